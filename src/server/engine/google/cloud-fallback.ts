import type { Clock } from '../../../core/clock.ts'
import type { OpenQuestion } from '../../../core/contract/client-frame.ts'
import { DEFAULT_LANGUAGE } from '../../../core/contract/language.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import { type Texts, textsIn } from '../../../core/texts/answer-texts.ts'
import type { Engine, EngineEvent, EngineSession, EngineSessionOptions } from '../engine.ts'
import type { LostSession } from './session-parts.ts'

interface FallbackOptions {
  embedded: Engine
  options: EngineSessionOptions
  emit: (event: EngineEvent) => void
  /** True while the cloud is known to be away: it is not even tried. */
  isAway: () => boolean
  /** Opens the cloud session; `gone` tells that it will not come back. */
  openCloud: (emit: (event: EngineEvent) => void, gone: (left: LostSession) => void) => EngineSession
}

/** The person's own token or service was refused: only they can mend it, so it is said and not worked around. */
function refusal({ end }: LostSession, texts: Texts): EngineEvent {
  const message = texts.refusals.serviceRefused(end.status)
  return { type: 'error', code: 'service_refused', message, fatal: true }
}

/**
 * A session that begins on the cloud and goes on here when the cloud is away for good: same mode, same product, same
 * open question, what was not said yet is said and what was not answered answered, and the change is said once. Only a shopper's own credentials
 * that are refused before anything was said end the session.
 */
export function openWithFallback(parts: FallbackOptions): EngineSession {
  const { embedded, options, emit } = parts
  const texts = textsIn(options.language ?? DEFAULT_LANGUAGE)
  let closed = false
  let session: EngineSession
  /** What was asked as far as the client told; whoever goes on in the cloud's place is told of it too. */
  let vocabulary: ListenFor | undefined
  let openQuestion: OpenQuestion | undefined

  function fall(left: LostSession) {
    if (closed) return
    if (left.refused && !left.wasReady && options.cloud?.service) {
      closed = true
      emit(refusal(left, texts))
      return
    }
    const { mode, storeId, resume, after } = left
    session = goOn({ ...options, mode, storeId, resume, after }, left.wasReady)
    for (const { text, name } of left.unanswered) session.text(text, name)
  }

  function goOn(from: EngineSessionOptions, wasReady: boolean): EngineSession {
    // Names of its own: the client may still be told what became of the cloud's.
    const here = embedded.open({ ...from, prefix: `${from.prefix}e` }, (event) => {
      // The shopper's phone was told already, unless the cloud never answered.
      if (!closed && !(event.type === 'ready' && wasReady)) emit(event)
    })
    if (vocabulary) here.listenFor(vocabulary)
    if (openQuestion) here.question(openQuestion)
    here.say(texts.spoken('cloud.away'))
    return here
  }

  session = parts.isAway() ? goOn(options, false) : parts.openCloud(emit, fall)
  return {
    audio: (pcm, base64) => session.audio(pcm, base64),
    audioEnd() {
      session.audioEnd?.()
    },
    frame: (jpeg, lookId, base64) => session.frame(jpeg, lookId, base64),
    noCamera(lookId) {
      session.noCamera?.(lookId)
    },
    text: (text, name) => session.text(text, name),
    say: (text, name) => session.say(text, name),
    saying: (text, name) => session.saying(text, name),
    silenced(on) {
      session.silenced?.(on)
    },
    hold(hold) {
      session.hold?.(hold)
    },
    played: (played) => session.played(played),
    setMode: (mode, storeId) => session.setMode(mode, storeId),
    listenFor(asked) {
      vocabulary = asked
      session.listenFor(asked)
    },
    question(asked) {
      openQuestion = asked
      session.question(asked)
    },
    close() {
      closed = true
      session.close()
    },
  }
}

/** After the cloud was away for good, the next shoppers do not wait for it to be so again. */
const AWAY_MS = 30_000

/**
 * Whether the cloud is away for everybody. A session that chose nothing of its set-up and failed says so alone; one that
 * did may have provoked it, and is believed when one of another address failed as lately.
 */
export function createAwayWatch(clock: Clock) {
  let untilMs = Number.NEGATIVE_INFINITY
  let doubtful: { address: string | undefined; atMs: number } | undefined
  return {
    isAway: () => clock.now() < untilMs,
    failed({ cloud, systemInstruction, address }: EngineSessionOptions) {
      const atMs = clock.now()
      const before = doubtful
      doubtful = { address, atMs }
      const chose = cloud !== undefined || systemInstruction !== undefined
      const isBelieved = before && before.address !== address && atMs - before.atMs < AWAY_MS
      if (!chose || isBelieved) untilMs = atMs + AWAY_MS
    },
  }
}
