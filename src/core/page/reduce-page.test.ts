import { describe, expect, it } from 'vitest'
import { screenTexts } from '../texts/en/screen.ts'
import { initialPageState, type PageState } from './page-state.ts'
import { type PageEvent, reducePage } from './reduce-page.ts'

const playing = (state: PageState, ...events: PageEvent[]) => events.reduce(reducePage, state)
const loaded = (storeId: string | null): Extract<PageEvent, { storeId: string | null }> => ({
  type: 'listsLoaded',
  storeId,
  products: [{ id: 'p', name: 'Rusk', description: '', section: null }],
  stores: [{ id: '1', name: 'Andheri', paths: {} }],
})
const started: PageEvent = { type: 'visitStarted' }

const walking = {
  type: 'walk',
  walk: {
    kind: 'progress',
    leg: 1,
    of: 2,
    stepsLeft: 3,
    instruction: 'Move forward 3 steps.',
    state: 'walking',
  },
} as const satisfies PageEvent

describe('a fresh page', () => {
  it('begins as the specification says', () => {
    expect(initialPageState(null)).toMatchObject({
      phase: 'loading',
      modelState: 'disconnected',
      navData: { navPathSet: null },
      userInStore: false,
      inStoreProductScanning: false,
      isFirstTimeUser: null,
      products: [],
      stores: [],
      userJourney: true,
    })
  })
  it('is in a store when the address names one', () => expect(initialPageState('1').userInStore).toBe(true))
})

describe('what happens to it', () => {
  it.each<[string, string | null, PageEvent[], Partial<PageState>]>([
    ['known store', '1', [loaded('1')], { phase: 'ready', userInStore: true }],
    [
      'unknown store is home, and told',
      '9',
      [loaded('9')],
      { phase: 'ready', userInStore: false, notices: [{ about: 'store', text: screenTexts.storeUnknown }] },
    ],
    ['no store at all', null, [loaded(null)], { phase: 'ready', notices: [] }],
    ['no store', null, [loaded(null)], { userInStore: false, place: { kind: 'home' } }],
    [
      'failed lists keep loading',
      null,
      [{ type: 'listsFailed', reason: 'HTTP error! status: 500' }],
      { phase: 'loading', loadError: 'HTTP error! status: 500' },
    ],
    [
      'trying again',
      null,
      [{ type: 'listsFailed', reason: 'x' }, { type: 'loadingStarted' }],
      { phase: 'loading', loadError: undefined },
    ],
    ['first tap', null, [loaded(null), started], { phase: 'talking' }],
    [
      'lists that are read again leave a pause one, without the store that is gone',
      '1',
      [loaded('1'), started, { type: 'paused' }, { ...loaded('1'), type: 'listsRenewed', stores: [] }],
      { phase: 'paused', userInStore: false, notices: [{ about: 'store', text: screenTexts.storeUnknown }] },
    ],
    [
      'and with the one that is there now',
      '2',
      [
        loaded('2'),
        { ...loaded('2'), type: 'listsRenewed', stores: [{ id: '2', name: 'Bandra', paths: {} }] },
      ],
      { phase: 'ready', userInStore: true, notices: [] },
    ],
    [
      'what a visit tells itself stands on no screen of it',
      '1',
      [loaded('1'), started, { ...loaded('1'), type: 'listsRenewed', stores: [] }],
      { phase: 'talking', place: { kind: 'unknown', storeId: '1' }, notices: [] },
    ],
    [
      'scanning in a store',
      '1',
      [loaded('1'), started, { type: 'stage', userJourney: false }],
      { userJourney: false, inStoreProductScanning: true },
    ],
    [
      'scanning at home',
      null,
      [loaded(null), started, { type: 'stage', userJourney: false }],
      { userJourney: false, inStoreProductScanning: false },
    ],
    [
      'scanning is over',
      '1',
      [loaded('1'), { type: 'stage', userJourney: false }, { type: 'stage', userJourney: true }],
      { userJourney: true, inStoreProductScanning: false },
    ],
    [
      'a path in hand',
      '1',
      [{ type: 'path', navPathSet: 'return' }, walking],
      { navData: { navPathSet: 'return' }, walk: walking.walk },
    ],
    [
      'a path that is walked',
      '1',
      [{ type: 'path', navPathSet: 'onward' }, walking, { type: 'path', navPathSet: null }],
      { navData: { navPathSet: null }, walk: null },
    ],
    [
      'the home screen’s steps, until the next visit',
      null,
      [{ type: 'homeScreenSteps', steps: ['Tap Share.'] }, { type: 'visitEnded' }],
      { homeScreenSteps: ['Tap Share.'] },
    ],
    [
      'a visit after that',
      null,
      [{ type: 'homeScreenSteps', steps: ['x'] }, started],
      { homeScreenSteps: [] },
    ],
    [
      'the buttons of a question that is over, at the next start',
      null,
      [
        started,
        { type: 'choices', choices: { inSight: [{ label: 'Next', words: 'next' }], more: [] } },
        { type: 'paused' },
        started,
      ],
      { choices: { inSight: [], more: [] } },
    ],
    ['connecting', null, [{ type: 'modelState', state: 'connecting' }], { modelState: 'connecting' }],
    [
      'pause',
      null,
      [
        started,
        { type: 'modelState', state: 'speaking' },
        { type: 'staffCall', on: true },
        { type: 'paused' },
      ],
      { phase: 'paused', modelState: 'disconnected', callingStaff: false },
    ],
    [
      'the end',
      null,
      [started, { type: 'modelState', state: 'connected' }, { type: 'visitEnded' }],
      { phase: 'ready', modelState: 'disconnected' },
    ],
    ['a known visitor', null, [{ type: 'visitorKnown', firstTime: false }], { isFirstTimeUser: false }],
  ])('%s', (_, storeId, events, expected) => {
    expect(playing(initialPageState(storeId), ...events)).toMatchObject(expected)
  })

  it('shows one notice of each kind, the newest', () => {
    const notice = (about: 'camera' | 'connection', text: string): PageEvent => ({
      type: 'notice',
      notice: { about, text },
    })
    const state = playing(
      initialPageState(null),
      notice('camera', 'a'),
      notice('connection', 'b'),
      notice('camera', 'c'),
    )
    expect(state.notices.map(({ text }) => text)).toEqual(['b', 'c'])
    expect(playing(state, { type: 'noticeGone', about: 'connection' }).notices).toHaveLength(1)
    expect(playing(state, started).notices).toEqual([])
  })

  it('keeps the reason of a pause that the connection forced', () => {
    const about = (kind: 'camera' | 'connection' | 'service'): PageEvent => ({
      type: 'notice',
      notice: { about: kind, text: kind },
    })
    const faults = [about('camera'), about('connection'), about('service')]
    const state = playing(initialPageState(null), started, ...faults, { type: 'paused' })
    expect(state.notices.map(({ text }) => text)).toEqual(['connection', 'service'])
  })

  it('keeps through a pause that nothing is heard', () => {
    const notice = { about: 'sound', text: 'The sound is in use elsewhere.', retry: true } as const
    const state = playing(initialPageState(null), started, { type: 'notice', notice }, { type: 'paused' })
    expect(state.notices).toEqual([notice])
  })

  it('keeps the conversation through a pause', () => {
    const said: PageEvent = { type: 'line', who: 'said', text: 'Looking.' }
    expect(playing(initialPageState(null), started, said, { type: 'paused' }, started).lines).toHaveLength(1)
  })
})
