type Side = 'left' | 'right'

/** How the sections are called within a sentence. */
export const sectionNames = {
  'biscuits and snacks': 'biscuits and snacks',
  dairy: 'dairy',
  breads: 'breads',
} as const

/** Places that have no name of their own where a name is expected. */
export const placeNames = {
  section: 'the section',
  shelf: 'the shelf',
  counter: 'the cash counter',
} as const

/** What follows a part of a walk, in words that fit after "then". */
export const nextMove = {
  turn: (side: Side): string => `turn ${side}`,
  straight: 'straight on',
  stop: 'stop',
} as const
