import type { AnswerAbout, Told } from '../contract/live.ts'
import type { Product, Recall } from '../contract/product.ts'
import type { Topic } from '../language/topics.ts'
import type { Texts } from '../texts/answer-texts.ts'
import type { Checking } from './checking.ts'

/** `about`: the products that it is about, for who knows what must not be eaten. */
interface Say {
  do: 'say'
  sentences: readonly string[]
  about?: readonly AnswerAbout[]
}

/** What the session does about it. */
type Action =
  | Say
  /** `again`: what was told is doubted. `find`: which products are looked for among those that pass. */
  | { do: 'look'; lookFor: 'name' | 'date'; again?: Told; find?: readonly Product[] }
  /** Falls silent and ends a running look. */
  | { do: 'stop' }
  | { do: 'skip' }
  | { do: 'pace'; by: 1 | -1 }
  /** Louder or quieter, then what was said last; where nothing can be changed, that. */
  | (Omit<Say, 'do'> & { do: 'volume'; by: 1 | -1 })

export interface Surroundings {
  texts: Texts
  brand: string
  inStore: boolean
  /** The section that the visit is about, by its full name. */
  section?: string | undefined
  products: readonly Product[]
  /** Packs that are called back; absent: none. */
  recalls?: readonly Recall[] | undefined
  /** The time, in milliseconds since 1970. */
  nowMs: number
  /** Of the store; absent: what day it is is not known. */
  timeZone?: string | undefined
  /** Answers to the letter of the specification: without the name and the age of what they are about. */
  asSpecified?: boolean | undefined
  /** The shopper wants short answers: what may harm is never left out for it. */
  short?: boolean | undefined
  /** What the shopper tells of herself is kept for her, on her phone. */
  keepsNeeds?: boolean | undefined
  product: (id: string) => Product | undefined
}

/** A question of which the list says nothing; without a product where it was about none. */
export interface Unanswered {
  topic: string
  productId?: string | undefined
}

export interface Response {
  checking: Checking
  actions: readonly Action[]
  unanswered?: readonly Unanswered[] | undefined
}

/** Says and remembers for "repeat"; `products`: those that it is about. */
export function answer(
  checking: Checking,
  sentences: readonly string[],
  dateOffered = false,
  products: readonly Product[] = [],
  sign?: AnswerAbout['sign'],
): Response {
  const said = sayAbout(checking, sentences, products)
  return {
    checking: {
      ...checking,
      dateOffered,
      lastAnswer: sentences,
      lastAbout: products,
      spokenOf: products.length > 0 ? products : checking.spokenOf,
    },
    actions: [sign && said.about ? { ...said, about: said.about.map((one) => ({ ...one, sign })) } : said],
  }
}

/** The pack in hand last: the last one is what is taken, and ticked off the shopping list. */
const heldLast = (about: readonly AnswerAbout[], { scanned }: Checking): AnswerAbout[] =>
  about.toSorted((a, b) => Number(a.product.id === scanned?.id) - Number(b.product.id === scanned?.id))

/** With what the pack in hand says, where it is one of them. */
function sayAbout(checking: Checking, sentences: readonly string[], products: readonly Product[]): Say {
  const { scanned, packWords: pack } = checking
  if (products.length === 0) return { do: 'say', sentences }
  const about = products.map((product) => ({
    product,
    ...(pack &&
      product.id === scanned?.id && {
        pack: { ...pack, contains: [...pack.contains], mayContain: [...pack.mayContain] },
      }),
  }))
  return { do: 'say', sentences, about: heldLast(about, checking) }
}

/** Notes where what was found says nothing but that the list has nothing. */
export function withUnanswered(
  response: Response,
  { name: topic }: Topic,
  facts: readonly string[],
  texts: Texts,
  product: Product | undefined,
): Response {
  const { notFound, noAllergens, noNutrition, noIngredients, noPrices, noOffers } = texts.facts
  const silent = [notFound, noAllergens, noNutrition, noIngredients, noPrices, noOffers]
  if (product) silent.push(texts.nothingToLookIn(product.name))
  if (!facts.some((fact) => silent.includes(fact))) return response
  return { ...response, unanswered: [{ topic, ...(product && { productId: product.id }) }] }
}

/** Says again what was said last, in these sentences. */
export const sayLast = (checking: Checking, sentences: readonly string[]): Say =>
  sayAbout(checking, sentences, checking.lastAbout)

/** Says without becoming what "repeat" repeats. */
export function remark(checking: Checking, sentences: readonly string[]): Response {
  return { checking, actions: [{ do: 'say', sentences }] }
}

export const act = (checking: Checking, ...actions: Action[]): Response => ({ checking, actions })

/** What to do next, said after a date or in its place. */
export const nextLine = ({ inStore, texts }: Surroundings): string =>
  texts.spoken(inStore ? 'scan.next.store' : 'scan.next.home')

const saidIn = ({ actions }: Response) =>
  actions.flatMap((action) => (action.do === 'say' ? action.sentences : []))

/** Two answers are one to "repeat". */
export function join(first: Response, second: Response): Response {
  const both = [saidIn(first), saidIn(second)]
  const isAnswered = saidIn(second).length === 0 && saidIn(first).length > 0
  const { lastAnswer, lastAbout } = (isAnswered ? first : second).checking
  const isOne = both.every(({ length }) => length > 0)
  return {
    checking: {
      ...second.checking,
      lastAnswer: isOne ? both.flat() : lastAnswer,
      lastAbout: isOne ? [...new Set([...first.checking.lastAbout, ...lastAbout])] : lastAbout,
    },
    actions: [...first.actions, ...second.actions],
    unanswered: [...(first.unanswered ?? []), ...(second.unanswered ?? [])],
  }
}

/** Everything that is said as one answer, its products told of once; what else is done comes after it. */
export function asOneAnswer({ actions, checking, unanswered }: Response): Response {
  const says = actions.filter((action) => action.do === 'say')
  const about = new Map<string, AnswerAbout>()
  for (const one of says.flatMap((each) => each.about ?? [])) {
    const before = about.get(one.product.id)
    about.set(one.product.id, before?.sign === 'contains' ? before : { ...before, ...one })
  }
  const sentences = says.flatMap((each) => each.sentences)
  const say: Say = {
    do: 'say',
    sentences,
    ...(about.size > 0 && { about: heldLast([...about.values()], checking) }),
  }
  const others = actions.filter((action) => action.do !== 'say')
  return { checking: { ...checking, lastAnswer: sentences }, actions: [say, ...others], unanswered }
}
