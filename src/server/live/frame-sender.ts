import type { Peer } from './peer.ts'

/** Sends frames in the order in which they were given, also those that take time to make. */
export interface FrameSender {
  /** `lazily`: one a turn of the loop, since each is made as it is asked for; what is given later waits for them. */
  send(frames: Iterable<object>, lazily: boolean): void
  /** All that waits, now. */
  flush(): void
  close(): void
}

export function createFrameSender(peer: Pick<Peer, 'send'>): FrameSender {
  let waiting: Iterator<object>[] = []
  let due: NodeJS.Immediate | undefined

  /** False when there is none. */
  function sendOne(): boolean {
    for (; waiting[0]; waiting.shift()) {
      const { done, value } = waiting[0].next()
      if (done) continue
      peer.send(value)
      return true
    }
    return false
  }

  function sendByTurns() {
    due = sendOne() ? setImmediate(sendByTurns) : undefined
  }

  function flush() {
    while (sendOne());
  }

  return {
    send(frames, lazily) {
      waiting.push(frames[Symbol.iterator]())
      if (due) return
      if (lazily) sendByTurns()
      else flush()
    },
    flush,
    close() {
      waiting = []
      if (due) clearImmediate(due)
    },
  }
}
