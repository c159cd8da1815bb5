import type { ListenFor } from '../contract/modes.ts'
import { checkMeaning } from './check-meaning.ts'
import { beganAt, cameToPoint, joinedAt, takenBack, withoutFillers } from './clauses.ts'
import { leadingAnswer } from './en/sentence-forms.ts'
import { asksToTell, explanations, ofOthers } from './en/stances.ts'
import { type Meaning, meaningName } from './meaning.ts'
import { findNames, type ProductNames } from './named-products.ts'
import { plainWords } from './plain-words.ts'
import { stanceOf } from './stance.ts'
import { topicOf } from './topic-of.ts'
import { strangersIn, type VisitWord, visitWord } from './visit-word.ts'
import { beatsTopics, innerAnswers, isAlwaysOpen, isUrgent, isWeighty, wholeAnswers } from './words.ts'

/** One thing that a sentence asks for. */
export interface Request {
  meaning: Meaning
  /** Nothing else can have been meant. */
  sure: boolean
  /** It was the whole of a clause. */
  whole: boolean
  /** Leads away, ends, claims a place or forgets. */
  weighty: boolean
}

const ofWord = ({ word, sure, whole, elsewhere }: VisitWord): Request => ({
  meaning: { type: 'word', word },
  sure,
  whole,
  weighty: elsewhere || isWeighty(word),
})
const ofCheck = (meaning: Meaning): Request => ({
  meaning,
  sure: true,
  whole: false,
  weighty: meaning.type === 'word' && isWeighty(meaning.word),
})

/** What one clause asks for under the open question. */
function requestOf(clause: string, question: ListenFor, names: readonly ProductNames[]): Request | undefined {
  const words = withoutFillers(clause)
  const visit = visitWord(words, question)
  if (question !== 'checking' && question !== 'all') {
    if (visit && !isForeign(visit, words)) return ofWord(visit)
    return question === 'section' || question === 'introduction' ? ofNamed(clause, question, names) : undefined
  }
  if (visit && isUrgent(visit.word)) return ofWord(visit)
  const check = checkMeaning(clause, names)
  if (visit && beatsTopics(visit.word) && !namesSeveral(check)) return ofWord(visit)
  if (!check) return visit && ofWord(visit)
  // Whoever is lost and asks where they are is not told about products.
  const asksTheWay = check.type === 'question' && check.topic.name === 'directions'
  if (visit && (asksTheWay || (check.type === 'word' && check.word === visit.word))) return ofWord(visit)
  if (visit?.whole && check.type === 'question' && check.about.kind === 'this') return ofWord(visit)
  return ofCheck(check)
}

/** Products that are named are compared by what was asked of them. */
const namesSeveral = (meaning: Meaning | undefined) =>
  meaning?.type === 'question' && meaning.about.kind === 'named' && meaning.about.productIds.length > 1

/** A product that is named leads to its section; where that is not known, the question is whether it is here. */
function ofNamed(clause: string, question: ListenFor, names: readonly ProductNames[]): Request | undefined {
  const { productIds } = findNames(clause, names, () => true)
  if (productIds.length === 0 || stanceOf(clause).aboutOthers) return undefined
  const sections = new Set(names.filter(({ id }) => productIds.includes(id)).map(({ section }) => section ?? ''))
  const [section = '', ...others] = sections
  const [entry] = others.length === 0 ? wholeAnswers[question].of(plainWords(section)) : []
  if (!entry) return ofCheck({ type: 'question', topic: { name: 'available' }, about: { kind: 'named', productIds } })
  return { meaning: { type: 'word', word: entry.word }, sure: true, whole: false, weighty: false }
}

/** A question about a product is no answer to a question of the visit: "is there sugar in this" is not "there". */
function isForeign(visit: VisitWord, words: string): boolean {
  if (visit.whole || isUrgent(visit.word)) return false
  if (stanceOf(words).asks === 'no' && !asksToTell.test(words)) return false
  const topic = topicOf(words, false)
  return topic !== undefined && topic.topic.name !== 'directions' && topic.length >= visit.length + 1
}

/** Whoever wants a pause wants nothing else meanwhile. */
const endsTurn = ({ meaning }: Request) =>
  meaning.type === 'word' && (meaning.word === 'pause' || meaning.word === 'stop')

/** "Yes, but slowly": what is open everywhere does not take an answer back. */
const isBeside = (first: Request, point: Request) =>
  first.sure && point.meaning.type === 'word' && isAlwaysOpen(point.meaning.word) && !point.weighty

/** A phrase that the table knows as a whole is not taken apart: "no more" takes nothing back. */
const isOnePhrase = (words: string, before: string, after: string, question: ListenFor) => {
  const beginOfAfter = words.split(' ').length - after.split(' ').length
  const endOfBefore = before === '' ? 0 : before.split(' ').length
  return innerAnswers[question]
    .in(words.split(' '))
    .some(({ start, end }) => start < beginOfAfter && end > beginOfAfter && start >= endOfBefore)
}

/** All that a sentence asks for, in the order in which it was said; what was taken back does not count. */
export function requestsIn(
  words: string,
  question: ListenFor,
  names: readonly ProductNames[],
): readonly Request[] {
  const shorter = words.replace(explanations, '')
  if (shorter !== words) {
    const explained = requestsIn(shorter, question, names)
    if (explained[0]?.sure) return explained
  }
  const one = requestOf(words, question, names)
  if (one?.whole || (one?.meaning.type === 'word' && isUrgent(one.meaning.word))) return [one]
  for (const { before, after } of takenBack(words)) {
    if (isOnePhrase(words, before, after, question)) continue
    const counts = requestsIn(after, question, names)
    if (counts.length > 0) return counts
  }
  for (const { before, after } of cameToPoint(words)) {
    if (isOnePhrase(words, before, after, question)) continue
    const [point, ...more] = requestsIn(after, question, names)
    if (!point?.sure) continue
    const first = before === '' ? undefined : requestOf(before, question, names)
    return first && isBeside(first, point) ? [first, point, ...more] : [point, ...more]
  }
  for (const { after } of one?.sure ? [] : beganAt(words)) {
    const [point, ...more] = requestsIn(after, question, names)
    if (point?.sure) return [point, ...more]
  }
  for (const { before, after } of joinedAt(words)) {
    const first = requestOf(before, question, names)
    const others = first ? requestsIn(after, question, names) : []
    if (first && !endsTurn(first) && others[0]?.sure && meaningName(first.meaning) !== meaningName(others[0].meaning))
      return [first, ...others]
  }
  return one ? [one] : leading(words, question)
}

/** Behind an answer may stand as many words of another kind. */
const STRANGE_TO_LEADING = 3

/** Neither a question nor a guess. */
const isPlain = (words: string) => {
  const { asks, hedged } = stanceOf(words)
  return asks === 'no' && !hedged
}

/** "Yes, near the watchman": the answer stands first, and what follows says no more. */
function leading(words: string, question: ListenFor): readonly Request[] {
  if (question === 'walking' || question === 'checking' || question === 'all') return []
  const first = leadingAnswer.exec(words)?.[0]
  const visit = first === undefined ? undefined : visitWord(first, question)
  if (!visit || stanceOf(words).aboutOthers || ofOthers.test(words)) return []
  return strangersIn(words) > STRANGE_TO_LEADING ? [] : [{ ...ofWord(visit), sure: visit.sure && isPlain(words) }]
}
