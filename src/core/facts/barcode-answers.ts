import { asGtin, barcodeFault, LENGTHS } from '../contract/barcode.ts'
import type { Product } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'

/** What is said to figures that somebody read out; only a code whose check digit fits can be asked about. */
export function readBack(code: string, texts: Texts): { sentences: readonly string[]; isRight: boolean } {
  if (!LENGTHS.has(code.length)) return { sentences: texts.codeLength(code), isRight: false }
  if (barcodeFault(code) !== undefined) return { sentences: texts.codeMisheard(code), isRight: false }
  return { sentences: texts.codeIsRight(code), isRight: true }
}

/**
 * The products of the list that have this code; twelve figures are thirteen with a zero before them. Where records of
 * two hold it, nobody can tell by it which of them it is.
 */
export const ownersOfCode = (products: readonly Product[], code: string): readonly Product[] =>
  products.filter(({ barcodes }) => barcodes.some((own) => asGtin(own) === asGtin(code)))
