import type { Language } from '../contract/language.ts'
import type { ModelState } from '../contract/modes.ts'
import type { WalkProgress } from '../navigation/guide/walk.ts'
import type { PictureView } from '../picture/picture-view.ts'
import { pageTextsIn } from '../texts/page-texts.ts'
import type { Preferences } from './preferences.ts'
import { type ListedProduct, type ListedStore, type Place, shopperPlace } from './public-lists.ts'
import {
  type AssistantSettings,
  addLine,
  type ChoicesShown,
  type Notice,
  type NoticeAbout,
  noChoices,
  type PageLine,
  PRACTICE,
  type Session,
  type VisualizerState,
} from './session.ts'

/** What can happen to the page. */
export type SessionEvent =
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

type ListsRead = Extract<SessionEvent, { type: 'listsLoaded' | 'listsRenewed' }>

function withLists(session: Session, { storeId, products, stores }: ListsRead): Session {
  const place = shopperPlace(storeId, stores)
  const others = session.notices.filter(({ about }) => about !== 'store')
  const ofStore = session.phase === 'talking' ? [] : noticesOfStore(place, session.language)
  return {
    ...session,
    products,
    stores,
    place,
    userInStore: isInStore(place),
    notices: ofStore.reduce(withNotice, others),
  }
}

/** The page after an event. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'visitorKnown':
      return { ...session, isFirstTimeUser: event.firstTime }
    case 'loadingStarted':
      return { ...session, phase: 'loading', loadError: undefined }
    case 'listsLoaded':
      return { ...withLists(session, event), phase: 'ready', loadError: undefined }
    case 'listsRenewed':
      return withLists(session, event)
    case 'listsFailed':
      return { ...session, loadError: event.reason }
    case 'visitStarted':
      return {
        ...session,
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
        ...session,
        userJourney: event.userJourney,
        inStoreProductScanning: !event.userJourney && session.userInStore,
        // Nothing is held to the camera on the way.
        picture: event.userJourney ? null : session.picture,
      }
    case 'assistant':
      return { ...session, assistant: event.assistant }
    case 'preferences':
      return { ...session, preferences: event.preferences }
    case 'language': {
      const { language } = event
      const notices = session.notices.flatMap((one) =>
        one.about === 'store' ? noticesOfStore(session.place, language) : [one],
      )
      return { ...session, language, notices }
    }
    case 'choices':
      return {
        ...session,
        choices: event.choices,
        moreOpen: session.moreOpen && isSameQuestion(session.choices, event.choices),
      }
    case 'more':
      return { ...session, moreOpen: event.open }
    case 'walk':
      return { ...session, walk: event.walk }
    case 'path': {
      const { navPathSet } = event
      return { ...session, navData: { navPathSet }, walk: navPathSet === null ? null : session.walk }
    }
    case 'homeScreenSteps':
      return { ...session, homeScreenSteps: event.steps }
    case 'modelState':
      return { ...session, modelState: event.state }
    case 'line':
      return { ...session, lines: addLine(session.lines, event.who, event.text) }
    case 'notice':
      return { ...session, notices: withNotice(session.notices, event.notice) }
    case 'noticeGone':
      return { ...session, notices: session.notices.filter(({ about }) => about !== event.about) }
    case 'visualizer':
      return { ...session, visualizer: event.state }
    case 'holding':
      return { ...session, holding: event.on }
    case 'locked':
      return { ...session, locked: event.on, picture: null }
    case 'picture':
      return { ...session, picture: event.picture }
    case 'staffCall':
      return { ...session, callingStaff: event.on }
    case 'callOpen':
      return { ...session, callOpen: event.on }
    case 'paused':
      return {
        ...session,
        phase: 'paused',
        modelState: 'disconnected',
        locked: false,
        picture: null,
        callingStaff: false,
        callOpen: false,
        notices: session.notices.filter(({ about }) => outlastsPause.has(about)),
      }
    case 'visitEnded':
      return {
        ...session,
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
