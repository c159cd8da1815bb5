import { availableParallelism } from 'node:os'
import type { Clock } from '../../../core/clock.ts'
import { AUDIO_IN } from '../../../core/constants.ts'
import { systemClock } from '../../clock.ts'
import type { Shares } from '../../load/shares.ts'
import { type KeeperOptions, keepWorker } from '../../workers/keep-worker.ts'
import { createSharedQueue } from '../../workers/shared-queue.ts'
import type { WorkerStates } from '../../workers/worker-states.ts'
import { type SpawnSense, spawnHere } from '../sense-threads.ts'
import {
  type FromEar,
  fromEarSchema,
  type Hearing,
  type HearingEvent,
  type HearingOptions,
  type HearingSession,
  NOTHING_SAID,
  type ToEar,
} from './hearing.ts'
import { openTranscriber, type Transcriber } from './transcriber/transcriber.ts'

export interface CreateHearingOptions {
  /** Threads; as many as cores when absent. Each holds one decoder pair (about 170 MB) and a neural ear (100 MB). */
  workers?: number
  log?: (line: string) => void
  clock?: Clock
  states?: WorkerStates
  /** What each address has of all workers together. */
  shares?: Shares
  spawn?: SpawnSense
}

/** Sound on its way to the thread that one session may have: beyond it the newest is dropped. */
const MOST_UNDER_WAY_SAMPLES = 30 * AUDIO_IN.rateHz
/** Sound is put in turn a quarter of a second at a time, and the thread has twice as much at hand. */
const PIECE_SAMPLES = AUDIO_IN.rateHz / 4
const GIVEN_SAMPLES = 2 * PIECE_SAMPLES
/** A thread says something with each piece of sound that it takes: the longest piece, on a busy machine. */
const SILENT_MS = 60_000
/** One that has taken nothing for so long may hang: whoever comes now is heard by another, where there is one. */
const SLOW_MS = 5000

/** A thread that was asked to end is waited for so long; then it is left behind (sense-threads.ts). */
const END_WITHIN_MS = 20_000

/** Twelve seconds of sound on a busy machine. */
const TRANSCRIBER_SILENT_MS = 15_000

/** Starts the threads that hear. Sessions may be opened before they are ready: their sound waits. */
export function createHearing(options: CreateHearingOptions = {}): Hearing {
  const { workers = availableParallelism(), log = () => {}, clock = systemClock, states } = options
  const keeping: KeeperOptions = {
    name: 'hear',
    spawn: () => (options.spawn ?? spawnHere)('hear', 1),
    clock,
    log,
    states,
    shares: options.shares,
    silentMs: SILENT_MS,
    endWithinMs: END_WITHIN_MS,
  }
  const threads = Array.from({ length: Math.max(1, workers) }, () =>
    createHearThread(keeping, log, (asked, caller) => transcriber.transcribe(asked, caller)),
  )
  const transcriber = openTranscriber({
    ...keeping,
    name: 'transcribe',
    spawn: () => (options.spawn ?? spawnHere)('transcribe', 1),
    silentMs: TRANSCRIBER_SILENT_MS,
    isOptional: true,
  })
  function idlest() {
    const well = threads.filter((thread) => thread.healthy())
    const quick = well.filter((thread) => !thread.isSlow())
    const those = [quick, well, threads].find(({ length }) => length > 0) ?? threads
    return those.reduce((best, thread) => (thread.load() < best.load() ? thread : best))
  }
  return {
    async ready() {
      await Promise.all([...threads, transcriber].map((thread) => thread.ready()))
    },
    // Those that are well hear everybody meanwhile.
    healthy: () => threads.some((thread) => thread.healthy()),
    open(session, emit) {
      let ear = idlest().open(session, emit, moves)
      function moves(now: Taken) {
        const next = idlest()
        if (next.healthy()) ear = next.open(now, emit, moves)
        return next.healthy()
      }
      return {
        audio: (pcm) => ear.audio(pcm),
        listenFor: (vocabulary) => ear.listenFor(vocabulary),
        setNames: (names) => ear.setNames(names),
        hold: (on, sinceMs) => ear.hold(on, sinceMs),
        end: () => ear.end(),
        close: () => ear.close(),
      }
    },
    async close() {
      await Promise.all([...threads, transcriber].map((thread) => thread.close()))
    },
  }
}

interface InTurn {
  session: Session
  message: ToEar
}

interface Taken extends HearingOptions {
  /** The shopper holds to talk. */
  isHeld?: boolean
}

/** Takes a session up elsewhere, as it is now; false where nobody can. */
type Moves = (now: Taken) => boolean

interface Session extends Taken {
  emit: (event: HearingEvent) => void
  moves: Moves
  underWay: number
  warned: boolean
  /** Utterances that began and have no final yet. */
  owed: number
}

/**
 * One thread and the sessions that it serves, which are opened again in the thread that takes its place; where none can be
 * started they move to others.
 */
function createHearThread(
  keeping: KeeperOptions,
  log: (line: string) => void,
  transcribe: Transcriber['transcribe'],
) {
  const { clock } = keeping
  const sessions = new Map<number, Session>()
  const queue = createSharedQueue<InTurn>(clock, pump, keeping.shares)
  /** What the thread has and did not take yet, in order. */
  let given: { samples: number; address: string | undefined; atMs: number }[] = []
  let takenAtMs = 0
  let lastId = 0
  const keeper = keepWorker<ToEar, FromEar>(keeping, { schema: fromEarSchema, told, started, lost })
  function sendOpen(id: number, { listenFor, names, language, isHeld }: Session) {
    keeper.send({ type: 'open', id, listenFor, names, ...(language && { language }) })
    if (isHeld) keeper.send({ type: 'hold', id, on: true, sinceMs: 0 })
  }

  /** Gives the thread a little more than it has in work: the rest waits here, where it can be put in turn. */
  function pump() {
    const under = () => given.reduce((sum, { samples }) => sum + samples, 0) < GIVEN_SAMPLES
    for (let next = under() ? queue.next() : undefined; next; next = under() ? queue.next() : undefined) {
      const { session, message } = next
      const isSound = message.type === 'audio'
      if (isSound) given.push({ samples: message.pcm.length, address: session.address, atMs: clock.now() })
      keeper.send(message, isSound ? [message.pcm.buffer as ArrayBuffer] : [])
    }
  }

  function taken() {
    const first = given.shift()
    const now = clock.now()
    if (first) queue.worked(first.address, now - Math.max(first.atMs, takenAtMs))
    takenAtMs = now
    pump()
  }

  function told(message: FromEar) {
    if (message.type === 'taken') taken()
    const session = sessions.get(message.id)
    if (message.type === 'transcribe') {
      void transcribed(message, session)
      return
    }
    if (!session) return
    if (message.type === 'taken') {
      session.underWay -= message.samples
      if (session.underWay === 0) session.caughtUp?.()
      return
    }
    if (message.event.type === 'speechStart') session.owed += 1
    else if (message.event.type === 'final') session.owed -= 1
    session.emit(message.event)
  }

  async function transcribed({ id, job, asked }: FromEar & { type: 'transcribe' }, session?: Session) {
    const transcript = session && (await transcribe(asked, { caller: session, address: session.address }))
    keeper.send({ type: 'transcribed', id, job, ...(transcript && { transcript }) })
  }

  function started() {
    for (const [id, session] of sessions) sendOpen(id, session)
  }

  function lost() {
    given = []
    queue.drain()
    for (const [id, session] of sessions) {
      session.underWay = 0
      for (; session.owed > 0; session.owed -= 1) session.emit(NOTHING_SAID)
      // Not before: what its sound has done to one thread it may do to the next.
      if (keeper.missing() && sessions.has(id) && session.moves(session)) sessions.delete(id)
      session.caughtUp?.()
    }
  }

  function open(options: Taken, emit: (event: HearingEvent) => void, moves: Moves): HearingSession {
    const id = ++lastId
    const session: Session = { ...options, emit, moves, underWay: 0, warned: false, owed: 0 }
    sessions.set(id, session)
    sendOpen(id, session)
    /** In the order of this session, and in turn with the others. */
    function whileOpen(message: ToEar) {
      if (!sessions.has(id)) return
      const cost = message.type === 'audio' ? message.pcm.length : 0
      queue.push({ work: { session, message }, caller: session, address: session.address, cost })
      pump()
    }
    return {
      audio(pcm) {
        if (!sessions.has(id) || pcm.length === 0) return
        if (session.underWay + pcm.length > MOST_UNDER_WAY_SAMPLES) {
          if (!session.warned) log('a session sends sound faster than it can be heard: some is dropped')
          session.warned = true
          return
        }
        if (!keeper.there()) return
        session.underWay += pcm.length
        for (let at = 0; at < pcm.length; at += PIECE_SAMPLES)
          whileOpen({ type: 'audio', id, pcm: pcm.slice(at, at + PIECE_SAMPLES) })
      },
      listenFor(listenFor) {
        session.listenFor = listenFor
        whileOpen({ type: 'listenFor', id, listenFor })
      },
      setNames(names) {
        if (names.version === session.names.version) return
        session.names = names
        whileOpen({ type: 'names', id, names })
      },
      hold(on, sinceMs) {
        const wasHeld = session.isHeld === true
        session.isHeld = on
        whileOpen({ type: 'hold', id, on, sinceMs })
        // What was held is gone with the thread that heard it.
        if (wasHeld && !on && !keeper.there()) session.emit({ ...NOTHING_SAID, held: true })
      },
      end: () => whileOpen({ type: 'end', id }),
      close() {
        if (!sessions.delete(id)) return
        // What nobody waits for any more is not heard.
        queue.leave(session, session.address)
        keeper.send({ type: 'close', id })
      },
    }
  }

  keeper.need()
  return {
    ready: keeper.ready,
    healthy: () => keeper.state().name === 'ready',
    /** The sound that it has at hand is not taken. */
    isSlow: () => given[0] !== undefined && clock.now() - Math.max(given[0].atMs, takenAtMs) >= SLOW_MS,
    /** How many sessions it serves. */
    load: () => sessions.size,
    open,
    async close() {
      sessions.clear()
      queue.close()
      await keeper.close()
    },
  }
}
