import { spokenTexts } from '../../core/texts/spoken.ts'
import type { Page } from './page.ts'
import type { Recordings } from './recordings.ts'

/** Breath after the sentence, before the phone's own prompts speak. */
const AFTER_SENTENCE_MS = 300
/** The chime of the welcome is over by then. */
const AFTER_CHIME_MS = 700

const wait = ({ devices: { clock } }: Page, delayMs: number) =>
  new Promise<void>((resolve) => {
    clock.after(delayMs, resolve)
  })

/**
 * Says what the phone will ask, on a first visit and only where it will really ask. Resolves when the sentence is
 * over, so that it is not spoken under a prompt.
 */
export async function explainPermissions(page: Page, recordings: Recordings): Promise<void> {
  const { devices, store } = page
  if (store.get().isFirstTimeUser !== true || (await devices.permissions.granted())) return
  const text = spokenTexts['perm.before']
  if (store.get().assistant.modality === 'TEXT') {
    store.dispatch({ type: 'line', who: 'said', text })
    return
  }
  const wav = await recordings.get('perm.before')
  if (!wav) {
    store.dispatch({ type: 'line', who: 'said', text })
    return
  }
  await wait(page, AFTER_CHIME_MS)
  devices.speaker.begin(text)
  devices.speaker.play(wav.pcm, wav.rateHz)
  await wait(page, (wav.pcm.length / wav.rateHz) * 1000 + AFTER_SENTENCE_MS)
}
