import type { Language } from '../contract/language.ts'
import type { ModelState } from '../contract/modes.ts'
import type { WalkProgress } from '../navigation/guide/walk.ts'
import type { PictureView } from '../picture/picture-view.ts'
import { pageTextsIn } from '../texts/page-texts.ts'
import {
  type AssistantSettings,
  addLine,
  type ChoicesShown,
  type Notice,
  type NoticeAbout,
  noChoices,
  type PageLine,
  type PageState,
  PRACTICE,
  type VisualizerState,
} from './page-state.ts'
import type { Preferences } from './preferences.ts'
import { type ListedProduct, type ListedStore, type Place, shopperPlace } from './public-lists.ts'

/** What can happen to the page. */
export type PageEvent =
  | { type: 'visitorKnown'; firstTime: boolean }
  | { type: 'loadingStarted' }
  | {
      /** `listsRenewed`: those of a page that stood open, which goes on where it is. */
      type: 'listsLoaded' | 'listsRenewed'
      storeId: string | null
      products: readonly ListedProduct[]
      stores: readonly ListedStore[]
    }
  | { type: 'listsFailed'; reason: string }
  | { type: 'visitStarted' }
  /** The configuration form. */
  | { type: 'assistant'; assistant: AssistantSettings }
  /** The engine checks products now, or only repeats what it is told. */
  | { type: 'stage'; userJourney: boolean }
  | { type: 'preferences'; preferences: Preferences }
  | { type: 'language'; language: Language }
  | { type: 'choices'; choices: ChoicesShown }
  | { type: 'more'; open: boolean }
  | { type: 'walk'; walk: WalkProgress }
  | { type: 'path'; navPathSet: 'onward' | 'return' | null }
  | { type: 'homeScreenSteps'; steps: readonly string[] }
  | { type: 'modelState'; state: ModelState }
  | { type: 'line'; who: PageLine['who']; text: string }
  | { type: 'notice'; notice: Notice }
  | { type: 'noticeGone'; about: NoticeAbout }
  | { type: 'visualizer'; state: VisualizerState }
  | { type: 'holding'; on: boolean }
  | { type: 'locked'; on: boolean }
  | { type: 'picture'; picture: PictureView | null }
  | { type: 'staffCall'; on: boolean }
  | { type: 'callOpen'; on: boolean }
  | { type: 'paused' }
  /** The visit is over, by thanks or because no connection could be had. */
  | { type: 'visitEnded' }

/** Why it paused, when that was the connection, and that nothing is heard until there is sound again. */
const outlastsPause: ReadonlySet<NoticeAbout> = new Set(['connection', 'service', 'sound'])

/** Told on the screen before the tap; after it the journey tells it in speech. */
function noticesOfStore(place: Place, language: Language): Notice[] {
  const { storeUnknown, practising } = pageTextsIn(language).screenTexts
  if (place.kind === 'unknown') return [{ about: 'store', text: storeUnknown }]
  return place.kind === 'store' && place.store.id === PRACTICE ? [{ about: 'store', text: practising }] : []
}

const isSameQuestion = (one: ChoicesShown, other: ChoicesShown) =>
  one.inSight.map(({ label }) => label).join() === other.inSight.map(({ label }) => label).join()

const isInStore = (place: Place) => place.kind === 'store'

function withNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  return [...notices.filter(({ about }) => about !== notice.about), notice]
}

type ListsRead = Extract<PageEvent, { type: 'listsLoaded' | 'listsRenewed' }>

function withLists(state: PageState, { storeId, products, stores }: ListsRead): PageState {
  const place = shopperPlace(storeId, stores)
  const others = state.notices.filter(({ about }) => about !== 'store')
  const ofStore = state.phase === 'talking' ? [] : noticesOfStore(place, state.language)
  return {
    ...state,
    products,
    stores,
    place,
    userInStore: isInStore(place),
    notices: ofStore.reduce(withNotice, others),
  }
}

/** The page after an event. */
export function reducePage(state: PageState, event: PageEvent): PageState {
  switch (event.type) {
    case 'visitorKnown':
      return { ...state, isFirstTimeUser: event.firstTime }
    case 'loadingStarted':
      return { ...state, phase: 'loading', loadError: undefined }
    case 'listsLoaded':
      return { ...withLists(state, event), phase: 'ready', loadError: undefined }
    case 'listsRenewed':
      return withLists(state, event)
    case 'listsFailed':
      return { ...state, loadError: event.reason }
    case 'visitStarted':
      return {
        ...state,
        phase: 'talking',
        notices: [],
        homeScreenSteps: [],
        // Those of the last question: the first of this visit brings its own.
        choices: noChoices,
        moreOpen: false,
        visualizer: 'starting',
      }
    case 'stage':
      return {
        ...state,
        userJourney: event.userJourney,
        inStoreProductScanning: !event.userJourney && state.userInStore,
        // Nothing is held to the camera on the way.
        picture: event.userJourney ? null : state.picture,
      }
    case 'assistant':
      return { ...state, assistant: event.assistant }
    case 'preferences':
      return { ...state, preferences: event.preferences }
    case 'language': {
      const { language } = event
      const notices = state.notices.flatMap((one) =>
        one.about === 'store' ? noticesOfStore(state.place, language) : [one],
      )
      return { ...state, language, notices }
    }
    case 'choices':
      return {
        ...state,
        choices: event.choices,
        moreOpen: state.moreOpen && isSameQuestion(state.choices, event.choices),
      }
    case 'more':
      return { ...state, moreOpen: event.open }
    case 'walk':
      return { ...state, walk: event.walk }
    case 'path': {
      const { navPathSet } = event
      return { ...state, navData: { navPathSet }, walk: navPathSet === null ? null : state.walk }
    }
    case 'homeScreenSteps':
      return { ...state, homeScreenSteps: event.steps }
    case 'modelState':
      return { ...state, modelState: event.state }
    case 'line':
      return { ...state, lines: addLine(state.lines, event.who, event.text) }
    case 'notice':
      return { ...state, notices: withNotice(state.notices, event.notice) }
    case 'noticeGone':
      return { ...state, notices: state.notices.filter(({ about }) => about !== event.about) }
    case 'visualizer':
      return { ...state, visualizer: event.state }
    case 'holding':
      return { ...state, holding: event.on }
    case 'locked':
      return { ...state, locked: event.on, picture: null }
    case 'picture':
      return { ...state, picture: event.picture }
    case 'staffCall':
      return { ...state, callingStaff: event.on }
    case 'callOpen':
      return { ...state, callOpen: event.on }
    case 'paused':
      return {
        ...state,
        phase: 'paused',
        modelState: 'disconnected',
        locked: false,
        picture: null,
        callingStaff: false,
        callOpen: false,
        notices: state.notices.filter(({ about }) => outlastsPause.has(about)),
      }
    case 'visitEnded':
      return {
        ...state,
        phase: 'ready',
        modelState: 'disconnected',
        locked: false,
        picture: null,
        callingStaff: false,
        callOpen: false,
        walk: null,
        navData: { navPathSet: null },
        userJourney: true,
        inStoreProductScanning: false,
      }
  }
}
