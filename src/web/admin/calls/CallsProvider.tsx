import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Clock } from '../../../core/clock.ts'
import {
  type StaffCall,
  watchCallsCall,
  watchEventSchema,
} from '../../../core/contract/console/staff-calls.ts'
import { isWaiting, placeOfCall } from '../../../core/texts/staff-calls.ts'
import { type Api, ApiFault } from '../api.ts'
import { useConsole, useMay, useSession } from '../console.ts'
import { addresses } from '../shell/screens.ts'

const nothing: WatchedCalls = { state: 'off', calls: [] }
const CallsContext = createContext<WatchedCalls>(nothing)

/** What this console is told of shoppers who call staff. */
export const useCalls = (): WatchedCalls => useContext(CallsContext)

const RING_EVERY_MS = 4000

/**
 * Staff of a store are told on every screen; who sees all stores only where calls are shown, since each open watch is a
 * promise to shoppers that somebody sees them.
 */
export function CallsProvider({ children }: { children: ReactNode }) {
  const { api, clock } = useConsole()
  const who = useSession()
  const may = useMay()
  const { pathname } = useLocation()
  const [watched, setWatched] = useState(nothing)
  const ofAll = may('calls.answer')
  const wants =
    who !== undefined && may('calls.list') && (ofAll ? pathname === addresses.calls : who.storeId !== '')
  const token = who?.token

  // A new sign-in is another watch.
  const watching = wants ? token : undefined
  useEffect(() => {
    if (watching === undefined) return
    const stop = watchCalls(api, clock, setWatched)
    return () => {
      stop()
      setWatched(nothing)
    }
  }, [api, clock, watching])
  useRinging(watched)
  return <CallsContext value={watched}>{children}</CallsContext>
}

/** Sounds while somebody waits for whom nobody comes, and notifies once a call. */
function useRinging({ calls }: WatchedCalls) {
  const { clock, devices } = useConsole()
  const waiting = calls.filter(isWaiting)
  const rings = waiting.map(({ id, rungAt }) => `${id} ${rungAt}`).join()
  const first = waiting[0]
  const words = first ? `${placeOfCall(first.place)}, ${first.storeName}` : ''

  useEffect(() => {
    if (rings === '') return
    let cancel = () => {}
    const ring = () => {
      devices.attention.ring()
      cancel = clock.after(RING_EVERY_MS, ring)
    }
    ring()
    devices.attention.notify('A shopper calls staff', words)
    return () => cancel()
  }, [rings, words, clock, devices])
}

/** What this console knows of shoppers who call. `lost`: nothing is told just now, and it is tried again. */
interface WatchedCalls {
  state: 'off' | 'open' | 'lost'
  calls: readonly StaffCall[]
}

/** Three signs of the server's. */
const SILENT_MS = 15_000
const FIRST_WAIT_MS = 500
const MOST_WAIT_MS = 15_000

/** Watches until the returned function is called; a line that breaks is taken up again. */
function watchCalls(api: Api, clock: Clock, told: (watched: WatchedCalls) => void): () => void {
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
