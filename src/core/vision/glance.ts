import type { Sight } from './sight.ts'

/** What can be told of a picture without reading it. */
export interface Glance {
  /** The same for pictures that are equal in every point; a real sensor's noise never gives it twice. */
  sign: number
  /** Mean brightness, 0 to 255. */
  light: number
  /** Standard deviation of the brightness: how much there is to be seen. */
  contrast: number
}

/** Every so many points are enough to know the light: about 19,000 of a picture of 1280 × 960. */
const LIGHT_EVERY = 64

/** @param points RGBA, a byte each, as a canvas gives them */
export function glance(points: Uint8ClampedArray): Glance {
  const whole = new Uint32Array(points.buffer, points.byteOffset, points.byteLength >> 2)
  let sign = 0x811c9dc5
  for (let at = 0; at < whole.length; at += 1) sign = Math.imul(sign ^ (whole[at] ?? 0), 0x01000193)
  let sum = 0
  let squares = 0
  let count = 0
  for (let at = 0; at + 2 < points.length; at += 4 * LIGHT_EVERY) {
    // ITU-R BT.601
    const luma = 0.299 * (points[at] ?? 0) + 0.587 * (points[at + 1] ?? 0) + 0.114 * (points[at + 2] ?? 0)
    sum += luma
    squares += luma * luma
    count += 1
  }
  const light = count === 0 ? 0 : sum / count
  const contrast = count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - light * light))
  return { sign: sign >>> 0, light, contrast }
}

/** 4 of 9 pictures darker than this were readable. */
const DIM_UNDER = 60
/** With the torch on: a white pack right in its light, or the shop's own light back. A lit shop gives about 120. */
const GLARING_OVER = 200

/** Too dark for print, by mean brightness. */
export const isDim = (light: number): boolean => light < DIM_UNDER
/** Brighter than print needs. */
export const isGlaring = (light: number): boolean => light > GLARING_OVER

/** A lens that is covered, or no light at all: nothing that a shelf or a pack could look like. */
const DARK_UNDER = 14
/** A finger over the lens glows evenly; a pack, however plain, has an edge or a letter. */
const EVEN_UNDER = 3

/** Whether nothing can be seen in it. */
export const isDark = ({ light, contrast }: Pick<Glance, 'light' | 'contrast'>): boolean =>
  light < DARK_UNDER || contrast < EVEN_UNDER

/** The page tells of it after five seconds and needs five to say so; whoever wipes the lens or turns needs as much. */
const WAITS_UNTIL_MS = 18_000
/** A name was read within two seconds of the light's coming back, in pictures that come three times a second. */
const SEES_FOR_MS = 6000

/** Waits in one look for a lens that is covered, or a place without light: nothing was looked at meanwhile. */
interface Uncovering {
  observe(sight: Pick<Sight, 'quality'>, atMs: number): void
  /** Past the look's usual time: whether it is covered still, or was until a moment ago. */
  waits(atMs: number): boolean
}

export function createUncovering(): Uncovering {
  let isCovered = false
  let openSinceMs = Number.NEGATIVE_INFINITY
  return {
    observe({ quality: { luma, contrast } }, atMs) {
      const was = isCovered
      isCovered = isDark({ light: luma, contrast })
      if (was && !isCovered) openSinceMs = Math.min(atMs, WAITS_UNTIL_MS)
    },
    waits: (atMs) => (isCovered ? atMs < WAITS_UNTIL_MS : atMs - openSinceMs < SEES_FOR_MS),
  }
}
