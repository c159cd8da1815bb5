import { describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { Speaker } from './devices.ts'
import { bestVoice } from './phone-voice.ts'
import { createTwoVoices } from './two-voices.ts'

const voice = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice

describe('the voice chosen', () => {
  it.each([
    [[voice('fr-FR'), voice('en-GB'), voice('en-IN')], 'en-IN', true],
    [[voice('en-IN', false), voice('en-IN')], 'en-IN', true],
    [[voice('en-US', false), voice('en-GB')], 'en-GB', true],
    [[voice('en_IN', false), voice('en-GB')], 'en_IN', false],
  ])('%#', (voices, lang, local) => expect(bestVoice(voices)).toEqual(voice(lang, local)))

  it('is none when none speaks English', () => expect(bestVoice([voice('hi-IN')])).toBeUndefined())
})

/** A phone whose voice says what the test lets it say, beside a speaker that notes what it is given. */
function twoVoices({ hasVoice = true } = {}) {
  const clock = createFakeClock()
  const saying: SpeechSynthesisUtterance[] = []
  const synthesis = {
    speak: (utterance: SpeechSynthesisUtterance) => void saying.push(utterance),
    cancel: vi.fn(),
    getVoices: () => [voice('en-IN')],
  }
  let sounds = 0
  const sound = {
    wake: async () => {},
    listen: vi.fn<Speaker['listen']>(),
    begin: vi.fn((_text: string) => ++sounds),
    play: vi.fn<Speaker['play']>(),
    hold: vi.fn(),
    resume: vi.fn(),
    flush: vi.fn(),
    skip: vi.fn(),
    waiting: () => 0,
    playing: () => false,
    setPace: vi.fn(),
  }
  const makeUtterance = (text: string) => ({ text }) as SpeechSynthesisUtterance
  const speaker = createTwoVoices({
    sound,
    clock,
    phone: hasVoice ? { synthesis, makeUtterance } : undefined,
  })
  const heard: string[] = []
  speaker.listen({ onSentence: (text, id) => heard.push(`${id} ${text}`), onIdle: () => heard.push('idle') })
  speaker.setVoice('phone')
  const event = {} as SpeechSynthesisEvent & SpeechSynthesisErrorEvent
  return {
    clock,
    synthesis,
    sound,
    speaker,
    heard,
    begins: () => saying.at(-1)?.onstart?.(event),
    ends: () => saying.at(-1)?.onend?.(event),
    fails: () => saying.at(-1)?.onerror?.(event),
    said: () => saying.map(({ text }) => text),
    last: () => saying.at(-1),
  }
}

describe('the phone’s own voice', () => {
  it('says one sentence after another and reports them as the product’s voice does', () => {
    const { speaker, begins, ends, said, heard } = twoVoices()
    speaker.begin('One.')
    speaker.begin('Two.')
    expect(said()).toEqual(['One.'])
    begins()
    ends()
    expect(said()).toEqual(['One.', 'Two.'])
    begins()
    ends()
    expect(heard).toEqual(['1 One.', '2 Two.', 'idle'])
    expect(speaker.playing()).toBe(false)
  })

  it('speaks at the shopper’s pace', () => {
    const { speaker, last } = twoVoices()
    speaker.setPace(1, 0.85)
    speaker.begin('Slowly.')
    expect(last()?.rate).toBe(0.85)
  })

  it('falls silent on hold and says the sentence again on resume', () => {
    const { speaker, synthesis, begins, said } = twoVoices()
    speaker.begin('One.')
    begins()
    speaker.hold()
    expect(synthesis.cancel).toHaveBeenCalled()
    expect(speaker.playing()).toBe(true)
    speaker.resume()
    expect(said()).toEqual(['One.', 'One.'])
  })

  it('skips to the next, and forgets everything when flushed', () => {
    const { speaker, begins, said, heard } = twoVoices()
    speaker.begin('One.')
    speaker.begin('Two.')
    begins()
    speaker.skip()
    expect(said()).toEqual(['One.', 'Two.'])
    begins()
    speaker.flush()
    expect(heard.at(-1)).toBe('idle')
    expect(speaker.waiting()).toBe(0)
  })

  it('pays no heed to the end of what it was silenced in', () => {
    const { speaker, begins, said, heard, last } = twoVoices()
    speaker.begin('One.')
    begins()
    const silenced = last()
    speaker.flush()
    speaker.begin('Two.')
    silenced?.onend?.({} as SpeechSynthesisEvent)
    expect(said()).toEqual(['One.', 'Two.'])
    expect(heard).toEqual(['1 One.', 'idle'])
  })
})

describe('a phone that cannot speak', () => {
  const pcm = new Int16Array(8)

  it.each([
    ['says nothing', ({ clock }: ReturnType<typeof twoVoices>) => clock.advance(1500)],
    ['reports an error', ({ fails }: ReturnType<typeof twoVoices>) => fails()],
  ])('that %s leaves it to the product’s voice, sentence and sound', (_, fail) => {
    const phone = twoVoices()
    phone.speaker.begin('One.')
    phone.speaker.play(pcm, 24_000)
    fail(phone)
    expect(phone.sound.begin).toHaveBeenCalledWith('One.')
    expect(phone.sound.play).toHaveBeenCalledWith(pcm, 24_000)
    phone.sound.listen.mock.calls[0]?.[0].onSentence('One.', 1)
    expect(phone.heard).toEqual(['1 One.'])
    phone.speaker.setVoice('phone')
    phone.speaker.begin('Two.')
    expect(phone.sound.begin).toHaveBeenLastCalledWith('Two.')
  })

  it('or has no such thing at all is never asked', () => {
    const { speaker, sound, clock } = twoVoices({ hasVoice: false })
    speaker.begin('One.')
    expect(sound.begin).toHaveBeenCalledWith('One.')
    expect(clock.pending()).toBe(0)
  })
})
