/** What is said of the screen's lock against a pocket's touches. */
export const lockTexts = {
  'lock.offer': 'Say pocket, and I lock the screen against touches.',
  'lock.on':
    'The screen is locked. The Talk button works. To unlock, hold the screen for two seconds, or say unlock.',
  'lock.again': 'Press again to unlock.',
  'lock.off': 'The screen is unlocked.',
} as const
