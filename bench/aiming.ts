import { createAiming } from '../src/core/vision/aiming.ts'
import { createHinter } from '../src/core/vision/hints.ts'
import { createHand, type HandKind, moveOf, TICK_MS } from './aiming/hand.ts'
import { type Figure, percentile, printFigures } from './figures.ts'
import { createRandom } from './steps/random.ts'

/**
 * Made-up hands that follow words as a person would, and ones that do so badly: how long it takes until the name or the
 * date has been read in two pictures, led by each picture and with one hint a look. Nothing of it was measured on people.
 */
const kinds: Readonly<Record<string, HandKind>> = {
  follows: { reactsMs: 700, ignores: 0.05, reverses: 0.02, clumsy: 0.2 },
  badly: { reactsMs: 1300, ignores: 0.25, reverses: 0.2, clumsy: 0.5 },
}
const HANDS = 500
const LONGEST_MS = 120_000
const PICTURE_MS = 500
const ENOUGH = 2
/** Even a picture that is as it should be is not read always. */
const IS_READ = 0.8
const WORDS_MS = 1300
const OPENING_MS = 600

/** One way of leading: hints and the ends of looks. */
interface Way {
  /** A look that found nothing ends then. */
  endsMs: number
  lead: (lookFor: 'name' | 'date') => {
    nears?: (atMs: number) => boolean
    observe: ReturnType<typeof createAiming>['observe']
    take: (atMs: number, quiet: boolean) => Parameters<ReturnType<typeof createHand>['hear']>[0] | undefined
  }
}

const single: Way = {
  endsMs: 8000,
  lead(lookFor) {
    const hinter = createHinter(lookFor)
    return {
      observe: hinter.observe,
      take(atMs) {
        const id = atMs < 2500 ? undefined : hinter.take()
        return id && moveOf[id]
      },
    }
  },
}
const led = (endsMs: number): Way => ({
  endsMs,
  lead(lookFor) {
    const aiming = createAiming(lookFor)
    const nears = lookFor === 'name' ? aiming.nears : () => false
    return { nears, observe: aiming.observe, take: (atMs, quiet) => aiming.take(atMs, quiet)?.move }
  },
})
/** The line that asks to move the pack, and the shopper who asks again. */
const AGAIN_MS = { name: 7000, date: 10_000 }

function timeTo(lookFor: 'name' | 'date', way: Way, kind: HandKind, seed: number): number {
  const random = createRandom(seed)
  const hand = createHand(random, kind, lookFor)
  let lead = way.lead(lookFor)
  let [openedMs, speaksUntilMs, read] = [0, OPENING_MS, 0]
  for (let nowMs = 0; nowMs < LONGEST_MS; nowMs += TICK_MS) {
    hand.tick()
    const atMs = nowMs - openedMs
    if (atMs < 0) continue
    if (atMs >= way.endsMs && lead.nears?.(atMs) !== true) {
      // Both retry lines ask for it nearer, the date's for another side as well.
      hand.hear('nearer')
      if (lookFor === 'date') hand.hear('turn')
      lead = way.lead(lookFor)
      openedMs = nowMs + AGAIN_MS[lookFor]
      speaksUntilMs = openedMs + OPENING_MS
      read = 0
      continue
    }
    if (nowMs % PICTURE_MS !== 0) continue
    const { sight, readable } = hand.look()
    if (readable && random.uniform() < IS_READ) read += 1
    if (read >= ENOUGH) return nowMs
    lead.observe(sight)
    const move = lead.take(atMs, nowMs >= speaksUntilMs)
    if (!move) continue
    hand.hear(move)
    speaksUntilMs = nowMs + WORDS_MS
  }
  return LONGEST_MS
}

const figures: Figure[] = []
for (const [name, kind] of Object.entries(kinds))
  for (const lookFor of ['name', 'date'] as const) {
    const seeds = Array.from({ length: HANDS }, (_, at) => at + 1)
    const ways = { single, led: led(lookFor === 'date' ? 30_000 : 8000) }
    const medians = Object.entries(ways).map(([way, how]) => {
      const all = seeds.map((seed) => timeTo(lookFor, how, kind, seed) / 1000)
      const median = percentile(all, 0.5)
      figures.push(
        [`${lookFor}-${name}-${way}-p50`, median, 's'],
        [`${lookFor}-${name}-${way}-p90`, percentile(all, 0.9), 's'],
      )
      return median
    })
    figures.push([`${lookFor}-${name}-share`, (medians[1] ?? 0) / (medians[0] ?? 1), 'of-single'])
  }
printFigures(figures)
