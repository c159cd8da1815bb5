import { screen } from '@testing-library/react'
import { act } from 'react'
import type { SignOutReason } from '../../../src/web/admin/session/session-store.ts'
import type { showConsole } from './show-console.tsx'

type Shown = ReturnType<typeof showConsole>

export async function signedOut({ session, at }: Shown, reason: SignOutReason = 'idle') {
  act(() => session.signOut(reason))
  await at('/home')
}

export async function signIn({ user, button }: Shown, username: string) {
  await user.type(await screen.findByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!')
  await user.click(await button('Sign In'))
}
