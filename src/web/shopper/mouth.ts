import type { Mode } from '../../core/contract/modes.ts'
import { changePace, PACES, paceOf } from '../../core/session/preferences.ts'
import type { FixedId } from '../../core/speaking/fixed.ts'
import { spokenTexts } from '../../core/texts/spoken.ts'
import type { Speaker } from '../devices/devices.ts'
import type { LiveClient } from '../live/live-client.ts'
import type { LiveNews } from '../live/read-frame.ts'
import { createNarrator, type Outlet, type OwnSentence } from './narrator.ts'
import type { Page } from './page.ts'
import type { Recordings } from './recordings.ts'
import { createReplies } from './replies.ts'
import { createSounding, type SoundingEvents } from './sounding.ts'

export type Reply = Extract<LiveNews, { type: 'said' | 'text' | 'audio' | 'turnComplete' | 'interrupted' }>

export interface MouthOptions {
  page: Page
  recordings: Recordings
  speaker: Speaker
  live: () => LiveClient | undefined
  events: SoundingEvents
}

/** All that is said in one visit: the journey's sentences, the page's own, the engine's answers. */
export interface Mouth {
  /** A sentence of the journey. `cut`: silence first. */
  say(sentence: OwnSentence, cut: boolean): void
  /** A sentence of the page itself, a fault mostly. Resolves when it was heard or silenced. */
  tell(text: string, id?: FixedId): Promise<void>
  /**
   * Silences everything and forgets what waits. `engineKnows`: it has heard
   * the words for it by itself.
   */
  silence(engineKnows: boolean): void
  /** The sentence being heard is skipped, one of the engine's by asking it to; what waits is heard next. */
  skip(): void
  reply(reply: Reply): void
  /** The engine's answers are not heard until it is asked or hears again. */
  hush(): void
  fresh(): void
  setMode(mode: Mode): void
  /** Slower or faster; kept on the phone. */
  changePace(by: 1 | -1): void
  /** A new session of the server knows nothing of what was asked of the last. */
  sessionBegan(): void
  sessionLost(): void
  close(): void
}

/** What only the server can know is heard whoever leads the visit: nothing was understood, or it takes a while. */
const OF_THE_SERVER: ReadonlySet<string> = new Set([spokenTexts.noise, spokenTexts.moment])

export function createMouth({ page, recordings, speaker, live, events }: MouthOptions): Mouth {
  const { devices, store, settings } = page
  const literal = settings.transport === 'specification'
  const silent = store.get().assistant.modality === 'TEXT'
  let mode: Mode = 'echo'
  let hushed = false
  let serverGone = false
  /** Steps of pace that the engine has taken by itself, on the same words. */
  let engineAhead = 0
  /** The page's own keys are negative, so that the journey's can be anything else. */
  let lastOwn = 0
  const told = new Map<number, () => void>()

  const preferences = () => store.get().preferences
  const ownPace = () => paceOf(preferences().pace)
  const setPace = (ahead: number) => speaker.setPace(paceOf(preferences().pace, ahead), ownPace())

  setPace(0)

  function ended(key: number | null) {
    const resolve = key === null ? undefined : told.get(key)
    if (!resolve || key === null) return events.onEnded(key)
    told.delete(key)
    resolve()
  }

  const sounding = createSounding(speaker, { ...events, onEnded: ended })
  const narrator = createNarrator({
    clock: devices.clock,
    sounding,
    recordings,
    speaker: {
      play(pcm, rateHz) {
        setPace(0)
        speaker.play(pcm, rateHz)
      },
    },
    fallback: devices.fallbackVoice,
    pace: ownPace,
    live,
    send: (client, text) => (literal && mode === 'echo' ? client.ask(text) : client.say(text)),
    outlet,
    onStarted: events.onStarted,
    onEnded: ended,
  })
  const replies = createReplies({
    sounding,
    narrator,
    play(pcm, rateHz) {
      // What is said in echo mode is rendered at the voice's own pace.
      setPace(mode === 'scan' ? engineAhead : 0)
      speaker.play(pcm, rateHz)
    },
    engineMaySpeak: (text) => (mode === 'scan' && !hushed) || OF_THE_SERVER.has(text),
  })

  function outlet({ id }: OwnSentence): Outlet {
    if (silent) return 'shown'
    const client = live()
    // The engine must know what the product says while it listens for products: "ask: what is this?"
    const throughServer = client && (literal || (mode === 'scan' && !hushed))
    if (throughServer || (client && !id)) return 'server'
    if (id) return 'recording'
    return serverGone ? 'phone' : 'later'
  }

  return {
    say(sentence, cut) {
      if (cut) {
        narrator.forget((key) => told.has(key))
        const newest = sounding.newest()
        if (newest !== undefined && !(newest !== null && told.has(newest))) sounding.flush()
        replies.drop()
      }
      narrator.say(sentence)
    },
    tell(text, id) {
      lastOwn -= 1
      const key = lastOwn
      const over = new Promise<void>((resolve) => told.set(key, resolve))
      narrator.say({ key, text, id: id ?? null })
      return over
    },
    silence(engineKnows) {
      // Its voice would go on, unheard, and what is asked next would have to wait for it.
      if (!engineKnows && replies.engineTalks()) live()?.ask('stop')
      replies.drop()
      narrator.forget()
      sounding.flush()
    },
    skip() {
      if (narrator.skip()) return
      const engine = sounding.newest() === null
      const followed = speaker.waiting() > 1
      if (speaker.playing()) speaker.skip()
      // With the next sentence already here there is nothing to ask the engine for.
      if (engine && !followed) live()?.ask('skip')
    },
    reply: replies.take,
    hush() {
      hushed = true
      replies.drop()
      if (sounding.newest() === null) sounding.flush()
    },
    fresh() {
      hushed = false
      replies.fresh()
    },
    setMode(to) {
      mode = to
      hushed = false
    },
    changePace(by) {
      const { pace } = preferences()
      const changed = { ...preferences(), pace: changePace(pace, by) }
      const most = PACES.length - 1
      if (mode === 'scan') engineAhead = Math.min(most / 2, Math.max(-most / 2, engineAhead + by))
      store.dispatch({ type: 'preferences', preferences: changed })
      devices.memory.keepPreferences(changed)
      // The phone's voice is given no sound that would bring the pace with it.
      setPace(0)
    },
    sessionBegan() {
      engineAhead = 0
      serverGone = false
      narrator.serverKnown()
    },
    sessionLost() {
      serverGone = true
      replies.drop()
      narrator.serverLost()
      narrator.serverKnown()
      sounding.engineDone()
    },
    close() {
      narrator.forget()
      sounding.flush()
      // Nobody waits for ever for what will not be said.
      for (const resolve of told.values()) resolve()
      told.clear()
    },
  }
}
