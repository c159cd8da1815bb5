// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { AsSpecified } from '../../src/core/contract/settings.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken, spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { showPage } from './show-page.tsx'

const options = {
  prepare: ({ set }: { set: (change: { returning: boolean }) => void }) => set({ returning: true }),
}
const showSpecified = (parts: Partial<AsSpecified> = {}) => {
  const asSpecified = { ...defaultSettings.asSpecified, transport: true, ...parts }
  const shown = showPage({ ...options, settings: { asSpecified } })
  const speeches = () => shown.server.sockets.filter(({ url }) => url.endsWith('/stt'))
  const microphones = () => shown.phone.order.filter((device) => device === 'microphone').length
  return { ...shown, speeches, speech: () => speeches().at(-1), microphones }
}
const turn = (text: string) => ({
  client_content: { turns: [{ role: 'user', parts: [{ text }] }], turn_complete: true },
})

describe('to the letter of the specification', () => {
  it('sends both first messages, echoes its texts after 2.5 s, then scans', async () => {
    const { talking, pass, sent, tell, phone, server, store, heardOut, choose } = showSpecified({
      everythingElse: true,
    })
    await talking()
    expect(sent()[0]).toEqual({ bearer_token: '', service_url: '' })
    expect(sent()[1]).toMatchObject({
      setup: {
        model: expect.stringContaining('gemini-2.0-flash-exp'),
        shopper_session: { mode: 'echo' },
      },
    })
    const welcome = spoken('welcome.home', { brand: 'Britannia' })
    await pass(2450)
    expect(sent()).not.toContainEqual(turn(welcome))
    await pass(50)
    expect(sent()).toContainEqual(turn(welcome))
    let turns = 0
    const echoed = async (text: string) => {
      turns += 1
      await tell(() => server.say(text, { id: `t${turns}`, owner: 'page', turn: turns }))
      await heardOut()
    }
    await echoed(welcome)
    expect(sent()).toContainEqual(turn(spokenTexts['place.ask']))
    await echoed(spokenTexts['place.ask'])
    expect(store.get().userJourney).toBe(true)
    await choose('Home')
    await echoed(spokenTexts.wait)
    expect(store.get().userJourney).toBe(false)
    await pass(500)
    await tell(server.accept)
    expect(sent()[1]).toMatchObject({ setup: { shopper_session: { mode: 'scan' } } })
    expect(phone.spies.microphoneClosed).not.toHaveBeenCalled()
  })

  it('gathers buffers of 4096 samples and sends them each second, to both sockets', async () => {
    const { talking, pass, phone, speech, sent } = showSpecified()
    await talking()
    expect(phone.pieceSamples()).toBe(4096)
    await pass(500)
    const before = sent().length
    for (let i = 0; i < 4; i++) phone.hearSound(4096)
    expect(sent()).toHaveLength(before)
    await pass(1000)
    const [sound] = (speech()?.sent ?? []).filter((message) => message instanceof Int16Array)
    expect(sound).toHaveLength(4 * 4096)
    expect(JSON.stringify(sent().slice(before))).toContain('audio/pcm')
  })

  it("tells a fault by the browser's own alert too, once, and nothing that the product says in its own words", async () => {
    const { talking, pass, phone, server, tell } = showSpecified({ everythingElse: true })
    phone.faults.camera = 'denied'
    await talking()
    await pass(1000)
    expect(phone.spies.alert.mock.calls).toEqual([[screenTexts.cameraDenied]])
    await tell(() => server.drop())
    await pass(10)
    expect(phone.spies.alert.mock.calls.slice(1)).toEqual([[screenTexts.connectionClosed]])
  })

  it('sends a picture each second all the time', async () => {
    const { talking, pass, sent } = showSpecified()
    await talking()
    await pass(5000)
    const pictures = sent().filter((message) => JSON.stringify(message).includes('image/jpeg'))
    expect(pictures.length).toBeGreaterThanOrEqual(5)
    expect(pictures.length).toBeLessThanOrEqual(6)
  })

  it.each(['Audio Timeout Error: too slow', 'Cannot call write after a stream was destroyed'])(
    '"%s" takes the microphone down and up again, and what it hears is heard anew',
    async (message) => {
      const { talking, pass, tell, phone, speech, microphones } = showSpecified()
      await talking()
      await tell(() => {
        speech()?.onopen?.()
        for (let i = 0; i < 2; i++)
          speech()?.onmessage?.({ data: JSON.stringify({ type: 'error', message }) })
      })
      expect(speech()?.sent).toEqual(['start', 'stop'])
      expect(phone.spies.microphoneClosed).toHaveBeenCalledOnce()
      await pass(1000)
      expect(microphones()).toBe(2)
      for (let i = 0; i < 2; i++) {
        phone.hearSound(4096)
        await pass(1000)
      }
      const sound = expect.any(Int16Array)
      expect(speech()?.sent).toEqual(['start', 'stop', 'start', sound, sound])
    },
  )

  it('takes the microphone down with the connection, and up again with it', async () => {
    const shown = showSpecified({ everythingElse: true })
    const { talking, pass, tell, phone, server, sent, microphones } = shown
    await talking()
    phone.hearSound(4096)
    await tell(() => server.drop(1006, true))
    expect(phone.spies.microphoneClosed).toHaveBeenCalledOnce()
    await tell(phone.loseMicrophone)
    await pass(1000)
    expect(microphones()).toBe(1)
    await tell(server.accept)
    await pass(1500)
    expect(microphones()).toBe(2)
    expect(JSON.stringify(sent())).not.toContain('audio/pcm')
  })

  it('keeps the microphone where only the transport is the specification’s', async () => {
    const { talking, tell, phone, server } = showSpecified()
    await talking()
    await tell(() => server.drop(1006, true))
    expect(phone.spies.microphoneClosed).not.toHaveBeenCalled()
  })

  it('the speech socket comes back beside the live one', async () => {
    const { talking, pass, tell, phone, server, speech, speeches } = showSpecified()
    await talking()
    const before = speech()
    await tell(() => server.drop())
    await pass(500)
    await tell(server.accept)
    expect(speeches()).toHaveLength(2)
    expect(before?.readyState).toBe(3)
    await tell(() => speech()?.onopen?.())
    phone.hearSound(4096)
    await pass(1000)
    expect(speech()?.sent).toEqual(['start', expect.any(Int16Array)])
  })
})
