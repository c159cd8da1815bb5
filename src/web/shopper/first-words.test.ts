import { expect, it } from 'vitest'
import { settled } from '../../../test/fake-clock.ts'
import { createFakePhone } from '../../../test/web/fake-devices.ts'
import { SLOW_AFTER_MS } from '../../core/constants.ts'
import { initialPageState } from '../../core/page/page-state.ts'
import { firstWords } from '../../core/texts/en/first-words.ts'
import { screenTexts } from '../../core/texts/en/screen.ts'
import { addressesFor } from '../live/addresses.ts'
import { defaultSettings } from '../settings.ts'
import { AFTER_CHIME_MS, BREATH_MS, SLOW_AGAIN_MS, sayFirstWords } from './first-words.ts'
import { createPageStore } from './page.ts'

const TEXT = firstWords['perm.microphone']
const wav = { pcm: new Int16Array(2400), rateHz: 24_000 }

interface Meeting {
  returning?: boolean
  granted?: boolean
  language?: 'hi-IN'
  readsOnly?: boolean
  literal?: boolean
  /** Whether the recording comes, and the prompt about motion is answered. */
  recording?: boolean | Promise<true>
  motion?: Promise<'granted'>
}

async function tapped(meeting: Meeting = {}) {
  const phone = createFakePhone()
  const { devices, clock, spies } = phone
  const store = createPageStore(initialPageState(null))
  store.dispatch({ type: 'visitorKnown', firstTime: !meeting.returning })
  if (meeting.language) store.dispatch({ type: 'language', language: meeting.language })
  if (meeting.readsOnly)
    store.dispatch({ type: 'assistant', assistant: { ...store.get().assistant, modality: 'TEXT' } })
  devices.permissions.granted = async () => meeting.granted ?? false
  const asSpecified = { ...defaultSettings.asSpecified, transport: meeting.literal ?? false }
  const settings = { ...defaultSettings, asSpecified }
  const page = {
    ...{ settings, devices, store, storeId: null, at: null },
    ...{ addresses: addressesFor(settings, new URL('http://localhost/')) },
    ...{ fetch: fetch, openSocket: () => ({}) as never },
  }
  let hushed = 0
  const first = sayFirstWords(page, {
    motionAsked: meeting.motion ?? Promise.resolve('granted'),
    recordings: { get: async () => ((await meeting.recording) === false ? undefined : wav) },
    onSpeech: () => {
      hushed += 1
    },
  })
  const pass = async (ms: number) => {
    await settled()
    clock.advance(ms)
    await settled()
  }
  const lines = () => store.get().lines.map(({ text }) => text)
  const notices = () => store.get().notices.map(({ text }) => text)
  return { first, phone, spies, pass, lines, notices, hushed: () => hushed }
}

it('says and shows what the phone will ask, behind the chime, and waits until it is heard', async () => {
  const { first, phone, spies, pass, lines, hushed } = await tapped()
  await pass(AFTER_CHIME_MS - 1)
  expect(lines()).toEqual([])
  await pass(1)
  expect(lines()).toEqual([TEXT])
  expect(spies.speaker.play).toHaveBeenCalledWith(wav.pcm, wav.rateHz)
  expect(hushed()).toBe(1)
  let over: boolean | undefined
  void first.over().then((said) => {
    over = said
  })
  await settled()
  expect(over).toBeUndefined()
  phone.silence()
  await settled()
  expect(over).toBe(true)
})

it('is not waited for where it is never heard to its end', async () => {
  const { first, pass } = await tapped()
  await pass(AFTER_CHIME_MS)
  const over = first.over()
  await pass(15_000)
  expect(await over).toBe(true)
})

it('is silenced by a tap', async () => {
  const { first, spies, pass } = await tapped()
  await pass(AFTER_CHIME_MS)
  first.skip()
  expect(spies.speaker.drop).toHaveBeenCalledWith(['first'])
  expect(await first.over()).toBe(true)
})

it('is heard to its end before that it takes long is told', async () => {
  const { first, phone, spies, pass } = await tapped()
  await pass(AFTER_CHIME_MS)
  await pass(10_000)
  expect(spies.speaker.say).not.toHaveBeenCalled()
  phone.silence()
  await settled()
  expect(spies.speaker.say).toHaveBeenCalledWith(screenTexts.lateLoading)
  expect(await first.over()).toBe(true)
  await pass(SLOW_AGAIN_MS)
  expect(spies.speaker.say).toHaveBeenCalledTimes(1)
})

it('takes the place of that it takes long, where it came later', async () => {
  let come = (_: true) => {}
  const recording = new Promise<true>((resolve) => {
    come = resolve
  })
  const { spies, pass, lines } = await tapped({ recording })
  await pass(SLOW_AFTER_MS)
  expect(spies.speaker.say).toHaveBeenCalledWith(screenTexts.lateLoading)
  come(true)
  await pass(1)
  expect(spies.speaker.drop).toHaveBeenLastCalledWith(['slow'])
  expect(lines()).toEqual([TEXT])
})

it.each([true, false])(
  'that it takes long is told a breath after the prompt about motion, to who returns: %s',
  async (returning) => {
    let answer = (_: 'granted') => {}
    const motion = new Promise<'granted'>((resolve) => {
      answer = resolve
    })
    const { phone, spies, pass, notices } = await tapped({ motion, returning })
    await pass(SLOW_AFTER_MS)
    await pass(SLOW_AGAIN_MS)
    expect(notices()).toEqual([])
    expect(spies.speaker.say).not.toHaveBeenCalled()
    answer('granted')
    await pass(BREATH_MS - 1)
    expect(notices()).toEqual([])
    await pass(1)
    phone.silence()
    await settled()
    expect(notices()).toEqual([screenTexts.lateLoading])
    expect(spies.speaker.say.mock.calls).toEqual([[screenTexts.lateLoading]])
    await pass(SLOW_AGAIN_MS)
    expect(spies.speaker.say).toHaveBeenCalledTimes(2)
  },
)

it('that it takes long is not told under the prompt where somebody taps, or after it once the visit is here', async () => {
  let answer = (_: 'granted') => {}
  const motion = new Promise<'granted'>((resolve) => {
    answer = resolve
  })
  const { first, spies, pass, notices } = await tapped({ motion, returning: true })
  await pass(SLOW_AFTER_MS)
  first.skip()
  expect(notices()).toEqual([])
  answer('granted')
  await settled()
  await first.over()
  await pass(SLOW_AGAIN_MS)
  expect(notices()).toEqual([])
  expect(spies.speaker.say).not.toHaveBeenCalled()
})

it('is left to the visit where somebody taps before it begins', async () => {
  const { first, pass, lines } = await tapped()
  first.skip()
  await pass(5000)
  expect(lines()).toEqual([])
  expect(await first.over()).toBe(false)
})

it('is left to the visit that is here before it begins', async () => {
  const { first, pass, lines } = await tapped()
  await pass(AFTER_CHIME_MS - 1)
  expect(await first.over()).toBe(false)
  await pass(5000)
  expect(lines()).toEqual([])
})

it('waits for the answer about motion: nothing is said under a prompt', async () => {
  let answer = (_: 'granted') => {}
  const motion = new Promise<'granted'>((resolve) => {
    answer = resolve
  })
  const { pass, lines } = await tapped({ motion })
  await pass(5000)
  expect(lines()).toEqual([])
  answer('granted')
  await pass(1)
  expect(lines()).toEqual([TEXT])
})

it.each<[string, Meeting]>([
  ['who was here before', { returning: true }],
  ['whose phone will not ask', { granted: true }],
  ['who hears another language', { language: 'hi-IN' }],
  ['who reads', { readsOnly: true }],
  ['on the specification’s page', { literal: true }],
  ['without its recording', { recording: false }],
])('is not for somebody %s', async (_, meeting) => {
  const { first, pass, lines } = await tapped(meeting)
  await pass(5000)
  expect(lines()).toEqual([])
  expect(await first.over()).toBe(false)
})
