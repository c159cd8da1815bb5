import { askedWords } from '../../facts/substances.ts'
import { lightWords } from './clause-words.ts'

/** Begin product names and stand in sentences about anything. */
const everyday = new Set(
  'good nice pure little happy sweet fresh best daily evening morning night garden blue green red golden gold white black brown village field meadow salt time treat day winter summer super special royal classic real great magic new big small mini plain soft crispy crunchy hard hot cold light dark sunrise tea table jim toast fruit cheese'.split(
    ' ',
  ),
)

/** A single word that names a product only where it is the whole of its name. */
export const isCommonWord = (name: string): boolean =>
  everyday.has(name) || lightWords.has(name) || askedWords.includes(name)
