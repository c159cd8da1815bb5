import type { Clock } from '../../../core/clock.ts'
import {
  type StaffCall,
  watchCallsCall,
  watchEventSchema,
} from '../../../core/contract/console/staff-calls.ts'
import type { Api } from '../api/api.ts'
import { ApiFault } from '../api/api-fault.ts'

/** What this console knows of shoppers who call. `lost`: nothing is told just now, and it is tried again. */
export interface WatchedCalls {
  state: 'off' | 'open' | 'lost'
  calls: readonly StaffCall[]
}

/** Three signs of the server's. */
const SILENT_MS = 15_000
const FIRST_WAIT_MS = 500
const MOST_WAIT_MS = 15_000

/** Watches until the returned function is called; a line that breaks is taken up again. */
export function watchCalls(api: Api, clock: Clock, told: (watched: WatchedCalls) => void): () => void {
  let closed = false
  let calls: readonly StaffCall[] = []
  let failures = 0
  let line = new AbortController()
  let cancel = () => {}

  function heard(data: unknown) {
    cancel()
    cancel = clock.after(SILENT_MS, () => line.abort())
    const event = watchEventSchema.safeParse(data)
    if (!event.success || !event.data.calls) return
    failures = 0
    calls = event.data.calls
    told({ state: 'open', calls })
  }

  async function open() {
    line = new AbortController()
    cancel = clock.after(SILENT_MS, () => line.abort())
    const status = await api.watch(watchCallsCall, heard, line.signal).then(
      () => 0,
      (error: unknown) => (error instanceof ApiFault ? error.status : 0),
    )
    cancel()
    if (closed) return
    told({ state: 'lost', calls })
    // Whoever is signed out, or has no store any more, watches nothing.
    if (status === 401 || status === 403) return
    cancel = clock.after(Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures), () => void open())
    failures += 1
  }

  void open()
  return () => {
    closed = true
    cancel()
    line.abort()
  }
}
