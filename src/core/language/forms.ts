/**
 * How expressions of what people say are written: an alternative a line, plain words of one kind beside each other. What is
 * written `a|b` on one line is several alternatives.
 */

/** What any of the alternatives fits. */
export const formOf = (...alternatives: readonly string[]): RegExp => new RegExp(either(...alternatives))

/** The same wherever it stands, to be replaced or counted. */
export const eachFormOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(either(...alternatives), 'g')

/** One of several, as a part of a longer expression. */
export const oneOf = (...alternatives: readonly string[]): string => `(?:${either(...alternatives)})`

/** The same within a group that stands around it: "(?!…)". */
export const either = (...alternatives: readonly string[]): string => alternatives.join('|')

/** One behind the other, divided where a line would be too long. */
export const sequence = (...parts: readonly string[]): string => parts.join('')

export const setOf = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(' ').split(' '))
