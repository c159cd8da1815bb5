import { DEFAULT_LANGUAGE, type Language } from '../../core/contract/language.ts'
import type { Resume } from '../../core/contract/live.ts'
import type { OpenCall } from '../../core/journey/journey.ts'
import type { Snapshot } from '../../core/journey/snapshot.ts'
import type { AssistantSettings } from '../../core/page/page-state.ts'
import type { Preferences } from '../../core/page/preferences.ts'
import { betweenVisits, createTabQuestion, watchQuiet } from './between-visits.ts'
import { type FirstWords, sayFirstWords } from './first-words.ts'
import { createLateVisits, type LoadVisits, tellLate } from './late-visits.ts'
import { createLists } from './lists.ts'
import { isLiteral, type Page, pageTexts, prefer } from './page.ts'
import { createRecordings } from './recordings.ts'
import type { Visit, VisitOptions } from './visit/visit.ts'
import type { Screen } from './visit/visit-camera.ts'
import { keepReached, recogniseVisitor } from './visitor.ts'

/** Everything that the screens can ask for. */
export interface Controls {
  /** Reads the lists and recognises the visitor; the returned function ends it all. */
  open(): () => void
  load(): void
  /** The welcome is tried as soon as its element is there. */
  greet(audio: HTMLAudioElement): void
  /** A finger is on the button: what the tap needs can be fetched already. */
  approach(): void
  /** The first tap, or the one after a pause. */
  start(how?: StartOptions): void
  /** A button: its words, and how it stands on the screen. */
  press(words: string, label: string): void
  /** The text field. */
  type(words: string): void
  /** A tap on the empty screen, or on the button that skips. */
  tap(how?: 'skip'): void
  /** Any key shows that somebody is there. */
  key(): void
  stopSiren(): void
  /** Tries now for the devices that are away. */
  retry(): void
  prefer(change: Partial<Preferences>): void
  /** Another language, kept on this phone: a visit goes on in it where it is. */
  speakIn(language: Language): void
  /** The configuration form: any first tap uses what stands there. */
  configure(assistant: AssistantSettings): void
  /** The list about the home screen was read. */
  stepsDone(): void
  /** A part of the page could not be fetched. */
  lateFailed(text: string): void
  /** It is tried again, or not wanted any more. */
  lateOver(): void
  bands(into: Uint8Array<ArrayBuffer>): boolean
  /** The elements that the camera needs; null when they leave the page. */
  showCamera(screen: Screen | null): void
  /** What the camera shows; null before the page stands. */
  video(): HTMLVideoElement | null
}

export interface StartOptions {
  /** Straight to the choice of a section. */
  navigate?: boolean
}

type Beginning = Pick<VisitOptions, 'resume' | 'awayMs' | 'navigate' | 'motionAsked' | 'first'>

export function createControls(page: Page, loadVisits?: LoadVisits): Controls {
  const { devices, store } = page
  let visit: Visit | undefined
  /** Rises when a visit is over or the page goes: a part that comes later finds nobody. */
  let era = 0
  let screen: Screen | null = null
  let welcome: HTMLAudioElement | undefined
  let greeted = false
  /** Where the visit is: a pause goes on from here. */
  let reached: Snapshot | undefined
  /** When the visit was left, by the calendar: other clocks stand still while a phone sleeps. */
  let leftAtMs: number | undefined
  /** The product that is being talked about, which a pause keeps too. */
  let checked: Resume = {}
  const lists = createLists(page)
  const recordings = createRecordings(page)
  const visits = createLateVisits(page, recordings, loadVisits)
  /** A call to staff that a visit handed over, until another has taken it up. */
  let call: OpenCall | undefined
  let firstWords: FirstWords | undefined
  /** Pressed or written before the visit was here. */
  let early: ((visit: Visit) => void)[] = []
  /** That nothing here speaks the language was told: the next tap goes on in English. */
  let toldOfVoice = false
  const tabs = createTabQuestion(page)

  function greet() {
    // It is English.
    if (greeted || !welcome || store.get().language !== DEFAULT_LANGUAGE) return
    void devices.welcome.play(welcome).then((played) => {
      greeted ||= played
    })
  }

  const nowMs = () => devices.clock.date().getTime()
  const hushWelcome = () => welcome && devices.welcome.stop(welcome)

  /** Now, or as soon as the visit is here: what explains its prompts is not listened to any more. */
  function act(run: (visit: Visit) => void) {
    if (visit) return run(visit)
    if (store.get().phase === 'talking') early.push(run)
    firstWords?.skip()
  }

  /** Nothing is under way any more: other tabs, and what plays on this phone, have their turn. */
  function rest() {
    era += 1
    firstWords?.stop()
    firstWords = undefined
    devices.tabs.rest()
    devices.mediaButtons.close()
    visit = undefined
  }

  function silencedByTab() {
    visit?.close()
    leftAtMs = nowMs()
    rest()
    store.dispatch({ type: 'paused' })
    tabs.taken()
  }

  /** A headset's button is the one that stands on the screen. The specification's page knows none. */
  function openMediaButtons() {
    if (isLiteral(page)) return
    devices.mediaButtons.open(pageTexts(page).pageTitle(page.settings.brand.name), {
      talk: () => (visit ? visit.talk() : firstWords?.skip()),
      next: () => visit?.forward(),
    })
  }

  const lateFailed = (text = pageTexts(page).screenTexts.lateFailed) => tellLate(page, text, visit)

  async function openWhenHere(options: Omit<VisitOptions, 'microphoneExplained' | 'call'>) {
    const mine = era
    try {
      const [ready] = await Promise.all([visits.get(), lists.settled()])
      const microphoneExplained = mine === era && ((await firstWords?.over()) ?? false)
      if (mine !== era || store.get().phase !== 'talking') return
      firstWords = undefined
      visit = ready.open({ ...options, call, microphoneExplained })
      call = undefined
      for (const run of early.splice(0)) run(visit)
    } catch {
      if (mine !== era) return
      rest()
      store.dispatch({ type: 'visitEnded' })
      lateFailed()
      visits.renewLater()
    }
  }

  /** Opens a visit on this screen; in a language that nothing here speaks it says so instead. */
  async function begin(how: Beginning) {
    const mine = era
    const begunAt = devices.clock.now()
    const { language, assistant } = store.get()
    const speaks = assistant.modality === 'TEXT' || (await devices.speaker.speaks(language))
    if (mine !== era || !screen) return
    if (!speaks) return tellNoVoice()
    await openWhenHere({
      ...how,
      begunAt,
      check: {
        resume: checked,
        onChange(resume) {
          checked = resume
        },
      },
      screen,
      onSpeech: hushWelcome,
      onLanguage: speakIn,
      onModality(modality) {
        configure({ ...store.get().assistant, modality })
        openAnew()
      },
      onSnapshot(snapshot) {
        reached = snapshot
        keepReached(page, snapshot)
      },
      onOver() {
        leftAtMs = nowMs()
        rest()
      },
    })
  }

  function tellNoVoice() {
    toldOfVoice = true
    rest()
    store.dispatch({ type: 'paused' })
    visits.get().then(
      (ready) => ready.tellNoVoice(),
      () => lateFailed(),
    )
  }

  /** For this visit; what was chosen stays chosen, and is tried again with the next. */
  function goOnInEnglish() {
    toldOfVoice = false
    store.dispatch({ type: 'language', language: DEFAULT_LANGUAGE })
  }

  /** The same visit, from where it is. */
  function openAnew(first?: VisitOptions['first']) {
    if (!visit) return
    call = visit.close('handOver')
    leftAtMs = nowMs()
    visit = undefined
    const now = { awayMs: 0, navigate: false, motionAsked: devices.motion.request() }
    void begin({ ...now, resume: reached, ...(first && { first }) })
  }

  function speakIn(language: Language) {
    toldOfVoice = false
    prefer(page, { language })
    store.dispatch({ type: 'language', language })
    openAnew()
  }

  function configure(assistant: AssistantSettings) {
    store.dispatch({ type: 'assistant', assistant })
    if (assistant.modality !== store.get().preferences.modality)
      prefer(page, { modality: assistant.modality })
  }

  // Between visits some phones let no voice begin: the next tap asks for it again.
  devices.speaker.onSilenced(() => {
    if (visit) goOnInEnglish()
    openAnew('voice.gone')
  })

  return {
    open() {
      const cancelRemembering = recogniseVisitor(page)
      const unwatch = watchQuiet(page)
      const closeLists = lists.open()
      const cancelFetch = visits.fetchAhead()
      return () => {
        cancelRemembering()
        cancelFetch()
        unwatch()
        closeLists()
        visit?.close()
        rest()
      }
    },
    load: lists.load,
    greet(audio) {
      welcome = audio
      greet()
    },
    approach() {
      lists.renew()
      void visits.get().catch(() => {})
    },
    start({ navigate = false } = {}) {
      const { phase } = store.get()
      if (!screen || (phase !== 'ready' && phase !== 'paused')) return
      if (tabs.asks()) return void devices.speaker.wake()
      lists.renew()
      devices.tabs.talk(silencedByTab)
      // Before anything is awaited: iPhones ask about motion and let sound out only in the tap itself.
      const motionAsked = devices.motion.request()
      void devices.speaker.wake()
      openMediaButtons()
      const resumed = phase === 'paused'
      if (!resumed) checked = {}
      if (toldOfVoice) goOnInEnglish()
      store.dispatch({ type: 'visitStarted' })
      devices.speaker.drop(Object.values(betweenVisits))
      if (store.get().assistant.modality === 'AUDIO') greet()
      early = []
      firstWords = sayFirstWords(page, { motionAsked, recordings, onSpeech: hushWelcome })
      const awayMs = leftAtMs === undefined ? undefined : nowMs() - leftAtMs
      void begin({ resume: resumed ? reached : undefined, awayMs, navigate, motionAsked })
    },
    press: (words, label) => act((visit) => visit.press(words, label)),
    type: (words) => act((visit) => visit.type(words)),
    tap: (how) => (visit ? visit.tap(how) : firstWords?.skip()),
    key: () => visit?.key(),
    stopSiren: () => visit?.stopSiren(),
    retry: () => visit?.retry(),
    prefer: (change) => void prefer(page, change),
    speakIn,
    configure,
    stepsDone: () => store.dispatch({ type: 'homeScreenSteps', steps: [] }),
    lateFailed,
    lateOver: () => store.dispatch({ type: 'noticeGone', about: 'late' }),
    bands: (into) => visit?.bands(into) ?? false,
    showCamera(to) {
      screen = to
    },
    video: () => screen?.video ?? null,
  }
}
