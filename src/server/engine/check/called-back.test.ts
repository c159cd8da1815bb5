import { expect, it } from 'vitest'
import { codeAt, lineAt, productWith, sightWith } from '../../../../test/fixtures/sights.ts'
import type { Recall } from '../../../core/contract/product.ts'
import { english } from '../../../core/texts/answer-texts.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import { namingProduct } from './inquiry.ts'

const BUTTER = '4006381333931'
const CASHEW = '2980010001014'
const NOBODYS = '8413000065504'
const products = [
  productWith({ id: 'butter', name: 'Acme Butter Bites', barcodes: [BUTTER] }),
  productWith({ id: 'cashew', name: 'Acme Cashew Bar', barcodes: [CASHEW] }),
  productWith({ id: 'plain', name: 'Acme Suji Rusk' }),
]
const recall = (gtin: string): Recall => ({
  gtin: gtin.padStart(14, '0'),
  batch: null,
  reason: '',
  since: '2026-11-01',
})

/** What a look says first of pictures that all show this code and the words of this product. */
function firstSaid(
  code: string | undefined,
  productId: string | undefined,
  recalls: readonly Recall[],
): string {
  const inquiry = namingProduct({
    ...{ texts: english, brand: 'Acme', timeZone: 'Asia/Kolkata', nowMs: 0, products, recalls },
    product: (id) => products.find((each) => each.id === id),
  })
  const sight: Sight = sightWith({
    lines: [lineAt('ACME')],
    codes: code === undefined ? [] : [codeAt(code)],
    candidates: productId === undefined ? [] : [{ productId, coverage: 1, gain: 4 }],
    brand: 1,
  })
  const found = inquiry.observe(sight, 0) ?? inquiry.observe(sight, 400) ?? inquiry.conclude()
  return (found.outcome === 'product' ? found.how.first : found.sentences)?.[0] ?? ''
}

const stop = 'Stop. Acme Butter Bites is recalled.'
const ofCode = 'Stop. The product with this bar code is recalled.'
it.each([
  ['a code of ours with words of another', BUTTER, 'cashew', [recall(BUTTER)], stop],
  ['the words of ours with a code of another', CASHEW, 'butter', [recall(BUTTER)], stop],
  ['a code of nobody’s with words of ours', NOBODYS, 'butter', [recall(NOBODYS)], ofCode],
  ['the same of a product without codes', NOBODYS, 'plain', [recall(NOBODYS)], ofCode],
  ['a code of nobody’s alone', NOBODYS, undefined, [recall(NOBODYS)], ofCode],
  ['what is named: told with it', BUTTER, 'butter', [recall(BUTTER)], ''],
])('is said first, of %s', (_, code, words, recalls, said) => {
  expect(firstSaid(code, words, recalls)).toBe(said)
  expect(firstSaid(code, words, [recall('73513537')])).not.toMatch(/^Stop/)
})
