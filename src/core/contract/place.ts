import * as z from 'zod/mini'
import { tidy } from '../tidy.ts'
import type { Paths } from './store.ts'

/** The places of a store that a walk leads to, in the order in which they are offered. */
export const sectionSchema = z.enum(['biscuits and snacks', 'dairy', 'breads'])
export type Section = z.infer<typeof sectionSchema>

export const sections: readonly Section[] = sectionSchema.options

export const CASH_COUNTER = 'cash counter'
export const ENTRANCE = 'entrance'

/** A place's name as places are compared: tidied, in lower case. */
export const placeKey = (name: string) => tidy(name).toLowerCase()

const wordOf = { 'biscuits and snacks': 'biscuits', dairy: 'dairy', breads: 'breads' } as const

/** The word by which a section's code and its own sentences are named. */
export const sectionWord = (section: Section): (typeof wordOf)[Section] => wordOf[section]

/** The section that `at` of a scanned address names, by its word or its name, and that this store has a path from or to. */
export function scannedSection(at: string | null, { paths }: { paths: Paths }): Section | undefined {
  const asked = placeKey(at ?? '')
  const section = sections.find((each) => each === asked || wordOf[each] === asked)
  const places = Object.entries(paths).flatMap(([from, tos]) => [from, ...Object.keys(tos)])
  return section && places.some((place) => placeKey(place) === section) ? section : undefined
}

/** The part of the visit that was under way. */
export const whereSchema = z.enum([
  'opening',
  'introduction',
  'place',
  'section',
  'entrance',
  'onward',
  'checking',
  'return',
  'buyMore',
  'keepApp',
])
export type Where = z.infer<typeof whereSchema>
