import { type Clock, delay } from '../../core/clock.ts'
import { createTakingAgain } from '../../core/page/taking-again.ts'
import { browserClock } from './browser-clock.ts'
import captureUrl from './capture.worklet.ts?worker&url'
import playbackUrl from './playback.worklet.ts?worker&url'
import { pageVisibility } from './visibility.ts'

/** Whether any sound can be let out: a call, or another app, may have it. */
export interface SoundState {
  works(): boolean
  /** From a sound's being given to its being heard, 0 where nobody knows. */
  delayMs(): number
  /** Returns what takes the listener back. */
  onChange(listener: (works: boolean) => void): () => void
  /** Tries now, in the tap where there is one. */
  retry(): void
}

type AudioSessionType = 'playback' | 'play-and-record'

/** iPhones lower or mute Web Audio unless the page says what its sound is for; other browsers have no such thing. */
function declareAudio(type: AudioSessionType) {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = type
}

/** A clock that stands still for so long is frozen: the hardware asks for sound every few milliseconds. */
const FROZEN_AFTER_MS = 500

/**
 * How much sound is computed in one go, in seconds: with the shortest that browsers offer (10 ms) the page spent 15 to
 * 17 % of a core to listen, so 12 to 13. Twenty milliseconds more are nothing against an answer, nor against the 150 in
 * which a voice falls silent.
 */
const BUFFER_S = 0.03

/** No headset is later; a phone that says so is wrong about it. */
const LONGEST_DELAY_MS = 600

/** In seconds; browsers leave out what they do not know. */
function delayOf({
  baseLatency,
  outputLatency,
}: Pick<AudioContext, 'baseLatency' | 'outputLatency'>): number {
  const delayMs = [baseLatency, outputLatency].reduce(
    (sum, seconds) => (Number.isFinite(seconds) ? sum + 1000 * Math.max(0, seconds) : sum),
    0,
  )
  return Math.min(LONGEST_DELAY_MS, delayMs)
}

export interface SharedAudio {
  /** Called in the tap. Resolves when both worklets can be used; rejects where the browser has no audio worklets. */
  wake(): Promise<AudioContext>
  /** From a sound's being played to its being heard: a Bluetooth headset adds a fifth of a second and more. */
  delayMs(): number
  /**
   * Tells that another context has taken the place of a frozen one, or of one without worklets: what was built on that is
   * silent now. Returns what takes the listener back.
   */
  onAnew(listener: () => void): () => void
}

/**
 * One audio context for microphone and speaker, at the hardware's own rate. It is made in the first tap, since sound
 * is let out only then, and kept for the page's life unless it freezes: a second one beside it would leave an iPhone
 * on its earpiece. What is held back by another app is asked for again, after pauses that grow, while the page is seen.
 */
export function createSharedAudio(clock: Clock = browserClock): SharedAudio & { state: SoundState } {
  const listeners = new Set<() => void>()
  let ready: Promise<AudioContext> | undefined
  let context: AudioContext | undefined
  let mending = false
  /** The worklets of the last context could not be had: nothing can be heard, or listened to. */
  let inVain = false
  const hearers = new Set<(works: boolean) => void>()
  let works = true
  const again = createTakingAgain(clock)
  const isSeen = pageVisibility.seen

  // No sound is heard before they are here, and the tap that asks for them asks for much else: a slow line has them by then.
  for (const url of [captureUrl, playbackUrl]) void fetch(url).catch(() => {})
  // Before the tap, or the silent switch mutes what comes of it.
  declareAudio('playback')

  async function prepare(fresh: AudioContext): Promise<AudioContext> {
    await Promise.all([fresh.audioWorklet.addModule(captureUrl), fresh.audioWorklet.addModule(playbackUrl)])
    return fresh
  }

  function make(): Promise<AudioContext> {
    // Before the context, or it plays softly while the microphone is open.
    declareAudio('play-and-record')
    // What could not be fetched once a context does not fetch again.
    if (inVain) void context?.close().catch(() => {})
    const fresh = new AudioContext({ latencyHint: BUFFER_S })
    context = fresh
    fresh.onstatechange = () => {
      if (fresh !== context || mending) return
      // Given back, as it says: whether anything is heard its clock tells.
      if (fresh.state === 'running' && !works && isSeen()) look()
      else settle()
    }
    const made = prepare(fresh)
    ready = made
    made.then(
      () => ready === made && had(),
      () => {
        if (ready !== made) return
        ready = undefined
        inVain = true
        settle()
      },
    )
    return made
  }

  /** Who took it for lost builds on it now. */
  function had() {
    if (!inVain) return
    inVain = false
    settle()
    for (const listener of listeners) listener()
  }

  /** Asked anew each time: a headset may have been put on. */
  const delayMs = () => (context ? delayOf(context) : 0)
  const resume = () => void (inVain && !ready ? make() : context?.resume())?.catch(() => {})

  async function stands(looked: AudioContext): Promise<boolean> {
    const before = looked.currentTime
    await delay(clock, FROZEN_AFTER_MS)
    return looked.currentTime === before
  }

  /** A call leaves an iPhone's context with a frozen clock, whatever it says of itself. */
  async function mend(frozen: AudioContext) {
    // Nothing is built on a context before its worklets are there.
    await ready?.catch(() => {})
    if (frozen.state === 'running' && !(await stands(frozen))) return
    // Neither may ever come to an end.
    void frozen
      .suspend()
      .then(() => frozen.resume())
      .catch(() => {})
    if (!(await stands(frozen)) || !isSeen()) return
    void frozen.close().catch(() => {})
    // Where it cannot be had, whoever asks for it next is told so.
    await make().catch(() => {})
    resume()
    for (const listener of listeners) listener()
  }

  /** Who listens is told of a change, and what is held back is asked for again. */
  function settle() {
    again.cancel()
    const now = context === undefined || (context.state === 'running' && !inVain)
    if (now) again.had()
    // Behind another app nobody misses it.
    if (!isSeen()) return
    if (now !== works) {
      works = now
      for (const hearer of hearers) hearer(works)
    }
    if (now) return
    again.later(() => {
      resume()
      settle()
    })
  }

  function wakeUp() {
    if (context && (inVain || context.state !== 'running')) resume()
  }

  function look() {
    const asleep = context
    if (!isSeen() || !asleep || mending) return
    mending = true
    void mend(asleep).finally(() => {
      mending = false
      settle()
    })
  }

  pageVisibility.onChange(look)
  // What was made without a tap may be let out only with the next one: heard before whoever keeps a press to itself, and
  // by finger and key themselves, since not every press comes to a click.
  for (const type of ['click', 'pointerup', 'keydown']) document.addEventListener(type, wakeUp, true)

  return {
    wake() {
      const waking = ready ?? make()
      resume()
      return waking
    },
    onAnew(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    delayMs,
    state: {
      delayMs,
      works: () => works,
      onChange(hearer) {
        hearers.add(hearer)
        return () => hearers.delete(hearer)
      },
      retry() {
        if (context?.state === 'running' && !inVain) look()
        else resume()
      },
    },
  }
}
