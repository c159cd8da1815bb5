import { useLocation } from 'react-router'
import { addresses } from '../shell/screens.ts'
import { CallCard } from './CallCard.tsx'
import { useCalls } from './CallsProvider.tsx'

/** Calls above whatever screen is open: who is needed at a shelf must not have to look for where it says so. */
export function CallsBar() {
  const { calls } = useCalls()
  const { pathname } = useLocation()
  const here = pathname === addresses.calls
  const standing = here ? [] : calls.filter(({ ended }) => ended === null)
  return (
    <div role="alert" className="calls-bar">
      {standing.map((call) => (
        <CallCard key={call.id} call={call} />
      ))}
    </div>
  )
}
