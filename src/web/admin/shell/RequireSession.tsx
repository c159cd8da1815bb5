import { Navigate, Outlet } from 'react-router'
import { useSession } from '../console.ts'
import { addresses } from './screens.ts'

/** Screens of signed-in people; everybody else is sent to sign in. */
export function RequireSession() {
  return useSession() ? <Outlet /> : <Navigate to={addresses.home} replace />
}
