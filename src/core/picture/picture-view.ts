import type { PictureCommand } from '../language/en/page-forms.ts'

/** Each step magnifies by half; at eight times, small print of a date fills a phone. */
const STEP = 1.5
const MOST = 8
/** A step to a side, as a share of what is in sight. */
const PAN = 0.25

/**
 * The camera's picture over the whole screen: `zoom` of 1 shows all of it; `x` and `y` are the middle of what is in sight,
 * as shares of the picture from 0 to 1.
 */
export interface PictureView {
  frozen: boolean
  zoom: number
  x: number
  y: number
}
const whole: PictureView = { frozen: false, zoom: 1, x: 0.5, y: 0.5 }

/** What became of a wish, by the name of what is said about it. */
type PictureOutcome =
  | 'shown'
  | 'frozen'
  | 'thawed'
  | 'larger'
  | 'smaller'
  | Side
  | 'limit'
  | 'closed'
  | 'none'

/** Nothing beyond the picture's edge comes into sight. */
function within(view: PictureView): PictureView {
  const half = 0.5 / view.zoom
  const inside = (middle: number) => Math.min(1 - half, Math.max(half, middle))
  return { ...view, x: inside(view.x), y: inside(view.y) }
}

/** By shares of what is in sight; positive to the right and down. */
export const panned = (view: PictureView, right: number, down: number): PictureView =>
  within({ ...view, x: view.x + right / view.zoom, y: view.y + down / view.zoom })

export type Side = 'left' | 'right' | 'up' | 'down'
const sides: Readonly<Record<Side, readonly [right: number, down: number]>> = {
  left: [-PAN, 0],
  right: [PAN, 0],
  up: [0, -PAN],
  down: [0, PAN],
}
export const isSide = (word: string | undefined): word is Side =>
  word !== undefined && Object.hasOwn(sides, word)
export const moved = (view: PictureView, to: Side): PictureView => panned(view, ...sides[to])

const zoomed = (view: PictureView, by: number): PictureView =>
  within({ ...view, zoom: Math.min(MOST, Math.max(1, view.zoom * by)) })

/**
 * The view after a command, null where it is closed, and what became of it. `seen`: the camera has a picture now; one
 * that stands still stays without it.
 */
export function commanded(
  view: PictureView | null,
  command: PictureCommand,
  seen: boolean,
): readonly [PictureView | null, PictureOutcome] {
  if (command === 'close') return [null, view ? 'closed' : 'none']
  const from = view ?? (seen ? whole : null)
  if (!from || (!seen && !from.frozen)) return [null, 'none']
  switch (command) {
    case 'show':
      // Said over it, "large picture" is "larger picture" misheard, or meant so.
      return view ? commanded(view, 'larger', seen) : [from, 'shown']
    case 'freeze':
      return [{ ...from, frozen: true }, 'frozen']
    case 'thaw':
      return seen ? [whole, 'thawed'] : [from, 'none']
    case 'left':
    case 'right':
    case 'up':
    case 'down': {
      const to = moved(from, command)
      return [to, to.x === from.x && to.y === from.y ? 'limit' : command]
    }
    default: {
      const to = zoomed(from, command === 'larger' ? STEP : 1 / STEP)
      return [to, to.zoom === from.zoom ? 'limit' : command]
    }
  }
}
