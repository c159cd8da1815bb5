import { availableParallelism } from 'node:os'
import type { Clock } from '../../../core/clock.ts'
import { AUDIO_IN } from '../../../core/constants.ts'
import { NO_PATH_Z } from '../../../core/hearing/rejection.ts'
import { systemClock } from '../../clock.ts'
import { type KeeperOptions, keepWorker } from '../../workers/keep-worker.ts'
import { spawnWorker, type Thread } from '../../workers/run-thread.ts'
import type { WorkerStates } from '../../workers/worker-states.ts'
import {
  type FromEar,
  fromEarSchema,
  type Hearing,
  type HearingEvent,
  type HearingOptions,
  type HearingSession,
  type ToEar,
} from './hearing.ts'

export interface CreateHearingOptions {
  /** Threads; as many as cores when absent. Each holds one decoder pair (about 170 MB) and a neural ear (100 MB). */
  workers?: number
  log?: (line: string) => void
  clock?: Clock
  states?: WorkerStates
  spawn?: () => Thread
}

/** Sound on its way to the thread that one session may have: beyond it the newest is dropped. */
const MOST_UNDER_WAY_SAMPLES = 30 * AUDIO_IN.rateHz
/** A thread says something with each piece of sound that it takes: the longest piece, on a busy machine. */
const SILENT_MS = 60_000

/** Starts the threads that hear. Sessions may be opened before they are ready: their sound waits. */
export function createHearing(options: CreateHearingOptions = {}): Hearing {
  const { workers = availableParallelism(), log = () => {}, clock = systemClock, states } = options
  const spawn = () => spawnWorker(new URL('./hear-worker.ts', import.meta.url))
  const keeping: KeeperOptions = {
    name: 'hear',
    spawn: options.spawn ?? spawn,
    clock,
    log,
    states,
    silentMs: SILENT_MS,
    endWithinMs: 0,
  }
  const threads = Array.from({ length: Math.max(1, workers) }, () => createHearThread(keeping, log))
  return {
    async ready() {
      await Promise.all(threads.map((thread) => thread.ready()))
    },
    // Those that are well hear everybody meanwhile.
    healthy: () => threads.some((thread) => thread.healthy()),
    open(session, emit) {
      const well = threads.filter((thread) => thread.healthy())
      const those = well.length > 0 ? well : threads
      const idlest = those.reduce((best, thread) => (thread.load() < best.load() ? thread : best))
      return idlest.open(session, emit)
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

interface Session extends HearingOptions {
  emit: (event: HearingEvent) => void
  underWay: number
  warned: boolean
  /** Utterances that began and have no final yet. */
  owed: number
}

/** One thread and the sessions that it serves, which are opened again in the thread that takes its place. */
function createHearThread(keeping: KeeperOptions, log: (line: string) => void) {
  const sessions = new Map<number, Session>()
  let lastId = 0
  const keeper = keepWorker<ToEar, FromEar>(keeping, { schema: fromEarSchema, told, started, lost })
  const sendOpen = (id: number, { listenFor, names }: Session) =>
    keeper.send({ type: 'open', id, listenFor, names })

  function told(message: FromEar) {
    const session = sessions.get(message.id)
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

  function started() {
    for (const [id, session] of sessions) sendOpen(id, session)
  }

  function lost() {
    for (const session of sessions.values()) {
      session.underWay = 0
      for (; session.owed > 0; session.owed -= 1)
        session.emit({ type: 'final', text: '', score: NO_PATH_Z, speechMs: 0 })
      session.caughtUp?.()
    }
  }

  function open(options: HearingOptions, emit: (event: HearingEvent) => void): HearingSession {
    const id = ++lastId
    const session: Session = { ...options, emit, underWay: 0, warned: false, owed: 0 }
    sessions.set(id, session)
    sendOpen(id, session)
    const whileOpen = (message: ToEar) => void (sessions.has(id) && keeper.send(message))
    return {
      audio(pcm) {
        if (!sessions.has(id) || pcm.length === 0) return
        if (session.underWay + pcm.length > MOST_UNDER_WAY_SAMPLES) {
          if (!session.warned) log('a session sends sound faster than it can be heard: some is dropped')
          session.warned = true
          return
        }
        const copy = pcm.slice()
        if (keeper.send({ type: 'audio', id, pcm: copy }, [copy.buffer])) session.underWay += pcm.length
      },
      listenFor(listenFor) {
        session.listenFor = listenFor
        whileOpen({ type: 'listenFor', id, listenFor })
      },
      setNames(names) {
        session.names = names
        whileOpen({ type: 'names', id, names })
      },
      hold: (on, sinceMs) => whileOpen({ type: 'hold', id, on, sinceMs }),
      end: () => whileOpen({ type: 'end', id }),
      close() {
        whileOpen({ type: 'close', id })
        sessions.delete(id)
      },
    }
  }

  keeper.need()
  return {
    ready: keeper.ready,
    healthy: () => keeper.state().name === 'ready',
    /** How many sessions it serves. */
    load: () => sessions.size,
    open,
    async close() {
      sessions.clear()
      await keeper.close()
    },
  }
}
