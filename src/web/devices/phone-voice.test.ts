import { describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { Speaker } from './devices.ts'
import { bestVoice } from './phone-voices.ts'
import { createVoices } from './voices.ts'

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
function twoVoices({ hasVoice = true, isLocal = true, languages = ['en-IN'] } = {}) {
  const clock = createFakeClock()
  const saying: SpeechSynthesisUtterance[] = []
  const synthesis = {
    speak: (utterance: SpeechSynthesisUtterance) => void saying.push(utterance),
    cancel: vi.fn(),
    getVoices: () => languages.map((lang) => voice(lang, isLocal)),
  }
  let sounds = true
  const there = { seen: true, works: true }
  const listeners = new Set<(on: boolean) => void>()
  const onChange = (listener: (on: boolean) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const sound = {
    sounds: () => sounds,
    wake: async () => {},
    listen: vi.fn<Speaker['listen']>(),
    begin: vi.fn<Speaker['begin']>(),
    play: vi.fn<Speaker['play']>(),
    end: vi.fn<Speaker['end']>(),
    drop: vi.fn<Speaker['drop']>(),
    hold: vi.fn(),
    resume: vi.fn(),
    setPace: vi.fn(),
    setVolume: vi.fn(),
  }
  const makeUtterance = (text: string) => ({ text }) as SpeechSynthesisUtterance
  const speaker = createVoices({
    sound,
    clock,
    visibility: { seen: () => there.seen, onChange },
    state: { works: () => there.works, onChange },
    phone: hasVoice ? { synthesis, makeUtterance } : undefined,
  })
  const heard: string[] = []
  speaker.listen({ began: (id) => heard.push(`${id} began`), ended: (id) => heard.push(`${id} ended`) })
  speaker.setVoice('phone')
  const event = {} as SpeechSynthesisEvent & SpeechSynthesisErrorEvent
  return {
    clock,
    synthesis,
    sound,
    /** There is no sound to be had, or it is had again. */
    setSound(on: boolean) {
      sounds = on
    },
    /** Another app has the screen or the sound, or gives it back. */
    set(what: keyof typeof there, on: boolean) {
      there[what] = on
      for (const listener of listeners) listener(on)
    },
    speaker,
    heard,
    begins: () => saying.at(-1)?.onstart?.(event),
    reaches: (charIndex: number) => saying.at(-1)?.onboundary?.({ charIndex } as SpeechSynthesisEvent),
    ends: () => saying.at(-1)?.onend?.(event),
    fails: (error?: string) => saying.at(-1)?.onerror?.({ ...event, error } as SpeechSynthesisErrorEvent),
    said: () => saying.map(({ text }) => text),
    last: () => saying.at(-1),
  }
}

describe('the phone’s own voice', () => {
  it('says one sentence after another and reports them as the product’s voice does', () => {
    const { speaker, begins, ends, said, heard, clock } = twoVoices()
    speaker.begin('a', 'One.')
    speaker.begin('b', 'Two.')
    expect(said()).toEqual(['One.'])
    begins()
    ends()
    expect(said()).toEqual(['One.', 'Two.'])
    begins()
    ends()
    expect(heard).toEqual(['a began', 'a ended', 'b began', 'b ended'])
    expect(clock.pending()).toBe(0)
  })

  it('speaks at the shopper’s pace', () => {
    const { speaker, last } = twoVoices()
    speaker.setPace(0.85)
    speaker.begin('a', 'Slowly.')
    expect(last()?.rate).toBe(0.85)
  })

  it('speaks as loud as the shopper likes it, with room above the usual', () => {
    const { speaker, sound, last } = twoVoices()
    speaker.begin('a', 'Usual.')
    expect(last()?.volume).toBe(0.7)
    speaker.setVolume(2.5)
    speaker.drop(['a'])
    speaker.begin('b', 'Loud.')
    expect(last()?.volume).toBe(1)
    expect(sound.setVolume).toHaveBeenCalledWith(2.5)
  })

  it('goes on after a hold with the word that was cut, where the phone tells which', () => {
    const { speaker, begins, reaches, ends, said, heard } = twoVoices()
    speaker.begin('a', 'Contains milk, wheat and nuts.')
    begins()
    reaches(15)
    speaker.hold()
    speaker.resume()
    begins()
    reaches(10)
    speaker.hold()
    speaker.resume()
    expect(said()).toEqual(['Contains milk, wheat and nuts.', 'wheat and nuts.', 'nuts.'])
    begins()
    ends()
    expect(heard.at(-1)).toBe('a ended')
  })

  it('falls silent on hold and says the sentence again on resume', () => {
    const { speaker, synthesis, begins, said, heard } = twoVoices()
    speaker.begin('a', 'One.')
    begins()
    speaker.hold()
    expect(synthesis.cancel).toHaveBeenCalled()
    expect(heard).toEqual(['a began'])
    speaker.resume()
    expect(said()).toEqual(['One.', 'One.'])
  })

  it('goes on with the next when one is dropped, and says nothing of what was', () => {
    const { speaker, begins, said, heard } = twoVoices()
    speaker.begin('a', 'One.')
    speaker.begin('b', 'Two.')
    begins()
    speaker.drop(['a'])
    expect(said()).toEqual(['One.', 'Two.'])
    begins()
    speaker.drop(['b'])
    expect(heard).toEqual(['a began', 'b began'])
  })

  it('pays no heed to the end of what it was silenced in', () => {
    const { speaker, begins, said, heard, last } = twoVoices()
    speaker.begin('a', 'One.')
    begins()
    const silenced = last()
    speaker.drop(['a'])
    speaker.begin('b', 'Two.')
    silenced?.onend?.({} as SpeechSynthesisEvent)
    expect(said()).toEqual(['One.', 'Two.'])
    expect(heard).toEqual(['a began'])
  })

  it('is over when there was time enough, on phones that report no end', () => {
    const { speaker, begins, heard, clock } = twoVoices()
    speaker.setPace(0.7)
    speaker.begin('a', 'Please wait.')
    begins()
    const atOwnPaceMs = (500 + 'Please wait.'.length * 55) * 1.5 + 1500
    clock.advance(atOwnPaceMs)
    expect(heard).toEqual(['a began'])
    clock.advance(1000)
    expect(heard).toEqual(['a began', 'a ended'])
    expect(clock.pending()).toBe(0)
  })
})

describe('a phone that cannot speak', () => {
  const pcm = new Int16Array(8)

  it.each([
    ['says nothing', ({ clock }: ReturnType<typeof twoVoices>) => clock.advance(1500)],
    ['reports an error', ({ fails }: ReturnType<typeof twoVoices>) => fails()],
  ])('that %s leaves it to the product’s voice, sentence and sound', (_, fail) => {
    const phone = twoVoices()
    phone.speaker.begin('a', 'One.')
    phone.speaker.play('a', pcm, 24_000)
    phone.speaker.end('a')
    fail(phone)
    expect(phone.sound.begin).toHaveBeenCalledWith('a', 'One.')
    expect(phone.sound.play).toHaveBeenCalledWith('a', pcm, 24_000)
    expect(phone.sound.end).toHaveBeenCalledWith('a')
    phone.sound.listen.mock.calls[0]?.[0].began('a')
    expect(phone.heard).toEqual(['a began'])
    phone.speaker.setVoice('phone')
    phone.speaker.begin('b', 'Two.')
    expect(phone.sound.begin).toHaveBeenLastCalledWith('b', 'Two.')
  })

  it('or has no such thing at all is never asked', () => {
    const { speaker, sound, clock } = twoVoices({ hasVoice: false })
    speaker.begin('a', 'One.')
    expect(sound.begin).toHaveBeenCalledWith('a', 'One.')
    expect(clock.pending()).toBe(0)
  })
})

describe('while there is no sound to be had', () => {
  const pcm = new Int16Array(8)

  it('the phone’s voice says what the product’s would', () => {
    const { speaker, setSound, said, sound, begins, ends, heard } = twoVoices()
    speaker.setVoice('server')
    setSound(false)
    speaker.begin('a', 'One.')
    speaker.play('a', pcm, 24_000)
    speaker.end('a')
    begins()
    // What began so ends so.
    setSound(true)
    ends()
    expect(heard).toEqual(['a began', 'a ended'])
    speaker.begin('b', 'Two.')
    expect(said()).toEqual(['One.'])
    expect(sound.begin.mock.calls).toEqual([['b', 'Two.']])
  })

  it.each([
    ['is none', { hasVoice: false }],
    ['needs the network', { isLocal: false }],
  ])('it stays text where the phone’s voice %s', (_, phone) => {
    const { speaker, setSound, sound, said } = twoVoices(phone)
    speaker.setVoice('server')
    setSound(false)
    speaker.begin('a', 'One.')
    expect(sound.begin).toHaveBeenCalledWith('a', 'One.')
    expect(said()).toEqual([])
  })
})

describe('words that no sound will come for', () => {
  it('are shown at once, and over when the phone says so', () => {
    const { speaker, said, ends, heard, sound } = twoVoices()
    speaker.setVoice('server')
    speaker.say('a', 'No connection.')
    expect(said()).toEqual(['No connection.'])
    expect(heard).toEqual(['a began'])
    ends()
    expect(heard).toEqual(['a began', 'a ended'])
    expect(sound.begin).not.toHaveBeenCalled()
  })

  it('are over after a while on a phone that says nothing, which is asked again the next time', () => {
    const { speaker, said, heard, clock } = twoVoices()
    speaker.say('a', 'No connection.')
    clock.advance(10_000)
    expect(heard).toEqual(['a began', 'a ended'])
    speaker.say('b', 'Turn left.')
    expect(said()).toEqual(['No connection.', 'Turn left.'])
  })

  it('are shown at least where the browser has no voice', () => {
    const { speaker, sound } = twoVoices({ hasVoice: false })
    speaker.say('a', 'No connection.')
    expect(sound.begin).toHaveBeenCalledWith('a', 'No connection.')
    expect(sound.end).toHaveBeenCalledWith('a')
  })
})

describe('a language that only the phone speaks', () => {
  it('is said by a voice of its own, and heard only once that begins', () => {
    const { speaker, last, heard, begins, ends } = twoVoices({ languages: ['en-IN', 'hi_IN'] })
    speaker.setLanguage('hi-IN')
    speaker.say('a', 'एक।')
    expect(last()?.lang).toBe('hi_IN')
    expect(heard).toEqual([])
    begins()
    ends()
    expect(heard).toEqual(['a began', 'a ended'])
  })

  it.each([
    ['fails', ({ fails }: ReturnType<typeof twoVoices>) => fails()],
    ['says nothing', ({ clock }: ReturnType<typeof twoVoices>) => clock.advance(5000)],
  ])('is told to be silent when its voice %s', (_, stop) => {
    const phone = twoVoices({ languages: ['hi-IN'] })
    const silenced = vi.fn()
    phone.speaker.onSilenced(silenced)
    phone.speaker.setLanguage('hi-IN')
    phone.speaker.say('a', 'एक।')
    stop(phone)
    expect(silenced).toHaveBeenCalledOnce()
    expect(phone.heard).toEqual([])
  })

  it('is its own where the words must not leave the phone too', () => {
    const { speaker, last, said } = twoVoices({ languages: ['en-IN', 'hi-IN'] })
    speaker.setLanguage('hi-IN')
    speaker.sayHere('a', 'आपको इससे बचना है: दूध।', () => {})
    expect(said()).toEqual(['आपको इससे बचना है: दूध।'])
    expect(last()?.lang).toBe('hi-IN')
    expect(speaker.speaksHere()).toBe(true)
  })

  it('is not there for such words where only the voice of another is', () => {
    const { speaker, said } = twoVoices()
    speaker.setLanguage('hi-IN')
    expect(speaker.speaksHere()).toBe(false)
    speaker.sayHere('a', 'आपको इससे बचना है: दूध।', () => {})
    expect(said()).toEqual([])
  })

  it('is never said by a voice of another', async () => {
    const { speaker, said, clock } = twoVoices()
    speaker.setLanguage('hi-IN')
    speaker.say('a', 'एक।')
    expect(said()).toEqual([])
    const speaks = speaker.speaks('hi-IN')
    clock.advance(3000)
    expect(await speaks).toBe(false)
    expect(await speaker.speaks('en-IN')).toBe(true)
  })
})

describe('words that must not leave the phone, in English', () => {
  const whole = (unsaid: () => void) => {
    const phone = twoVoices()
    phone.speaker.setVoice('server')
    phone.speaker.sayHere('a', 'You avoid milk.', unsaid)
    return phone
  }

  it.each([
    ['reports an error', ({ fails }: ReturnType<typeof twoVoices>) => fails()],
    ['says nothing at all', ({ clock }: ReturnType<typeof twoVoices>) => clock.advance(1500)],
    [
      'breaks off',
      ({ begins, fails }: ReturnType<typeof twoVoices>) => {
        begins()
        fails()
      },
    ],
  ])('are told to be unsaid where the voice that is listed %s, and it is not asked again', (_, breaks) => {
    const unsaid = vi.fn()
    const phone = whole(unsaid)
    expect(phone.speaker.speaksHere()).toBe(true)
    breaks(phone)
    expect(unsaid).toHaveBeenCalledTimes(1)
    expect(phone.heard).not.toContain('a ended')
    expect(phone.clock.pending()).toBe(0)
    expect(phone.speaker.speaksHere()).toBe(false)
    phone.speaker.sayHere('b', 'You avoid nuts.', unsaid)
    expect(unsaid).toHaveBeenCalledTimes(2)
    expect(phone.said()).toEqual(['You avoid milk.'])
  })

  it('are said again by a voice that failed once and was heard since: it was slow, or cut off', () => {
    const unsaid = vi.fn()
    const { speaker, fails, begins, ends, said } = whole(unsaid)
    fails()
    speaker.say('b', 'No connection.')
    expect(speaker.speaksHere()).toBe(false)
    begins()
    expect(speaker.speaksHere()).toBe(true)
    ends()
    speaker.sayHere('c', 'You avoid nuts.', unsaid)
    expect(said()).toEqual(['You avoid milk.', 'No connection.', 'You avoid nuts.'])
    expect(unsaid).toHaveBeenCalledTimes(1)
  })

  it('do not keep a voice that failed with them from standing in for lost sound, nor itself from coming back', () => {
    const { speaker, fails, begins, setSound, said, sound } = whole(() => {})
    fails()
    setSound(false)
    speaker.begin('b', 'One.')
    expect(said()).toEqual(['You avoid milk.', 'One.'])
    expect(sound.begin).not.toHaveBeenCalled()
    begins()
    expect(speaker.speaksHere()).toBe(true)
  })

  it('are begun when their first word is heard, and no sooner', () => {
    const unsaid = vi.fn()
    const { heard, begins, ends } = whole(unsaid)
    expect(heard).toEqual([])
    begins()
    ends()
    expect(heard).toEqual(['a began', 'a ended'])
    expect(unsaid).not.toHaveBeenCalled()
  })

  it('are nothing for a voice that could not say what had sound, until the language is another', () => {
    const { speaker, fails } = twoVoices({ languages: ['en-IN', 'hi-IN'] })
    speaker.begin('a', 'One.')
    fails()
    expect(speaker.speaksHere()).toBe(false)
    speaker.setLanguage('hi-IN')
    expect(speaker.speaksHere()).toBe(true)
  })
})

describe('no voice is to blame, and the sentence is said again,', () => {
  type Phone = ReturnType<typeof twoVoices>
  /** Each kind of sentence, and what would be told of a phone that has no voice for it. */
  const kinds: [string, (phone: Phone, blamed: () => void) => void][] = [
    [
      'in a language that only the phone speaks',
      ({ speaker }, blamed) => {
        speaker.onSilenced(blamed)
        speaker.setLanguage('hi-IN')
        speaker.say('a', 'एक।')
      },
    ],
    ['that must not leave the phone', ({ speaker }, blamed) => speaker.sayHere('a', 'एक।', blamed)],
    [
      'in the voice that was chosen',
      ({ speaker, sound }, blamed) => {
        sound.begin.mockImplementation(blamed)
        speaker.begin('a', 'एक।')
      },
    ],
  ]
  const ways: [string, (phone: Phone) => void][] = [
    ['the phone slept', ({ clock }) => clock.sleep(20_000)],
    [
      'another app had the screen',
      ({ set, clock, said }) => {
        set('seen', false)
        clock.advance(60_000)
        expect(said()).toHaveLength(1)
        set('seen', true)
      },
    ],
    [
      'another app had the screen for a moment',
      ({ set, clock, said }) => {
        set('seen', false)
        clock.advance(500)
        set('seen', true)
        for (let tick = 0; tick < 60 && said().length < 2; tick += 1) clock.advance(100)
      },
    ],
    [
      'a call had the sound',
      ({ set, fails, said, speaker }) => {
        set('works', false)
        fails('audio-busy')
        expect(said()).toHaveLength(1)
        expect(speaker.byPhone()).toBe(false)
        set('works', true)
      },
    ],
    ['it was interrupted', ({ fails }) => fails('interrupted')],
    ['it was cancelled', ({ fails }) => fails('canceled')],
  ]
  const table = kinds.flatMap(([kind, say]) => ways.map(([way, happens]) => ({ kind, say, way, happens })))

  it.each(table)('where $way: one $kind', ({ say, happens }) => {
    const phone = twoVoices({ languages: ['en-IN', 'hi-IN'] })
    const blamed = vi.fn()
    say(phone, blamed)
    happens(phone)
    expect(phone.said()).toEqual(['एक।', 'एक।'])
    phone.begins()
    phone.ends()
    expect(blamed).not.toHaveBeenCalled()
    expect(phone.heard.slice(-2)).toEqual(['a began', 'a ended'])
    expect(phone.clock.pending()).toBe(0)
  })

  it.each(kinds)('but once: one %s that is cut off again is not said', (_, say) => {
    const phone = twoVoices({ languages: ['en-IN', 'hi-IN'] })
    const blamed = vi.fn()
    say(phone, blamed)
    phone.fails('interrupted')
    phone.fails('interrupted')
    expect(blamed).toHaveBeenCalledOnce()
  })

  it('and it is shown at least while a call has the sound', () => {
    const { speaker, set, fails, heard, clock } = twoVoices({ languages: ['hi-IN'] })
    speaker.setLanguage('hi-IN')
    speaker.say('a', 'एक।')
    set('works', false)
    fails('audio-busy')
    expect(heard).toEqual(['a began'])
    expect(clock.pending()).toBe(0)
  })

  it('and one that was being said as the phone fell asleep is not over with the time that it slept', () => {
    const { speaker, begins, ends, heard, clock, said } = twoVoices()
    speaker.begin('a', 'One.')
    speaker.begin('b', 'Two.')
    begins()
    clock.sleep(60_000)
    expect(heard).toEqual(['a began'])
    ends()
    expect(heard).toEqual(['a began', 'a ended'])
    expect(said()).toEqual(['One.', 'One.', 'Two.'])
  })
})

it('tells whether it says what is begun now, for whoever would read it out else', () => {
  const { speaker, setSound } = twoVoices({ languages: ['en-IN', 'hi-IN'] })
  expect(speaker.byPhone()).toBe(true)
  speaker.setVoice('server')
  expect(speaker.byPhone()).toBe(false)
  setSound(false)
  expect(speaker.byPhone()).toBe(true)
  setSound(true)
  speaker.setLanguage('hi-IN')
  expect(speaker.byPhone()).toBe(true)
  expect(twoVoices({ hasVoice: false }).speaker.byPhone()).toBe(false)
})
