import { DELAY } from '../../core/constants.ts'
import { type AssistantSettings, defaultAssistant } from '../../core/session/session.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { loadLate } from '../ui/load-late.ts'
import type { Screen } from './eyes.ts'
import { loadLists } from './load-lists.ts'
import type { Page } from './page.ts'
import type { Talk, TalkOptions } from './talk.ts'
import type { Talker } from './talker.ts'

/** Everything that the screens can ask for. */
export interface Visit {
  /** Reads the lists and recognises the visitor; the returned function ends it all. */
  open(): () => void
  load(): void
  /** The welcome is tried as soon as its element is there. */
  greet(audio: HTMLAudioElement): void
  /** A finger is on the button: what the tap needs can be fetched already. */
  approach(): void
  /** The first tap, or the one after a pause. */
  start(assistant?: AssistantSettings): void
  /** `shown` is how the words stand on the screen, where that differs. */
  ask(words: string, shown?: string): void
  skip(): void
  stopSiren(): void
  /** A part of the page could not be fetched. */
  lateFailed(text: string): void
  bands(into: Uint8Array<ArrayBuffer>): boolean
  /** The elements that the camera needs; null when they leave the page. */
  showCamera(screen: Screen | null): void
}

export function createVisit(page: Page): Visit {
  const { devices, store } = page
  let talker: Promise<Talker> | undefined
  let talk: Talk | undefined
  /** Rises when the page goes: a part that comes later finds nobody. */
  let era = 0
  let screen: Screen | null = null
  let welcome: HTMLAudioElement | undefined
  let greeted = false
  let abortLists = () => {}

  function load() {
    abortLists()
    abortLists = loadLists(page)
  }

  function getTalker(): Promise<Talker> {
    const wanted =
      talker ??
      loadLate(() => import('./talker.ts'), devices.clock).then(({ createTalker }) => createTalker(page))
    talker = wanted
    wanted.catch(() => {
      if (talker === wanted) talker = undefined
    })
    return wanted
  }

  function greet() {
    if (greeted || !welcome) return
    void devices.welcome.play(welcome).then((played) => {
      greeted ||= played
    })
  }

  function lateFailed(text: string) {
    store.dispatch({ type: 'notice', notice: { about: 'late', text } })
    if (talk) talk.say(text)
    else devices.fallbackVoice.say(text)
  }

  async function open(options: TalkOptions) {
    const mine = era
    try {
      const ready = await getTalker()
      if (mine === era) talk = ready.open(options)
    } catch {
      if (mine !== era) return
      store.dispatch({ type: 'visitEnded' })
      lateFailed(screenTexts.lateFailed)
    }
  }

  return {
    open() {
      const returning = devices.memory.isReturning()
      store.dispatch({ type: 'visitorKnown', firstTime: !returning })
      const cancel = returning ? () => {} : devices.clock.after(DELAY.markNotNewMs, devices.memory.remember)
      load()
      return () => {
        era += 1
        cancel()
        abortLists()
        talk?.close()
        talk = undefined
      }
    },
    load,
    greet(audio) {
      welcome = audio
      greet()
    },
    approach: () => void getTalker().catch(() => {}),
    start(assistant) {
      const { phase, assistant: before } = store.get()
      if (!screen || (phase !== 'ready' && phase !== 'paused')) return
      // Before anything is awaited: iPhones ask about motion and let sound out only in the tap itself.
      const motionAsked = devices.motion.request()
      void devices.speaker.wake()
      const resumed = phase === 'paused'
      store.dispatch({ type: 'visitStarted', assistant: assistant ?? (resumed ? before : defaultAssistant) })
      devices.fallbackVoice.stop()
      devices.speaker.flush()
      if (store.get().assistant.modality === 'AUDIO') greet()
      void open({
        resumed,
        screen,
        motionAsked,
        onSpeech: () => welcome && devices.welcome.stop(welcome),
        onOver() {
          talk = undefined
        },
      })
    },
    ask: (words, shown) => talk?.ask(words, shown),
    skip: () => talk?.skip(),
    stopSiren: () => talk?.stopSiren(),
    lateFailed,
    bands: (into) => talk?.bands(into) ?? false,
    showCamera(to) {
      screen = to
    },
  }
}
