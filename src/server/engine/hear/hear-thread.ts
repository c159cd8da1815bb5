import type { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { AUDIO_IN } from '../../../core/constants.ts'
import { NO_PATH_Z } from '../../../core/hearing/rejection.ts'
import type { HearingEvent, HearingOptions, HearingSession } from './hearing.ts'
import { fromThreadSchema, type ToThread } from './messages.ts'

/** Sound on its way to the thread that one session may have: beyond it the newest is dropped. */
const MOST_UNDER_WAY_SAMPLES = 30 * AUDIO_IN.rateHz
const DEATHS_BEFORE_READY = 3

export interface HearThread {
  ready(): Promise<void>
  healthy(): boolean
  /** How many sessions it serves. */
  load(): number
  open(options: HearingOptions, emit: (event: HearingEvent) => void): HearingSession
  close(): Promise<void>
}

interface Session extends HearingOptions {
  emit: (event: HearingEvent) => void
  underWay: number
  warned: boolean
  /** Utterances that began and have no final yet. */
  owed: number
}

/** Keeps one worker thread alive and its sessions open across a crash. */
export function createHearThread(spawn: () => Worker, log: (line: string) => void): HearThread {
  const sessions = new Map<number, Session>()
  let nextId = 1
  let worker: Worker | undefined
  let isReady = false
  let closed = false
  let deaths = 0
  let settle: { resolve: () => void; reject: (reason: Error) => void } | undefined
  const firstReady = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  firstReady.catch(() => {})

  const post = (message: ToThread, transfer: ArrayBuffer[] = []) => worker?.postMessage(message, transfer)
  const postOpen = (id: number, { listenFor, names }: Session) =>
    post({ type: 'open', id, listenFor, names: { version: names.version, names: [...names.names] } })

  function receive(raw: unknown) {
    const message = z.parse(fromThreadSchema, raw)
    if (message.type === 'ready') {
      isReady = true
      deaths = 0
      settle?.resolve()
    } else if (message.type === 'warning') log(message.line)
    else {
      const session = sessions.get(message.id)
      if (!session) return
      if (message.type === 'taken') session.underWay -= message.samples
      else {
        if (message.event.type === 'speechStart') session.owed += 1
        else if (message.event.type === 'final') session.owed -= 1
        session.emit(message.event)
      }
    }
  }

  function died() {
    worker = undefined
    isReady = false
    if (closed) return
    deaths++
    if (deaths >= DEATHS_BEFORE_READY) {
      log('hearing does not start: given up')
      settle?.reject(new Error('hearing does not start'))
      return
    }
    log('a hearing thread ended: starting another')
    begin()
    for (const [id, session] of sessions) {
      session.underWay = 0
      for (; session.owed > 0; session.owed -= 1)
        session.emit({ type: 'final', text: '', score: NO_PATH_Z, speechMs: 0 })
      postOpen(id, session)
    }
  }

  function begin() {
    const mine = spawn()
    worker = mine
    mine.on('message', (raw: unknown) => {
      if (mine === worker) receive(raw)
    })
    mine.on('error', (error) => log(`a hearing thread failed: ${error.message}`))
    mine.on('exit', () => {
      if (mine === worker) died()
    })
  }
  begin()

  return {
    ready: () => firstReady,
    healthy: () => isReady,
    load: () => sessions.size,
    open(options, emit) {
      const id = nextId++
      const session: Session = { ...options, emit, underWay: 0, warned: false, owed: 0 }
      sessions.set(id, session)
      postOpen(id, session)
      const whileOpen = (message: ToThread) => {
        if (sessions.has(id)) post(message)
      }
      return {
        audio(pcm) {
          if (!sessions.has(id) || pcm.length === 0) return
          if (session.underWay + pcm.length > MOST_UNDER_WAY_SAMPLES) {
            if (!session.warned) log('a session sends sound faster than it can be heard: some is dropped')
            session.warned = true
            return
          }
          session.underWay += pcm.length
          const copy = pcm.slice()
          post({ type: 'audio', id, pcm: copy }, [copy.buffer])
        },
        listenFor(listenFor) {
          session.listenFor = listenFor
          whileOpen({ type: 'listenFor', id, listenFor })
        },
        setNames(names) {
          session.names = names
          whileOpen({ type: 'names', id, names: { version: names.version, names: [...names.names] } })
        },
        end: () => whileOpen({ type: 'end', id }),
        close() {
          whileOpen({ type: 'close', id })
          sessions.delete(id)
        },
      }
    },
    async close() {
      closed = true
      sessions.clear()
      settle?.reject(new Error('hearing was closed'))
      await worker?.terminate()
    },
  }
}
