/** A visit at home, so that the first time in a shop is not the first time. */
export const practiceTexts = {
  'practice.open': 'I open the practice. Tap the screen there to begin.',
  'practice.first':
    'This is practice, in a made-up store. Nothing of it is kept, and no staff are called. For packs to look at, open samples on a second screen.',
} as const
