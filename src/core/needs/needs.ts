import * as z from 'zod/mini'
import { knownSubstance } from '../facts/substances.ts'
import { LONGEST_UNKNOWN } from '../language/en/needs-forms.ts'

/** Ways of eating that records speak about. */
export const diets = ['vegetarian', 'vegan', 'jain', 'halal', 'kosher'] as const
export type Diet = (typeof diets)[number]
export const isDiet = (word: string): word is Diet => diets.some((diet) => diet === word)

/** Long enough for every allergen that is known and as many that are not; longer is no list of anybody's. */
const MOST_NAMES = 120
const LONGEST_NAME = 60

const needsSchema = z.object({
  avoid: z.array(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))).check(z.maxLength(MOST_NAMES)),
  diets: z.array(z.enum(diets)),
})

/**
 * What a shopper must not eat, in the order in which it was said: names of `facts/substances.ts`, and in her own words
 * what is not known there. It is kept on the phone and leaves it in no way.
 */
export type Needs = z.infer<typeof needsSchema>

export const noNeeds: Needs = { avoid: [], diets: [] }

export const isEmpty = ({ avoid, diets: eaten }: Needs) => avoid.length === 0 && eaten.length === 0

/** What storage holds. Undefined: something stands there that cannot be read; nothing may be concluded from that. */
export function readNeeds(stored: unknown): Needs | undefined {
  if (stored === undefined || stored === null) return noNeeds
  const read = needsSchema.safeParse(stored)
  if (!read.success) return undefined
  // What has got a name of its own since it was kept goes by that one.
  return { ...read.data, avoid: [...new Set(read.data.avoid.map(keptName))] }
}

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
    avoid: [...new Set([...needs.avoid, ...more.avoid])].slice(0, MOST_NAMES),
    diets: [...new Set([...needs.diets, ...more.diets])],
  }
}

/** The list without these. */
export function withoutNeeds(needs: Needs, gone: Needs): Needs {
  return { avoid: without(needs.avoid, gone.avoid), diets: without(needs.diets, gone.diets) }
}
