import type { Engine, EngineSessionOptions } from '../engine/engine.ts'
import type { SessionObserver } from './observers.ts'

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
