import { DEFAULT_LANGUAGE } from '../../core/contract/language.ts'
import type { PublicSettings } from '../../core/contract/settings.ts'
import { type PageState, PRACTICE } from '../../core/page/page-state.ts'
import type { Preferences } from '../../core/page/preferences.ts'
import { type PageEvent, reducePage } from '../../core/page/reduce-page.ts'
import { pageTextsIn } from '../../core/texts/page-texts.ts'
import type { Devices } from '../devices/devices.ts'
import type { Addresses, RecordingType } from '../live/addresses.ts'
import type { OpenSocket } from '../live/live-client.ts'

/** What the page is built from: handed in once, so that tests decide about phone, network and time. */
export interface Page {
  settings: PublicSettings
  addresses: Addresses
  devices: Devices
  store: PageStore
  /** The `storeid` of the address; null without one. */
  storeId: string | null
  /** `asked`: the address's `lang`. `phone`: what the phone is set to, best first. Left out: English. */
  languages?: { asked: string | null; phone: readonly string[] }
  /** What `at` of the address names: the shelf whose code was scanned, if it is one. */
  at: string | null
  fetch: typeof fetch
  openSocket: OpenSocket
}

/** Whether the page talks to its servers as the specification's own page does. */
export const isLiteral = ({ settings }: Pick<Page, 'settings'>) => settings.asSpecified.transport

/** Whether all is made up here: nothing is counted, called or kept. The specification's page knows none. */
export const isPractice = (page: Pick<Page, 'settings' | 'storeId'>) =>
  page.storeId === PRACTICE && !isLiteral(page)

/** Whether somebody is here who has not heard the warning yet. */
export const isNewcomer = ({ store, devices }: Pick<Page, 'store' | 'devices'>) =>
  store.get().isFirstTimeUser === true || devices.memory.owesSafety()

/** Whether the recordings are what it is heard in. */
export function isHeardInRecordings({ store }: Pick<Page, 'store'>) {
  const { language, assistant } = store.get()
  return language === DEFAULT_LANGUAGE && assistant.modality === 'AUDIO'
}

/** What this page shows, in the language of the moment. */
export const pageTexts = ({ store }: Pick<Page, 'store'>) => pageTextsIn(store.get().language)

/** How this phone is given its recordings. */
export const recordingType = ({ opus }: Pick<Devices, 'opus'>): RecordingType =>
  opus.playsFiles() ? 'opus' : 'wav'

/** What this visit is in, whatever is forgotten or kept by another tab; what is not listened to stays so. */
const ofThisVisit = ({ language, modality, holdOnly }: Preferences) => ({
  ...(language && { language }),
  ...{ modality, holdOnly },
})

/**
 * Changes how the shopper likes it, now and on this phone from now on. All else is as the phone keeps it: another tab may
 * have changed it, or taken a consent back.
 */
export function prefer(
  { store, devices }: Pick<Page, 'store' | 'devices'>,
  change: Partial<Preferences>,
): Preferences {
  const kept = devices.memory.preferences()
  const preferences = { ...kept, ...ofThisVisit(store.get().preferences), ...change }
  store.dispatch({ type: 'preferences', preferences })
  devices.memory.keepPreferences(preferences)
  return preferences
}

/**
 * All that the phone keeps, and what the page still has of it: the next change would keep that again. What a practice
 * visit leaves on the phone stays as it is.
 */
export function forgetShopper({ store, devices }: Pick<Page, 'store' | 'devices'>) {
  devices.memory.forgetAll()
  const preferences = { ...devices.memory.preferences(), ...ofThisVisit(store.get().preferences) }
  store.dispatch({ type: 'preferences', preferences })
  devices.speaker.setVoice(preferences.voice)
}

/** The page's state, for whoever wants to look at it or hear of its changes. */
export interface PageStore {
  get(): PageState
  dispatch(event: PageEvent): void
  /** Returns what takes the listener back. */
  subscribe(listener: () => void): () => void
}

export function createPageStore(first: PageState): PageStore {
  let state = first
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    dispatch(event) {
      state = reducePage(state, event)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
