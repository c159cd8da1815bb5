import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isWaiting, placeOfCall } from '../../../core/texts/staff-calls.ts'
import { useConsole, useMay, useSession } from '../console.ts'
import { addresses } from '../shell/screens.ts'
import { type WatchedCalls, watchCalls } from './watch-calls.ts'

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
