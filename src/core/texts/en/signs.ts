/** What is said of the sounds and buzzes beside the words, each just before it is given. */
export const signTexts = {
  'signs.first': 'These are my sounds, and what you feel with each. I always say the same in words.',
  'signs.left': 'Left.',
  'signs.right': 'Right.',
  'signs.straight': 'Straight on.',
  'signs.arrived': 'We have arrived.',
  'signs.contains': 'It contains what you must not eat.',
  'signs.unsure': 'I am not sure.',
  'signs.tick':
    'Short ticks: one for each step of yours, and quicker and quicker as I can read a pack better.',
  'signs.turn': 'It is your turn to speak.',
  'signs.last': 'That is all. You can turn them off under Settings, before you start or when we pause.',
} as const
