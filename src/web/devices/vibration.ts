/** Milliseconds on, off, on. iPhones have no such thing, and browsers refuse it before the first tap. */
export function vibrate(pattern: readonly number[]): void {
  const { vibrate: buzz } = navigator as { vibrate?: (pattern: number[]) => boolean }
  buzz?.call(navigator, [...pattern])
}
