import * as z from 'zod/mini'
import { isReadable } from '../../speaking/readable.ts'
import { tidy } from '../../tidy.ts'
import { CASH_COUNTER, ENTRANCE, placeKey } from '../place.ts'
import type { Paths, Step } from '../store.ts'
import { messageRules, unreadableLetter } from './messages.ts'
import { isShown, text } from './rules.ts'

/** The actions that Add Store offers; `OTHER_ACTION` lets the author write one. */
const stepActions = ['start', 'go straight', 'turn left', 'turn right', 'go ahead', 'end'] as const
export const OTHER_ACTION = 'other'

const PLACE_MAX = 50
const MOST_PATHS = 200
const MOST_STEPS = 100

/** Names that mean something to every object of the language. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype'])

/** Holds something that can be said: a sign alone is no word. */
const hasWord = (words: string) => /[\p{L}\p{N}]/u.test(words)

const isPlace = (name: string) =>
  name.length <= PLACE_MAX && isShown(name) && hasWord(name) && !RESERVED.has(name.toLowerCase())

/** Whether an aisle may be called so: every store has an entrance and a cash counter of its own. */
export const isAislePlace = (name: string) =>
  isPlace(name) && ![ENTRANCE, CASH_COUNTER].includes(placeKey(name))

/** A place of a path: 'Entrance', an aisle, 'cash counter'. Compared in any case, kept as it was written. */
export const placeName = (missing: string) =>
  text(1, PLACE_MAX, missing).check(z.refine(isPlace, messageRules.placeName))

/** The same where something is only looked for, to be deleted: an older version may have let other names in. */
export const oldPlaceName = (missing: string) => text(1, PLACE_MAX, missing)

/**
 * What is wrong with the words of a step, which are said aloud; undefined when nothing is. A sign beside words is left
 * out by the voice and forbids nothing.
 */
export function actionFault(words: string): string | undefined {
  // The form's word for "something else": said to a shopper it is no instruction.
  if (tidy(words).toLowerCase() === OTHER_ACTION) return messageRules.customAction
  if (!hasWord(words)) return messageRules.actionSaid
  return isReadable(words) ? undefined : unreadableLetter(words)
}

const step = (distance: string) =>
  z.object({
    action: text(1, 60, messageRules.action).check(
      z.refine((words) => actionFault(words) === undefined, {
        error: ({ input }) => actionFault(String(input)) ?? messageRules.action,
      }),
    ),
    distance: z._default(
      z.pipe(
        z.union([z.string(), z.number()], distance),
        z.pipe(
          z.transform((value: string | number) => tidy(String(value))),
          z.string().check(z.regex(/^\d{0,5}$/, distance)),
        ),
      ),
      '',
    ),
  })

/** The steps of one path, at least one. `distance` is the text for a distance that is no number. */
export const stepsSchema = (distance: string) =>
  z
    .array(step(distance), messageRules.noSteps)
    .check(z.minLength(1, messageRules.noSteps), z.maxLength(MOST_STEPS, messageRules.tooManySteps))

/**
 * from → to → steps. Pairs without steps are left out: a path that nobody authored is no path. Names of places are
 * tidied; two that differ in case only are refused.
 */
export const pathsBodySchema = (distance: string) =>
  z
    .pipe(
      z.record(
        z.string(),
        z.record(
          z.string(),
          z.array(step(distance)).check(z.maxLength(MOST_STEPS, messageRules.tooManySteps)),
        ),
      ),
      z.transform((paths: Paths) =>
        authored(paths).map(({ from, to, steps }) => ({ from: tidy(from), to: tidy(to), steps })),
      ),
    )
    .check(
      z.refine((pairs) => pairs.length <= MOST_PATHS, messageRules.tooManyPaths),
      z.refine(
        (pairs) => pairs.every(({ from, to }) => isPlace(from) && isPlace(to)),
        messageRules.placeName,
      ),
      z.refine((pairs) => pairs.every(isBetweenTwo), messageRules.samePlace),
      z.refine((pairs) => new Set(pairs.map(pairKey)).size === pairs.length, messageRules.sameName),
    )

/** One authored path. */
export interface PathPair {
  from: string
  to: string
  steps: Step[]
}

/** Whether a path leads from one place to another. */
export const isBetweenTwo = ({ from, to }: Pick<PathPair, 'from' | 'to'>) => placeKey(from) !== placeKey(to)

/** What makes two pairs the same path: their places in any case. */
export const pairKey = ({ from, to }: Pick<PathPair, 'from' | 'to'>) =>
  JSON.stringify([placeKey(from), placeKey(to)])

/**
 * Paths by what makes them the same. Of several that an older version kept apart by what nobody sees in their names, the
 * one that shoppers are led by: the first that has nothing of it.
 */
export function byPairKey<P extends Pick<PathPair, 'from' | 'to'>>(pairs: readonly P[]): Map<string, P> {
  const result = new Map<string, P>()
  const isTidy = ({ from, to }: P) => tidy(from) === from && tidy(to) === to
  for (const pair of pairs) {
    const other = result.get(pairKey(pair))
    if (!other || (isTidy(pair) && !isTidy(other))) result.set(pairKey(pair), pair)
  }
  return result
}

/** The steps of a path; undefined where there is none. */
export const stepsOfPair = (paths: Paths, place: Pick<PathPair, 'from' | 'to'>): Step[] | undefined =>
  byPairKey(pairsOf(paths)).get(pairKey(place))?.steps

/** A place gets another name; its old one is meant in any case. */
interface Renaming {
  before: string
  after: string
}

/** The places of a path once one has another name. */
export function renamedPair({ from, to }: Pick<PathPair, 'from' | 'to'>, { before, after }: Renaming) {
  const renamed = (place: string) => (placeKey(place) === placeKey(before) ? after : place)
  return { from: renamed(from), to: renamed(to) }
}

/**
 * Pairs with one place under another name. Undefined: a pair would then lead from a place
 * to itself, or be there twice.
 */
export function renamedPairs(pairs: readonly PathPair[], name: Renaming): PathPair[] | undefined {
  const result = pairs.map(({ steps, ...pair }) => ({ ...renamedPair(pair, name), steps }))
  const isOld = (at: number) => pairs[at] !== undefined && !isBetweenTwo(pairs[at])
  // A path from a place to itself that is there already is no fault of the new name.
  const apart = result.every((pair, at) => isBetweenTwo(pair) || isOld(at))
  return apart && byPairKey(result).size === byPairKey(pairs).size ? result : undefined
}

function authored(paths: Paths): PathPair[] {
  return Object.entries(paths).flatMap(([from, tos]) =>
    Object.entries(tos)
      .filter(([, steps]) => steps.length > 0)
      .map(([to, steps]) => ({ from: from.trim(), to: to.trim(), steps })),
  )
}

/** The pairs of a store, and back: the map is what stores hold and clients get. */
export const pairsOf = (paths: Paths): PathPair[] => authored(paths)

export function pathsOf(pairs: readonly PathPair[]): Paths {
  const froms = new Map<string, Map<string, Step[]>>()
  for (const { from, to, steps } of pairs) {
    const key = [...froms.keys()].find((name) => placeKey(name) === placeKey(from)) ?? from
    const tos = froms.get(key) ?? new Map<string, Step[]>()
    froms.set(key, tos.set(to, steps))
  }
  return Object.fromEntries([...froms].map(([from, tos]) => [from, Object.fromEntries(tos)]))
}

/** How the entrance is shown and stored by the console; places are compared without regard to case. */
const ENTRANCE_NAME = 'Entrance'

/** The moves that are offered; the last asks for the author's own words. */
export const pathActions = [...stepActions, OTHER_ACTION] as const

/** Where a path may begin: the entrance, or any aisle. */
export const fromPlaces = (aisles: readonly string[]): string[] => [ENTRANCE_NAME, ...aisles]

/** Where a path from there may lead: from the entrance to an aisle, from an aisle to the counter only. */
export function toPlaces(from: string, aisles: readonly string[]): string[] {
  if (from === '') return []
  return placeKey(from) === ENTRANCE ? [...aisles] : [CASH_COUNTER]
}
