import type { LiveClient } from '../live/live-client.ts'

/**
 * The specification's way of speaking: own texts are user turns that the assistant, in echo mode, repeats. Once the
 * last is spoken the session changes to checking products. Calls `done` then.
 */
export interface EchoStage {
  /** The server finished a turn. */
  turnComplete(): void
  active(): boolean
}

export function startEchoStage(client: LiveClient, lines: readonly string[], done: () => void): EchoStage {
  let left = lines.length
  for (const line of lines) client.ask(line)
  return {
    turnComplete() {
      if (left === 0) return
      left -= 1
      if (left === 0) done()
    },
    active: () => left > 0,
  }
}
