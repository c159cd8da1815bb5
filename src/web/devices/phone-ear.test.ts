import { expect, it, vi } from 'vitest'
import { browserPhoneEar } from './browser-phone-ear.ts'
import type { PhoneEar } from './phone-ear.ts'
import { listenBy, type Recognition, type RecognitionMaker } from './phone-ear.ts'

/** A browser's recogniser that the test plays. */
function browser(available?: RecognitionMaker['available'], starts = () => {}) {
  const made: Recognition[] = []
  class Fake implements Recognition {
    lang = ''
    continuous = false
    interimResults = true
    onresult: Recognition['onresult'] = null
    onerror: Recognition['onerror'] = null
    onend: Recognition['onend'] = null
    start = starts
    abort = vi.fn()
    static available = available
    constructor() {
      made.push(this)
    }
  }
  const listen: PhoneEar['listen'] = (language, on) => listenBy(Fake as RecognitionMaker, language, on)
  return { made, listen }
}
const events = () => ({ heard: vi.fn(), ended: vi.fn() })
const begun = async (played: ReturnType<typeof browser>, on = events()) => {
  const line = played.listen('hi-IN', on)
  await vi.waitFor(() => expect(played.made).toHaveLength(1))
  return { line, on, recognition: played.made[0] as Recognition }
}
const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal })

it.each([
  ['available', true],
  ['downloadable', undefined],
  ['unavailable', undefined],
])('keeps the sound on a phone whose recogniser is %s there: %s', async (answer, here) => {
  const { recognition } = await begun(browser(async () => answer))
  expect(recognition).toMatchObject({ lang: 'hi-IN', continuous: true, interimResults: false })
  expect(recognition.processLocally).toBe(here)
})

it('hands on whole sentences, once each', async () => {
  const { on, recognition } = await begun(browser())
  recognition.onresult?.({ resultIndex: 0, results: [result(' फिर से ', true), result('यह', false)] })
  recognition.onresult?.({ resultIndex: 1, results: [result('फिर से', true), result('यह क्या है', true)] })
  expect(on.heard.mock.calls).toEqual([['फिर से'], ['यह क्या है']])
})

it.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['language-not-supported', 'language'],
  ['network', 'network'],
  ['no-speech', undefined],
  ['aborted', 'ends'],
  ['bad-grammar', 'ends'],
])('ends after %s as %s', async (error, fault) => {
  const { on, recognition } = await begun(browser())
  recognition.onerror?.({ error })
  recognition.onend?.()
  expect(on.ended.mock.calls).toEqual([[fault]])
})

it.each([
  [true, undefined],
  [false, 'ends'],
])('that ends without a word of why has heard something (%s), or did nothing', async (heard, fault) => {
  const { on, recognition } = await begun(browser())
  if (heard) recognition.onresult?.({ resultIndex: 0, results: [result('yes', true)] })
  recognition.onend?.()
  expect(on.ended.mock.calls).toEqual([[fault]])
})

it('ends where the browser will not begin, and says nothing once it was stopped', async () => {
  const refusing = browser(undefined, () => {
    throw new Error('not now')
  })
  const { on } = await begun(refusing)
  expect(on.ended).toHaveBeenCalledWith('refused')
  const { line, on: other, recognition } = await begun(browser())
  line.stop()
  recognition.onend?.()
  expect(recognition.abort).toHaveBeenCalled()
  expect(other.ended).not.toHaveBeenCalled()
})

it('is not offered by a browser that has none', async () => {
  const on = events()
  browserPhoneEar.listen('en-IN', on)
  expect(browserPhoneEar.offered()).toBe(false)
  expect(await browserPhoneEar.hearsHere('en-IN')).toBe(false)
  await vi.waitFor(() => expect(on.ended).toHaveBeenCalledWith('language'))
})
