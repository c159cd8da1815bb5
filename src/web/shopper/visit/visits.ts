import { DEFAULT_LANGUAGE } from '../../../core/contract/language.ts'
import { paceOf } from '../../../core/page/preferences.ts'
import { fixedSentences } from '../../../core/speaking/fixed.ts'
import { screenTexts } from '../../../core/texts/en/screen.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import { betweenVisits } from '../between-visits.ts'
import { FIRST_WORDS } from '../first-words.ts'
import { isHeardInRecordings, isLiteral, isPractice, type Page } from '../page.ts'
import { forgetful } from '../practice.ts'
import type { Recordings } from '../recordings.ts'
import { openVisit, type Visit, type VisitEnd, type VisitOptions } from './visit.ts'

/** Opens visits, one at a time, and says how each ended. Fetched with the first tap. */
export interface Visits {
  open(options: VisitOptions): Visit
  /** Nothing here speaks the language that was chosen: what can be done. */
  tellNoVoice(): void
}

/** Said before all else, and when nothing can be fetched any more. */
const urgent = [FIRST_WORDS, 'net.lost', 'net.walk', 'net.walk.manual', 'net.offline', 'net.fail'] as const
const fixedIds = fixedSentences('').map(({ id }) => id)

/** `recordings`: the first of them was asked for beside this part. */
export function createVisits(given: Page, recordings: Recordings): Visits {
  const page = isPractice(given)
    ? { ...given, devices: { ...given.devices, memory: forgetful(given.devices.memory) } }
    : given
  const { devices, store } = page
  const { speaker } = devices
  alertToTheLetter(page)
  heardFirst()
    .then(() => import('../../styles/latin.ts'))
    .catch(() => {})

  /** On a slow line letters wait for what a newcomer hears first: until they are there, the phone's own stand. */
  async function heardFirst() {
    if (isHeardInRecordings(page) && store.get().isFirstTimeUser === true)
      await recordings.prepare([FIRST_WORDS])
  }

  /** Between two visits: in the language of the page, or in English where nothing here speaks that. */
  async function tell(id: 'idle.paused' | 'voice.none') {
    const { language } = store.get()
    const text = visitTextsIn(language).spokenTexts[id]
    const isOurs = language === DEFAULT_LANGUAGE || id === 'voice.none'
    store.dispatch({ type: 'line', who: 'said', text })
    speaker.listen({ began() {}, ended() {} })
    if (store.get().assistant.modality === 'TEXT') return
    speaker.setPace(paceOf(store.get().preferences.pace))
    const wav = isOurs ? await recordings.get(id) : undefined
    if (store.get().phase === 'talking') return
    const { paused } = betweenVisits
    if (!wav) {
      if (isOurs) speaker.setLanguage(DEFAULT_LANGUAGE)
      return speaker.say(paused, isOurs ? visitTextsIn(DEFAULT_LANGUAGE).spokenTexts[id] : text)
    }
    speaker.begin(paused, text)
    speaker.play(paused, wav.pcm, wav.rateHz)
    speaker.end(paused)
  }

  function ended(end: VisitEnd) {
    if (end.kind === 'pause') {
      store.dispatch({ type: 'paused' })
      return void tell('idle.paused')
    }
    devices.memory.keep(end.kept)
    if (!isLiteral(page)) devices.memory.keepPlace(null)
    store.dispatch({ type: 'visitEnded' })
    // As the page would be told if it were loaded anew; a visit that came to its end is longer than the mark takes.
    store.dispatch({ type: 'visitorKnown', firstTime: false })
    if (isPractice(page)) devices.leavePractice()
    else if (end.reload) devices.reload()
  }

  return {
    tellNoVoice: () => void tell('voice.none'),
    open(options) {
      // A fixed sentence is to begin within a tenth of a second of being due.
      const { language } = store.get()
      speaker.setLanguage(language)
      if (isHeardInRecordings(page)) void recordings.prepare([...urgent, ...fixedIds])
      speaker.setVoice(store.get().preferences.voice)
      return openVisit(page, recordings, {
        ...(isPractice(page) && !options.resume && ({ first: 'practice.first' } as const)),
        ...options,
        onOver(end) {
          options.onOver(end)
          ended(end)
        },
      })
    },
  }
}

/** What the specification tells by an alert, word for word. */
const alerts: ReadonlySet<string> = new Set([
  screenTexts.connectionClosed,
  screenTexts.connectionError,
  screenTexts.cameraDenied,
  screenTexts.cameraBusy,
  screenTexts.cameraBack,
  screenTexts.cameraNone,
  screenTexts.motionDenied,
  screenTexts.motionError,
])

/**
 * `PROFILE=specification`: its faults are told by the browser's own alert too, once the page shows them. In the
 * product's profile nothing is (decision 0009).
 */
function alertToTheLetter({ settings, store, devices }: Page): void {
  if (!settings.asSpecified.everythingElse) return
  let before = store.get().notices
  store.subscribe(() => {
    const { notices } = store.get()
    const fresh = notices.filter((notice) => !before.includes(notice) && alerts.has(notice.text))
    before = notices
    for (const { text } of fresh) devices.clock.after(0, () => devices.alert(text))
  })
}
