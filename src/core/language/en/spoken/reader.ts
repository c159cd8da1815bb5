import { screenLines } from '../reader-words.ts'

/** What a phone's screen reader says into the microphone: heard as what it is, it is no answer. */
export const readerLines: readonly string[] = [
  '<label> button',
  '<label> button double tap to activate',
  'button <label>',
  '<label> button double tap to activate double tap and hold to long press',
  ...screenLines,
  'button (expanded | collapsed | not expanded | pressed | not pressed)',
]
