import { delay } from '../../core/clock.ts'
import { SLOW_AFTER_MS } from '../../core/constants.ts'
import { paceOf, volumeOf } from '../../core/page/preferences.ts'
import { firstWords } from '../../core/texts/en/first-words.ts'
import type { MotionSensor } from '../devices/devices.ts'
import { betweenVisits, tellBetweenVisits } from './between-visits.ts'
import { isHeardInRecordings, isLiteral, isNewcomer, type Page, pageTexts } from './page.ts'
import type { Recordings } from './recordings.ts'

export const FIRST_WORDS = 'perm.microphone'
/** After the tap; the chime of the welcome is over by then. */
export const AFTER_CHIME_MS = 700
/** A sentence that is not heard to its end by then, the phone's sound being held, keeps nobody waiting. */
export const AT_MOST_MS = 15_000
/** After a prompt: until then a screen reader is still busy with it. @internal Tests wait as long. */
export const BREATH_MS = 700
/** Whoever waits on hears now and then that the page is still at it. @internal Tests wait as long. */
export const SLOW_AGAIN_MS = 20_000

interface FirstWordsOptions {
  motionAsked: ReturnType<MotionSensor['request']>
  recordings: Pick<Recordings, 'get'>
  /** It is about to be heard: other sounds make way. */
  onSpeech(): void
}

/**
 * What is said while the rest of the page is still under way, since nobody should wonder whether the tap was felt: to a
 * newcomer of the prompt that comes, on a slow line seconds before it, and to everybody that it takes long.
 */
export interface FirstWords {
  /** The visit is here. Resolves when the sentence is over; false when it had not begun, and will not be said. */
  over(): Promise<boolean>
  /** A tap: silences it, or where that is all there is to tell, tells again that it takes long. */
  skip(): void
  /** There will be no visit now. */
  stop(): void
}

/** Called in the tap. */
export function sayFirstWords(page: Page, options: FirstWordsOptions): FirstWords {
  const { store, devices } = page
  const { speaker, clock } = devices
  const { first, slow } = betweenVisits
  const tappedAt = clock.now()
  let begun = false
  let isUnwanted = false
  /** The last that was told: nothing else is being said. */
  let isSlow = false
  const prompted = options.motionAsked.then(() => delay(clock, BREATH_MS))
  let closed = false
  let cancelSlow = () => {}
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
    if (!wav || isUnwanted || closed) return
    begun = true
    const text = firstWords[FIRST_WORDS]
    options.onSpeech()
    isSlow = false
    speaker.drop([slow])
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

  function tellSlow(when: 'inTap' | 'later') {
    isSlow = true
    speaker.drop([slow])
    speaker.setLanguage(store.get().language)
    const { lateLoading: text } = pageTexts(page).screenTexts
    tellBetweenVisits(page, { about: 'late', text }, slow, when)
    waitLonger(SLOW_AGAIN_MS)
  }
  function waitLonger(delayMs: number) {
    cancelSlow()
    cancelSlow = clock.after(delayMs, async () => {
      // Under a prompt no voice is heard, and what a screen reader is not told then it never is.
      await prompted
      if (begun) await left
      if (!closed) tellSlow('later')
    })
  }
  void say()
  if (!isLiteral(page)) {
    store.dispatch({ type: 'modelState', state: 'connecting' })
    waitLonger(SLOW_AFTER_MS)
  }

  function close() {
    closed = true
    cancelSlow()
    speaker.drop([slow])
    store.dispatch({ type: 'noticeGone', about: 'late' })
  }

  function silence() {
    if (begun) speaker.drop([first])
    leave()
  }

  return {
    async over() {
      close()
      if (begun) await left
      return begun
    },
    skip() {
      if (isSlow) return tellSlow('inTap')
      isUnwanted = true
      silence()
    },
    stop() {
      close()
      silence()
    },
  }
}
