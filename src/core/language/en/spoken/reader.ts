/** What a phone's screen reader says of a button, into the microphone: heard as what it is, it is no answer. */
export const readerForms = [
  '<label> button',
  '<label> button double tap to activate',
  'button <label>',
] as const

/** The same beside names. */
export const readerStates = [
  'more button expanded',
  'more button collapsed',
  'talk hold while speaking button not pressed',
  'double tap to activate',
] as const
