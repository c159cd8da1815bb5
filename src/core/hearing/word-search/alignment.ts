import { BLANK, CLASSES } from './path-follower.ts'

const NEVER = Number.NEGATIVE_INFINITY

/** How well sounds fit what one network heard. */
export interface Aligner {
  /**
   * The score of the best path that says these sounds and no others, as CTC has it: each for a frame or several, with or
   * without a pause between, with one between two that are the same. -Infinity when there are fewer frames than sounds.
   */
  scoreOf(sounds: readonly number[]): number
  /**
   * How much better the sound is told by these sounds with any others behind them than by these alone. 0 where nothing was
   * heard behind them; a light word that no sentence explains is what makes it more.
   */
  soundBehind(sounds: readonly number[]): number
}

/** The last of some sounds: by frame, the scores of all paths that are in it, and in the pause behind it. */
interface Place {
  sound: number
  inSound: Float64Array
  inPause: Float64Array
  /** With one sound more: those of many sentences that begin alike are worked out once. */
  next: Map<number, Place>
}

/** @param logProbs a frame after another, `CLASSES` each */
export function createAligner(logProbs: Float32Array): Aligner {
  const frames = Math.floor(logProbs.length / CLASSES)
  const heard = (frame: number, sound: number) => logProbs[frame * CLASSES + sound] ?? NEVER

  const place = (sound: number, from?: Place): Place => {
    const inSound = new Float64Array(frames).fill(NEVER)
    const inPause = new Float64Array(frames).fill(NEVER)
    let wasInSound = NEVER
    let wasInPause = from ? NEVER : 0
    for (let frame = 0; frame < frames; frame++) {
      if (from) inSound[frame] = Math.max(wasInSound, reached(from, sound, frame)) + heard(frame, sound)
      inPause[frame] = Math.max(wasInSound, wasInPause) + heard(frame, BLANK)
      wasInSound = inSound[frame] ?? NEVER
      wasInPause = inPause[frame] ?? NEVER
    }
    return { sound, inSound, inPause, next: new Map() }
  }

  const start = place(BLANK)
  /** The best that ended by the frame before, so that another sound may begin. */
  const reached = (from: Place, sound: number, frame: number) => {
    if (frame === 0) return from === start ? 0 : NEVER
    const paused = from.inPause[frame - 1] ?? NEVER
    return sound === from.sound ? paused : Math.max(paused, from.inSound[frame - 1] ?? NEVER)
  }

  const placeOf = (sounds: readonly number[]) => {
    let at = start
    for (const sound of sounds) {
      const next = at.next.get(sound) ?? place(sound, at)
      at.next.set(sound, next)
      at = next
    }
    return at
  }
  const endedBy = ({ inSound, inPause }: Place, frame: number) =>
    Math.max(inSound[frame] ?? NEVER, inPause[frame] ?? NEVER)

  return {
    scoreOf: (sounds) => endedBy(placeOf(sounds), frames - 1),
    soundBehind(sounds) {
      const said = placeOf(sounds)
      const alone = endedBy(said, frames - 1)
      let free = 0
      let most = alone
      for (let frame = frames - 1; frame > 0; frame--) {
        free += highest(logProbs, frame * CLASSES)
        most = Math.max(most, endedBy(said, frame - 1) + free)
      }
      return alone === NEVER ? 0 : most - alone
    },
  }
}

/** The score of the best sound of a frame, or of none. */
export function highest(logProbs: Float32Array, frame: number): number {
  let most = NEVER
  for (let i = frame; i < frame + CLASSES; i++) most = Math.max(most, logProbs[i] ?? most)
  return most
}
