import { delay } from '../../core/clock.ts'
import { paceOf, volumeOf } from '../../core/session/preferences.ts'
import { firstWords } from '../../core/texts/en/first-words.ts'
import type { MotionSensor } from '../devices/devices.ts'
import { betweenVisits, isHeardInRecordings, isLiteral, isNewcomer, type Page } from './page.ts'
import type { Recordings } from './recordings.ts'

export const FIRST_WORDS = 'perm.microphone'
/** After the tap; the chime of the welcome is over by then. */
export const AFTER_CHIME_MS = 700
/** A sentence that is not heard to its end by then, the phone's sound being held, keeps nobody waiting. */
export const AT_MOST_MS = 15_000

interface FirstWordsOptions {
  motionAsked: ReturnType<MotionSensor['request']>
  recordings: Pick<Recordings, 'get'>
  /** It is about to be heard: other sounds make way. */
  onSpeech(): void
}

/**
 * Tells a newcomer of the prompt that comes, while the rest of the page is still under way: on a slow line that takes
 * seconds, and nobody should wonder whether the tap was felt.
 */
export interface FirstWords {
  /** The visit is here. Resolves when the sentence is over; false when it had not begun, and will not be said. */
  over(): Promise<boolean>
  /** Silences it. */
  stop(): void
}

/** Called in the tap. */
export function sayFirstWords(page: Page, options: FirstWordsOptions): FirstWords {
  const { store, devices } = page
  const { speaker, clock } = devices
  const { first } = betweenVisits
  const tappedAt = clock.now()
  let begun = false
  let closed = false
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })

  async function isDue() {
    if (isLiteral(page) || !isHeardInRecordings(page) || !isNewcomer(page)) return false
    return !(await devices.permissions.granted('microphone'))
  }

  async function say() {
    if (!(await isDue())) return
    // Nothing is said under a prompt.
    const [wav] = await Promise.all([options.recordings.get(FIRST_WORDS), options.motionAsked])
    await delay(clock, tappedAt + AFTER_CHIME_MS - clock.now())
    if (!wav || closed) return
    begun = true
    const text = firstWords[FIRST_WORDS]
    options.onSpeech()
    store.dispatch({ type: 'line', who: 'said', text })
    const { pace, volume } = store.get().preferences
    speaker.setPace(paceOf(pace))
    speaker.setVolume(volumeOf(volume))
    speaker.listen({ began() {}, ended: leave })
    speaker.begin(first, text)
    speaker.play(first, wav.pcm, wav.rateHz)
    speaker.end(first)
    clock.after(AT_MOST_MS, leave)
  }
  void say()

  return {
    async over() {
      if (begun) await left
      closed = true
      return begun
    },
    stop() {
      closed = true
      if (begun) speaker.drop([first])
      leave()
    },
  }
}
