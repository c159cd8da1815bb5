/** How single figures are said; what only sounds like one counts beside figures alone. */
export const figureWords: Readonly<Record<string, string>> = {
  zero: '0',
  nought: '0',
  naught: '0',
  nil: '0',
  oh: '0',
  o: '0',
  one: '1',
  won: '1',
  two: '2',
  to: '2',
  too: '2',
  three: '3',
  tree: '3',
  four: '4',
  for: '4',
  fore: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  ate: '8',
  nine: '9',
}

/** "Double zero", "triple three". */
export const timesWords: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 }

/** What may stand between figures that are read out one by one. */
export const betweenFigures: ReadonlySet<string> = new Set([
  ...['and', 'then', 'um', 'uh', 'er', 'ah', 'dash', 'space', 'gap', 'again', 'comma', 'next'],
])

/** What only sounds like a figure begins and ends no code: "it is for eight nine zero …". */
export const onlySoundsLike: ReadonlySet<string> = new Set([
  'to',
  'too',
  'for',
  'fore',
  'won',
  'ate',
  'o',
  'oh',
  'tree',
])
