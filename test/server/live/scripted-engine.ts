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
        audio: (sound) => note('audio', [...sound.decoded()]),
        frame: (picture, lookId) => note('frame', [...picture.decoded()], lookId),
        text: (text) => note('text', text),
        say: (text) => note('say', text),
        setMode: (mode, storeId) => note('setMode', mode, storeId),
        listenFor: (vocabulary) => note('listenFor', vocabulary),
        close: () => {
          session.closed += 1
        },
      }
    },
    close: () => Promise.resolve(),
  }
  return { engine, sessions }
}
