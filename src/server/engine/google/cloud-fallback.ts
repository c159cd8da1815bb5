import type { ListenFor } from '../../../core/contract/modes.ts'
import { spoken } from '../../../core/texts/spoken.ts'
import type { Engine, EngineEvent, EngineSession, EngineSessionOptions } from '../engine.ts'
import type { Leavings } from './session-parts.ts'

export interface FallbackOptions {
  embedded: Engine
  options: EngineSessionOptions
  emit: (event: EngineEvent) => void
  /** True while the cloud is known to be away: it is not even tried. */
  isAway: () => boolean
  /** Opens the cloud session; `gone` tells that it will not come back. */
  openCloud: (emit: (event: EngineEvent) => void, gone: (left: Leavings) => void) => EngineSession
}

/** The person's own token or service was refused: only they can mend it, so it is said and not worked around. */
function refusal({ end }: Leavings): EngineEvent {
  const status = end.status === undefined ? '' : ` (${end.status})`
  const message = `The voice service refused the access token or the model${status}. Please check them.`
  return { type: 'error', code: 'service_refused', message, fatal: true }
}

/**
 * A session that begins on the cloud and goes on here when the cloud is away for good: same mode, same product, same
 * open question, what was not answered yet is answered, and the change is said once. Only a shopper's own credentials
 * that are refused before anything was said end the session.
 */
export function openWithFallback(parts: FallbackOptions): EngineSession {
  const { embedded, options, emit } = parts
  let closed = false
  let session: EngineSession
  /** The cloud hears every word; who goes on in its place hears those of the open question better. */
  let openQuestion: ListenFor | undefined

  function fall(left: Leavings) {
    if (closed) return
    if (left.refused && !left.wasReady && options.cloud?.service) {
      closed = true
      emit(refusal(left))
      return
    }
    const { mode, storeId, resume } = left
    session = goOn({ ...options, mode, storeId, resume }, left.wasReady)
    for (const text of left.unanswered) session.text(text)
  }

  function goOn(from: EngineSessionOptions, wasReady: boolean): EngineSession {
    const here = embedded.open(from, (event) => {
      // The shopper's phone was told already, unless the cloud never answered.
      if (!closed && !(event.type === 'ready' && wasReady)) emit(event)
    })
    if (openQuestion) here.listenFor(openQuestion)
    here.say(spoken('cloud.away'))
    return here
  }

  session = parts.isAway() ? goOn(options, false) : parts.openCloud(emit, fall)
  return {
    audio: (sound) => session.audio(sound),
    audioEnd() {
      session.audioEnd?.()
    },
    frame: (picture, lookId) => session.frame(picture, lookId),
    text: (text) => session.text(text),
    say: (text) => session.say(text),
    setMode: (mode, storeId) => session.setMode(mode, storeId),
    listenFor(vocabulary) {
      openQuestion = vocabulary
      session.listenFor(vocabulary)
    },
    close() {
      closed = true
      session.close()
    },
  }
}
