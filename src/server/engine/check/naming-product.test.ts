import { expect, it } from 'vitest'
import { backOf, butter, codeAt, lineAt, productWith, sightWith } from '../../../../test/fixtures/sights.ts'
import type { Recall } from '../../../core/contract/product.ts'
import { english } from '../../../core/texts/answer-texts.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import { namingProduct } from './naming-product.ts'

const RUSK = '4006381333931'
const rusk = productWith({ id: 'rusk', name: 'Britannia Suji Rusk', barcodes: [RUSK] })
const products = [butter, rusk]
const [code = ''] = butter.barcodes

/** What is told of a pack that these pictures show, one after the other. */
function told(pictures: readonly Sight[]) {
  const look = namingProduct({
    ...{ texts: english, brand: 'Britannia', timeZone: 'Asia/Kolkata', nowMs: 0, products },
    product: (id) => products.find((each) => each.id === id),
  })
  const found = pictures.reduce<ReturnType<typeof look.observe>>(
    (sofar, picture, at) => sofar ?? look.observe(picture, at * 400),
    undefined,
  )
  return found ?? look.conclude()
}

const nuts = [lineAt('CONTAINS WHEAT, PEANUTS')]
const front = (productId: string, coverage = 0.9): Sight =>
  sightWith({ brand: 1, candidates: [{ productId, coverage, gain: 4 }] })

/** Print that moves while the code of another pack stays where it is. */
const beside = (left: number, productId?: string): Sight => ({
  ...(productId === undefined ? sightWith() : front(productId)),
  codes: [codeAt(RUSK, 'bars', [400, 900, 200])],
  lines: [...nuts, lineAt('CRUNCHY', [left, 300, 200, 40]), lineAt('TEA TIME', [left, 400, 300, 60])],
})

it.each<[string, Sight[], boolean]>([
  ['the picture before the last', [{ ...front('p1'), lines: nuts }, front('p1')], true],
  ['the last one', [front('p1'), { ...front('p1'), lines: nuts }], true],
  ['a side without the name', [sightWith({ lines: nuts }), front('p1', 1)], true],
  [
    'one before the hand is gone',
    [{ ...sightWith({ codes: [codeAt(code)] }), lines: nuts }, sightWith()],
    true,
  ],
  ['the first of two by its code', [{ ...backOf(code, 'p1'), lines: nuts }], true],
  [
    'another pack that passed',
    [{ ...front('rusk'), lines: nuts }, front('p1'), front('p1'), front('p1')],
    false,
  ],
  ['another pack’s code in it', [beside(300), beside(150), front('p1'), front('p1')], false],
  ['the name beside another pack’s code', [beside(300, 'p1'), beside(150, 'p1')], true],
  ['none', [front('p1'), front('p1')], false],
])('what the pack states is told from every picture of it: %s', (_, pictures, isTold) => {
  const found = told(pictures)
  expect(found).toMatchObject({
    outcome: 'product',
    product: { id: 'p1' },
    notes: isTold
      ? ['The pack also says: contains peanut.', 'Our list says: may contain peanut.', 'Please ask staff.']
      : [],
    how: { packWords: isTold ? { contains: ['wheat', 'peanut'], mayContain: [] } : undefined },
  })
})

const BUTTER = '4006381333931'
const CASHEW = '2980010001014'
const NOBODYS = '8413000065504'
const acme = [
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
    ...{ texts: english, brand: 'Acme', timeZone: 'Asia/Kolkata', nowMs: 0, products: acme, recalls },
    product: (id) => acme.find((each) => each.id === id),
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
