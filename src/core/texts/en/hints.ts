/** One kind sentence about how to hold the pack. None needs sight to be followed. */
export const hintTexts = {
  steady: 'Please hold it steady.',
  light: 'I need more light.',
  closer: 'Please move it a little closer.',
  tilt: 'Please tilt it a little, it shines.',
  turn: 'Please turn the pack.',
} as const
