// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { JOURNEY_WAIT } from '../../src/core/constants.ts'
import { productOf } from '../../src/core/facts/product-of.test-help.ts'
import { screenSaid } from '../../src/core/texts/en/settings.ts'
import { spoken, spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { showPage } from './show-page.tsx'

const asked = (words: string) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text: words }] }], turn_complete: true },
})
const returning = {
  prepare: ({ set }: { set: (change: { returning: boolean }) => void }) => set({ returning: true }),
}

describe('the conversation', () => {
  it('is shown as it is heard, each sentence in one element', async () => {
    const { checking, tell, server, status, phone } = showPage(returning)
    await checking()
    await tell(() => server.say('Oat Crunch, 200 g.'))
    await tell(() => server.tell({ serverContent: { inputTranscription: { text: 'what is this' } } }))
    const log = screen.getByRole('log')
    expect(within(log).getByText('Oat Crunch, 200 g.')).toBeTruthy()
    expect(log.textContent).toContain('You: what is this')
    expect(log.getAttribute('aria-live')).toBe('off')
    expect(status()).toBe('Speaking...')
    await tell(phone.silence)
    expect(status()).toBe('Connected')
  })

  it.each([
    ['What is this?', 'what is this', false],
    ['Use-by date', 'use by date', false],
    ['Ingredients', 'ingredients', true],
    ['Allergens', 'allergens', true],
    ['Nutrition', 'nutrition', true],
    ['Repeat', 'repeat', false],
    ['That is wrong', 'that is wrong', false],
    ['Help', 'help', true],
  ])('%s says "%s"', async (label, words, more) => {
    const { checking, choose, sent, log } = showPage(returning)
    await checking()
    if (more) await choose('More')
    await choose(label)
    expect(sent()).toContainEqual(asked(words))
    expect(log()).toContain(`You: ${label}`)
  })

  it('hides the rest of the choices under More', async () => {
    const { checking, choose } = showPage(returning)
    await checking()
    const more = screen.getByRole('button', { name: 'More' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('button', { name: 'Allergens' })).toBeNull()
    await choose('More')
    expect(more.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: 'Allergens' })).toBeTruthy()
  })

  it('keeps More open under the second tap of a double tap', async () => {
    const { checking, user } = showPage(returning)
    await checking()
    const more = screen.getByRole('button', { name: 'More' })
    await user.dblClick(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    await user.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('false')
  })

  it('opens More by words, says what stands there, and closes it by words and with the next question', async () => {
    const { welcomed, tell, server, store, heardOut } = showPage({ storeId: '1', ...returning })
    await welcomed()
    const more = () => screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')
    const hear = async (text: string, meaning: string) => {
      await tell(() => server.hear(text, meaning))
      await heardOut()
      return store.get().lines.at(-1)?.text
    }
    const focused = document.activeElement
    expect(await hear('more', 'page')).toBe('And Quieter, Sounds, Lock screen and Start again.')
    expect(store.get().lines.map(({ text }) => text)).toContain(
      'You can also say: Biscuits, Back, What is this, Slower, Faster and Louder.',
    )
    expect(more()).toBe('true')
    expect(screen.getByRole('button', { name: 'Slower' })).toBeTruthy()
    expect(document.activeElement).toBe(focused)
    await hear('read the choices', 'page')
    expect(store.get().lines.map(({ text }) => text)).toContain(
      'You can say: Continue, Not required, Repeat, Help and Pause.',
    )
    expect(await hear('close more', 'page')).toBe(screenSaid.moreClosed)
    expect(more()).toBe('false')
    await hear('open more', 'page')
    await hear('not required', 'notRequired')
    expect(more()).toBe('false')
  })

  it('with a product in hand tells how to hear more of it, since "more" may mean that', async () => {
    const { checking, tell, server, log, heardOut } = showPage(returning)
    await checking()
    await tell(() => server.say('Oat Crunch.', { about: [{ product: productOf({ id: 'p7' }) }] }))
    await heardOut()
    await tell(() => server.hear('more', 'page', { question: 'checking' }))
    await heardOut()
    expect(log()).toContain(screenSaid.aboutProduct)
    expect(log()).toContain('Large picture')
  })

  it('leaves to the visit what nothing on the screen answers to: "try now" has a pack looked at', async () => {
    const { checking, tell, server, sent } = showPage(returning)
    await checking()
    await tell(() => server.hear('try now', 'page', { question: 'checking' }))
    expect(sent()).toContainEqual(asked('try now'))
    await tell(() => server.hear('move left', 'page', { question: 'checking' }))
    expect(sent()).toContainEqual(asked('move left'))
  })

  it('"try now" opens again what is away, and says so', async () => {
    const { checking, tell, server, phone, log, heardOut } = showPage(returning)
    await checking()
    phone.faults.camera = 'busy'
    await tell(() => phone.loseCamera())
    await tell(() => server.tell({ look: { open: true, id: 'a' } }))
    await heardOut()
    screen.getByRole('button', { name: 'Try now' })
    const tries = () => phone.order.filter((what) => what === 'camera').length
    const before = tries()
    await tell(() => server.hear('try now', 'page', { question: 'checking' }))
    expect(tries()).toBe(before + 1)
    await heardOut()
    expect(log()).toContain(screenSaid.retry)
  })

  it('sends sound in tenths of a second', async () => {
    const { checking, tell, phone, sent } = showPage(returning)
    await checking()
    expect(phone.pieceSamples()).toBe(1600)
    await tell(() => phone.hearSound(1600))
    const chunk = { mime_type: 'audio/pcm', data: expect.stringMatching(/^A{4264,}=*$/) }
    expect(sent().at(-1)).toEqual({ realtime_input: { media_chunks: [chunk] } })
  })
})

describe('stop', () => {
  it('silences the voice', async () => {
    const { checking, tell, server, choose, phone, sent, status } = showPage(returning)
    await checking()
    await tell(() => server.say('A long sentence.', { id: 'a', last: false }))
    await choose('Stop')
    expect(phone.spies.speaker.drop).toHaveBeenCalledWith(['a'])
    expect(sent()).toContainEqual({ played: { id: 'a', ms: 0, interrupted: true } })
    expect(status()).not.toBe('Disconnected')
  })

  it('pauses in silence: devices and socket off, and says so', async () => {
    const { checking, choose, phone, server, log, status, pass } = showPage(returning)
    await checking()
    await pass(JOURNEY_WAIT.lateStopMs)
    await choose('Stop')
    await pass(25)
    expect(status()).toBe('Disconnected')
    expect(log()).toContain(spokenTexts['idle.paused'])
    expect(phone.spies.microphoneClosed).toHaveBeenCalled()
    expect(phone.spies.cameraClosed).toHaveBeenCalled()
    expect(server.live()?.readyState).toBe(3)
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })

  it('"pause" heard in silence pauses', async () => {
    const { checking, tell, server, status } = showPage(returning)
    await checking()
    await tell(() => server.hear('pause', 'pause'))
    expect(status()).toBe('Disconnected')
  })

  it('"stop" heard in silence says so first, and "no" undoes it', async () => {
    const { checking, tell, server, status, pass, log, heardOut, sent } = showPage(returning)
    await checking()
    await tell(() => server.hear('stop', 'stop'))
    await heardOut()
    expect(log()).toContain(spokenTexts['stop.confirm'])
    await tell(() => server.hear('no', 'no'))
    await heardOut()
    await pass(10_000)
    expect(status()).toBe('Connected')
    expect(sent().filter((frame) => 'shopper_session' in frame)).toHaveLength(3)
    await tell(() => server.hear('stop', 'stop'))
    await heardOut()
    await pass(10_000)
    expect(status()).toBe('Disconnected')
  })

  it('"stop" heard over the voice only silences', async () => {
    const { checking, tell, server, status, phone, pass } = showPage(returning)
    await checking()
    await tell(() => server.say('A long sentence.'))
    await tell(() => phone.hearVoice(true))
    await tell(() => server.tell({ speech: { on: true } }))
    await tell(() => server.hear('stop', 'stop', { overVoice: true }))
    expect(status()).toBe('Connected')
    await pass(15_000)
    expect(status()).toBe('Connected')
  })

  it('is undone by the same button, without a second welcome', async () => {
    const { checking, choose, tell, server, pass, sent, store, heardOut } = showPage(returning)
    await checking()
    await pass(JOURNEY_WAIT.lateStopMs)
    await choose('Stop')
    await choose('Start talking')
    await pass(25)
    await tell(server.accept)
    const before = store.get().lines.length
    await pass(2500)
    await heardOut()
    expect(sent()).toContainEqual({ shopper_session: { mode: 'scan' } })
    const lines = store.get().lines.slice(before)
    expect(lines.map(({ text }) => text)).toEqual([spokenTexts.hi])
  })

  it('keeps the product through the pause, without beginning its look anew, and not for the next visit', async () => {
    const { checking, choose, tell, server, pass, sent, heardOut } = showPage(returning)
    const session = () => (sent()[0]?.setup as Record<string, unknown> | undefined)?.shopper_session
    const again = async () => {
      await choose('Start talking')
      await pass(25)
      await tell(server.accept)
    }
    await checking()
    const resume = { lastProductId: 'p7', lookFor: 'date', dateOffered: true }
    await tell(() => server.tell({ shopperSession: { resume } }))
    await pass(JOURNEY_WAIT.lateStopMs)
    await choose('Stop')
    await again()
    expect(session()).toMatchObject({ mode: 'echo', leads: true })
    expect(session()).toHaveProperty('resume', { lastProductId: 'p7', dateOffered: true })
    await pass(2500)
    await heardOut()
    await choose('Thank you')
    await heardOut()
    await pass(9000)
    await again()
    expect(session()).toMatchObject({ mode: 'echo', leads: true })
    expect(session()).not.toHaveProperty('resume')
  })
})

describe('speech over the voice', () => {
  it('holds it, and takes it up again when nothing follows', async () => {
    const { checking, tell, server, phone, pass } = showPage(returning)
    const { speaker } = phone.spies
    await checking()
    await tell(() => server.say('Contains wheat and milk.'))
    await tell(() => phone.hearVoice(true))
    expect(speaker.hold).toHaveBeenCalledOnce()
    await tell(() => phone.hearVoice(false))
    await pass(700)
    expect(speaker.resume).toHaveBeenCalledOnce()
  })

  it('waits for what the server makes of it, and goes on when that is nothing', async () => {
    const { checking, tell, server, phone, pass } = showPage(returning)
    const { speaker } = phone.spies
    await checking()
    await tell(() => server.say('Contains wheat and milk.'))
    await tell(() => phone.hearVoice(true))
    await tell(() => phone.hearVoice(false))
    await tell(() => server.tell({ speech: { on: true } }))
    await pass(1500)
    expect(speaker.resume).not.toHaveBeenCalled()
    await tell(() => server.hear('', null, { verdict: 'nothing' }))
    expect(speaker.resume).toHaveBeenCalledOnce()
  })

  it.each<[string, Parameters<typeof showPage>[0], (page: ReturnType<typeof showPage>) => Promise<unknown>]>([
    [
      'an answer',
      returning,
      ({ checking, tell, server }) => checking().then(() => tell(() => server.say('Milk.'))),
    ],
    ['a recording', returning, ({ talking, pass }) => talking().then(() => pass(2500))],
  ])('of others that goes on and on silences %s for two seconds', async (_, options, speak) => {
    const page = showPage(options)
    await speak(page)
    const { speaker } = page.phone.spies
    await page.tell(() => page.phone.hearVoice(true))
    expect(speaker.hold).toHaveBeenCalledOnce()
    await page.pass(300)
    await page.tell(() => page.server.tell({ speech: { on: true } }))
    await page.pass(1600)
    expect(speaker.resume).not.toHaveBeenCalled()
    await page.pass(100)
    expect(speaker.resume).toHaveBeenCalledOnce()
  })

  it('silences it the third time too, where it was not understood twice', async () => {
    const { talking, pass, tell, server, phone } = showPage(returning)
    const { speaker } = phone.spies
    await talking()
    await pass(2500)
    for (let turns = 1; turns <= 3; turns += 1) {
      await tell(() => phone.hearVoice(true))
      expect(speaker.hold).toHaveBeenCalledTimes(turns)
      await tell(() => server.tell({ speech: { on: true } }))
      await tell(() => phone.hearVoice(false))
      await tell(() => server.hear('over there', null, { verdict: 'askAgain', overVoice: true }))
    }
  })

  it('that began before it did is not talked over', async () => {
    const { checking, tell, server, phone } = showPage(returning)
    await checking()
    await tell(() => server.tell({ speech: { on: true } }))
    await tell(() => server.say('Contains wheat and milk.'))
    expect(phone.spies.speaker.hold).toHaveBeenCalledOnce()
    await tell(() => server.hear('', null, { verdict: 'nothing' }))
    expect(phone.spies.speaker.resume).toHaveBeenCalledOnce()
  })

  it('ends it when the words were for us, and nothing more of that answer is heard', async () => {
    const { checking, tell, server, phone, sent, log } = showPage(returning)
    await checking()
    await tell(() => server.say('Contains wheat and milk.', { id: 'a', turn: 4 }))
    await tell(() => phone.hearVoice(true))
    await tell(() => server.tell({ speech: { on: true } }))
    await tell(() => server.hear('how much sugar', 'contains sugar'))
    expect(phone.spies.speaker.drop).toHaveBeenCalledWith(['a'])
    expect(sent()).toContainEqual({ played: { id: 'a', ms: 0, interrupted: true } })
    await tell(() => server.say('And may contain nuts.', { turn: 4 }))
    await tell(() => server.say('12 grams of sugar.', { turn: 5 }))
    expect(log()).not.toContain('nuts')
    expect(log()).toContain('12 grams of sugar.')
  })

  it('a tap beside everything skips the sentence, and never pauses', async () => {
    const { checking, tell, server, phone, user, sent, status, container, log } = showPage(returning)
    await checking()
    phone.spies.speaker.drop.mockClear()
    await user.click(container)
    expect(phone.spies.speaker.drop).not.toHaveBeenCalled()
    await tell(() => server.say('A long sentence.', { id: 'a', turn: 1 }))
    await tell(() => server.say('And the next.', { id: 'b', turn: 1 }))
    await user.click(container)
    expect(phone.spies.speaker.drop).toHaveBeenCalledWith(['a'])
    expect(sent()).toContainEqual({ played: { id: 'a', ms: 0, interrupted: false } })
    expect(log()).toContain('And the next.')
    expect(status()).toBe('Speaking...')
  })
})

describe('ends', () => {
  it('with goodbye, nine seconds after it was heard', async () => {
    const { checking, choose, tell, phone, status, log, pass, heardOut } = showPage(returning)
    await checking()
    await choose('Thank you')
    await heardOut()
    expect(log()).toContain(spoken('thanks', { brand: 'Britannia' }))
    await tell(phone.silence)
    await pass(8500)
    expect(status()).toBe('Connected')
    await pass(500)
    expect(status()).toContain('Disconnected')
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })

  it('calls staff with a sound that is tapped away', async () => {
    const { checking, choose, tell, phone } = showPage(returning)
    await checking()
    await choose('More')
    await choose('Call staff')
    expect(phone.spies.siren.start).not.toHaveBeenCalled()
    await tell(phone.silence)
    expect(phone.spies.siren.start).toHaveBeenCalledOnce()
    await choose('Stop the sound')
    expect(phone.spies.siren.stop).toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Stop the sound' })).toBeNull()
  })

  it('sounds until it is tapped away, however long nobody comes; then the visit pauses as ever', async () => {
    const { checking, choose, tell, pass, heardOut, status, phone } = showPage(returning)
    await checking()
    await choose('More')
    await choose('Call staff')
    await tell(phone.silence)
    await pass(300_000)
    expect(phone.spies.siren.stop).not.toHaveBeenCalled()
    expect(status()).toBe('Connected')
    await choose('Stop the sound')
    await pass(55_000)
    await heardOut()
    await pass(24_000)
    expect(status()).toContain('Disconnected')
  })

  it.each([
    ['stop', 'stop'],
    ['stop the sound', 'page'],
    ['no staff needed', 'callOff'],
  ])('stops it at "%s", and is neither paused nor set otherwise by that', async (words, meaning) => {
    const { checking, tell, heardOut, server, store, phone, status, log } = showPage(returning)
    await checking()
    await tell(() => server.hear('call staff', 'callStaff'))
    await tell(phone.silence)
    expect(phone.spies.siren.start).toHaveBeenCalledOnce()
    await tell(() => server.hear(words, meaning))
    expect(phone.spies.siren.stop).toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Stop the sound' })).toBeNull()
    await heardOut()
    expect([status(), store.get().preferences.signs]).toEqual(['Connected', true])
    expect(log()).not.toContain('I will pause now')
  })

  it('stops the sound at a tap anywhere', async () => {
    const { checking, tell, server, user, container, phone } = showPage(returning)
    await checking()
    await tell(() => server.hear('call staff', 'callStaff'))
    expect(screen.getByRole('button', { name: 'Stop the sound' })).toBeTruthy()
    await user.click(container)
    expect(phone.spies.siren.stop).toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Stop the sound' })).toBeNull()
  })
})
