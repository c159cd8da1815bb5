import { barcodeFault, LENGTHS } from '../contract/barcode.ts'
import type { Product } from '../contract/product.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { asGtin } from '../vision/scan-index.ts'

/** What is said to figures that somebody read out; only a code whose check digit fits can be asked about. */
export function readBack(code: string, texts: Texts): { sentences: readonly string[]; isRight: boolean } {
  if (!LENGTHS.has(code.length)) return { sentences: texts.codeLength(code), isRight: false }
  if (barcodeFault(code) !== undefined) return { sentences: texts.codeMisheard(code), isRight: false }
  return { sentences: texts.codeIsRight(code), isRight: true }
}

/** The product of the list that has this code; twelve figures are thirteen with a zero before them. */
export const productOfCode = (products: readonly Product[], code: string): Product | undefined =>
  products.find(({ barcodes }) => barcodes.some((own) => asGtin(own) === asGtin(code)))
