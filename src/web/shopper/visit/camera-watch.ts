import type { Clock } from '../../../core/clock.ts'

/** What can be wrong with a camera that was there: taken away, its picture stands still, or nothing is seen in it. */
export type CameraTrouble = 'lost' | 'still' | 'dark'

/** Looked at so often; a page that is too busy to look counts no time. */
const EVERY_MS = 200
/** Without a frame for so many times it stands still: the slowest camera brings seven a second. */
const STILL_AFTER = 4
/** A camera that was just opened may need as long as this for its first frame. */
const FIRST_FRAME_AFTER = 15
/** Dark, or one picture over and over, for so long. */
const LASTS_MS = 5000

export interface CameraWatchOptions {
  /** How many frames have come; undefined while nothing is to be expected of it. */
  frames(): number | undefined
  still(): void
  dark(): void
  /** Frames come. */
  moves(): void
  /** Something is seen in them. */
  light(): void
}

/** Watches an open camera while a look is open. */
export interface CameraWatch {
  start(): void
  stop(): void
  /** Another camera, or the same one opened again. */
  restart(): void
  /** A picture was taken: whether nothing can be seen in it, and whether it equals the one before in every point. */
  saw(dark: boolean, same: boolean): void
}

export function createCameraWatch(clock: Clock, on: CameraWatchOptions): CameraWatch {
  let watching = false
  let last: number | undefined
  let unmoved = 0
  let hasMoved = false
  let darkSinceMs: number | undefined
  let sameSinceMs: number | undefined
  let cancel = () => {}

  function begin() {
    last = undefined
    unmoved = 0
    hasMoved = false
    sameSinceMs = undefined
  }

  function check() {
    cancel = clock.after(EVERY_MS, check)
    const now = on.frames()
    if (now === undefined) {
      unmoved = 0
      return
    }
    const before = last
    last = now
    if (before === undefined || now === before) {
      unmoved += 1
      if (unmoved < (hasMoved ? STILL_AFTER : FIRST_FRAME_AFTER)) return
      begin()
      on.still()
      return
    }
    unmoved = 0
    hasMoved = true
    if (sameSinceMs === undefined) on.moves()
  }

  return {
    start() {
      cancel()
      watching = true
      last = on.frames()
      unmoved = 0
      hasMoved = (last ?? 0) > 0
      darkSinceMs = undefined
      sameSinceMs = undefined
      cancel = clock.after(EVERY_MS, check)
    },
    stop() {
      watching = false
      cancel()
    },
    restart: begin,
    saw(dark, same) {
      if (!watching) return
      const now = clock.now()
      darkSinceMs = dark ? (darkSinceMs ?? now) : undefined
      sameSinceMs = same ? (sameSinceMs ?? now) : undefined
      if (!dark) on.light()
      if (darkSinceMs !== undefined && now - darkSinceMs >= LASTS_MS) on.dark()
      else if (sameSinceMs !== undefined && now - sameSinceMs >= LASTS_MS) {
        sameSinceMs = undefined
        on.still()
      }
    },
  }
}
