/** WCAG 2.2 relative luminance of "#rrggbb". */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast of a "#rrggbb" colour with white, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastWithWhite(colour: string): number {
  return 1.05 / (luminance(colour) + 0.05)
}

/** WCAG 2.2 SC 1.4.3: text smaller than 24 px. Low-vision shoppers read by it. */
export const LEAST_CONTRAST = 4.5
