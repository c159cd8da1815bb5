import type { Page } from 'playwright-core'

/** The longest waits in a page since they were last asked for. */
export interface Waits {
  /** From a key or a click to the next picture that shows what came of it (Event Timing API, in steps of 8 ms). */
  inputMs: number
  /** Between two pictures, while pictures are asked for all the time. */
  pictureMs: number
}

interface Watched extends Window {
  waits?: Waits
}

/** From here on the page measures itself. */
export async function startWatching(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waits = { inputMs: 0, pictureMs: 0 }
    ;(window as Watched).waits = waits
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) waits.inputMs = Math.max(waits.inputMs, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    let last = performance.now()
    // A method: tsx gives other functions a helper that the page does not have.
    const pictures = {
      shown(now: number) {
        waits.pictureMs = Math.max(waits.pictureMs, now - last)
        last = now
        requestAnimationFrame((next) => pictures.shown(next))
      },
    }
    pictures.shown(last)
  })
}

/** What was measured, once the pictures that are under way are painted; measuring begins anew. */
export function takeWaits(page: Page): Promise<Waits> {
  return page.evaluate(async () => {
    for (let pictures = 0; pictures < 3; pictures++) await new Promise(requestAnimationFrame)
    const { waits } = window as Watched
    const taken = { inputMs: waits?.inputMs ?? 0, pictureMs: waits?.pictureMs ?? 0 }
    if (waits) Object.assign(waits, { inputMs: 0, pictureMs: 0 })
    return taken
  })
}
