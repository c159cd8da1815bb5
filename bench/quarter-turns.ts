import { createGuide } from '../src/core/navigation/guide/guide.ts'
import { createTurnWatch } from '../src/core/navigation/turns/turn-watch.ts'
import { englishVisit } from '../src/core/texts/visit-texts.ts'
import { createFakeClock } from '../test/fake-clock.ts'
import { printFigures, printMachine } from './figures.ts'
import { createRandom } from './steps/random.ts'
import { type Carried, synthesiseTurns, type Turning } from './steps/synthetic-turns.ts'

/**
 * Made-up walkers who turn as they were asked, the other way, in an arc or shuffling, with the phone in a hand, on a
 * strap, in a pocket, a cane or a dog in the other hand. Ends in the share of turns that were understood, of wrong ones
 * that were told, how often somebody who walks straight on is taken to turn, and what turning does to the count.
 */
printMachine()

const kinds: Readonly<Record<string, Partial<Carried>>> = {
  hand: {},
  strap: { sway: 6, tipped: 0.2 },
  'shirt pocket': { sway: 9, tipped: 1.2 },
  'trouser pocket': { sway: 15, tipped: 2.8, push: 2.6 },
  dog: { sway: 12, cadence: 124 },
  cane: { swing: 14, cadence: 92, push: 1.8 },
  drifting: { driftDps: 1.5 },
}
const WALKERS = 30
const METRES_A_STEP = 0.65

let [turns, right, wrongs, wrongTold, metres, falseTurns] = [0, 0, 0, 0, 0, 0]
for (const [kind, carried] of Object.entries(kinds)) {
  const tally = { turns: 0, right: 0, wrongs: 0, told: 0, metres: 0, false: 0 }
  for (let seed = 1; seed <= WALKERS; seed += 1) {
    const { uniform, normal } = createRandom(1000 + seed)
    const how = { ...carried, seed, cadence: (carried.cadence ?? 105) * (0.9 + 0.2 * uniform()) }
    for (const asked of ['left', 'right'] as const)
      for (const obeys of [true, false]) {
        const sign = (asked === 'left') === obeys ? 1 : -1
        const degrees = sign * (90 + 10 * Math.max(-2.5, Math.min(2.5, normal())))
        const style = seed % 3
        const turn: Turning = {
          do: 'turn',
          degrees,
          ms: 1200 + 2500 * uniform(),
          walking: style === 1,
          shuffling: style === 2,
        }
        const doing: Turning[] = [
          { do: 'walk', ms: 7000 },
          { do: 'stand', ms: style === 1 ? 1 : 1500 },
          turn,
          { do: 'stand', ms: style === 1 ? 1 : 800 },
          { do: 'walk', ms: 3000 },
        ]
        const heard = told(asked, doing, how)
        if (obeys) {
          tally.turns += 1
          if (heard === 'right') tally.right += 1
        } else {
          tally.wrongs += 1
          if (heard === 'wrong') tally.told += 1
        }
      }
    const watch = createTurnWatch()
    const { samples, stepsMs } = synthesiseTurns([{ do: 'walk', ms: 90_000 }], how)
    let was = false
    for (const sample of samples) {
      const { turning } = watch.push(sample)
      if (turning && !was) tally.false += 1
      was = turning
    }
    tally.metres += stepsMs.length * METRES_A_STEP
  }
  console.log(
    `${kind.padEnd(15)} right ${tally.right}/${tally.turns}  wrong told ${tally.told}/${tally.wrongs}` +
      `  false ${tally.false} in ${Math.round(tally.metres)} m`,
  )
  turns += tally.turns
  right += tally.right
  wrongs += tally.wrongs
  wrongTold += tally.told
  metres += tally.metres
  falseTurns += tally.false
}

/** The first that is told of a turn asked for as it is due. */
function told(asked: 'left' | 'right', doing: readonly Turning[], how: Partial<Carried>) {
  const watch = createTurnWatch()
  const { samples, turnsMs } = synthesiseTurns(doing, how)
  const dueMs = (turnsMs[0]?.fromMs ?? 0) - 600
  let begun = false
  for (const sample of samples) {
    const { news } = watch.push(sample)
    if (!begun && sample.atMs >= dueMs) {
      begun = true
      watch.begin(asked)
    }
    if (news) return news
  }
  return undefined
}

/** Steps that the second part was walked in when the third is told, less those of the path. */
function late(how: Partial<Carried>, hasGyroscope: boolean, turn: Turning): number {
  const clock = createFakeClock()
  const commands = ['go straight', 'turn left', 'turn right'].map((action) => ({ action, distance: '10' }))
  const toldMs: number[] = []
  const guide = createGuide({
    texts: englishVisit,
    commands,
    end: { kind: 'counter' },
    profile: 'accurate',
    clock,
    sensor: true,
    say: (_lines, _now, over) => void clock.after(2500, over),
    emit: (effect) =>
      effect.kind === 'sign' &&
      effect.sign !== 'turned' &&
      effect.sign !== 'arrived' &&
      toldMs.push(clock.now()),
  })
  guide.start()
  const beat = 60_000 / (how.cadence ?? 105)
  const doing: Turning[] = [
    { do: 'stand', ms: 1500 },
    { do: 'walk', ms: 10 * beat },
    { do: 'stand', ms: 1200 },
    turn,
    { do: 'stand', ms: 700 },
    { do: 'walk', ms: 16 * beat },
  ]
  const { samples, stepsMs, turnsMs } = synthesiseTurns(doing, how)
  for (const { turning, ...sample } of samples) {
    clock.advance(Math.max(0, sample.atMs - clock.now()))
    guide.motion(hasGyroscope && turning ? { ...sample, turning } : sample)
  }
  // Never told: all that was walked.
  const [, , thirdMs = Number.POSITIVE_INFINITY] = toldMs
  const fromMs = turnsMs[0]?.toMs ?? 0
  return stepsMs.filter((ms) => ms > fromMs && ms <= thirdMs).length - 10
}

for (const [style, shuffling] of [
  ['on the spot', false],
  ['shuffling', true],
] as const) {
  const off = { with: 0, without: 0, walks: 0 }
  for (const carried of Object.values(kinds))
    for (let seed = 1; seed <= 10; seed += 1) {
      const turn: Turning = { do: 'turn', degrees: 90, ms: 2500, shuffling }
      off.with += Math.abs(late({ ...carried, seed }, true, turn))
      off.without += Math.abs(late({ ...carried, seed }, false, turn))
      off.walks += 1
    }
  console.log(
    `a part of 10 after a turn ${style}: off by ${(off.with / off.walks).toFixed(2)} steps with a gyroscope,` +
      ` ${(off.without / off.walks).toFixed(2)} without`,
  )
}

printFigures([
  ['right', (100 * right) / turns, '%'],
  ['wrong-told', (100 * wrongTold) / wrongs, '%'],
  ['false-in-100-m', (100 * falseTurns) / metres, 'turns'],
])
