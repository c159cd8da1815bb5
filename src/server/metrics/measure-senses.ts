import type { Clock } from '../../core/clock.ts'
import { endpointRule, WINDOW_MS } from '../../core/hearing/endpoint.ts'
import type { Engine, EngineSessionOptions } from '../engine/engine.ts'
import type { Hearing, HearingEvent } from '../engine/hear/hearing.ts'
import type { Seeing } from '../engine/see/seeing.ts'
import type { Speaking } from '../engine/speak/speaking.ts'
import type { SessionObserver, WorkObserver } from './observers.ts'

/** An engine whose sessions are counted. */
export function measureEngine(engine: Engine, observe: SessionObserver): Engine {
  return {
    ...engine,
    open(options, emit) {
      const session = engine.open(options, emit)
      observe.opened(resumes(options))
      let open = true
      return {
        ...session,
        close() {
          if (open) observe.closed()
          open = false
          session.close()
        },
      }
    },
  }
}

function resumes({ resume, cloud }: EngineSessionOptions): 'product' | 'handle' | undefined {
  if (cloud?.handle !== undefined) return 'handle'
  return resume?.lastProductId === undefined ? undefined : 'product'
}

/** Speech has gone on for so long when its beginning is told. */
const SURE_AFTER_MS = endpointRule.onWindows * WINDOW_MS

/**
 * Hearing, measured: from the end of speech to its words, the silence that tells the end included. Right for sound
 * that arrives as it is spoken. In work from the end of speech on: until then it is the shopper who is waited for.
 */
export function measureHearing(hearing: Hearing, clock: Clock, observe: WorkObserver): Hearing {
  return {
    ...hearing,
    open(options, emit) {
      const begunAtMs: number[] = []
      let endedAtMs = 0
      let inWork = 0
      function begun() {
        inWork += 1
        observe.began(options.address)
      }
      function ended(event: Extract<HearingEvent, { type: 'final' }>) {
        // Utterances of one ear come to their ends in the order in which they began.
        const begunAt = begunAtMs.shift()
        if (begunAt === undefined) return
        // A hold begins before its words, and ends with the hand that lets go.
        const heldEndMs = inWork > 0 ? endedAtMs : clock.now()
        const endMs = event.held ? heldEndMs : begunAt + event.speechMs
        // Without words to be expected there was no work, and a thread that died told no end of speech either.
        if (inWork === 0) begun()
        inWork -= 1
        const outcome = event.text === '' ? 'nothing' : 'words'
        observe.ended(Math.max(0, clock.now() - endMs), outcome, options.address)
      }
      function note(event: HearingEvent) {
        if (event.type === 'speechStart') begunAtMs.push(clock.now() - SURE_AFTER_MS)
        else if (event.type === 'speechEnd') {
          endedAtMs = clock.now()
          begun()
        } else if (event.type === 'final') ended(event)
      }
      const session = hearing.open(options, (event) => {
        note(event)
        emit(event)
      })
      return {
        ...session,
        close() {
          session.close()
          begunAtMs.length = 0
          for (; inWork > 0; inWork -= 1) observe.ended(0, 'left', options.address)
        },
      }
    },
  }
}

/** Sight, measured: from a picture to what is on it. A picture that a newer one replaced is `replaced`. */
export function measureSeeing(seeing: Seeing, clock: Clock, observe: WorkObserver): Seeing {
  return {
    ...seeing,
    open(address) {
      const session = seeing.open(address)
      return {
        ...session,
        look: (jpeg, lookFor) =>
          measured({ clock, observe, address }, session.look(jpeg, lookFor), (sight) =>
            sight ? 'read' : 'replaced',
          ),
      }
    },
  }
}

/** Speech, measured: from a sentence to its sound; one that is at hand takes next to nothing. */
export function measureSpeaking(speaking: Speaking, clock: Clock, observe: WorkObserver): Speaking {
  return {
    ...speaking,
    say: (sentence, rate, listener) =>
      measured(
        { clock, observe, address: listener?.address, left: listener?.signal },
        speaking.say(sentence, rate, listener),
        () => 'spoken',
      ),
  }
}

interface Measuring {
  clock: Clock
  observe: WorkObserver
  address: string | undefined
  left?: AbortSignal | undefined
}

async function measured<T>(
  { clock, observe, address, left }: Measuring,
  work: Promise<T>,
  outcomeOf: (result: T) => string,
): Promise<T> {
  const begunAtMs = clock.now()
  observe.began(address)
  let outcome = 'failed'
  try {
    const result = await work
    outcome = outcomeOf(result)
    return result
  } finally {
    observe.ended(clock.now() - begunAtMs, left?.aborted && outcome === 'failed' ? 'left' : outcome, address)
  }
}
