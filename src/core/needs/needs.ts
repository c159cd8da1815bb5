import * as z from 'zod/mini'
import { LONGEST_UNKNOWN } from '../language/en/needs-forms.ts'
import { knownSubstance } from '../substances/substances.ts'

/** Ways of eating that records speak about. */
export const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'kosher'] as const
export type Diet = (typeof diets)[number]
export const isDiet = (word: string): word is Diet => diets.some((diet) => diet === word)

/** Longer is no name of anything to eat. */
const LONGEST_NAME = 60

/** Its entries are read one by one: one that cannot be read costs no other. */
const storedSchema = z.object({
  avoid: z.array(z.unknown()),
  diets: z.array(z.unknown()),
  unread: z.optional(z.array(z.unknown())),
})

/**
 * What a shopper must not eat, in the order in which it was said: names of `substances/substances.ts`, and in her own words
 * what is not known there. It is kept on the phone and leaves it in no way.
 */
export interface Needs {
  avoid: string[]
  diets: Diet[]
  /** What stands there and cannot be read: another version may, so that it is kept, and nothing is said to be all. */
  unread?: unknown[]
}

export const noNeeds: Needs = { avoid: [], diets: [] }

/** As it is kept: of what is empty no trace is left. */
export const needsOrNothing = (needs: Needs): Needs | null => (isEmpty(needs) ? null : needs)

export const isEmpty = ({ avoid, diets: eaten, unread }: Needs) =>
  avoid.length === 0 && eaten.length === 0 && unread === undefined

const isWord = (one: unknown): one is string => typeof one === 'string'
const isEaten = (one: unknown): one is Diet => isWord(one) && isDiet(one)

/**
 * What storage holds. Undefined: something stands there that is no list; nothing may be concluded from that.
 * @internal Tried by itself.
 */
export function readNeeds(stored: unknown): Needs | undefined {
  if (stored === undefined || stored === null) return noNeeds
  const read = storedSchema.safeParse(stored)
  if (!read.success) return undefined
  const { avoid } = read.data
  const eaten = [...read.data.diets, ...(read.data.unread ?? [])]
  const unread = [...avoid.filter((one) => !isWord(one)), ...eaten.filter((one) => !isEaten(one))]
  const names = avoid.filter(isWord).filter((name) => name !== '')
  return {
    // What has got a name of its own since it was kept goes by that one.
    avoid: [...new Set(names.map(keptName))],
    diets: [...new Set(eaten.filter(isEaten))],
    ...(unread.length > 0 && { unread }),
  }
}

/** What storage holds, with what cannot be read beside it. */
export const keptNeeds = (stored: unknown): Needs => readNeeds(stored) ?? { ...noNeeds, unread: [stored] }

/** The name under which something is kept: "badam" is almond, and what nobody knows is itself. */
export const keptName = (words: string) => (knownSubstance(words)?.spoken ?? words).slice(0, LONGEST_NAME)

/**
 * What is kept of words that hold these known names and so many others: the names where nothing else is said, and where an
 * allergen is among them ("milk sir", "egg white"), which as a stranger would be looked for by spelling alone. Undefined:
 * these words are a name of their own, or more stands there than a name.
 */
export function namesAmong(known: readonly string[], others: number): string[] | undefined {
  const names = [...new Set(known.map(keptName))]
  const isTold = others === 0 ? names.length > 0 : names.some((name) => knownSubstance(name)?.allergen)
  return isTold && others <= LONGEST_UNKNOWN ? names : undefined
}

const without = <Item>(list: readonly Item[], gone: readonly Item[]) =>
  list.filter((item) => !gone.includes(item))

/** The list with these as well. */
export function withNeeds(needs: Needs, more: Needs): Needs {
  return {
    ...needs,
    avoid: [...new Set([...needs.avoid, ...more.avoid])],
    diets: [...new Set([...needs.diets, ...more.diets])],
  }
}

/** The list without these. */
export function withoutNeeds(needs: Needs, gone: Needs): Needs {
  return { ...needs, avoid: without(needs.avoid, gone.avoid), diets: without(needs.diets, gone.diets) }
}
