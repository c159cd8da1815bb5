import {
  asksAlone,
  asksBehindLook,
  corrections,
  fillerPhrases,
  fillers,
  joints,
  postamble,
  preamble,
  starters,
  turns,
} from './en/clause-words.ts'

/** A sentence has few requests; what is beyond is not told apart. */
const MOST_PARTS = 4

const longestFirst = (phrases: readonly string[]) =>
  [...phrases].sort((a, b) => b.length - a.length).join('|')

/** "What do you see", "that is what I said": there they mean something. */
const filling = new RegExp(
  `(?<! (?:do|can|could|did|what|so|that|all|everything)) (?:${longestFirst([...fillerPhrases, ...fillers])})(?= )(?! do $)`,
  'g',
)

/** Plain words without what is said for nothing; never empties a sentence. */
export function withoutFillers(words: string): string {
  const rest = ` ${words} `.replace(filling, '').trim()
  return rest === '' ? words : rest
}

/** Words that are said several times over count once: "stop stop stop"; the figures of a number stay. */
export const withoutRepeats = (words: string): string =>
  words.replace(
    /\b(?!(?:zero|one|two|three|four|five|six|seven|eight|nine)\b)(\w+(?: \w+){0,2})(?: \1\b)+/g,
    '$1',
  )

/** "How much and good till when", "made when expires when": two questions in the fewest words. */
export const inFullWords = (words: string): string =>
  words
    .replace(
      /^how much (?=and (?:\w+ ){0,4}(?:when|till|until|expir\w+|date|weight|calories|sugar)\b)/,
      'price ',
    )
    .replace(/^((?:\w+ ){1,2}when) (?=(?:\w+ ){1,2}when$)/, '$1 and ')

/** What is asked, without what is only said before and behind it: "my question is … can you tell me". */
export const askedOf = (words: string): string => words.replace(preamble, '').replace(postamble, '')

/** The two sides of a place in a sentence. */
export interface Sides {
  before: string
  after: string
}

const sidesOf = (phrases: readonly string[]) => {
  const marking = new RegExp(` (?:${longestFirst(phrases)})(?= )`, 'g')
  return (words: string): Sides[] =>
    [...` ${words} `.matchAll(marking)]
      .map(({ index, 0: marker }) => ({
        before: words.slice(0, Math.max(0, index - 1)).trim(),
        after: words.slice(index + marker.length).trim(),
      }))
      .filter(({ after }) => after !== '' && !asksAlone.has(after))
      .slice(-MOST_PARTS)
}
const corrected = sidesOf(corrections)
const turned = sidesOf(turns)
const started = sidesOf(starters)
const joined = sidesOf(joints)

/** "Wait at the gate" tells somebody where to wait. */
const waitsSomewhere = /^wait (?:at|near|outside|by|for|in|till|until|there|here)\b/

/** "When did they | make it" tells who makes it. */
const makesThing = /(?:^| )(?:they|you|we|i|he|she|who|to|can|could|would|do|did|does|people|company|not)$/

/** "There is no door" takes nothing back. */
const hasNone = /(?:^| )(?:is|are|was|were|have|has|had|with|there|got|see|find|found|say|says)$/

/** The words that divide, and what stands behind them. */
const fromDivision = (words: string, { before }: Sides) => words.slice(before.length).trim()

const takesNothingBack = ({ before, after }: Sides, from: string) =>
  waitsSomewhere.test(from) ||
  (makesThing.test(before) && from.startsWith('make ')) ||
  (hasNone.test(before) && from === `no ${after}`)

/** Where a sentence takes back what came before; the last time first. */
export const takenBack = (words: string): Sides[] =>
  corrected(words)
    .filter((sides) => !takesNothingBack(sides, fromDivision(words, sides)))
    .reverse()

/** "Which is better, this or that" compares. */
const isBetter = ({ before }: Sides, from: string) =>
  from.startsWith('better ') && /(?:^| )(?:is|are|be|or|which|much|any|one)$/.test(before)

/** Behind "so" and "just", what only says how much: "so | many biscuits". */
const isDegree = /^(?:of|many|much|far|long|few|big|costly|expensive|sweet|bad|high|hard) /

/** "Not now | the ingredients" comes to no point. */
const isNotNow = ({ before, after }: Sides) => /(?:^| )not$/.test(before) && /^(?:the|about) /.test(after)

/** Where it comes to the point: what came before may only explain; the last time first. */
export const cameToPoint = (words: string): Sides[] =>
  turned(words)
    .filter(
      (sides) =>
        !isDegree.test(sides.after) && !isNotNow(sides) && !isBetter(sides, fromDivision(words, sides)),
    )
    .reverse()

/** Where a request may begin without a joint, after what only explains it; the last one first. */
export const beganAt = (words: string): Sides[] =>
  started(words)
    .filter(({ before }) => before !== '')
    .map(({ before }) => ({ before, after: words.slice(before.length).trim() }))
    .reverse()

/** Every place where a sentence may go on to a further request. */
export const joinedAt = (words: string): Sides[] => joined(words).filter(({ before }) => before !== '')

/** Where a question follows on "what is this" without a joint. */
export function lookedFirst(words: string): Sides[] {
  const [, before, after] = asksBehindLook.exec(words) ?? []
  return before !== undefined && after !== undefined ? [{ before, after }] : []
}

/** "No counter" may take the counter for a denial of something else, or deny it. */
export const isBareNo = (words: string, { before, after }: Sides) =>
  before === '' && words === `no ${after}` && after.split(' ').length <= 2
