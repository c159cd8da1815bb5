import type { Product } from '../contract/product.ts'
import type { Recall } from '../contract/recalls.ts'
import { spoken } from '../texts/en/spoken.ts'
import type { Checking, Told } from './checking.ts'

/** What the session does about it. */
type Action =
  | { do: 'say'; sentences: readonly string[] }
  /** `again`: what was told is doubted. */
  | { do: 'look'; lookFor: 'name' | 'date'; again?: Told }
  /** Falls silent and ends a running look. */
  | { do: 'stop' }
  | { do: 'skip' }
  | { do: 'pace'; by: 1 | -1 }
  /** Louder or quieter, then what was said last; where nothing can be changed, that. */
  | { do: 'volume'; by: 1 | -1; sentences: readonly string[] }

export interface Surroundings {
  brand: string
  inStore: boolean
  /** The section that the visit is about, by its full name. */
  section?: string | undefined
  products: readonly Product[]
  /** Packs that are called back; absent: none. */
  recalls?: readonly Recall[] | undefined
  /** The time, in milliseconds since 1970. */
  nowMs: number
  /** Answers to the letter of the specification: without the name and the age of what they are about. */
  asSpecified?: boolean | undefined
  product: (id: string) => Product | undefined
}

export interface Response {
  checking: Checking
  actions: readonly Action[]
}

/** Says and remembers for "repeat". */
export function answer(checking: Checking, sentences: readonly string[], dateOffered = false): Response {
  return {
    checking: { ...checking, dateOffered, lastAnswer: sentences },
    actions: [{ do: 'say', sentences }],
  }
}

/** Says without becoming what "repeat" repeats. */
export function remark(checking: Checking, sentences: readonly string[]): Response {
  return { checking, actions: [{ do: 'say', sentences }] }
}

export const act = (checking: Checking, ...actions: Action[]): Response => ({ checking, actions })

/** What to do next, said after a date or in its place. */
export const nextLine = ({ inStore }: Surroundings): string =>
  spoken(inStore ? 'scan.next.store' : 'scan.next.home')
