import type { CallNews, ClientCall } from '../../core/contract/staff-call.ts'
import type { CallDesk, Caller } from '../staff-calls/call-desk.ts'

export interface StaffCallLineOptions {
  /** Without one nobody can be told. */
  desk: CallDesk | undefined
  address: string
  /** The store of the session; undefined at home and for one that is not known. */
  storeId(): string | undefined
  send(news: CallNews): void
  fault(error: unknown): void
}

/** One socket's calls to staff: one at a time, each frame after the one before is dealt with. */
export interface StaffCallLine {
  take(call: ClientCall): void
  /** The socket is over: the call stands until its line is back, or for a while. */
  close(): void
}

/** More frames than this wait for a database that is slow: the rest are left out. */
const MOST_WAITING = 5

export function createStaffCallLine(options: StaffCallLineOptions): StaffCallLine {
  const { desk, address, storeId, fault } = options
  let current: string | undefined
  let closed = false
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  const told = (news: CallNews) => {
    if (closed) return
    if (news.state === 'over') current = undefined
    options.send(news)
  }
  const caller: Caller = { told }

  async function on({ id, again, language, on: _, ...place }: ClientCall) {
    const store = storeId()
    if (!desk || store === undefined) return told({ state: 'unreached' })
    const call = { storeId: store, place, language: language ?? null }
    const how = { id: current ?? id, ring: again !== true, address }
    current = await desk.open(call, how, caller)
    if (closed && current !== undefined) await desk.lose(current, caller)
  }

  /** Taken back on another line than it was made on, it goes by the id that the page was told. */
  async function off({ id: named }: ClientCall) {
    const id = current
    const store = storeId()
    current = undefined
    if (id !== undefined) await desk?.off(id)
    else if (named !== undefined && store !== undefined) await desk?.off(named, store)
  }

  function inTurn(work: () => Promise<void>) {
    waiting += 1
    last = last
      .then(work)
      .catch(fault)
      .finally(() => {
        waiting -= 1
      })
  }

  return {
    take(call) {
      if (waiting < MOST_WAITING) inTurn(() => (call.on ? on(call) : off(call)))
    },
    close() {
      closed = true
      inTurn(async () => {
        if (current !== undefined) await desk?.lose(current, caller)
      })
    },
  }
}
