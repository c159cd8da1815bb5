/**
 * The colours of what is held, as one histogram: of its top, middle and bottom third, 18 hues pale and full, and four
 * greys. Square roots of shares, so that the sum of products of two of them is how alike they are, 0 to 1
 * (Bhattacharyya). The middle of the picture counts most: that is where a pack is held.
 */
const HUES = 18
const GREYS = 4
const BANDS = 3
const BAND = 2 * HUES + GREYS

/** The size at which colours are taken; finer print is only noise to them. */
export const COLOURS_LONG_SIDE_PX = 64

/** How far from the middle a point still counts, as the deviation of a bell, in shares of width and height. */
const SPREAD = { x: 0.2, y: 0.28 }
/** Up to this saturation a point is grey, from `+ RISE` on it is coloured; from `FULL` on its hue is a full one. */
const GREY_TO = 0.18
const RISE = 0.2
const FULL = 0.35
const FULL_RISE = 0.3
/** Darker than this no hue can be told. */
const DARK = 0.2
/** The bands lie in the middle of the picture, a bit more than a quarter of its height each. */
const BANDS_FROM = 0.2
const BAND_HEIGHT = 0.3

const held = (value: number) => Math.min(1, Math.max(0, value))

/** `rgb`: three bytes a pixel, red first. Rounded to four decimals, as it is kept. */
export function coloursOf(rgb: Uint8Array, width: number, height: number): number[] {
  const sums = new Float64Array(BANDS * BAND)
  for (let y = 0; y < height; y++) {
    const down = Math.min(BANDS - 1, Math.max(0, (y / height - BANDS_FROM) / BAND_HEIGHT))
    const upper = Math.min(BANDS - 2, Math.floor(down))
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const weight = bell((x / width - 0.5) / SPREAD.x) * bell((y / height - 0.5) / SPREAD.y)
      for (const [bin, share] of binsOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)) {
        add(sums, upper * BAND + bin, weight * share * (1 - (down - upper)))
        add(sums, (upper + 1) * BAND + bin, weight * share * (down - upper))
      }
    }
  }
  const total = sums.reduce((sum, value) => sum + value, 0) || 1
  return Array.from(sums, (value) => Math.round(Math.sqrt(value / total) * 1e4) / 1e4)
}

/** How unlike two such lists are, 0 to 1; lists of another making are wholly unlike. */
export function coloursApart(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return 1
  return Math.max(0, 1 - one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0))
}

const bell = (distance: number) => Math.exp(-(distance ** 2) / 2)
const add = (sums: Float64Array, bin: number, value: number) => {
  sums[bin] = (sums[bin] ?? 0) + value
}

/** A colour as shares of neighbouring bins: light a little different must not move all of it. */
function binsOf(red: number, green: number, blue: number): (readonly [number, number])[] {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  const saturation = most === 0 ? 0 : range / most
  const coloured = held((saturation - GREY_TO) / RISE) * held(most / DARK)
  const light = (most - range / 2) * (GREYS - 1)
  const darker = Math.min(GREYS - 2, Math.floor(light))
  const greys = [
    [2 * HUES + darker, (1 - coloured) * (1 - (light - darker))],
    [2 * HUES + darker + 1, (1 - coloured) * (light - darker)],
  ] as const
  if (coloured === 0) return [...greys]
  const turned =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  const hue = (turned / 6) * HUES
  const first = Math.floor(hue) % HUES
  const next = (first + 1) % HUES
  const between = hue - Math.floor(hue)
  const full = held((saturation - FULL) / FULL_RISE)
  return [
    ...greys,
    [first, coloured * (1 - full) * (1 - between)],
    [next, coloured * (1 - full) * between],
    [HUES + first, coloured * full * (1 - between)],
    [HUES + next, coloured * full * between],
  ]
}
