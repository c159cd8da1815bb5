// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mainChoices, moreChoices } from '../../src/core/session/choices.ts'
import { spoken, spokenTexts } from '../../src/core/texts/spoken.ts'
import { showPage } from './show-page.tsx'

const asked = (words: string) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text: words }] }], turn_complete: true },
})
const heard = (text: string) => ({ serverContent: { inputTranscription: { text } } })
const returning = {
  prepare: ({ set }: { set: (change: { returning: boolean }) => void }) => set({ returning: true }),
}

describe('the conversation', () => {
  it('is shown as it is heard, each sentence in one element', async () => {
    const { talking, tell, server, status, phone } = showPage(returning)
    await talking()
    await tell(() => server.say('Oat Crunch, 200 g.'))
    await tell(() => server.tell(heard('what is this')))
    const log = screen.getByRole('log')
    expect(within(log).getByText('Oat Crunch, 200 g.')).toBeTruthy()
    expect(log.textContent).toContain('You: what is this')
    expect(log.getAttribute('aria-live')).toBe('off')
    expect(status()).toBe('Speaking...')
    await tell(phone.silence)
    expect(status()).toBe('Connected')
  })

  it.each([...mainChoices, ...moreChoices])('$label says "$words"', async ({ label, words }) => {
    const { talking, choose, sent, log } = showPage(returning)
    await talking()
    if (moreChoices.some((choice) => choice.label === label)) await choose('More')
    await choose(label)
    expect(sent()).toContainEqual(asked(words))
    expect(log()).toContain(`You: ${label}`)
  })

  it('hides the rest of the choices under More', async () => {
    const { talking, choose } = showPage(returning)
    await talking()
    const more = screen.getByRole('button', { name: 'More' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'Allergens' })).toBeNull()
    await choose('More')
    expect(more.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: 'Allergens' })).toBeTruthy()
  })

  it('sends sound in tenths of a second', async () => {
    const { talking, tell, phone, sent } = showPage(returning)
    await talking()
    expect(phone.pieceSamples()).toBe(1600)
    await tell(() => phone.hearSound(1600))
    const chunk = { mime_type: 'audio/pcm', data: expect.stringMatching(/^A{4264,}=*$/) }
    expect(sent().at(-1)).toEqual({ realtime_input: { media_chunks: [chunk] } })
  })
})

describe('stop', () => {
  it('silences the voice', async () => {
    const { talking, tell, server, choose, phone, sent, status } = showPage(returning)
    await talking()
    await tell(() => server.say('A long sentence.'))
    await choose('Stop')
    expect(phone.spies.speaker.flush).toHaveBeenCalled()
    expect(sent()).toContainEqual(asked('stop'))
    expect(status()).not.toBe('Disconnected')
  })

  it('pauses in silence: devices and socket off, and says so', async () => {
    const { talking, choose, phone, server, log, status, pass } = showPage(returning)
    await talking()
    await choose('Stop')
    await pass(25)
    expect(status()).toBe('Disconnected')
    expect(log()).toContain(spokenTexts['idle.paused'])
    expect(phone.spies.microphoneClosed).toHaveBeenCalled()
    expect(phone.spies.cameraClosed).toHaveBeenCalled()
    expect(server.live()?.readyState).toBe(3)
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })

  it.each([['stop'], ['pause']])('"%s" heard in silence pauses', async (word) => {
    const { talking, tell, server, status } = showPage(returning)
    await talking()
    await tell(() => server.tell(heard(word)))
    expect(status()).toBe('Disconnected')
  })

  it('"stop" heard over the voice only silences', async () => {
    const { talking, tell, server, status, phone } = showPage(returning)
    await talking()
    await tell(() => server.say('A long sentence.'))
    await tell(() => phone.hearVoice(true))
    await tell(() => server.tell({ serverContent: { interrupted: true } }))
    await tell(() => server.tell(heard('stop')))
    expect(status()).not.toBe('Disconnected')
  })

  it('is undone by the same button, without a second welcome', async () => {
    const { talking, choose, tell, server, pass, sent } = showPage(returning)
    await talking()
    await choose('Stop')
    await choose('Start talking')
    await pass(25)
    await tell(server.accept)
    expect(sent()).toContainEqual({ say: { text: spokenTexts.hi } })
    expect(JSON.stringify(sent())).not.toContain('Welcome')
  })
})

describe('speech over the voice', () => {
  it('holds it, and takes it up again when nothing follows', async () => {
    const { talking, tell, server, phone, pass } = showPage(returning)
    const { speaker } = phone.spies
    await talking()
    await tell(() => server.say('Contains wheat and milk.'))
    await tell(() => phone.hearVoice(true))
    expect(speaker.hold).toHaveBeenCalledOnce()
    await tell(() => phone.hearVoice(false))
    await pass(700)
    expect(speaker.resume).toHaveBeenCalledOnce()
  })

  it('ends it when the server heard words', async () => {
    const { talking, tell, server, phone, pass } = showPage(returning)
    const { speaker } = phone.spies
    await talking()
    await tell(() => server.say('Contains wheat and milk.'))
    await tell(() => phone.hearVoice(true))
    speaker.flush.mockClear()
    await tell(() => server.tell({ serverContent: { interrupted: true } }))
    await pass(5000)
    expect(speaker.flush).toHaveBeenCalled()
    expect(speaker.resume).not.toHaveBeenCalled()
  })

  it('a tap beside everything skips the sentence, and never pauses', async () => {
    const { talking, tell, server, phone, user, sent, status, container } = showPage(returning)
    await talking()
    await user.click(container)
    expect(phone.spies.speaker.skip).not.toHaveBeenCalled()
    await tell(() => server.say('A long sentence.'))
    await user.click(container)
    expect(phone.spies.speaker.skip).toHaveBeenCalledOnce()
    expect(sent()).toContainEqual(asked('skip'))
    expect(status()).toBe('Speaking...')
  })
})

describe('ends', () => {
  it('with goodbye, once it was heard', async () => {
    const { talking, tell, server, phone, status } = showPage(returning)
    await talking()
    await tell(() => server.say(spoken('thanks', { brand: 'Britannia' })))
    expect(status()).toBe('Speaking...')
    await tell(phone.silence)
    expect(status()).toContain('Disconnected')
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })

  it('calls staff with a sound that is tapped away', async () => {
    const { talking, choose, tell, phone } = showPage(returning)
    await talking()
    await choose('More')
    await choose('Call staff')
    expect(phone.spies.siren.start).not.toHaveBeenCalled()
    await tell(phone.silence)
    expect(phone.spies.siren.start).toHaveBeenCalledOnce()
    await choose('Stop the sound')
    expect(phone.spies.siren.stop).toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Stop the sound' })).toBeNull()
  })

  it('stops the sound at a tap anywhere', async () => {
    const { talking, tell, server, user, container, phone } = showPage(returning)
    await talking()
    await tell(() => server.tell(heard('call staff')))
    expect(screen.getByRole('button', { name: 'Stop the sound' })).toBeTruthy()
    await user.click(container)
    expect(phone.spies.siren.stop).toHaveBeenCalled()
    expect(phone.spies.speaker.skip).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Stop the sound' })).toBeNull()
  })
})
