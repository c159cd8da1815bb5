import type { Product } from '../contract/product.ts'
import type { About, Meaning, Word } from '../language/meaning.ts'
import type { Topic } from '../language/topics.ts'
import { onlyBrand } from '../texts/en/facts.ts'
import { spoken } from '../texts/en/spoken.ts'
import { answerTopic } from './answer-topic.ts'
import { introduce, shorter, whichProduct } from './describe.ts'

/** What a product check remembers between two sentences. Nothing of a picture, nothing of a date. */
export interface Checking {
  /** The product of the latest scan; a new scan forgets it. */
  scanned: Product | undefined
  /** "Shall I read the use by date?" is open: yes and no answer it. */
  dateOffered: boolean
  /** For "repeat". */
  lastAnswer: readonly string[]
}

export const nothingChecked: Checking = { scanned: undefined, dateOffered: false, lastAnswer: [] }

/** As it was when the last connection broke; "repeat" begins with the product. */
export const resumed = (product: Product | undefined, dateOffered: boolean): Checking =>
  product ? { scanned: product, dateOffered, lastAnswer: introduce(product) } : nothingChecked

/** What the session does about it. */
type Action =
  | { do: 'say'; sentences: readonly string[] }
  | { do: 'look'; lookFor: 'name' | 'date' }
  /** Falls silent and ends a running look. */
  | { do: 'stop' }
  | { do: 'skip' }
  | { do: 'pace'; by: 1 | -1 }

export interface Surroundings {
  brand: string
  inStore: boolean
  product: (id: string) => Product | undefined
}

export interface Response {
  checking: Checking
  actions: readonly Action[]
}

/** Says and remembers for "repeat". */
function answer(checking: Checking, sentences: readonly string[], dateOffered = false): Response {
  return {
    checking: { ...checking, dateOffered, lastAnswer: sentences },
    actions: [{ do: 'say', sentences }],
  }
}

/** Says without becoming what "repeat" repeats. */
function remark(checking: Checking, sentences: readonly string[]): Response {
  return { checking, actions: [{ do: 'say', sentences }] }
}

const act = (checking: Checking, ...actions: Action[]): Response => ({ checking, actions })

/** What to do next, said after a date or in its place. */
export const nextLine = ({ inStore }: Surroundings): string =>
  spoken(inStore ? 'scan.next.store' : 'scan.next.home')

/** What a scan that named a product says: the record's first facts, and the offer to read the date. */
export function tellProduct(checking: Checking, product: Product, notes: readonly string[]): Response {
  const sentences = [...introduce(product), ...notes, spoken('scan.askdate')]
  return answer({ ...checking, scanned: product }, sentences, true)
}

/** Says one of the fixed lines, or a question that a scan left open. */
export const tellLine = (checking: Checking, sentences: readonly string[]): Response =>
  answer(checking, sentences)

function question(checking: Checking, topic: Topic, about: About, around: Surroundings): Response {
  if (topic.name === 'outOfScope') return remark(checking, [onlyBrand(around.brand)])
  const products =
    about.kind === 'this'
      ? [checking.scanned].filter((product) => product !== undefined)
      : about.productIds.map(around.product).filter((product) => product !== undefined)
  const [product, ...others] = products
  // The question is about a product that no scan has named: ask for one.
  if (!product) return answer(checking, [spoken('scan.retry')])
  if (others.length > 0) return answer(checking, whichProduct(products))
  return answer(checking, answerTopic(product, topic, around.brand), checking.dateOffered)
}

type WordRule = (checking: Checking, around: Surroundings) => Response

const yes: WordRule = (checking) =>
  checking.dateOffered ? readDate(checking) : remark(checking, [spoken('help.scan')])

const readDate = (checking: Checking): Response =>
  act({ ...checking, dateOffered: false }, { do: 'look', lookFor: 'date' })

/** The words of a product check; what the others mean is the journey's to say. */
const rules: Readonly<Partial<Record<Word, WordRule>>> = {
  whatIsThis: () => act(nothingChecked, { do: 'look', lookFor: 'name' }),
  date: readDate,
  repeat: (checking) =>
    remark(checking, checking.lastAnswer.length > 0 ? checking.lastAnswer : [spoken('scan.hello')]),
  help: (checking) => remark(checking, [spoken('help.scan')]),
  stop: (checking) => act(checking, { do: 'stop' }),
  // The page pauses the visit; here the voice only falls silent.
  pause: (checking) => act(checking, { do: 'stop' }),
  back: (checking) => remark(checking, [spoken('scan.hello')]),
  slower: (checking) => act(checking, { do: 'pace', by: -1 }, { do: 'say', sentences: checking.lastAnswer }),
  faster: (checking) => act(checking, { do: 'pace', by: 1 }, { do: 'say', sentences: checking.lastAnswer }),
  skip: (checking) => act(checking, { do: 'skip' }),
  shorter: (checking) =>
    checking.scanned ? answer(checking, shorter(checking.scanned)) : answer(checking, [spoken('scan.retry')]),
  startAgain: () => answer(nothingChecked, [spoken('scan.hello')]),
  callStaff: (checking) => remark(checking, [spoken('staff.call')]),
  yes,
  no: (checking, around) => remark({ ...checking, dateOffered: false }, [nextLine(around)]),
  thanks: (checking, { brand }) => remark({ ...checking, dateOffered: false }, [spoken('thanks', { brand })]),
  counter: (checking, { inStore }) => remark(checking, [spoken(inStore ? 'nav.nopath' : 'home.sorry')]),
}

/** What a turn leads to while checking products; whatever means nothing here is answered by what can be asked. */
export function respond(checking: Checking, meaning: Meaning | undefined, around: Surroundings): Response {
  if (meaning?.type === 'question') return question(checking, meaning.topic, meaning.about, around)
  const rule = meaning && rules[meaning.word]
  return rule?.(checking, around) ?? remark(checking, [onlyBrand(around.brand)])
}

/** True for what has its answer at hand: neither a question nor a look through the camera. */
export const isCommand = (meaning: Meaning | undefined): boolean =>
  meaning?.type === 'word' && meaning.word !== 'whatIsThis' && meaning.word !== 'date'
