import { readFileSync } from 'node:fs'
import { type LearnedModel, readModel, type VectorOf } from '../../core/language/learned/learned-model.ts'

const readings = (vectorOf?: VectorOf) =>
  readModel(readFileSync(new URL('../../core/language/en/readings.bin', import.meta.url)), vectorOf)

let byWords: LearnedModel | undefined
/** How people mean such words, by the words alone: ears compare what they may have heard, and have no vectors. */
export function readingsByWords(): LearnedModel {
  byWords ??= readings()
  return byWords
}

/** How people mean such words, by the words and by what the whole sentence is like. */
export const readingsByMeaning = readings
