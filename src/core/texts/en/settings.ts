/** Said when a setting was changed by words. */
export const settingTexts = {
  phoneVoice: 'From now on your phone’s own voice speaks.',
  ourVoice: 'From now on my own voice speaks.',
  signsOff: 'Sounds and vibration beside my words are off. To have them back, say: sounds on.',
  signsOn: 'Sounds and vibration beside my words are on.',
} as const
