import { logoutCall } from '../../../core/contract/console/session.ts'
import { ApiFault } from '../api.ts'
import type { Console } from '../console.ts'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

/**
 * Ends a session on the server, whose token stays good until then for whoever has copied it: tries again for as long as
 * the page is open, and says so.
 */
export function tellSignOut(
  { api, clock, toasts }: Pick<Console, 'api' | 'clock' | 'toasts'>,
  token: string,
) {
  const tell = (waitMs: number) => {
    const isAgain = waitMs > FIRST_WAIT_MS
    api
      .call(logoutCall, { token })
      .catch(isOver)
      .then(
        () => {
          if (isAgain) toasts.done('The server knows by now that you signed out.')
        },
        () => {
          if (!isAgain)
            toasts.fault(
              'You are signed out here, but the server could not be told. Please leave this page open: it is tried again.',
            )
          clock.after(waitMs, () => tell(Math.min(2 * waitMs, LONGEST_WAIT_MS)))
        },
      )
  }
  tell(FIRST_WAIT_MS)
}

/** The server has no such session any more, whatever else it answered. */
function isOver(error: unknown): void {
  if (!(error instanceof ApiFault && (error.isTaken || error.status === 401))) throw error
}
