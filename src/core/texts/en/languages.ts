/** What is said about the language itself. */
export const languageTexts = {
  'voice.none':
    'This phone has no voice for Hindi. To get one, open the settings of the phone, text to speech, and install Hindi. To go on in English now, tap the screen again.',
  'voice.gone':
    'The Hindi voice of this phone has stopped. I go on in English. Say speak Hindi to try again.',
} as const
