import { screenTexts } from '../../core/texts/screen.ts'
import { spokenTexts } from '../../core/texts/spoken.ts'
import type { CameraFault, MicrophoneFault } from '../devices/devices.ts'

/** What a fault is called, on the screen and in speech. */
export const cameraTexts: Record<CameraFault, string> = {
  denied: screenTexts.cameraDenied,
  busy: screenTexts.cameraBusy,
  back: screenTexts.cameraBack,
  none: screenTexts.cameraNone,
}

export const microphoneTexts: Record<MicrophoneFault, string> = {
  denied: spokenTexts['mic.denied'],
  error: screenTexts.visualizerError,
}

export const motionTexts = {
  denied: screenTexts.motionDenied,
  error: screenTexts.motionError,
} as const
