import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import type { loginCall } from '../../../../core/contract/console/session.ts'
import { useConsole } from '../../console.ts'
import { addresses } from '../../shell/screens.ts'

/** Takes in what a sign-in answered, however it was made, and goes where its person was going. */
export function useEntering(): (signedIn: z.infer<(typeof loginCall)['reply']>) => void {
  const { drafts, session } = useConsole()
  const navigate = useNavigate()
  return useCallback(
    ({
      token,
      role,
      userId,
      username,
      storeId,
      storeIds,
      storeName,
      mustChangePassword,
      mustSetUpFactor,
    }) => {
      session.signIn({
        token,
        role,
        userId,
        userName: username,
        storeId: storeId ?? '',
        storeIds: storeIds.join(' '),
        storeName: storeName ?? '',
        due: mustChangePassword ? 'password' : mustSetUpFactor ? 'factor' : '',
      })
      navigate(drafts.waiting(userId) ?? addresses.dashboard)
    },
    [drafts, navigate, session],
  )
}
