import type { Product } from '../contract/product.ts'
import { answerTopic, outOfScope } from '../facts/answer-topic.ts'
import { introduce, shorter } from '../facts/introduce.ts'
import { whichProduct } from '../facts/which.ts'
import type { Command } from '../language/commands.ts'
import type { About, Intent } from '../language/intent.ts'
import type { Topic } from '../language/topics.ts'
import { spoken } from '../texts/spoken.ts'

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
export type Action =
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
  if (topic.name === 'outOfScope') return remark(checking, [outOfScope(around.brand)])
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

type CommandRule = (checking: Checking, around: Surroundings) => Response

const yes: CommandRule = (checking) =>
  checking.dateOffered ? readDate(checking) : remark(checking, [spoken('help.scan')])

const readDate = (checking: Checking): Response =>
  act({ ...checking, dateOffered: false }, { do: 'look', lookFor: 'date' })

const commandRules: Record<Command, CommandRule> = {
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
  cashCounter: (checking, { inStore }) => remark(checking, [spoken(inStore ? 'nav.nopath' : 'home.sorry')]),
}

/** What a sentence that was understood leads to while checking products. */
export function respond(checking: Checking, intent: Intent, around: Surroundings): Response {
  switch (intent.type) {
    case 'whatIsThis':
      return act(nothingChecked, { do: 'look', lookFor: 'name' })
    case 'date':
      return readDate(checking)
    case 'question':
      return question(checking, intent.topic, intent.about, around)
    case 'command':
      return commandRules[intent.command](checking, around)
    case 'unknown':
      return remark(checking, [outOfScope(around.brand)])
  }
}
