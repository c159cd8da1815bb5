import { describe, expect, it } from 'vitest'
import { productWith, sightWith } from '../../../test/fixtures/sights.ts'
import { indexCatalogueWords } from './catalogue-words.ts'
import type { Candidate, PicturedCandidate } from './sight.ts'
import { namesOneProduct } from './sight-verdict.ts'
import { judgeFrame, wholeFits } from './verdict.ts'

const names = ['Good Day Butter', 'Good Day Cashew', 'Milk Bread']
const products = names.map((name, i) => productWith({ id: 'abc'.charAt(i), name }))
const branded = indexCatalogueWords(
  'Acme',
  products.map((product) => ({ ...product, name: `Acme ${product.name}` })),
)
const settingOnly = indexCatalogueWords('Acme', products)
const unbranded = indexCatalogueWords('', products)

const candidate = (productId: string, coverage: number, gain: number): Candidate => ({
  productId,
  coverage,
  gain,
})
const verdict = (
  candidates: Candidate[],
  brandSeen: boolean,
  catalogue = branded,
  pictured: PicturedCandidate[] = [],
) => {
  const judged = judgeFrame({ candidates, pictured }, brandSeen, catalogue)
  return judged.kind === 'one'
    ? judged.productId
    : judged.kind === 'two'
      ? judged.productIds.join('+')
      : 'nothing'
}

describe('judgeFrame with the brand in the names', () => {
  it.each<[string, Candidate[], boolean, string]>([
    ['no candidate', [], true, 'nothing'],
    ['a whole name', [candidate('a', 1, 4)], true, 'a'],
    ['two whole names', [candidate('a', 1, 5), candidate('c', 1, 3)], true, 'a+c'],
    ['a whole name and one word more of another', [candidate('a', 1, 5), candidate('b', 1, 3)], true, 'a'],
    ['a whole name and another in part', [candidate('a', 1, 5), candidate('c', 0.9, 3)], true, 'a'],
    ['a whole name without the brand', [candidate('a', 1, 4)], false, 'nothing'],
    ['just enough of a name', [candidate('a', 0.85, 3)], true, 'a'],
    ['a name of which a word is missing', [candidate('a', 0.84, 3)], true, 'nothing'],
    ['words too common to tell', [candidate('a', 1, 1)], true, 'nothing'],
    ['a clear second', [candidate('a', 1, 4), candidate('b', 0.8, 3)], true, 'a'],
    ['a close second', [candidate('a', 1, 4), candidate('b', 0.95, 3.9)], true, 'a+b'],
    [
      'two close ones',
      [candidate('a', 1, 4), candidate('b', 1, 4), candidate('c', 0.95, 4)],
      true,
      'nothing',
    ],
    ['a name within a longer one', [candidate('a', 1, 4), candidate('b', 0.6, 4)], true, 'a'],
  ])('%s', (_, candidates, brandSeen, said) => {
    expect(verdict(candidates, brandSeen)).toBe(said)
  })
})

describe('judgeFrame without it', () => {
  it.each<[string, Candidate[], typeof unbranded, string]>([
    ['no brand known: half a name that stands out', [candidate('a', 0.6, 3)], unbranded, 'a'],
    [
      'no brand known: a longer name holds all that was read',
      [candidate('a', 1, 4), candidate('b', 0.6, 4)],
      unbranded,
      'a+b',
    ],
    ['brand in the setting only: most of a long name', [candidate('a', 0.7, 3)], settingOnly, 'nothing'],
    ['brand in the setting only: all of a long name', [candidate('a', 1, 4)], settingOnly, 'a'],
    ['brand in the setting only: all of two common words', [candidate('c', 1, 4)], settingOnly, 'nothing'],
  ])('%s', (_, candidates, catalogue, said) => {
    expect(verdict(candidates, false, catalogue)).toBe(said)
  })
})

it('asks for a closer look unless one frame names one product', () => {
  expect(namesOneProduct(sightWith({ candidates: [candidate('a', 1, 4)], brand: 0.9 }), branded)).toBe(true)
  expect(namesOneProduct(sightWith({ candidates: [candidate('a', 1, 4)], brand: 0.6 }), branded)).toBe(false)
})

it.each([
  [0.72, true],
  [0.71, false],
])('but for the brand a coverage of %d would be a product of ours: %s', (coverage, fits) => {
  expect(wholeFits({ candidates: [candidate('a', coverage, 1)] })).toBe(fits)
})
