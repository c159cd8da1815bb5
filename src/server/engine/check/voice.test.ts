import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeClock, type FakeClock, settled } from '../../../../test/fake-clock.ts'
import type { EngineEvent } from '../engine.ts'
import type { Listener } from '../speak/speaking.ts'
import { createVoice, type Voice, type VoiceOptions } from './voice.ts'

/** One second of sound a sentence, plus the voice's own pause of 0.2 s. */
const speaking = {
  ready: async () => {},
  healthy: () => true,
  say: async (text: string, rate = 1) => new Int16Array(Math.round(24_000 / rate)).fill(text.length),
  close: async () => {},
}

describe('voice', () => {
  let clock: FakeClock
  let events: EngineEvent[]
  let voice: Voice
  const open = (changes: Partial<VoiceOptions> = {}) =>
    createVoice({
      speaking,
      isAtHand: () => false,
      clock,
      modality: 'AUDIO',
      leads: false,
      prefix: 'u',
      emit: (event) => events.push(event),
      failed: () => {},
      ...changes,
    })
  const told = () => events.map((event) => (event.type === 'said' ? event.text : event.type))

  beforeEach(() => {
    clock = createFakeClock()
    events = []
    voice = open()
  })

  it('says the first sentence at once and the next when the first is nearly over', async () => {
    voice.say(['One.', 'Two.'])
    await settled()
    expect(told()).toEqual(['One.', 'audio'])
    clock.advance(690)
    await settled()
    expect(told()).toHaveLength(2)
    clock.advance(20)
    await settled()
    expect(told()).toEqual(['One.', 'audio', 'Two.', 'audio', 'turnComplete'])
  })

  it('is speaking until the sound has been heard', async () => {
    voice.say(['One.'])
    await settled()
    clock.advance(1199)
    expect(voice.speaking()).toBe(true)
    expect(voice.current()).toBe('One.')
    clock.advance(1)
    expect(voice.speaking()).toBe(false)
    expect(voice.current()).toBe('')
  })

  it('says again what a hold cut off', async () => {
    voice.say(['One.', 'Two.'])
    await settled()
    clock.advance(300)
    voice.hold()
    expect(told().slice(2)).toEqual(['interrupted', 'turnComplete'])
    expect(voice.speaking()).toBe(false)
    voice.resume()
    await settled()
    clock.advance(1200)
    await settled()
    expect(told().slice(4)).toEqual(['One.', 'audio', 'Two.', 'audio', 'turnComplete'])
  })

  it('waits with what comes afterwards until what a hold cut off was said', async () => {
    const done: string[] = []
    voice.say(['One.'])
    voice.afterwards(() => done.push('next'))
    await settled()
    clock.advance(300)
    voice.hold()
    clock.advance(5000)
    expect(done).toEqual([])
    voice.resume()
    await settled()
    clock.advance(1200)
    expect(done).toEqual(['next'])
  })

  it('keeps what was cut through a second hold in silence', async () => {
    voice.say(['One.'])
    await settled()
    voice.hold()
    voice.hold()
    voice.resume()
    await settled()
    expect(told().filter((word) => word === 'One.')).toHaveLength(2)
  })

  it('keeps a turn open until its end is said', async () => {
    voice.begin('Looking.')
    await settled()
    voice.say(['Biscuits.'])
    clock.advance(1200)
    await settled()
    expect(told()).toEqual(['Looking.', 'audio', 'Biscuits.', 'audio', 'turnComplete'])
  })

  it('ends an open turn that is cut off, heard to its last sound or not', async () => {
    voice.begin('Looking.')
    await settled()
    clock.advance(5000)
    voice.stop()
    expect(told()).toEqual(['Looking.', 'audio', 'turnComplete'])
  })

  it('forgets after stop', async () => {
    voice.say(['One.', 'Two.'])
    await settled()
    voice.stop()
    voice.resume()
    clock.advance(5000)
    await settled()
    expect(told()).toEqual(['One.', 'audio', 'interrupted', 'turnComplete'])
  })

  it('orphans a sentence that is rendered after the interruption', async () => {
    voice.say(['One.'])
    voice.stop()
    await settled()
    expect(told()).not.toContain('One.')
  })

  it('skips to the next sentence', async () => {
    voice.say(['One.', 'Two.'])
    await settled()
    voice.skip()
    await settled()
    expect(told()).toEqual(['One.', 'audio', 'interrupted', 'turnComplete', 'Two.', 'audio', 'turnComplete'])
  })

  it('says nothing after close and leaves no timer', async () => {
    voice.say(['One.', 'Two.'])
    await settled()
    voice.close()
    expect(clock.pending()).toBe(0)
    clock.advance(5000)
    await settled()
    expect(told()).toEqual(['One.', 'audio'])
  })

  it('speaks slower when asked', async () => {
    voice.changePace(-1)
    voice.say(['One.'])
    await settled()
    const audio = events.find((event) => event.type === 'audio')
    expect(audio?.type === 'audio' && audio.pcm.length).toBe(Math.round(24_000 / 0.85) + 4800)
  })

  it('shows the words when they cannot be rendered', async () => {
    const mute = { ...speaking, say: async () => Promise.reject(new Error('no voice')) }
    let failures = 0
    voice = open({
      speaking: mute,
      failed: () => {
        failures += 1
      },
    })
    voice.say(['One.'])
    await settled()
    expect(told()).toEqual(['One.', 'turnComplete'])
    expect(failures).toBe(1)
  })

  it('has nothing rendered for a shopper who left, and calls that no failure', async () => {
    const failures: unknown[] = []
    const waiting = {
      ...speaking,
      say: (_text: string, _rate?: number, listener?: Listener) =>
        new Promise<Int16Array>((_, reject) => {
          listener?.signal.addEventListener('abort', () => reject(listener.signal.reason))
        }),
    }
    const failed = (error: unknown) => failures.push(error)
    voice = open({ speaking: waiting, failed })
    voice.say(['One.', 'Two.'])
    voice.close()
    await settled()
    expect([told(), failures]).toEqual([[], []])
  })

  it('in text mode shows every sentence at once', async () => {
    voice = open({ modality: 'TEXT' })
    voice.say(['One.', 'Two.'])
    await settled()
    expect(told()).toEqual(['One.', 'Two.', 'turnComplete'])
    expect(voice.speaking()).toBe(false)
  })

  it.each<[string, (voice: Voice) => void, string[]]>([
    ['in silence is a turn of its own', () => {}, ['Wait.', 'audio', 'turnComplete']],
    [
      'comes before what waits, in its turn',
      (voice) => voice.say(['One.']),
      ['Wait.', 'audio', 'One.', 'audio', 'turnComplete'],
    ],
    ['leaves a begun turn open', (voice) => voice.begin('Begun.'), ['Wait.', 'audio', 'Begun.', 'audio']],
  ])('an interjection %s', async (_, before, expected) => {
    before(voice)
    voice.interject('Wait.')
    for (let sentence = 0; sentence < 3; sentence += 1) {
      await settled()
      clock.advance(1200)
    }
    expect(told()).toEqual(expected)
  })

  it('an interjection leaves what was held to be resumed', async () => {
    voice.say(['One.'])
    await settled()
    voice.hold()
    voice.interject('Wait.')
    await settled()
    clock.advance(2000)
    voice.resume()
    await settled()
    expect(told()).toEqual([
      ...['One.', 'audio', 'turnComplete', 'interrupted'],
      ...['Wait.', 'audio', 'turnComplete', 'One.', 'audio', 'turnComplete'],
    ])
  })
})

it.each([
  ['what was not rendered before begins soon', false, ['From our list:', 'contains milk, wheat and soya.']],
  ['what is at hand is whole', true, ['From our list: contains milk, wheat and soya.']],
])('%s, and is shown once', async (_, isAtHand, texts) => {
  const rendered: string[] = []
  const events: EngineEvent[] = []
  const voice = createVoice({
    speaking: {
      async say(text) {
        rendered.push(text)
        return new Int16Array(2400)
      },
    },
    ...{ isAtHand: () => isAtHand, clock: createFakeClock(), modality: 'AUDIO', leads: true, prefix: 'u' },
    emit: (event) => events.push(event),
    failed: () => {},
  })
  voice.say(['From our list: contains milk, wheat and soya.'])
  await settled()
  expect(rendered).toEqual(texts)
  expect(events.flatMap((event) => (event.type === 'said' ? event.text : []))).toEqual([
    'From our list: contains milk, wheat and soya.',
  ])
  expect(events.flatMap((event) => (event.type === 'audio' ? (event.utterance?.last ?? false) : []))).toEqual(
    texts.map((_, i) => i === texts.length - 1),
  )
})

it.each([
  ['the rest', ['contains milk, wheat and soya.'], 2, true],
  ['all of it', ['From our list:', 'contains milk, wheat and soya.'], 1, false],
])('is ended for who plays it although %s could not be rendered', async (_, lost, sounds, isHeard) => {
  const events: EngineEvent[] = []
  const voice = createVoice({
    speaking: {
      say: async (text) => (lost.includes(text) ? Promise.reject(new Error('lost')) : new Int16Array(2400)),
    },
    ...{ isAtHand: () => false, clock: createFakeClock(), modality: 'AUDIO', leads: true, prefix: 'u' },
    emit: (event) => events.push(event),
    failed: () => {},
  })
  voice.say(['From our list: contains milk, wheat and soya.'])
  await settled()
  const audio = events.filter((event) => event.type === 'audio')
  expect(audio).toHaveLength(sounds)
  expect(audio.at(-1)?.utterance?.last).toBe(true)
  // Who plays it says by itself what no sound came for: a breath would be sound.
  expect(audio.some(({ pcm }) => pcm.length > 0)).toBe(isHeard)
})

it('beside the voice is ended although none of it could be rendered', async () => {
  const ends: boolean[] = []
  const voice = createVoice({
    speaking: { say: () => Promise.reject(new Error('lost')) },
    ...{ isAtHand: () => false, clock: createFakeClock(), modality: 'AUDIO', leads: true, prefix: 'u' },
    emit: (event) => {
      if (event.type === 'said' || event.type === 'audio') ends.push(event.utterance?.last === true)
    },
    failed: () => {},
  })
  voice.sayBeside('From our list: contains milk, wheat and soya.', 'p1')
  await settled()
  expect(ends).toEqual([false, true])
})

describe('a client that asks for much', () => {
  /** Sound as long as the text takes to say: 15 characters a second. */
  const spoken = { ...speaking, say: async (text: string) => new Int16Array(text.length * 1600) }
  const long = 'word '.repeat(400).trim()

  function asking(leads: boolean) {
    const clock = createFakeClock()
    const events: EngineEvent[] = []
    const voice = createVoice({
      ...{ speaking: spoken, isAtHand: () => false, clock, leads, modality: 'AUDIO', prefix: 'u' },
      emit: (event) => events.push(event),
      failed: () => {},
    })
    const seconds = () =>
      events.reduce((sum, event) => sum + (event.type === 'audio' ? event.pcm.length / 24_000 : 0), 0)
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 250) {
        clock.advance(250)
        await settled()
      }
    }
    return { clock, events, voice, seconds, pass }
  }

  it.each([
    ['of a client that leads', true],
    ['spoken beside the voice', false],
  ])('gets a long text in pieces, shown once, at twice the pace of hearing it: %s', async (_, leads) => {
    const { clock, events, voice, seconds, pass } = asking(leads)
    if (leads) voice.sayFor([long], 'a')
    else voice.sayBeside(long, 'a')
    await settled()
    expect(seconds()).toBeLessThan(20 + 20)
    await pass(10_000)
    expect(seconds()).toBeLessThan(20 + 20 + 20)
    await pass(120_000)
    expect(seconds()).toBeGreaterThan(long.length / 15 - 1)
    expect(events.filter(({ type }) => type === 'said')).toMatchObject([{ text: long }])
    const sounds = events.filter((event) => event.type === 'audio')
    expect(Math.max(...sounds.map(({ pcm }) => pcm.length))).toBeLessThan(252 * 1600 + 5000)
    expect(sounds.map(({ utterance }) => utterance?.last ?? false)).toEqual(
      sounds.map((_, at) => at === sounds.length - 1),
    )
    voice.close()
    expect(clock.pending()).toBe(0)
  })

  it('leaves nothing to be said when it closes', async () => {
    const { clock, voice, seconds, pass } = asking(false)
    for (let texts = 0; texts < 20; texts += 1) voice.sayBeside(long, `a${texts}`)
    await settled()
    const before = seconds()
    voice.close()
    await pass(10_000)
    expect(seconds()).toBe(before)
    expect(clock.pending()).toBe(0)
  })
})
