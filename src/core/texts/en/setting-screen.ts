/** How the shopper likes to be spoken to. */
export const preferenceTexts = {
  pace: 'Speech rate',
  voice: 'Voice',
  ourVoice: 'The helper’s voice',
  phoneVoice: 'This phone’s own voice',
  volume: 'Loudness',
  holdOnly: 'Hold to talk only: listen only while the screen or the Talk button is held',
  phoneEar:
    'I agree that my phone hears for the helper. My voice may then be sent to the maker of my browser',
  phoneEarHere:
    'I agree that my phone hears for the helper. Its browser says that it does so on the phone itself. If it cannot any more, my voice may be sent to the maker of my browser',
  short: 'Short answers: the name and the allergens; the rest when I ask for it',
  signs: 'Sounds and vibration beside the words',
} as const

/** In the order of `PACES`. */
export const paceWords = [
  'Much slower',
  'Slower',
  'Normal',
  'Faster',
  'Much faster',
  'Very fast',
  'Twice as fast',
] as const

/** In the order of `VOLUMES`. */
export const volumeWords = ['Much softer', 'Softer', 'Normal', 'Louder', 'Much louder'] as const

/** The configuration form behind "Settings". */
export const formTexts = {
  token: 'Access token',
  project: 'Project ID',
  modality: 'Response modality',
  audio: 'Audio',
  text: 'Text',
  instructions: 'System instructions',
  start: 'Start',
  navigate: 'Navigate',
  otherPhone: 'Open on another phone',
  otherPhoneHint: 'Scan this code with another phone to open this page there.',
} as const
