import type { RecordingType } from '../live/addresses.ts'
import type { KeepRequest } from './what-to-keep.ts'

/** A first visit has the line to itself until it has begun to speak: what is kept is a megabyte and a half. */
const LINE_FREE_AFTER_MS = 15_000

/** A shopper who saves data is not sent what may never be needed. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Resolves when the worker that is on its way is active, or will not be: the one before does not know a new voice. */
function taken({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  return new Promise((resolve) => {
    const look = () => (!coming || /activated|redundant/.test(coming.state)) && resolve()
    coming?.addEventListener('statechange', look)
    look()
  })
}

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
    const worker = await navigator.serviceWorker.register(
      `/sw.js?speech=${encodeURIComponent(speechVersion)}`,
    )
    await taken(worker)
    worker.active?.postMessage({ lists, ...(!savesData() && { recordings }) } satisfies KeepRequest)
  } catch {
    // Refused in private windows, or no network: the next visit tries again.
  }
}
