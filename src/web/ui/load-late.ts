import type { Clock } from '../../core/clock.ts'
import { CHUNK_LOAD_TIMEOUT_MS } from '../../core/constants.ts'

/** A part of the page that is fetched when it is wanted; rejects when it has not come within the specified time. */
export function loadLate<Part>(load: () => Promise<Part>, clock: Clock): Promise<Part> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(CHUNK_LOAD_TIMEOUT_MS, () =>
      reject(new Error('the part did not come in time')),
    )
    load().then(resolve, reject).finally(cancel)
  })
}
