import { readFileSync } from 'node:fs'
import { type LearnedModel, readModel, type VectorOf } from '../../core/language/learned/learned-model.ts'

/** How people mean what they say: by the words, and with `vectorOf` by what the whole sentence is like. */
export const readReadings = (vectorOf?: VectorOf): LearnedModel =>
  readModel(readFileSync(new URL('../../core/language/en/readings.bin', import.meta.url)), vectorOf)

let byWords: LearnedModel | undefined
/** By the words alone: ears compare what they may have heard, and have no vectors. */
export function readingsByWords(): LearnedModel {
  byWords ??= readReadings()
  return byWords
}
