import { randomBytes } from 'node:crypto'
import type { Clock, MonotonicMs } from '../../core/clock.ts'
import type { Span, SpanAttributes, SpanName } from './span-exporter.ts'

/** What a turn began with: the shopper's voice, their text, or a text of the app that is to be said. */
type TurnBy = 'speech' | 'text' | 'app'

/** One session's trace: the session, its turns, and what was done in them. */
export interface Visit {
  /** A turn begins, at the latest now; the one before is over. */
  begin(by: TurnBy, startMs: MonotonicMs): void
  /** The words were taken for the shopper's: a spoken turn without this was nobody's. */
  heard(): void
  /** Something is done about the words of the turn: they are understood. */
  acted(): void
  interrupted(): void
  /** All of the turn's answer is on its way. */
  answered(): void
  /** Something that took so long until now, in the turn under way or beside it. */
  did(name: SpanName, tookMs: number, attributes: SpanAttributes): void
  end(): void
}

interface Turn {
  spanId: string
  by: TurnBy
  startMs: MonotonicMs
  heard: boolean
  interrupted: boolean
}

const spanId = () => randomBytes(8).toString('hex')

export function createVisit(
  clock: Pick<Clock, 'now'>,
  attributes: SpanAttributes,
  add: (span: Span) => void,
): Visit {
  const traceId = randomBytes(16).toString('hex')
  const sessionId = spanId()
  const startMs = clock.now()
  let turn: Turn | undefined
  let turns = 0
  let wordsAtMs: MonotonicMs | undefined
  let ended = false

  function record(name: SpanName, fromMs: MonotonicMs, more: SpanAttributes) {
    const parentId = turn?.spanId ?? sessionId
    add({ traceId, spanId: spanId(), parentId, name, startMs: fromMs, endMs: clock.now(), attributes: more })
  }

  function over(outcome: 'answered' | 'replaced' | 'left') {
    if (!turn) return
    const { by, heard, interrupted, startMs, spanId } = turn
    turn = undefined
    wordsAtMs = undefined
    const told = by === 'speech' && !heard ? 'ignored' : outcome
    const times = { startMs, endMs: clock.now() }
    add({
      ...{ traceId, spanId, parentId: sessionId, name: 'turn', ...times },
      attributes: { by, outcome: told, interrupted },
    })
  }

  function begin(by: TurnBy, fromMs: MonotonicMs, heard: boolean) {
    over('replaced')
    turns += 1
    turn = { spanId: spanId(), by, startMs: fromMs, heard, interrupted: false }
    wordsAtMs = clock.now()
  }

  return {
    begin: (by, fromMs) => begin(by, fromMs, by !== 'speech'),
    heard() {
      // A cloud's ear tells of no end of speech before its words.
      if (turn?.by === 'speech' && !turn.heard) turn.heard = true
      else begin('speech', clock.now(), true)
    },
    acted() {
      if (wordsAtMs === undefined) return
      record('understand', wordsAtMs, {})
      wordsAtMs = undefined
    },
    interrupted() {
      if (turn?.heard) turn.interrupted = true
    },
    answered() {
      if (turn?.heard) over('answered')
    },
    did: (name, tookMs, more) => ended || record(name, clock.now() - tookMs, more),
    end() {
      if (ended) return
      over('left')
      ended = true
      const times = { startMs, endMs: clock.now() }
      add({
        ...{ traceId, spanId: sessionId, parentId: undefined, name: 'session', ...times },
        attributes: { ...attributes, turns },
      })
    },
  }
}
