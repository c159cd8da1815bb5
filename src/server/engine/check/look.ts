import type { Clock } from '../../../core/clock.ts'
import type { LookFor } from '../../../core/contract/live.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import type { SeeingSession } from '../see/seeing.ts'

/** Frames from clients that do not know about looks count from here: earlier ones show what was held before. */
const STALE_FRAME_MS = 300
/** The answer has to start within nine seconds of the question; the rest is for rendering it. */
const DEADLINE_MS = 8000
/** A look that goes on, since there is more to be seen all the time, ends here. */
const LONGEST_MS = 30_000
const ASK_EVERY_MS = 500
/** With no picture at all by then there is nothing to wait for. */
const NO_PICTURE_MS = 4000

export interface LookOptions<Decision> {
  id: string
  lookFor: LookFor
  seeing: SeeingSession
  clock: Clock
  /** Looks at one frame's sight; a decision ends the look. */
  observe: (sight: Sight, atMs: number) => Decision | undefined
  /** The time is over: what can be said from what was seen. */
  conclude: () => Decision
  /** There is no camera: what can be said all the same. */
  concludeBlind: () => Decision
  /** How long one that goes on may last; else half a minute. */
  longestMs?: number | undefined
  /** Past its usual time: whether it goes on for a moment. */
  goesOn: (atMs: number) => boolean
  /** Called after each frame that decided nothing: the moment for a hint. */
  undecided: (atMs: number) => void
  /** Called once, unless the look is cancelled. */
  decided: (decision: Decision) => void
  unreadable: (error: unknown) => void
}

/** One question put to the camera, from "what is this?" to its answer. It forgets its frames when it ends. */
export interface Look {
  readonly id: string
  /** False for a picture that is not of this look. */
  frame(jpeg: Uint8Array, lookId: string | undefined): boolean
  /** No picture can come: it ends at once. */
  blind(): void
  cancel(): void
}

export function openLook<Decision>(options: LookOptions<Decision>): Look {
  const { clock, seeing, longestMs = LONGEST_MS } = options
  const openedAt = clock.now()
  let open = true
  let seen = 0

  let cancelDeadline = clock.after(DEADLINE_MS, late)
  const cancelNoPicture = clock.after(NO_PICTURE_MS, () => {
    if (seen === 0) end(options.conclude())
  })

  function late() {
    const atMs = clock.now() - openedAt
    if (atMs < longestMs && options.goesOn(atMs)) cancelDeadline = clock.after(ASK_EVERY_MS, late)
    else end(options.conclude())
  }

  function shut() {
    open = false
    cancelDeadline()
    cancelNoPicture()
  }

  function end(decision: Decision) {
    if (!open) return
    shut()
    options.decided(decision)
  }

  function observe(sight: Sight) {
    const atMs = clock.now() - openedAt
    const decision = options.observe(sight, atMs)
    if (decision !== undefined) end(decision)
    else options.undecided(atMs)
  }

  return {
    id: options.id,
    frame(jpeg, lookId) {
      if (!open || (lookId !== undefined && lookId !== options.id)) return false
      if (lookId === undefined && clock.now() - openedAt < STALE_FRAME_MS) return false
      seen += 1
      seeing.look(new Uint8Array(jpeg), options.lookFor).then(
        (sight) => {
          if (open && sight) observe(sight)
        },
        (error: unknown) => {
          if (!open) return
          options.unreadable(error)
          options.undecided(clock.now() - openedAt)
        },
      )
      return true
    },
    blind: () => end(options.concludeBlind()),
    cancel: shut,
  }
}
