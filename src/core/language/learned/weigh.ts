import type { ListenFor } from '../../contract/modes.ts'
import { substanceAsked } from '../../facts/substances.ts'
import type { Request } from '../clause-request.ts'
import { withoutFillers } from '../clauses.ts'
import { earlierPack } from '../en/two-packs.ts'
import { isSectionWord, type Meaning } from '../meaning.ts'
import { findNames, type ProductNames } from '../named-products.ts'
import { isAnswer, isCry, isOpen, isWeighty } from '../words.ts'
import type { LearnedModel } from './learned-model.ts'
import { meaningCalled, NOTHING_OF_OURS, nameOfRead } from './reading-names.ts'

/** docs/decisions/0126: what each costs and brings. */
const WEIGHING = {
  /** What the rules read stands from this share on, */
  kept: 0.3,
  /** … and another reading takes its place from this … */
  taken: 0.95,
  /** … in a sentence of so many words: one or two are as often a piece of something else; */
  leastWords: 3,
  /** a word that is likelier than all others together is asked back, … */
  asked: 0.5,
  /** … in so many words. */
  leastAsked: 2,
} as const

/** The words of a sentence as they are weighed, and the products that are named in it. */
export function toWeigh(words: string, names: readonly ProductNames[]) {
  const named = findNames(words, names, () => true)
  return { words: withoutFillers(named.words), productIds: named.productIds }
}

/** What somebody may be harmed by not hearing is answered by the rules alone, and what is asked of another pack. */
const isKept = ({ meaning, whole }: Request) =>
  whole ||
  isCry(meaning) ||
  isOfHarm(meaning) ||
  (meaning.type === 'question' && meaning.about.kind !== 'this')

function isOfHarm(meaning: Meaning): boolean {
  if (meaning.type === 'word') return false
  const { topic } = meaning
  if (topic.name === 'contains') return substanceAsked(topic.substance).allergen
  return topic.name === 'allergens' || topic.name === 'diet'
}

interface TurnToWeigh {
  words: string
  question: ListenFor
  names: readonly ProductNames[]
  /** Said to us: who talks to others is not asked what they meant. */
  asksBack: boolean
}

/**
 * The requests of a sentence once it was weighed how people mean such words: the rules' where that is likely what was meant,
 * another where that is nearly certain, a likely word to be asked back, and else none. Whole phrases of the table, cries of
 * need and questions about what is in a pack are the rules' alone.
 */
export function weighed(
  model: LearnedModel,
  requests: readonly Request[],
  { words, question, names, asksBack }: TurnToWeigh,
): readonly Request[] {
  const [first] = requests
  if (first && isKept(first)) return requests
  const { words: said, productIds } = toWeigh(words, names)
  const read = nameOfRead(first?.meaning)
  const shares = model.sharesOf({ words: said, question, read, isSure: first?.sure === true })
  const best = shares.reduce((most, share, at) => (share > (shares[most] ?? 0) ? at : most), 0)
  const name = model.names[best] ?? ''
  if (first && name === read) return requests
  const ofRead = shares[model.names.indexOf(read)] ?? 0
  const [share, length] = [shares[best] ?? 0, said.split(' ').length]
  const isCertain = share >= WEIGHING.taken && length >= WEIGHING.leastWords
  if (!isCertain && first && ofRead >= WEIGHING.kept) return requests
  if (NOTHING_OF_OURS.has(name)) return []
  // Of other packs only the rules know.
  const isOther = earlierPack.test(words) || productIds.length > 0
  const meaning = isOther ? undefined : meaningCalled(name, said)
  if (!meaning || !isAsked(meaning, question)) return []
  if (isCertain) return [requestFor(meaning, question)]
  // Under "Did you say …?" nothing is asked back.
  const isLikely = share >= WEIGHING.asked && length >= WEIGHING.leastAsked && question !== 'confirm'
  return asksBack && isLikely && meaning.type === 'word'
    ? [{ ...requestFor(meaning, question), sure: false }]
    : []
}

/** Facts of a pack are asked for where packs are looked at; a yes to what was asked back is said in so many words. */
function isAsked(meaning: Meaning, question: ListenFor): boolean {
  if (meaning.type === 'question') return question === 'checking' || meaning.topic.name === 'available'
  return isOpen(meaning.word, question) && !(question === 'confirm' && meaning.word === 'yes')
}

/** What leads away, ends or claims is asked back: it was not said in so many words. */
function requestFor(meaning: Meaning, question: ListenFor): Request {
  const weighty =
    meaning.type === 'word' &&
    meaning.word !== 'notThere' &&
    (isWeighty(meaning.word) || (isSectionWord(meaning.word) && !isAnswer(meaning.word, question)))
  return { meaning, sure: !weighty, whole: false, weighty }
}
