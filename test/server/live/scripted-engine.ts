import type { Engine, EngineEvent, EngineSessionOptions } from '../../../src/server/engine/engine.ts'

export type Call = readonly [name: string, ...values: unknown[]]

/** A session as a test sees it: what it was opened with, what it was told, and a mouth to speak with. */
export interface ScriptedSession {
  options: EngineSessionOptions
  calls: Call[]
  emit: (event: EngineEvent) => void
  closed: number
}

/** Stands where an engine stands: says `ready` at once, then only what a test makes it say. */
export function scriptedEngine(onOpen: (emit: (event: EngineEvent) => void) => void = () => {}) {
  const sessions: ScriptedSession[] = []
  const engine: Engine = {
    ready: () => Promise.resolve(),
    healthy: () => true,
    open(options, emit) {
      const session: ScriptedSession = { options, calls: [], emit, closed: 0 }
      sessions.push(session)
      onOpen(emit)
      emit({ type: 'ready' })
      const note = (...call: Call) => void session.calls.push(call)
      return {
        audio: (pcm) => note('audio', [...pcm]),
        frame: (jpeg, lookId) => note('frame', [...jpeg], lookId),
        text: (text, name) => note('text', text, ...(name === undefined ? [] : [name])),
        say: (text, name) => note('say', text, ...(name === undefined ? [] : [name])),
        saying: (text, name) => note('saying', text, name),
        played: (played) => note('played', played),
        setMode: (mode, storeId) => note('setMode', mode, storeId),
        listenFor: (vocabulary) => note('listenFor', vocabulary),
        hold: (hold) => note('hold', hold),
        question: (question) => note('question', question),
        close: () => {
          session.closed += 1
        },
      }
    },
    close: () => Promise.resolve(),
  }
  return { engine, sessions }
}
