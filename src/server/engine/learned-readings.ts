import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type LearnedModel, readModel, type VectorOf } from '../../core/language/learned/learned-model.ts'
import type { LearnedModels } from '../../core/language/understand.ts'

function read(folder: 'en' | 'hi', vectorOf?: VectorOf): LearnedModel {
  const file = readFileSync(new URL(`../../core/language/${folder}/readings.bin`, import.meta.url))
  return readModel(brotliDecompressSync(file), vectorOf)
}

/** How people mean what they say: by the words, and in English with `vectorOf` by what the whole sentence is like. */
export const readReadings = (vectorOf: VectorOf): LearnedModels => ({
  'en-IN': read('en', vectorOf),
  'hi-IN': read('hi'),
})

let byWords: LearnedModels | undefined
/** By the words alone: ears compare what they may have heard, and have no vectors. What they hear in Hindi the grammar tells. */
export function readingsByWords(): LearnedModels {
  byWords ??= { 'en-IN': read('en') }
  return byWords
}
