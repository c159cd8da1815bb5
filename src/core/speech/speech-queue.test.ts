import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeClock, type FakeClock } from '../../../test/fake-clock.ts'
import { createSpeechQueue, type SpeechQueue } from './speech-queue.ts'
import { type Line, type Owner, ranks, type SayEnd, type Utterance, type UtteranceEnd } from './utterance.ts'

const lines = (...texts: string[]): Line[] => texts.map((text) => ({ text, recording: null }))
const journey = { owner: 'journey' } as const
const check = { owner: 'check' } as const

/** A queue whose outlet notes what it is told and reports nothing by itself. */
function speaking(sounds = () => true) {
  const clock = createFakeClock()
  const told: string[] = []
  const ended: string[] = []
  const sounding: (string | undefined)[] = []
  const queue = createSpeechQueue({
    clock,
    prefix: 'u',
    sounds,
    outlet: () => ({
      play: ({ text }) => told.push(`play ${text}`),
      drop: (ids) => told.push(`drop ${ids.join(' ')}`),
      hold: () => told.push('hold'),
      goOn: () => told.push('go on'),
    }),
    on: {
      began: ({ text }) => told.push(`began ${text}`),
      sounds: (utterance) => sounding.push(utterance?.text),
      ended: ({ text }, how, ms) => ended.push(`${text} ${how} ${ms}`),
      silent: () => told.push('silent'),
    },
  })
  const ends: string[] = []
  const over = (name: string) => (end: SayEnd) => ends.push(`${name} ${end}`)
  return { clock, queue, told, sounding, ended, ends, over }
}

describe('an utterance', () => {
  it('is queued, is handed over, begins, ends, and then nothing is left to say', () => {
    const { clock, queue, told, ended, ends, over } = speaking()
    queue.say(lines('One.'), { ...journey, over: over('one') })
    expect(queue.current()).toMatchObject({ id: 'u1', text: 'One.', owner: 'journey', rank: 'answer' })
    queue.began('u1')
    queue.loaded('u1')
    clock.advance(700)
    queue.ended('u1')
    expect(told).toEqual(['play One.', 'began One.', 'silent'])
    expect(ended).toEqual(['One. heard 700'])
    expect(ends).toEqual(['one heard'])
    expect([queue.speaking(), clock.pending()]).toEqual([false, 0])
  })

  it('is handed over while the one before it is heard, and never two ahead', () => {
    const { queue, told } = speaking()
    queue.say(lines('One.', 'Two.', 'Three.'), journey)
    expect(told).toEqual(['play One.'])
    queue.loaded('u1')
    queue.loaded('u2')
    expect(told).toEqual(['play One.', 'play Two.'])
    queue.began('u1')
    queue.began('u2')
    expect(told).toEqual(['play One.', 'play Two.', 'began One.', 'play Three.', 'began Two.'])
  })

  it('that begins is not begun when the end of one before it took it out', () => {
    const { queue, told, ended } = speaking()
    queue.say(lines('One.'), { ...journey, over: () => queue.clear() })
    queue.say(lines('Two.'), journey)
    queue.loaded('u1')
    queue.began('u2')
    expect(ended).toEqual(['One. heard 0', 'Two. interrupted 0'])
    expect(told).not.toContain('began Two.')
  })

  it('that stands between is over once when the end of one before it took it out', () => {
    const clock = createFakeClock()
    const ended: string[] = []
    const outlet = { play: () => {}, drop: () => {}, hold: () => {}, goOn: () => {} }
    const queue = createSpeechQueue({
      clock,
      prefix: 'u',
      ahead: 2,
      outlet: () => outlet,
      on: { ended: ({ text }, how) => ended.push(`${text} ${how}`) },
    })
    queue.say(lines('One.'), { ...journey, over: () => queue.clear() })
    queue.say(lines('Two.', 'Three.'), journey)
    queue.loaded('u1')
    queue.loaded('u2')
    queue.began('u3')
    expect(ended).toEqual(['One. heard', 'Two. interrupted', 'Three. interrupted'])
  })

  it('that begins ends those before it', () => {
    const { queue, ended } = speaking()
    queue.say(lines('One.', 'Two.'), journey)
    queue.loaded('u1')
    queue.began('u2')
    expect(ended).toEqual(['One. heard 0'])
  })

  it('keeps the name that it was given', () => {
    const { queue } = speaking()
    queue.say(lines('Looking.'), { ...check, ids: ['s7'] })
    expect(queue.current()?.id).toBe('s7')
  })

  it('is given up on when no voice reports its end, and the next is said', () => {
    const { clock, queue, told, ended } = speaking()
    queue.say(lines('One.', 'Two.'), journey)
    clock.advance(20_000 + 4 * 150 - 1)
    expect(told).toEqual(['play One.'])
    clock.advance(1)
    expect(told).toEqual(['play One.', 'drop u1', 'began One.', 'play Two.'])
    expect(ended).toEqual(['One. failed 0'])
  })

  it('is given its time once, whatever is said behind it, and anew only from its beginning', () => {
    const behind = speaking()
    behind.queue.say(lines('One.'), journey)
    behind.clock.advance(20_000)
    behind.queue.say(lines('Two.'), journey)
    behind.clock.advance(600)
    expect(behind.ended).toEqual(['One. failed 0'])
    const late = speaking()
    late.queue.say(lines('One.'), journey)
    late.clock.advance(20_000)
    late.queue.began('u1')
    late.clock.advance(20_000)
    expect(late.ended).toEqual([])
  })

  it('is not given up on for what a sleeping phone did not say, and is where it never goes on', () => {
    const { clock, queue, ended } = speaking()
    queue.say(lines('One.'), journey)
    queue.began('u1')
    clock.advance(5000)
    clock.sleep(3_600_000)
    expect(ended).toEqual([])
    clock.advance(5000)
    clock.sleep(40_000)
    expect(ended).toEqual([])
    clock.advance(20_600)
    expect(ended).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })

  it('begins once, and is heard from then on', () => {
    const { clock, queue, told, ended } = speaking()
    queue.say(lines('One.'), journey)
    queue.began('u1')
    clock.advance(500)
    queue.began('u1')
    queue.ended('u1')
    expect(told).toEqual(['play One.', 'began One.', 'silent'])
    expect(ended).toEqual(['One. heard 500'])
  })

  it('is given its time only from when it is first in line', () => {
    const { clock, queue, ended } = speaking()
    queue.say(lines('One.', 'Two.'), journey)
    queue.loaded('u1')
    queue.began('u1')
    clock.advance(20_000)
    queue.ended('u1')
    clock.advance(20_000)
    expect(ended).toEqual(['One. heard 20000'])
  })
})

describe('reports that fit nothing', () => {
  const reports: readonly (readonly [string, (queue: ReturnType<typeof speaking>['queue']) => void])[] = [
    ['an id that nobody knows', (queue) => queue.ended('s99')],
    ['the end of one that was not handed over', (queue) => queue.ended('u3')],
    ['the beginning of one that was not handed over', (queue) => queue.began('u3')],
    [
      'a second end',
      (queue) => {
        queue.ended('u1')
        queue.ended('u1')
      },
    ],
    [
      'a beginning after the end',
      (queue) => {
        queue.ended('u1')
        queue.began('u1')
        queue.loaded('u1')
      },
    ],
  ]
  it.each(reports)('change nothing: %s', (_, report) => {
    const { queue, ended, ends, over } = speaking()
    queue.say(lines('One.', 'Two.', 'Three.'), { ...journey, over: over('all') })
    report(queue)
    for (const id of ['u1', 'u2', 'u3']) queue.ended(id)
    expect(ended.map((line) => line.split(' ')[0])).toEqual(['One.', 'Two.', 'Three.'])
    expect(ends).toEqual(['all heard'])
  })
})

describe('what waits', () => {
  it('is said by rank, and in the order in which it was asked for within one', () => {
    const { queue, told } = speaking()
    queue.say(lines('Heard now.'), journey)
    queue.say(lines('An offer.'), { ...journey, rank: 'offer' })
    queue.say(lines('An answer.'), check)
    queue.say(lines('Turn left.'), { owner: 'walk', rank: 'walk' })
    queue.say(lines('A fault.'), { owner: 'page', rank: 'safety' })
    queue.say(lines('Another answer.'), check)
    for (const id of ['u1', 'u5', 'u4', 'u3', 'u6', 'u2']) queue.ended(id)
    expect(told.filter((line) => line.startsWith('play'))).toEqual([
      'play Heard now.',
      'play A fault.',
      'play Turn left.',
      'play An answer.',
      'play Another answer.',
      'play An offer.',
    ])
  })
})

describe('something else now', () => {
  it('silences everything but what is about safety', () => {
    const { queue, told, ended } = speaking()
    queue.say(lines('A fault.'), { owner: 'page', rank: 'safety' })
    queue.say(lines('One.', 'Two.'), journey)
    queue.sayNow(lines('Now.'), journey)
    expect(ended).toEqual(['One. interrupted 0', 'Two. interrupted 0'])
    queue.ended('u1')
    expect(told).toEqual(['play A fault.', 'drop ', 'began A fault.', 'play Now.'])
  })

  it('lets go of nothing that is held where it silences nothing', () => {
    const { queue, told } = speaking()
    queue.say(lines('A fault.'), { owner: 'page', rank: 'safety' })
    queue.began('u1')
    queue.hold()
    queue.sayNow(lines('Now.'), journey)
    expect(queue.held()).toBe(true)
    expect(told).toEqual(['play A fault.', 'began A fault.', 'hold'])
  })

  it.each([
    [false, 'heard', ['now heard', 'first replaced']],
    [true, 'heard', ['now heard', 'first cleared']],
    [true, 'replaced', ['last heard', 'now replaced', 'first replaced']],
  ] as const)('an aside (%s) that is %s', (aside, how, expected) => {
    const { queue, ends, over } = speaking()
    queue.say(lines('One.'), { ...journey, over: over('first') })
    queue.sayNow(lines('Now.'), { ...journey, aside, over: over('now') })
    expect(ends).toEqual([])
    if (how === 'replaced') {
      queue.sayNow(lines('Last.'), { ...journey, over: over('last') })
      queue.ended('u3')
    } else queue.ended('u2')
    expect(ends).toEqual(expected)
  })
})

describe('falling silent', () => {
  it('forgets everything of one owner, and goes on with the rest', () => {
    const { queue, told, ended, ends, over } = speaking()
    queue.say(lines('An answer.'), { ...check, over: over('check') })
    queue.say(lines('One.'), { ...journey, over: over('journey') })
    queue.clear('check')
    expect(ended).toEqual(['An answer. interrupted 0'])
    expect(ends).toEqual(['check cleared'])
    expect(told).toEqual(['play An answer.', 'drop u1', 'play One.'])
    queue.clear()
    expect(told.at(-1)).toBe('silent')
    queue.clear()
    expect(ends).toEqual(['check cleared', 'journey cleared'])
  })

  it('is nothing where nothing is said', () => {
    const { queue, told } = speaking()
    queue.clear()
    expect(told).toEqual([])
  })

  it('skips the sentence being heard', () => {
    const { queue, told, ended } = speaking()
    expect(queue.skip()).toBe(false)
    queue.say(lines('One.', 'Two.'), journey)
    queue.began('u1')
    expect(queue.skip()).toBe(true)
    expect(ended).toEqual(['One. skipped 0'])
    expect(told).toEqual(['play One.', 'began One.', 'drop u1', 'play Two.'])
  })

  it('knows for how long it has been quiet', () => {
    const { clock, queue } = speaking()
    expect(queue.quietMs()).toBe(Number.POSITIVE_INFINITY)
    queue.say(lines('One.'), journey)
    queue.ended('u1')
    clock.advance(300)
    expect(queue.quietMs()).toBe(300)
  })
})

describe('a voice over it', () => {
  it('holds it where it is, hands nothing over meanwhile, and goes on', () => {
    const { queue, told } = speaking()
    expect(queue.hold()).toBe(false)
    queue.say(lines('One.', 'Two.'), journey)
    queue.began('u1')
    expect([queue.hold(), queue.hold(), queue.held()]).toEqual([true, false, true])
    queue.loaded('u1')
    expect(told).toEqual(['play One.', 'began One.', 'hold'])
    queue.goOn()
    queue.goOn()
    expect(told.slice(3)).toEqual(['go on', 'play Two.'])
  })

  it.each([
    [
      'something else is said',
      (queue: ReturnType<typeof speaking>['queue']) => queue.sayNow(lines('Now.'), journey),
    ],
    ['it is skipped', (queue: ReturnType<typeof speaking>['queue']) => queue.skip()],
    ['it is cleared', (queue: ReturnType<typeof speaking>['queue']) => queue.clear()],
  ])('is no longer held when %s', (_, act) => {
    const { queue, told } = speaking()
    queue.say(lines('One.'), journey)
    queue.hold()
    act(queue)
    expect(queue.held()).toBe(false)
    expect(told).toContain('go on')
  })
})

it('whose end was on the way as it was held does not hold up what is said next', () => {
  const { queue, told } = speaking()
  queue.say(lines('One.'), journey)
  queue.began('u1')
  queue.hold()
  queue.ended('u1')
  expect(queue.held()).toBe(false)
  queue.say(lines('Two.'), journey)
  expect(told.slice(2)).toEqual(['hold', 'go on', 'silent', 'play Two.'])
})

describe('while there is no sound', () => {
  let isThere = true
  const silenced = () => {
    isThere = false
    return speaking(() => isThere)
  }

  const texts = ['One.', 'Two.', 'Three.']
  const shown = texts.map((text) => `began ${text}`)

  it('all is shown, and nothing of it is over before it was heard', () => {
    const { clock, queue, told, ended, ends, over } = silenced()
    queue.say(lines(...texts), { ...journey, over: over('all') })
    queue.began('u1')
    queue.loaded('u1')
    queue.began('u2')
    expect(told).toEqual([...shown, 'play One.', 'play Two.'])
    clock.advance(120_000)
    expect(ended).toEqual([])
    isThere = true
    for (const id of ['u1', 'u2', 'u3']) {
      clock.advance(20_000)
      queue.began(id)
      queue.loaded(id)
      queue.ended(id)
    }
    expect(told.slice(3)).toEqual(['play One.', 'play Two.', 'play Three.', 'silent'])
    expect(ended.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'One. heard',
      'Two. heard',
      'Three. heard',
    ])
    expect(ends).toEqual(['all heard'])
    expect(told).not.toContain('drop u1')
  })

  /** The first of them is being heard, and the second is there behind it. */
  function inTheMiddle() {
    isThere = true
    const stage = speaking(() => isThere)
    stage.queue.say(lines(...texts), journey)
    stage.queue.began('u1')
    stage.queue.loaded('u1')
    stage.queue.loaded('u2')
    expect(stage.told).toEqual(['play One.', 'began One.', 'play Two.'])
    isThere = false
    return stage
  }

  it('what was handed over before it went is shown, and what follows too', () => {
    const { queue, told } = inTheMiddle()
    queue.soundChanged()
    expect(told.slice(3)).toEqual(['began Two.', 'began Three.'])
  })

  it.each([
    ['that it begins', 'play One.'],
    ['for the second time that it begins', 'began One.'],
  ])('all is shown once a voice that never is loaded reports %s: it waits', (_, last) => {
    isThere = true
    const { queue, told } = speaking(() => isThere)
    queue.say(lines(...texts), journey)
    if (last === 'began One.') queue.began('u1')
    expect(told.at(-1)).toBe(last)
    isThere = false
    queue.began('u1')
    expect(told).toEqual(['play One.', ...shown])
  })

  it('nothing sounds, and what was cut sounds once it is back, reported or not', () => {
    const { queue, sounding, ended, clock } = inTheMiddle()
    expect(sounding).toEqual(['One.'])
    queue.soundChanged()
    queue.say(lines('Four.'), journey)
    expect(sounding.slice(1)).toEqual([undefined])
    clock.advance(60_000)
    isThere = true
    queue.soundChanged()
    expect(sounding.slice(2)).toEqual(['One.'])
    clock.advance(700)
    queue.ended('u1')
    expect(ended).toEqual(['One. heard 700'])
    queue.began('u2')
    expect(sounding.slice(3)).toEqual(['Two.'])
  })

  it('what is held is shown once it is not held any more', () => {
    const { queue, told } = inTheMiddle()
    queue.hold()
    queue.soundChanged()
    expect(told.slice(3)).toEqual(['hold'])
    queue.goOn()
    expect(told.slice(4)).toEqual(['go on', 'began Two.', 'began Three.'])
  })

  it('something else takes the place of all of it', () => {
    const { queue, told } = silenced()
    queue.say(lines('One.', 'Two.'), journey)
    queue.began('u1')
    queue.loaded('u1')
    queue.began('u2')
    queue.sayNow(lines('Now.'), journey)
    expect(told.slice(-3)).toEqual(['drop u1 u2', 'began Now.', 'play Now.'])
  })

  it('the visit is not held up for ever', () => {
    const { clock, queue, ended } = silenced()
    queue.say(lines('One.'), journey)
    queue.began('u1')
    clock.advance(300_000)
    expect(ended).toEqual([])
    clock.advance(25_000)
    expect(ended).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })

  const walk = { owner: 'walk', rank: 'walk' } as const
  it.each<[string, (queue: SpeechQueue, over: (end: SayEnd) => void) => void, number]>([
    ['is said', (queue, over) => queue.say(lines('One.'), { ...walk, over }), 1],
    [
      'waits behind something else',
      (queue, over) => {
        queue.say(lines('One.'), journey)
        queue.say(lines('Two.'), { ...walk, over })
      },
      2,
    ],
    [
      'was silenced by an aside',
      (queue, over) => {
        queue.say(lines('One.'), { ...walk, over })
        queue.sayNow(lines('Two.'), { ...journey, aside: true })
        queue.sayNow(lines('Three.'), { ...journey, aside: true })
      },
      1,
    ],
  ])('no walk waits for it: what %s has its ordinary time', (_, say, sentences) => {
    const { clock, queue, ends, over } = silenced()
    say(queue, over('walk'))
    expect(ends).toEqual([])
    clock.advance(sentences * 21_000)
    expect(ends).toHaveLength(1)
    queue.say(lines('Four.'), journey)
    clock.advance(200_000)
    expect(queue.speaking()).toBe(true)
  })

  it('what was only shown sounds when its voice begins, not when there is sound again', () => {
    const { queue, told, sounding } = silenced()
    queue.say(lines(...texts), journey)
    isThere = true
    queue.soundChanged()
    expect(sounding).toEqual([undefined])
    queue.began('u1')
    queue.loaded('u1')
    queue.ended('u1')
    expect(sounding.slice(1)).toEqual(['One.'])
    queue.began('u2')
    expect(sounding.slice(2)).toEqual(['Two.'])
    expect(told.filter((what) => what.startsWith('began'))).toEqual(shown)
  })

  it('what began without it sounds once there is: no voice reports that twice', () => {
    const { queue, sounding } = silenced()
    queue.say(lines(...texts), journey)
    queue.began('u1')
    isThere = true
    queue.soundChanged()
    expect(sounding).toEqual([undefined, 'One.'])
  })

  it('all of it together waits no longer, and as long once it was back', () => {
    const { clock, queue, ended } = silenced()
    queue.say(lines(...texts), journey)
    clock.advance(325_000)
    expect(ended).toHaveLength(1)
    clock.advance(50_000)
    expect(ended).toHaveLength(3)
    for (const now of [true, false]) {
      isThere = now
      queue.soundChanged()
    }
    queue.say(lines('Four.'), journey)
    clock.advance(300_000)
    expect(ended).toHaveLength(3)
  })
})

describe('hushed by a hand', () => {
  it('nothing sounds, whatever is said and whoever would go on, and afterwards it is held', () => {
    const { queue, told } = speaking()
    queue.say(lines('One.'), journey)
    queue.began('u1')
    queue.hush(true)
    queue.goOn()
    queue.sayNow(lines('Two.'), journey)
    expect(told).toEqual(['play One.', 'began One.', 'hold', 'drop u1'])
    queue.hush(false)
    expect([queue.held(), told.length]).toEqual([true, 4])
    queue.goOn()
    expect(told.slice(4)).toEqual(['go on', 'play Two.'])
  })

  it('in silence leaves nothing held', () => {
    const { queue, told } = speaking()
    queue.hush(true)
    queue.hush(false)
    expect(queue.held()).toBe(false)
    queue.say(lines('One.'), journey)
    expect(told).toEqual(['hold', 'go on', 'play One.'])
  })

  it('silences no second time what is held, and lets go of what is cleared meanwhile', () => {
    const { queue, told } = speaking()
    queue.say(lines('One.'), journey)
    queue.hold()
    queue.hush(true)
    queue.clear()
    queue.hush(false)
    expect([queue.held(), told]).toEqual([false, ['play One.', 'hold', 'drop u1', 'silent', 'go on']])
  })
})

it('says nothing after it was closed, and leaves no timer', () => {
  const { clock, queue, told, ended, ends, over } = speaking()
  queue.say(lines('One.', 'Two.'), { ...journey, over: over('all') })
  queue.close()
  queue.say(lines('Three.'), journey)
  queue.sayNow(lines('Four.'), journey)
  queue.ended('u1')
  queue.goOn()
  expect(told).toEqual(['play One.', 'drop u1'])
  expect([ended, ends, clock.pending()]).toEqual([[], [], 0])
})

it('is not hushed after it was closed', () => {
  const { queue, told } = speaking()
  queue.close()
  queue.hush(true)
  expect(told).toEqual(['drop '])
})

const owner = fc.constantFrom<Owner>('journey', 'walk', 'check', 'page')
const said = fc.record({
  owner,
  rank: fc.constantFrom(...ranks),
  aside: fc.boolean(),
  count: fc.integer({ min: 0, max: 3 }),
})
const id = fc.integer({ min: 1, max: 30 }).map((number) => `u${number}`)
const other = fc.oneof(
  fc.record({ do: fc.constantFrom('began' as const, 'loaded' as const, 'ended' as const), id }),
  fc.record({ do: fc.constantFrom('skip' as const, 'hold' as const, 'goOn' as const, 'clear' as const) }),
  fc.record({ do: fc.constant('hush' as const), on: fc.boolean() }),
  fc.record({ do: fc.constant('clear' as const), owner }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(30_000) }),
)
type Other = typeof other extends fc.Arbitrary<infer Drawn> ? Drawn : never
const happening = fc.oneof(fc.record({ do: fc.constantFrom('say' as const, 'sayNow' as const), said }), other)

function happen(queue: SpeechQueue, clock: FakeClock, act: Other) {
  if (act.do === 'wait') clock.advance(act.ms)
  else if ('id' in act) queue[act.do](act.id)
  else if ('on' in act) queue.hush(act.on)
  else if ('owner' in act) queue.clear(act.owner)
  else queue[act.do]()
}

describe('whatever happens', () => {
  it('every utterance is handed over at most once and ends once, every say is over once, and no timer is left', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (acts) => {
        const clock = createFakeClock()
        const played: string[] = []
        const endings: [Utterance, UtteranceEnd][] = []
        let asked = 0
        let says = 0
        let overs = 0
        const queue = createSpeechQueue({
          clock,
          prefix: 'u',
          outlet: () => ({ play: (each) => played.push(each.id), drop() {}, hold() {}, goOn() {} }),
          on: { ended: (utterance, how) => endings.push([utterance, how]) },
        })
        const over = () => {
          overs += 1
        }
        for (const act of acts) {
          if (!('said' in act)) {
            happen(queue, clock, act)
            continue
          }
          const { count, ...options } = act.said
          asked += count
          says += 1
          const text = lines(...Array.from({ length: count }, () => 'A sentence.'))
          queue[act.do](text, { ...options, over })
        }
        // Left to itself every voice is given up on in the end.
        queue.hush(false)
        queue.goOn()
        for (let turn = 0; turn < 200 && queue.speaking(); turn += 1) clock.advance(25_000)
        expect(queue.speaking()).toBe(false)
        expect(new Set(played).size).toBe(played.length)
        expect(endings.length).toBe(asked)
        expect(new Set(endings.map(([utterance]) => utterance.id)).size).toBe(asked)
        expect(overs).toBe(says)
        expect(clock.pending()).toBe(0)
      }),
      { numRuns: 500 },
    )
  })
})
