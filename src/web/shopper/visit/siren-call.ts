import type { Devices } from '../../devices/devices.ts'
import type { PageStore } from '../page.ts'

/** The sentence that announces the sound takes about this long; then the sound comes whether or not it was said. */
const ANNOUNCED_WITHIN_MS = 6500

/** "Call staff": first the sentence, then the loud sound, until it is tapped away. */
export interface SirenCall {
  start(): void
  /** What is said next is heard; then the sound goes on. */
  hush(): void
  /** The speaker has nothing left to say. */
  spoken(): void
  stop(): void
}

export function createSirenCall(
  { siren, clock }: Pick<Devices, 'siren' | 'clock'>,
  store: PageStore,
): SirenCall {
  let due = false
  let cancel = () => {}

  function sound() {
    cancel()
    if (due) siren.start()
    due = false
  }
  function soundAfterWords() {
    due = true
    cancel()
    cancel = clock.after(ANNOUNCED_WITHIN_MS, sound)
  }
  return {
    start() {
      store.dispatch({ type: 'staffCall', on: true })
      soundAfterWords()
    },
    hush() {
      if (!store.get().callingStaff) return
      siren.stop()
      soundAfterWords()
    },
    spoken: sound,
    stop() {
      due = false
      cancel()
      siren.stop()
      if (store.get().callingStaff) store.dispatch({ type: 'staffCall', on: false })
    },
  }
}
