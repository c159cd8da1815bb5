import type { ModelState } from '../../contract/modes.ts'

/** Words that the shopper's screen shows; those of the specification are exact to the letter. */
export const screenTexts = {
  title: '{brand} shopping helper',
  loading: 'You are almost there...',
  startWaiting: 'Start',
  start: 'Start talking',
  /** What 'start.ready' of the spoken texts says: those are fetched with the first tap only. */
  ready: 'Ready. Tap anywhere on the screen to start.',
  tryAgain: 'Try again',
  listsLate: 'This takes long. I keep trying. Please check the connection of your phone, or try again.',
  listsLost:
    'I could not load this page. Please check the connection of your phone. If the network asks you to sign in, do that first. Then try again.',
  connectionClosed: 'Connection closed',
  connectionError: 'Connection error',
  offline: 'No connection. This phone is offline. I am waiting for the network.',
  storeUnknown: 'This store is not known to me. I can still tell you about any product you are holding.',
  cameraDenied: 'Camera access denied.',
  cameraBusy: 'The camera is in use by another app. Please close it and restart the application.',
  cameraBack:
    'Back camera is not accessible. Please check camera permissions and ensure you are using a supported mobile browser.',
  cameraNone: 'Could not access any camera on this device.',
  motionDenied: 'Motion access denied.',
  motionError: 'Motion access error.',
  visualizerStarting: 'Initializing audio...',
  visualizerDenied: 'Microphone access denied',
  visualizerError: 'Microphone access error',
  visualizerReady: 'Visualizer setup complete',
  lateLoading: 'Loading. One moment.',
  lateFailed: 'This part of the page did not arrive. Please try again.',
  otherTab: 'Another tab of this phone is talking with you already. Tap again to talk here instead.',
  tabTaken: 'Your visit goes on in another tab. To carry on here, tap the screen.',
  heardBefore: 'You:',
  conversation: 'What was said',
  choices: 'Choices',
  more: 'More',
  largePicture: 'Large picture',
  talk: 'Talk: hold while speaking',
  skip: 'Skip what is being said',
  unlock: 'Unlock: press twice, or hold the screen',
  listening: 'Listening...',
  tryNow: 'Try now',
  soundLost: 'The sound is in use elsewhere. I keep trying. Tap the screen to try now.',
  stopSound: 'Stop the sound',
  typeQuestion: 'Type a question',
  typeFigures: 'Type a question, or the figures of the bar code',
  send: 'Send',
  practise: 'Practise at home',
  practiceStore: 'the practice store',
  practising: 'This is practice, in a made-up store. Nothing of it is kept, and no staff are called.',
  leavePractice: 'Leave the practice',
  settings: 'Settings',
  keepOnPhone: 'Keep this app on your phone',
  install: 'Install now',
  done: 'Done',
  /** The button of this language, in a page of another. */
  ownName: 'English',
  /** The same on a phone that is set to it. */
  speakOwn: 'Speak in English',
  callStaff: 'Call staff',
  callOff: 'No staff needed',
  stop: 'Stop',
} as const

export const walkStateWords = {
  walking: 'Walking',
  paused: 'Walk paused',
  manual: 'Say or tap Next after each part',
  arrived: 'You have arrived',
} as const

export const stepsLeftWords = (steps: number): string => (steps === 1 ? 'more step' : 'more steps')
export const partOf = (part: number, of: number) => `Part ${part} of ${of}`

export const modelStateWords: Record<ModelState, string> = {
  disconnected: 'Disconnected',
  connecting: 'Connecting...',
  connected: 'Connected',
  speaking: 'Speaking...',
}

export const httpError = (code: number) => `HTTP error! status: ${code}`

/** The page's title and its one heading. */
export const pageTitle = (brand: string) => screenTexts.title.replace('{brand}', brand)

export const copyright = (year: number, company: string) => `© ${year} ${company}`
