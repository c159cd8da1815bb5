import { BLANK, CLASSES } from './path-follower.ts'

const NEVER = Number.NEGATIVE_INFINITY

/**
 * The score of the best path that says these sounds and no others, as CTC has it: each for a frame or several, with or
 * without a pause between, with one between two that are the same. -Infinity when there are fewer frames than sounds.
 */
export function alignmentScore(logProbs: Float32Array, sounds: readonly number[]): number {
  return scores(logProbs, sounds).at(-1) ?? NEVER
}

/**
 * How much better the sound is told by these sounds with any others behind them than by these alone. 0 where nothing was
 * heard behind them; a light word that no sentence explains is what makes it more.
 */
export function soundBehind(logProbs: Float32Array, sounds: readonly number[]): number {
  const said = scores(logProbs, sounds)
  let free = 0
  let most = said.at(-1) ?? NEVER
  const alone = most
  for (let frame = said.length - 1; frame > 0; frame--) {
    free += highest(logProbs, frame * CLASSES)
    most = Math.max(most, (said[frame - 1] ?? NEVER) + free)
  }
  return alone === NEVER ? 0 : most - alone
}

/** The score of having said all of these sounds, by the end of each frame. */
function scores(logProbs: Float32Array, sounds: readonly number[]): Float64Array {
  // Even places are pauses, odd ones sounds.
  const places = 2 * sounds.length + 1
  const classOf = (place: number) => (place % 2 === 0 ? BLANK : (sounds[place >> 1] ?? BLANK))
  const ended = new Float64Array(Math.floor(logProbs.length / CLASSES))
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
    ended[frame / CLASSES] = Math.max(now[places - 1] ?? NEVER, now[places - 2] ?? NEVER)
  }
  return ended
}

/** The score of the best sound of a frame, or of none. */
export function highest(logProbs: Float32Array, frame: number): number {
  let most = NEVER
  for (let i = frame; i < frame + CLASSES; i++) most = Math.max(most, logProbs[i] ?? most)
  return most
}
