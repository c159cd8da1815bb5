import { describe, expect, it } from 'vitest'
import { synthesiseTurns, type Turning } from '../../../../bench/steps/synthetic-turns.ts'
import { type Guided, guideWalker } from '../../../../test/fixtures/guided-walker.ts'
import { createWalkingShopper } from '../../../../test/fixtures/walking-shopper.ts'
import { createTurnWatch } from '../turns/turn-watch.ts'
import type { WalkCommand } from './walk.ts'

const beat = 60_000 / 105
const walk = (steps: number): Turning => ({ do: 'walk', ms: steps * beat })
const stand = (ms: number): Turning => ({ do: 'stand', ms })
const turn = (degrees: number, ms = 2000): Turning => ({ do: 'turn', degrees, ms })
const path = (...parts: (readonly [action: string, steps: number])[]) =>
  parts.map(([action, steps]) => ({ action, distance: String(steps) }))

/** A shopper who does this on that path; all that is told, without what is left of a part. */
function ride(commands: ReturnType<typeof path>, doing: readonly Turning[], how?: Guided) {
  const { told, toldMs, at } = guideWalker(commands, doing, how)
  return { told, toldMs, at, since: (command: string) => told.slice(told.indexOf(`> ${command}`) + 1) }
}

const corner = path(['go straight', 8], ['turn left', 8], ['turn right', 8])
const toCorner = [stand(1500), walk(8), stand(1500)]
/** By which the gyroscope shows that it tells turns. */
const looksAround = [turn(45, 1000), turn(-45, 1000), stand(1000)]
const LEFT = 'Stop. Turn left, a quarter turn. Then move forward 8 steps.'
const RIGHT = 'Stop. Turn right, a quarter turn. Then move forward 8 steps.'
const LEFT_ONLY = 'Stop. Turn left, a quarter turn.'
const ON = 'Move forward 8 steps.'
const NOT_TURNED = 'Stop. You have not turned. Turn left, a quarter turn.'
const AT_COUNTER = 'You are at the cash counter.'

describe('a turn that is not made yet', () => {
  const tooFar = [stand(1500), walk(9.6), stand(9000)]
  it.each<[WalkCommand, string]>([
    ['repeat', LEFT],
    ['howManyLeft', LEFT_ONLY],
    ['whereAmI', LEFT_ONLY],
  ])('is said again after a step too many: %s', (command, line) => {
    expect(ride(corner, tooFar, { at: [[11_000, command]] }).since(command)[0]).toBe(line)
  })

  it('is said again without a gyroscope too, while the steps are few', () => {
    const { told, at } = ride(corner, tooFar, { at: [[11_000, 'repeat']], gyroscope: false })
    expect(at.counted).toBeGreaterThan(0)
    expect(told.slice(told.indexOf('> repeat') + 1)[0]).toBe(LEFT_ONLY)
  })

  it('ends no part and reaches nothing: its steps do not count, and Next leads on', () => {
    const short = path(['go straight', 8], ['turn left', 4])
    const straightOn = [...looksAround, ...toCorner, walk(24), stand(2000)]
    const { told, at, since } = ride(short, straightOn, { at: [[25_800, 'next']] })
    expect(told.filter((text) => text.startsWith('Stop. You have not'))).toEqual([
      NOT_TURNED,
      NOT_TURNED,
      NOT_TURNED,
    ])
    expect(told.indexOf(AT_COUNTER)).toBeGreaterThan(told.indexOf('> next'))
    expect(told).toContain('Say next at the end of this part.')
    expect([since('next'), at.arrived]).toEqual([[AT_COUNTER], true])
  })

  it('counts once that was said, where the gyroscope tells of nothing: it may be dead', () => {
    const short = path(['go straight', 8], ['turn left', 6])
    const { told, at } = ride(short, [...toCorner, walk(7), stand(2000)], { gyroscope: 'dead' })
    expect(told.filter((text) => text.startsWith('Stop. You have not'))).toEqual([NOT_TURNED])
    expect([told.at(-1), at.arrived]).toEqual([AT_COUNTER, true])
  })

  it.each([
    ['in a still hand', {}],
    ['on a strap', { sway: 6 }],
    ['behind a dog', { sway: 12 }],
  ])('does not count where the gyroscope has felt the walk, turn or none before: %s', (_, carried) => {
    const { told, at } = ride(corner, [...toCorner, walk(28), stand(2000)], { carried })
    expect(told.filter((text) => text.startsWith('Stop. You have not')).length).toBeGreaterThan(2)
    expect([told.includes(AT_COUNTER), at]).toEqual([false, expect.objectContaining({ leg: 1, counted: 0 })])
  })

  it('and an arrival are never told in the same instant', () => {
    let led = 0
    const told: ('missing' | undefined)[] = ['missing', undefined]
    const push = () => {
      led = 0
      return { turning: false, news: undefined }
    }
    const stepped = () => {
      led = told.length > 1 ? 4 : 1
      return told.shift()
    }
    const turns = {
      ...createTurnWatch(),
      ...{ made: () => false, asked: () => 'left' as const, push, stepped, led: () => led },
    }
    const shopper = createWalkingShopper(path(['turn left', 4]), { turns })
    shopper.guide.start()
    shopper.step()
    expect([shopper.heard().at(-1), shopper.guide.snapshot().arrived]).toEqual([NOT_TURNED, false])
    shopper.step()
    expect(shopper.guide.snapshot().arrived).toBe(true)
  })

  it('counts no more than what was walked since, when it is made after all', () => {
    const long = path(['go straight', 8], ['turn left', 12])
    const { told, at } = ride(long, [
      ...toCorner,
      walk(6),
      stand(1500),
      turn(90),
      stand(1500),
      walk(5),
      stand(2000),
    ])
    expect(told).toContain('turned')
    expect(at).toMatchObject({ leg: 1, counted: 5 })
  })

  it('nor does one to the wrong side', () => {
    const short = path(['go straight', 8], ['turn left', 4])
    const { told, at } = ride(short, [...toCorner, turn(-90), stand(1500), walk(7), stand(2000)])
    expect(told).toContain('That was right. Turn round to the left.')
    expect([told.includes(AT_COUNTER), at]).toEqual([false, expect.objectContaining({ leg: 1, counted: 0 })])
  })

  it.each([
    [30, 'Turn further to the left.'],
    [45, 'Turn further to the left.'],
    [-25, NOT_TURNED],
    [-45, 'That was right. Turn round to the left.'],
    [-60, 'That was right. Turn round to the left.'],
    [150, 'That was too far. Turn back to the right.'],
  ])('by %d degrees is told to who walks on', (degrees, line) => {
    const doing = [...looksAround, ...toCorner, turn(degrees), stand(1500), walk(6), stand(1000)]
    const { told } = ride(corner, doing)
    expect(told.slice(told.indexOf(LEFT) + 1)).toEqual([line])
  })
})

describe('a phone that swings wide', () => {
  const long = path(['go straight', 20], ['turn left', 8])
  const EIGHT = 'Stop. Turn left, a quarter turn. Then move forward 8 steps.'
  it.each([
    ['with a cane', { swing: 30, cadence: 92, push: 1.8 }],
    ['with a wider one', { swing: 25, cadence: 85, push: 1.8 }],
    ['with the body', { sway: 40 }],
  ])('counts, and knows its turn: %s', (_, carried) => {
    const own = 60_000 / ('cadence' in carried ? carried.cadence : 105)
    const doing = [stand(4000), { ...walk(1), ms: 24 * own }, stand(4000), turn(90), stand(1500)]
    const { told, toldMs, at } = ride(long, [...doing, { ...walk(1), ms: 12 * own }, stand(3000)], {
      carried,
    })
    expect(toldMs[told.indexOf(EIGHT)]).toBeLessThan(4000 + 24 * own)
    expect(told).toContain('turned')
    expect(at.arrived).toBe(true)
  })
})

describe('a gyroscope that sticks at a turn', () => {
  const stuck = { x: 0, y: 60, z: 0 }
  it.each([
    ['on a straight part', path(['go straight', 20]), []],
    ['with a turn to be made', path(['go straight', 4], ['turn left', 12]), [LEFT_ONLY]],
  ])('is believed for a while only: %s', (_, way, lines) => {
    const { told, at } = ride(way, [stand(12_000), walk(24), stand(3000)], { gyroscope: stuck })
    expect(at.arrived).toBe(true)
    expect(told.some((text) => text.startsWith('Stop. You have not'))).toBe(false)
    expect(lines.every((line) => told.some((text) => text.startsWith(line)))).toBe(true)
  })
})

describe('who stands', () => {
  const STOPPED = 'I feel no steps. Say repeat, say next after this part, or move on.'
  const looking = Array.from({ length: 12 }, (_, n) => [turn(n % 2 ? -90 : 90, 1500), stand(2500)]).flat()

  it('hears so after ten seconds though they look around', () => {
    const { told, toldMs } = ride(corner, [stand(500), ...looking])
    expect(told.slice(1)).toEqual([STOPPED])
    expect(toldMs[1]).toBeLessThan(2500 + 10_000 + 4000)
  })

  it('and turns as was asked hears of the turn alone', () => {
    const doing = [...toCorner, stand(9000), turn(90), stand(6000)]
    expect(ride(corner, doing).told.slice(-2)).toEqual([LEFT, 'turned'])
  })
})

describe('a turn without steps before another turn', () => {
  const toFive = [stand(4000), walk(5)]
  const twice = path(['start', 5], ['turn left', 0], ['turn left', 0], ['go straight', 6])
  const SIX = 'Move forward 6 steps.'
  const LEFT_SIX = 'Stop. Turn left, a quarter turn. Then move forward 6 steps.'

  it.each([
    [
      'one after the other',
      [stand(3000), turn(90), stand(2500), turn(90)],
      [LEFT_ONLY, 'turned', LEFT_SIX, 'turned'],
    ],
    ['both in one go', [stand(3000), turn(180, 3000)], [LEFT_ONLY, 'turned', SIX, 'turned']],
    [
      'both in one go, once both were said',
      [stand(12_000), turn(180, 3000)],
      [LEFT_ONLY, LEFT_SIX, 'turned'],
    ],
  ])('is waited for, and two equal ones may be made %s', (_, turns, lines) => {
    const { told, at } = ride(twice, [...toFive, ...turns, stand(3000), walk(7), stand(2000)])
    expect(told.slice(1).filter((text) => !text.includes('more steps'))).toEqual([...lines, AT_COUNTER])
    expect(at.arrived).toBe(true)
  })

  it('to the other side is not taken for that one', () => {
    const doing = [...toFive, stand(3000), turn(90, 1500), stand(4000), turn(-90, 1500), stand(2000), walk(6)]
    const { told } = ride(path(['start', 5], ['turn left', 0], ['turn right', 5]), [...doing, stand(2000)])
    const RIGHT_FIVE = 'Stop. Turn right, a quarter turn. Then move forward 5 steps.'
    expect(told.slice(1)).toEqual([LEFT_ONLY, 'turned', RIGHT_FIVE, 'turned', AT_COUNTER])
  })

  it.each([
    ['six seconds, where a gyroscope tells', looksAround, {}, 6000],
    ['three without one', [], { gyroscope: false }, 3000],
    ['three with a dead one', [], { gyroscope: 'dead' }, 3000],
  ] as const)('is waited for %s', (_, before, how, ms) => {
    const doing = [...before, ...toFive, stand(15_000)]
    const { told, toldMs } = ride(path(['start', 5], ['turn left', 0]), doing, how)
    const [said, arrived] = [LEFT_ONLY, AT_COUNTER].map((text) => toldMs[told.indexOf(text)] ?? 0)
    expect((arrived ?? 0) - (said ?? 0) - 2500).toBeCloseTo(ms, -2)
  })

  it('is waited for as a half turn too, in its author’s words', () => {
    const round = path(['start', 5], ['turn around', 0], ['go straight', 6])
    const doing = [...looksAround, ...toFive, stand(2000), turn(180, 3000), stand(2500), walk(7), stand(2000)]
    expect(ride(round, doing).told.slice(1)).toEqual(['turn around.', 'turned', SIX, AT_COUNTER])
    const straightOn = [...looksAround, ...toFive, stand(11_000), walk(9), stand(2000)]
    const { told, at } = ride(round, straightOn)
    expect(told.slice(1)).toEqual(['turn around.', SIX, 'turn around.'])
    expect(at).toMatchObject({ leg: 2, counted: 0 })
  })

  it('goes on at once by Next, and leaves no timer', () => {
    const shopper = createWalkingShopper(path(['turn left', 0], ['turn right', 3]))
    shopper.guide.start()
    shopper.silence()
    shopper.guide.command('next')
    shopper.clock.advance(20_000)
    expect(shopper.guide.snapshot()).toMatchObject({ leg: 1, arrived: false })
    shopper.guide.close()
    expect(shopper.clock.pending()).toBe(0)
  })
})

describe('a turn that is made', () => {
  const turned = [...toCorner, turn(90), stand(12_000)]
  it('is never said again', () => {
    const at = [
      [14_000, 'repeat'],
      [17_000, 'howManyLeft'],
    ] as const
    const { since } = ride(corner, turned, { at })
    expect(since('repeat')).toEqual([ON, '> howManyLeft', 'Eight more steps, then turn right.'])
  })

  it('is not confirmed once more on arrival', () => {
    const { told } = ride(path(['go straight', 8], ['turn left', 8]), [
      stand(1500),
      walk(7),
      turn(90, 1500),
      walk(13),
      stand(2500),
    ])
    expect(told.filter((text) => text === 'turned')).toHaveLength(1)
    expect(told.at(-1)).toBe(AT_COUNTER)
  })

  it('before a straight part of its own is checked, and left out if it was made early', () => {
    const split = path(['go straight', 8], ['turn left', 0], ['go straight', 8])
    const early = ride(split, [stand(1500), walk(7), turn(90, 1500), walk(5), stand(1000)])
    expect(early.told.slice(1)).toEqual(expect.arrayContaining([ON, 'turned']))
    expect(early.told.join()).not.toContain('quarter')
    const none = ride(split, [...toCorner, walk(6), stand(2000)])
    expect(none.told).toContain(NOT_TURNED)
  })

  it('far from the corner is no turn of this part', () => {
    const long = path(['go straight', 30], ['turn right', 8])
    const { told } = ride(long, [stand(1500), walk(8), turn(-90, 1800), walk(24), stand(3000)])
    expect([told.includes(RIGHT), told.includes('turned')]).toEqual([true, false])
  })
})

describe('a turn that nobody could follow', () => {
  const twoLefts = path(['go straight', 5], ['turn left', 4], ['turn left', 10])
  const doing = [stand(1500), walk(5), stand(4000), turn(90), stand(1500), walk(4.5), stand(4000)]

  it.each<[string, Guided]>([
    ['the visit was opened anew before it', { anewMs: 6500 }],
    ['the phone was silent while its owner stood', { silentMs: [5600, 6800] }],
  ])('is not taken for the equal one after it: %s', (_, how) => {
    const { told } = ride(twoLefts, doing, how)
    expect(told).toContain('Stop. Turn left, a quarter turn. Then move forward 10 steps.')
    expect(told).not.toContain('Move forward 10 steps.')
  })

  it('is believed of whoever walks on after it', () => {
    const short = path(['go straight', 8], ['turn left', 6])
    const cornerMs = 3000 + 8 * beat
    const turned = [...toCorner, turn(90, 1200), stand(2000), walk(7), stand(2000)]
    const { told, at } = ride(short, turned, { silentMs: [cornerMs, cornerMs + 1400] })
    expect(told).not.toContain(NOT_TURNED)
    expect([told.at(-1), at.arrived]).toEqual([AT_COUNTER, true])
  })

  it.each([
    ['is followed', 0, false],
    ['is nobody’s business once its part is walked', 3, undefined],
  ])('%s where the walk goes on', (_, counted, made) => {
    const turns = createTurnWatch()
    for (const sample of synthesiseTurns([stand(1500)]).samples) turns.push(sample)
    const from = { leg: 1, counted, arrived: false, walked: 5 + counted }
    const { guide } = createWalkingShopper(twoLefts, { turns, from })
    guide.start()
    expect([turns.made(), guide.snapshot().turned]).toEqual([made, made])
  })
})

describe('a next that comes late', () => {
  it('says again what the count has just begun, once', () => {
    const steps = [stand(1500), walk(8.2), stand(6000)]
    const at = [
      [6800, 'next'],
      [8000, 'next'],
    ] as const
    const { since, told } = ride(corner, steps, { at })
    expect(told.slice(0, told.indexOf('> next'))).toContain(LEFT)
    expect(since('next')).toEqual([LEFT, '> next', RIGHT])
  })
})

describe('the way back', () => {
  const there = 'Stop. This is where the part begins.'
  const long = path(['go straight', 20], ['turn right', 8])
  it('counts nothing before the half turn, neither there nor on', () => {
    const steps = [stand(1500), walk(8), stand(3000), turn(180, 2500), stand(1000), walk(11), stand(3000)]
    const { told, at } = ride(long, steps, { at: [[7000, 'back']] })
    expect(told.at(-2)?.startsWith(there) || told.at(-1)?.startsWith(there)).toBe(true)
    expect(at).toMatchObject({ leg: 0, back: 0 })
  })

  it('tells who has not turned round', () => {
    const doing = [...looksAround, stand(1500), walk(8), stand(3000), walk(7), stand(1500)]
    const { since, at } = ride(long, doing, { at: [[10_000, 'back']] })
    const [line] = since('back')
    expect(line).toMatch(/^Turn round, a half turn\./)
    expect(since('back')).toEqual([line, line])
    expect(at.back).toBe(at.counted)
  })

  it('leads by the steps that were walked before a Next, and by hand where nobody counted', () => {
    const early = createWalkingShopper(corner)
    early.guide.start()
    early.step(3)
    early.guide.command('next')
    early.heard()
    early.guide.command('back')
    expect(early.heard()).toEqual([
      'Turn so that you face the way you came. Then move forward 3 steps, back to where that part begins.',
    ])
    const byHand = createWalkingShopper(corner, { sensor: false })
    byHand.guide.start()
    byHand.guide.command('next')
    byHand.heard()
    byHand.guide.command('back')
    expect(byHand.heard()[0]).toContain('Say next when you are there')
    byHand.guide.command('next')
    expect(byHand.guide.snapshot()).toMatchObject({ leg: 0, back: 0 })
  })

  it('of a part that a Next passed over unwalked is its instruction again', () => {
    const shopper = createWalkingShopper(corner)
    shopper.guide.start()
    shopper.guide.command('next')
    shopper.heard()
    shopper.guide.command('back')
    expect(shopper.heard()).toEqual([ON])
  })
})
