import { expect, it } from 'vitest'
import { backOf, butter, codeAt, lineAt, productWith, sightWith } from '../../../../test/fixtures/sights.ts'
import { english } from '../../../core/texts/answer-texts.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import { namingProduct } from './inquiry.ts'

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
