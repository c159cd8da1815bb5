/** What reduced motion sees: a low hill, standing still. */
export const stillBands = Uint8Array.from({ length: 32 }, (_, i) => 90 - Math.abs(16 - i) * 4)

/** Voices live in the lower bands; the upper half of 0..24 kHz is empty in any shop. */
const SHOWN_SHARE = 0.5
const SMALLEST_PX = 3

export interface Circle {
  x: number
  y: number
  radius: number
}

/**
 * One circle a band: the louder it is, the larger it is and the higher it bounces from the ground line.
 * @internal A table of levels is tried on it.
 */
export function circlesOf(levels: Uint8Array, width: number, height: number): Circle[] {
  const shown = Math.ceil(levels.length * SHOWN_SHARE)
  const slot = width / shown
  const largest = Math.min(slot / 2, height / 4)
  return Array.from({ length: shown }, (_, band) => {
    const loud = (levels[band] ?? 0) / 255
    const radius = SMALLEST_PX + loud * Math.max(0, largest - SMALLEST_PX)
    const room = height - 2 * radius
    return { x: slot * (band + 0.5), y: height - radius - loud * room, radius }
  })
}

export function drawCircles(context: CanvasRenderingContext2D, levels: Uint8Array) {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  context.fillStyle = getComputedStyle(context.canvas).color
  for (const { x, y, radius } of circlesOf(levels, width, height)) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
}
