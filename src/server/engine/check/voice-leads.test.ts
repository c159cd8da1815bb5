import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeClock, type FakeClock, settled } from '../../../../test/fake-clock.ts'
import type { AnswerAbout } from '../../../core/contract/live.ts'
import type { EngineEvent } from '../engine.ts'
import { createVoice, type Voice, type VoiceOptions } from './voice.ts'

let clock: FakeClock
let events: EngineEvent[]
let rendered: string[]
let voice: Voice

const open = (more: Partial<VoiceOptions> = {}) =>
  createVoice({
    speaking: {
      say: async (text) => {
        rendered.push(text)
        return new Int16Array(24_000)
      },
    },
    isAtHand: () => false,
    clock,
    modality: 'AUDIO',
    leads: true,
    prefix: 'u',
    emit: (event) => events.push(event),
    failed: () => {},
    ...more,
  })

beforeEach(() => {
  clock = createFakeClock()
  events = []
  rendered = []
  voice = open()
})

/** Texts as they left, and the ends of answers. */
const told = () =>
  events.flatMap((event) =>
    event.type === 'said' ? [event.text] : event.type === 'audio' ? [] : [event.type],
  )
const names = () =>
  events.flatMap((event) =>
    event.type === 'said' && event.utterance ? [{ text: event.text, ...event.utterance }] : [],
  )
const idOf = (text: string) => names().find((name) => name.text === text)?.id ?? ''
async function played(text: string, interrupted = false, ms = 1000) {
  voice.played({ id: idOf(text), ms, interrupted })
  await settled()
}

describe('an answer to a client that reports what it played', () => {
  it('leaves two sentences ahead, however much time goes by, and renders the next', async () => {
    voice.say(['One.', 'Two.', 'Three.', 'Four.'])
    await settled()
    clock.advance(10_000)
    await settled()
    expect(told()).toEqual(['One.', 'Two.'])
    expect(rendered).toEqual(['One.', 'Two.', 'Three.'])
    await played('One.')
    expect(told()).toEqual(['One.', 'Two.', 'Three.'])
    await played('Two.')
    expect(told()).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'turnComplete'])
  })

  it('is over when the rest of it is not wanted', async () => {
    voice.say(['One.', 'Two.', 'Three.'])
    await settled()
    await played('One.', true)
    expect(told()).toEqual(['One.', 'Two.', 'turnComplete'])
    expect(voice.speaking()).toBe(false)
    voice.say(['Four.'])
    await settled()
    expect(told().slice(3)).toEqual(['Four.', 'turnComplete'])
    expect(names().map(({ turn }) => turn)).toEqual([1, 1, 2])
  })

  it('begun before its end is known is one answer', async () => {
    voice.begin('Looking.')
    await settled()
    voice.say(['Biscuits.'])
    await settled()
    expect(names().map(({ turn, owner }) => [turn, owner])).toEqual([
      [1, 'check'],
      [1, 'check'],
    ])
  })

  it('goes on when no report comes', async () => {
    voice.say(['One.', 'Two.', 'Three.'])
    await settled()
    clock.advance(30_000)
    await settled()
    expect(told()).toContain('Three.')
  })

  it('is not interrupted, said again, skipped or slowed by us', async () => {
    voice.say(['One.', 'Two.'])
    await settled()
    voice.hold()
    voice.resume()
    voice.skip()
    voice.changePace(-1)
    await settled()
    expect(told()).toEqual(['One.', 'Two.', 'turnComplete'])
    expect(voice.speaking()).toBe(true)
  })

  it('is forgotten at a stop, without a word to who fell silent already', async () => {
    voice.say(['One.', 'Two.', 'Three.'])
    await settled()
    voice.stop()
    await settled()
    clock.advance(60_000)
    await settled()
    expect(told()).toEqual(['One.', 'Two.', 'turnComplete'])
  })
})

describe('a report', () => {
  beforeEach(async () => {
    voice.say(['One.', 'Two.', 'Three.', 'Four.'])
    await settled()
  })

  it.each<[string, () => Promise<void> | void]>([
    ['of a name that nobody knows', () => voice.played({ id: 'nobody', ms: 5 })],
    ['of a sentence that waits', () => voice.played({ id: 'u3', ms: 5 })],
    ['of a sentence that waits, interrupted', () => voice.played({ id: 'u4', ms: 5, interrupted: true })],
    ['out of order', () => played('Two.')],
  ])('%s changes nothing', async (_, report) => {
    await report()
    await settled()
    expect(told()).toEqual(['One.', 'Two.'])
    expect(voice.current()).toBe('One. Two.')
  })

  it('that comes twice counts once', async () => {
    await played('One.')
    await played('One.')
    expect(told()).toEqual(['One.', 'Two.', 'Three.'])
    expect(voice.current()).toBe('Two. Three.')
  })
})

describe('what the client asks for', () => {
  it('is one utterance of its name, whose last frame says so', async () => {
    voice.sayFor(['Move forward.', 'Then stop.'], 'p7')
    await settled()
    const frames = events.flatMap((event) =>
      event.type === 'said' || event.type === 'audio' ? [[event.type, event.utterance]] : [],
    )
    const utterance = { id: 'p7', owner: 'page', turn: 1 }
    expect(frames).toEqual([
      ['said', utterance],
      ['audio', utterance],
      ['said', utterance],
      ['audio', { ...utterance, last: true }],
    ])
    voice.played({ id: 'p7', ms: 2000 })
    expect(voice.speaking()).toBe(false)
  })

  it('leaves at once, before what waits of an answer', async () => {
    voice.say(['One.', 'Two.', 'Three.', 'Four.'])
    await settled()
    voice.sayFor(['Stop here.'], 'p1')
    await settled()
    expect(told()).toEqual(['One.', 'Two.', 'Stop here.', 'turnComplete'])
    voice.played({ id: 'p1', ms: 900 })
    await played('One.')
    expect(told().at(-1)).toBe('Three.')
  })

  it('has a number of its own, and leaves the begun answer its number', async () => {
    voice.begin('Looking.')
    voice.sayFor(['Stop here.'], 'p1')
    voice.say(['Biscuits.'])
    await settled()
    const numbers = new Map(names().map(({ text, turn }) => [text, turn]))
    expect(numbers.get('Biscuits.')).toBe(numbers.get('Looking.'))
    expect(numbers.get('Stop here.')).not.toBe(numbers.get('Looking.'))
  })

  it('is left alone by a stop of the check', async () => {
    voice.sayFor(['Stop here.'], 'p1')
    voice.say(['One.'])
    await settled()
    voice.stop()
    expect(voice.current()).toBe('Stop here.')
  })

  it('is said each time when a name is used again, and each report ends one', async () => {
    voice.sayFor(['Left.'], 'p1')
    voice.sayFor(['Right.'], 'p1')
    await settled()
    expect(told()).toEqual(['Left.', 'turnComplete', 'Right.', 'turnComplete'])
    voice.played({ id: 'p1', ms: 300 })
    expect(voice.current()).toBe('Right.')
    voice.played({ id: 'p1', ms: 300 })
    expect(voice.speaking()).toBe(false)
  })

  it('is forgotten with a connection that is lost before its sound', async () => {
    voice.sayFor(['Stop here.'], 'p1')
    voice.saying('Welcome.', 'p0')
    voice.close()
    await settled()
    clock.advance(100_000)
    expect(events).toEqual([])
    expect(clock.pending()).toBe(0)
  })
})

describe('what the client says by itself', () => {
  it('counts as being said until it is reported', () => {
    voice.saying('Pick one up.', 'p1')
    expect(voice.current()).toBe('Pick one up.')
    voice.played({ id: 'p1', ms: 800 })
    expect(voice.speaking()).toBe(false)
    expect(clock.pending()).toBe(0)
  })

  it('that is never reported is over with the next, or after a minute', () => {
    voice.saying('Pick one up.', 'p1')
    voice.saying('And ask.', 'p2')
    expect(voice.current()).toBe('And ask.')
    voice.played({ id: 'p1', ms: 800 })
    expect(voice.current()).toBe('And ask.')
    clock.advance(60_000)
    expect(voice.speaking()).toBe(false)
  })
})

describe('what comes afterwards', () => {
  let done: string[]
  beforeEach(() => {
    done = []
    voice.say(['One.', 'Two.'])
    voice.afterwards(() => done.push('next'))
  })

  it('waits until the last sentence was heard', async () => {
    await settled()
    await played('One.')
    expect(done).toEqual([])
    await played('Two.')
    expect(done).toEqual(['next'])
    voice.say(['Three.'])
    await settled()
    await played('Three.')
    expect(done).toEqual(['next'])
  })

  it('comes at once when the rest is not wanted', async () => {
    await settled()
    await played('One.', true)
    expect(done).toEqual(['next'])
  })

  it('is forgotten with what it waits for', async () => {
    await settled()
    voice.stop()
    voice.say(['Three.'])
    await settled()
    await played('Three.')
    expect(done).toEqual([])
  })

  it('comes at once in silence', () => {
    voice.stop()
    voice.afterwards(() => done.push('next'))
    expect(done).toEqual(['next'])
  })
})

describe('a voice that goes on in the place of another', () => {
  const product = { product: 'p1' } as unknown as AnswerAbout

  it('says first what the client has not, or not all of, and counts on', async () => {
    voice.say(['One.', 'Two.', 'May contain nuts.'])
    await settled()
    voice.sayFor(['Stop here.'], 'p1')
    const after = voice.soFar()
    voice.close()
    const heardOf = events.length
    voice = open({ prefix: 'ue', after })
    voice.sayFor(['The online voice is away.'], undefined)
    await settled()
    const said = names().slice(events.slice(0, heardOf).filter(({ type }) => type === 'said').length)
    expect(said.map(({ text, id }) => [text, id])).toEqual([
      ['May contain nuts.', expect.stringMatching(/^ue/)],
      ['Stop here.', 'p1'],
      ['The online voice is away.', expect.stringMatching(/^ue/)],
    ])
    for (const { turn } of said) expect(turn).toBeGreaterThan(1)
  })

  it('says whole what was cut in the middle, for those who play it by the products that it is about', async () => {
    const forever = { say: () => new Promise<Int16Array>(() => {}) }
    let calls = 0
    const once = {
      say: (text: string) => (calls++ > 0 ? forever.say() : Promise.resolve(new Int16Array(text.length))),
    }
    voice = open({ speaking: once })
    voice.say(['From our list: contains milk, wheat and soya.'], [product])
    await settled()
    const { unsaid } = voice.soFar()
    expect(unsaid).toMatchObject([
      { parts: ['From our list: contains milk, wheat and soya.'], about: [product] },
    ])
  })

  it('says nothing of what was heard, or is not wanted any more', async () => {
    voice.say(['One.', 'Two.'])
    await settled()
    expect(voice.soFar()).toEqual({ turn: 1, unsaid: [] })
    voice.say(['Three.', 'Four.'])
    await settled()
    voice.stop()
    expect(voice.soFar()).toEqual({ turn: 2, unsaid: [] })
  })
})
