import type { RecordingType } from '../live/addresses.ts'
import type { KeepRequest } from './what-to-keep.ts'

/** A first visit has the line to itself until it has begun to speak: what is kept is a megabyte and a half. */
const LINE_FREE_AFTER_MS = 15_000

/** A shopper who saves data is not sent what may never be needed. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Registers the service worker and has it keep what a walk without a network needs. Browsers without one, and those
 * that refuse it, show the same page and need a network each time.
 *
 * @param lists addresses of the public lists
 */
export async function registerWorker(
  speechVersion: string,
  lists: string[],
  recordings: RecordingType,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => setTimeout(resolve, LINE_FREE_AFTER_MS))
    await navigator.serviceWorker.register(`/sw.js?speech=${encodeURIComponent(speechVersion)}`)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ lists, ...(!savesData() && { recordings }) } satisfies KeepRequest)
  } catch {
    // Refused in private windows, or no network: the next visit tries again.
  }
}
