import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Clock } from '../../core/clock.ts'
import type { PublicSettings } from '../../core/contract/settings.ts'
import { type Action, can, roleSchema, type Staff, type Subject, storeIdsIn } from '../../core/permissions.ts'
import type { Api } from './api.ts'
import type { ConsoleDevices } from './devices.ts'
import type { DraftStore, KeyStore, PendingStore } from './session/browser-stores.ts'
import type { SessionStore, SignedIn } from './session/session-store.ts'
import type { ToastStore } from './toasts/Toasts.tsx'

/** What the console is built from: handed in once, so that tests decide about network, time and devices. */
export interface Console {
  settings: PublicSettings
  /** Where the product is served from: what a store's own address is below. */
  origin: string
  api: Api
  session: SessionStore
  toasts: ToastStore
  drafts: DraftStore
  pending: PendingStore
  keys: KeyStore
  clock: Clock
  devices: ConsoleDevices
}

export const ConsoleContext = createContext<Console | undefined>(undefined)

export function useConsole(): Console {
  const console = useContext(ConsoleContext)
  if (!console) throw new Error('a part of the console stands outside of it')
  return console
}

export function useSession(): SignedIn | undefined {
  const { session } = useConsole()
  return useSyncExternalStore(session.subscribe, session.get)
}

/** Undefined for a role that this console does not know: it may do nothing here. */
function staffOf({ userId, role, storeId, storeIds }: SignedIn): Staff | undefined {
  const known = roleSchema.safeParse(role).data
  // Who signed in by the page of the version before has one alone.
  return known && { userId, role: known, storeIds: storeIdsIn(storeIds || storeId) }
}

/** What to offer: nothing while the account is to be put in order. The server asks again, whatever is shown. */
export function useMay(): (action: Action, subject?: Subject) => boolean {
  const who = useSession()
  return (action, subject) => can(who && !who.due ? staffOf(who) : null, action, subject)
}
