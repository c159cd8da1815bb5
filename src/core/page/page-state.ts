import { DEFAULT_LANGUAGE, type Language } from '../contract/language.ts'
import type { Modality, ModelState } from '../contract/modes.ts'
import type { WalkProgress } from '../navigation/guide/walk.ts'
import type { PictureView } from '../picture/picture-view.ts'
import { defaultPreferences, type Preferences } from './preferences.ts'
import type { ListedProduct, ListedStore, Place } from './public-lists.ts'

/** One line of the conversation as it stands on the screen. `id` rises and is never reused in a visit. */
export interface PageLine {
  id: number
  who: 'heard' | 'said'
  text: string
}

/**
 * Older lines leave the screen: they were heard, and a screen reader walks the log from its beginning.
 * @internal A test fills the screen with so many.
 */
export const LINES_KEPT = 40

const folded = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')

/**
 * Adds a line at the end. Nothing is added for an empty text, nor when the shopper's own words come back from the
 * server right after they were tapped or typed.
 */
export function addLine(lines: readonly PageLine[], who: PageLine['who'], text: string): readonly PageLine[] {
  const words = text.trim()
  const last = lines.at(-1)
  if (words === '') return lines
  if (who === 'heard' && last?.who === 'heard' && folded(last.text) === folded(words)) return lines
  return [...lines, { id: (last?.id ?? 0) + 1, who, text: words }].slice(-LINES_KEPT)
}

/** The `storeid` of a practice visit: no store of anybody's, and never sent to the server. */
export const PRACTICE = 'practice'

/** Which screen is shown. A visit that ended by itself is `ready` again. */
type Phase = 'loading' | 'ready' | 'talking' | 'paused'

/** What a notice is about. At most one of each stands on the screen. `service`: why no connection is tried any more. */
export type NoticeAbout =
  | 'connection'
  | 'service'
  | 'camera'
  | 'microphone'
  | 'sound'
  | 'motion'
  | 'store'
  | 'late'
  | 'tab'

/** A button of the talking screen: its name, and the words it says for the shopper. */
export interface Choice {
  label: string
  words: string
}

/** Are on every talking screen, in the same place. */
export const staffChoice: Choice = { label: 'Call staff', words: 'call staff' }
export const stopChoice: Choice = { label: 'Stop', words: 'stop' }

/** A fault that the shopper must know: shown in a role=alert, word for word. */
export interface Notice {
  about: NoticeAbout
  text: string
  /** What it is about is tried again by itself, and at once when the shopper says so. */
  retry?: boolean
  /**
   * The phone's own voice tells it at this moment: a screen reader would talk over it with the same words. False: none is
   * sure to. Left out: a visit's does, as long as there is sound.
   */
  voiced?: boolean
}

/** The buttons of the open question. */
export interface ChoicesShown {
  inSight: readonly Choice[]
  more: readonly Choice[]
}

/** Before the first question. */
export const noChoices: ChoicesShown = { inSight: [], more: [] }

export type VisualizerState = 'starting' | 'denied' | 'error' | 'ready'

/** The configuration form. Empty strings: the server's own engine, project and prompt. */
export interface AssistantSettings {
  token: string
  project: string
  modality: Modality
  systemInstructions: string
}

/** @internal Tests open sessions with it. */
export const defaultAssistant: AssistantSettings = {
  token: '',
  project: '',
  modality: 'AUDIO',
  systemInstructions: '',
}

/** All that the shopper's page knows. */
export interface PageState {
  phase: Phase
  /** What the page shows and says. */
  language: Language
  /** Why the lists could not be read; undefined while they load. */
  loadError: string | undefined
  modelState: ModelState
  /** How the shopper likes to be spoken to. */
  preferences: Preferences
  choices: ChoicesShown
  /** What stands under More is open: for its own question only. */
  moreOpen: boolean
  /** Null while no walk is under way. */
  walk: WalkProgress | null
  /** How to keep the page on the home screen; shown until they are put away. */
  homeScreenSteps: readonly string[]
  /** Which way the path in hand leads; null without one. */
  navData: { navPathSet: 'onward' | 'return' | null }
  userInStore: boolean
  inStoreProductScanning: boolean
  /** Null until storage was asked. */
  isFirstTimeUser: boolean | null
  products: readonly ListedProduct[]
  stores: readonly ListedStore[]
  /** True: the assistant echoes (the journey's stage); false: it checks products. */
  userJourney: boolean
  place: Place
  assistant: AssistantSettings
  lines: readonly PageLine[]
  notices: readonly Notice[]
  visualizer: VisualizerState
  /** The shopper holds to talk. */
  holding: boolean
  /** The screen takes nothing but the talk button, and what unlocks it. */
  locked: boolean
  /** The camera's picture over the whole screen; null while it is not. */
  picture: PictureView | null
  /** The loud sound that brings staff. */
  callingStaff: boolean
  /** The store's console is told that staff are wanted. */
  callOpen: boolean
}

/** Nothing that is said comes in: the microphone was refused, is away or silent, or nobody has answered its prompt. */
export const isDeaf = ({ visualizer, notices }: Pick<PageState, 'visualizer' | 'notices'>): boolean =>
  visualizer !== 'ready' || notices.some(({ about }) => about === 'microphone')

/** The page before anything is known. `storeId` is the address's parameter; null without one. */
export function initialPageState(storeId: string | null): PageState {
  const inStore = storeId !== null && storeId.trim() !== ''
  return {
    phase: 'loading',
    language: DEFAULT_LANGUAGE,
    loadError: undefined,
    modelState: 'disconnected',
    preferences: defaultPreferences,
    choices: noChoices,
    moreOpen: false,
    walk: null,
    homeScreenSteps: [],
    navData: { navPathSet: null },
    userInStore: inStore,
    inStoreProductScanning: false,
    isFirstTimeUser: null,
    products: [],
    stores: [],
    userJourney: true,
    place: inStore ? { kind: 'unknown', storeId } : { kind: 'home' },
    assistant: defaultAssistant,
    lines: [],
    notices: [],
    visualizer: 'starting',
    holding: false,
    locked: false,
    picture: null,
    callingStaff: false,
    callOpen: false,
  }
}
