import { spokenTexts } from '../../core/texts/spoken.ts'
import type { MotionSensor } from '../devices/devices.ts'
import type { Mouth } from './mouth.ts'
import type { Page } from './page.ts'

/** Breath after the sentence, before the phone's own prompts speak. */
const AFTER_SENTENCE_MS = 300
/** The chime of the welcome is over by then. */
const AFTER_CHIME_MS = 700
/** Whatever becomes of the sentence, the prompts come. */
const AT_MOST_MS = 15_000

const wait = ({ devices: { clock } }: Page, delayMs: number) =>
  new Promise<void>((resolve) => {
    clock.after(delayMs, resolve)
  })

/**
 * Says what the phone will ask, on a first visit and only where it will really ask. Resolves when the sentence is
 * over, so that it is not spoken under a prompt; nor under the one of motion, which iPhones show in the tap itself.
 */
export async function explainPermissions(
  page: Page,
  mouth: Pick<Mouth, 'tell'>,
  motionAsked: ReturnType<MotionSensor['request']>,
): Promise<void> {
  const { devices, store } = page
  if (store.get().isFirstTimeUser !== true || (await devices.permissions.granted())) return
  await Promise.all([motionAsked, wait(page, AFTER_CHIME_MS)])
  await Promise.race([mouth.tell(spokenTexts['perm.before'], 'perm.before'), wait(page, AT_MOST_MS)])
  await wait(page, AFTER_SENTENCE_MS)
}
