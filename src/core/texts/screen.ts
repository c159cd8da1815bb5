import type { ModelState } from '../contract/modes.ts'

/** Words that the shopper's screen shows; those of the specification are exact to the letter. */
export const screenTexts = {
  title: '{brand} shopping helper',
  loading: 'You are almost there...',
  start: 'Start talking',
  connectionClosed: 'Connection closed',
  connectionError: 'Connection error',
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
} as const

export const modelStateWords: Record<ModelState, string> = {
  disconnected: 'Disconnected',
  connecting: 'Connecting...',
  connected: 'Connected',
  speaking: 'Speaking...',
}

export const httpError = (code: number) => `HTTP error! status: ${code}`
