import type { Engine } from './engine.ts'

/**
 * Two engines as one: the cloud's for shoppers who bring their own service, and for everybody where it is the
 * server's choice. Both are ready and healthy when the embedded one is: it is what the other falls back on.
 */
export function chooseEngine(embedded: Engine, cloud: Engine, everybody: boolean): Engine {
  return {
    ready: () => cloud.ready(),
    healthy: () => cloud.healthy(),
    open: (options, emit) => (everybody || options.cloud?.service ? cloud : embedded).open(options, emit),
    async close() {
      await cloud.close()
      await embedded.close()
    },
  }
}
