import type { ListenFor } from '../contract/modes.ts'
import { listedInEnglish } from '../facts/hindi-words.ts'
import { LONGEST_UNKNOWN } from '../language/en/needs-forms.ts'
import { englishWord } from '../language/hi/in-english.ts'
import {
  avoidForms,
  betweenNames,
  dietForms,
  dietOf,
  harmForms,
  nextClause,
  noDietForms,
  noName,
  notVegetarian,
  plainForms,
  removeForms,
  takeOutForms,
  takeOutOfBagForms,
  unwantForms,
  wantAgainForms,
  wantForms,
} from '../language/hi/own-forms.ts'
import { letters } from '../language/hi/own-letters.ts'
import { UNKNOWN } from '../language/hi/phrase-walk.ts'
import { inOneSpelling } from '../language/hi/spelling.ts'
import { wordCount } from '../language/plain-words.ts'
import { isDiet, keptName, type Needs, namesAmong, noNeeds, withNeeds } from '../needs/needs.ts'
import type { NeedsCommand } from '../needs/needs-command.ts'
import {
  type Holds,
  isAtShelf,
  LONGEST_NAME as LONGEST_WANTED,
  type ShoppingCommand,
} from '../shopping/shopping-command.ts'
import { knownSubstance, lookAlikes } from '../substances/substances.ts'

type OwnCommand = { of: 'needs'; command: NeedsCommand } | { of: 'shopping'; command: ShoppingCommand }

/** One spelling, with what joins names kept as a word. */
const clausesOf = (text: string): string[] =>
  inOneSpelling(text.replace(/[,;&]/g, ' और '))
    .split(' ')
    .map((word) => (Object.hasOwn(letters, word) ? (letters[word] ?? word) : word))
    .join(' ')
    .replace(/(?: और)+(?= )/gu, ' और')
    .split(nextClause)

/** A name of `substances/substances.ts` for a word of Hindi, or the words themselves, as somebody said them. */
const nameOf = (words: string) => keptName(englishWord(words) ?? listedName(words) ?? inOneSpelling(words))

/** As a list of ingredients writes it: "मिल्क", "अंडों". */
function listedName(words: string): string | undefined {
  const listed = listedInEnglish(words)
  return listed === '' || listed.includes(UNKNOWN) ? undefined : listed
}

const isName = (words: string) => words !== '' && wordCount(words) <= LONGEST_UNKNOWN

/** The known names in these words ("दूध अंडा मूंगफली", as a recogniser writes it), and how many words stand beside them. */
function knownIn(words: readonly string[]): { names: string[]; others: number } {
  if (words.length === 0) return { names: [], others: 0 }
  for (let length = Math.min(2, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ')
    const name = lookAlikes().has(phrase) ? phrase : knownSubstance(englishWord(phrase) ?? phrase)?.spoken
    if (name === undefined) continue
    const rest = knownIn(words.slice(length))
    return { ...rest, names: [name, ...rest.names] }
  }
  const rest = knownIn(words.slice(1))
  return { ...rest, others: rest.others + 1 }
}

/** What is to be bought stays in her own words: what is read back is what she said. */
function wantedIn(piece: string): string[] | undefined {
  const names = piece.split(betweenNames).map((one) => one.trim())
  return names.every((one) => one !== '' && wordCount(one) <= LONGEST_WANTED && !noName.test(one))
    ? names
    : undefined
}

/** One name or several; undefined where it is none. What is taken off is only what was named by itself. */
function namesOf(one: string, isAdded: boolean): string[] | undefined {
  const { names, others } = knownIn(one.split(' '))
  if (others > 0 && noName.test(one)) return undefined
  const among = isAdded || others === 0 ? namesAmong(names, others) : undefined
  return among ?? (isName(one) ? [nameOf(one)] : undefined)
}

/** Names in words that are written as nothing else. */
export function writtenInHindi(text: string): string[] {
  const words = inOneSpelling(text)
  const { names, others } = knownIn(words.split(' '))
  return namesAmong(names, others) ?? [nameOf(words)]
}

/** Every name of these pieces; undefined where something in one is none. */
function namesIn(pieces: readonly string[], isAdded: boolean): string[] | undefined {
  const all = pieces.map((one) => one.replace(/ (?:वाली चीजें|वाली चीज|चीजें)$/u, '').trim())
  const names = all.map((one) => namesOf(one, isAdded))
  return names.every((each) => each !== undefined) ? names.flat() : undefined
}

/** Names, and the way of eating that is told by what is not eaten; undefined where something is neither. */
function needsIn(piece: string, isAdded: boolean): Needs | undefined {
  const all = piece.split(betweenNames)
  const named = all.filter((one) => !notVegetarian.test(one.trim()))
  const avoid = namesIn(named, isAdded)
  return avoid && { avoid, diets: named.length < all.length ? ['vegetarian'] : [] }
}

const innerOf = (clause: string, forms: readonly RegExp[]) =>
  forms.map((form) => form.exec(clause)?.[1]).find((inner) => inner !== undefined)

function needIn(clause: string): { add: boolean; needs: Needs } | undefined {
  for (const [forms, add] of [
    [noDietForms, false],
    [dietForms, true],
  ] as const) {
    const diet = dietOf[innerOf(clause, forms) ?? '']
    if (diet !== undefined && isDiet(diet)) return { add, needs: { avoid: [], diets: [diet] } }
  }
  for (const [forms, add] of [
    [removeForms, false],
    [avoidForms, true],
    [harmForms, true],
  ] as const) {
    const inner = innerOf(clause, forms)
    const isMeant = inner !== undefined && (forms !== harmForms || knownIn(inner.split(' ')).names.length > 0)
    const needs = isMeant ? needsIn(inner, add) : undefined
    if (needs) return { add, needs }
  }
  return undefined
}

/** The English sentence that a sentence of Hindi without a name is. */
export function plainInEnglish(text: string): string | undefined {
  const [clause = '', ...more] = clausesOf(text)
  if (more.length > 0) return undefined
  return plainForms.find(([forms]) => forms.some((form) => form.test(clause)))?.[1]
}

/** What a sentence of Hindi with names in it wants of a list; it counts as a whole or not at all, as in English. */
export function hindiCommand(
  text: string,
  question?: ListenFor,
  holds: Holds = () => true,
): OwnCommand | undefined {
  const clauses = clausesOf(text)
  const [first = ''] = clauses
  for (const [forms, what] of [
    [wantAgainForms, 'wantAgain'],
    [takeOutOfBagForms, 'takeOut'],
    [takeOutForms, 'takeOut'],
    [unwantForms, 'unwant'],
    [wantForms, 'want'],
  ] as const) {
    const inner = clauses.length === 1 ? innerOf(first, forms) : undefined
    const names = inner === undefined ? undefined : wantedIn(inner)
    const isMeant = forms !== takeOutForms || (isAtShelf(question) && names?.some(holds))
    if (names && isMeant) return { of: 'shopping', command: { do: what, names } }
  }
  const changes = clauses.map(needIn)
  if (!changes.every((change) => change !== undefined)) return undefined
  const all = (isAdded: boolean) =>
    changes.filter(({ add }) => add === isAdded).reduce((sum, { needs }) => withNeeds(sum, needs), noNeeds)
  return { of: 'needs', command: { do: 'change', add: all(true), remove: all(false) } }
}
