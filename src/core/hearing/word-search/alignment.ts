import { BLANK, CLASSES } from './path-follower.ts'

const NEVER = Number.NEGATIVE_INFINITY

/**
 * The score of the best path that says these sounds and no others, as CTC has it: each for a frame or several, with or
 * without a pause between, with one between two that are the same. -Infinity when there are fewer frames than sounds.
 */
export function alignmentScore(logProbs: Float32Array, sounds: readonly number[]): number {
  // Even places are pauses, odd ones sounds.
  const places = 2 * sounds.length + 1
  const classOf = (place: number) => (place % 2 === 0 ? BLANK : (sounds[place >> 1] ?? BLANK))
  let now = new Float64Array(places).fill(NEVER)
  let next = new Float64Array(places)
  for (let frame = 0; frame + CLASSES <= logProbs.length; frame += CLASSES) {
    for (let place = 0; place < places; place++) {
      const same = classOf(place)
      const skips = place % 2 === 1 && same !== classOf(place - 2)
      const begins = frame === 0 && place < 2 ? 0 : NEVER
      const from = Math.max(begins, now[place] ?? NEVER, now[place - 1] ?? NEVER)
      const best = skips ? Math.max(from, now[place - 2] ?? NEVER) : from
      next[place] = best + (logProbs[frame + same] ?? NEVER)
    }
    ;[now, next] = [next, now]
  }
  return Math.max(now[places - 1] ?? NEVER, now[places - 2] ?? NEVER)
}
