import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useConsole } from '../console.ts'
import { Dialog } from '../dialogs/Dialog.tsx'

/**
 * Asks before something unsaved is left, by a link, the browser's Back or a closed tab. `lost` names it; `undefined`
 * while there is nothing to lose. `free` lets the next leaving pass: called when it was saved. Who is signed out is
 * not held back.
 */
export function useLeaveGuard(lost: string | undefined) {
  const { session } = useConsole()
  const freed = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = currentLocation.pathname === nextLocation.pathname
    return lost !== undefined && !freed.current && !stays && session.get() !== undefined
  })

  useEffect(() => {
    if (lost === undefined) return
    const closing = (event: BeforeUnloadEvent) => {
      if (!freed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', closing)
    return () => window.removeEventListener('beforeunload', closing)
  }, [lost])

  const stay = () => blocker.reset?.()
  const guard = (
    <Dialog open={blocker.state === 'blocked'} title="Leave without saving?" onClose={stay}>
      <p>What you changed is not saved and will be lost: {lost}.</p>
      <div className="actions">
        <button type="button" onClick={stay}>
          Stay here
        </button>
        <button type="button" className="danger" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </button>
      </div>
    </Dialog>
  )
  return {
    guard,
    free() {
      freed.current = true
    },
  }
}
