/** Said when a setting was changed by words. */
export const settingTexts = {
  phoneVoice: 'From now on your phone’s own voice speaks.',
  ourVoice: 'From now on my own voice speaks.',
  signsOff: 'Sounds and vibration beside my words are off. To have them back, say: sounds on.',
  signsOn: 'Sounds and vibration beside my words are on.',
  short:
    'From now on I say less: the name and the allergens. For the rest, ask: tell me more. To change it back, say: say everything.',
  whole: 'From now on I say everything again. For less, say: say less.',
  phoneEarAsked:
    'Your phone can hear for me. Your voice may then be sent to the maker of your browser. To agree, say: my phone may listen. To take it back: my phone must not listen.',
  phoneEarAskedHere:
    'Your phone can hear for me. Its browser says that it does so on the phone itself. If it cannot any more, your voice may be sent to the maker of your browser. To agree, say: my phone may listen. To take it back: my phone must not listen.',
  phoneEarOn: 'From now on your phone hears for me. To take it back, say: my phone must not listen.',
  phoneEarOff: 'From now on I hear by myself again.',
  phoneEarRefused: 'Your phone does not let its own recogniser hear. I hear by myself, and the buttons stay.',
  phoneEarLanguage:
    'Your phone’s own recogniser does not know this language. I hear by myself, and the buttons stay.',
  phoneEarNetwork:
    'Your phone’s own recogniser has no network. I hear by myself until it comes back, and the buttons stay.',
} as const
