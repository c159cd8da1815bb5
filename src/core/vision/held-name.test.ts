import { expect, it } from 'vitest'
import { lineAt, productWith, sightWith } from '../../../test/fixtures/sights.ts'
import { isBeside, isOnlyMentioned } from './held-name.ts'
import { scanIndexOf } from './scan-index.ts'

const products = [productWith({ id: 'cookies', name: 'Acme Good Day Butter Cookies' })]
const index = scanIndexOf(products, 'Acme')
const name = index.nameOf('cookies')

/** A line 200 wide in a picture of 960 by 1280, by its left and its top. */
const at = (text: string, left: number, top: number, height = 30) => lineAt(text, [left, top, 200, height])
/** A name at the left: of a pack that fills the picture, or of a smaller one. */
const left = (height: number) => [
  at('ACME', 50, 60, height),
  at('GOODDAY', 50, 160, height),
  at('BUTTER COOKIES', 50, 260, height),
]
const large = left(90)

it.each([
  ['a name in the middle of the picture', [at('ACME', 380, 500), at('Good Day Butter', 380, 560)], false],
  [
    'one above the middle, with a claim below',
    [at('Good Day', 380, 560), at('CRUNCHY OATS', 380, 640)],
    false,
  ],
  ['a large one at the side', large, false],
  ['a large one, with what any maker prints nearer', [...large, at('Net Wt 100 g', 380, 640, 60)], false],
  ['a large one, behind what says something else', [...large, at('SUNVALE', 380, 640, 60)], true],
  ['a large one, behind a maker’s cookies of its kind', [...large, at('Happy Butter', 380, 640, 60)], true],
  ['a large one, with small print nearer', [...large, at('SUNVALE', 380, 640, 30)], false],
  [
    'a large one, with what was hardly read nearer',
    [...large, lineAt('SUNVALE', [380, 640, 200, 60], 0.6)],
    false,
  ],
  ['a large one, with something else further out', [...large, at('SUNVALE', 20, 10, 60)], false],
  ['a small one at the side', left(30), true],
  ['one above what is held', [at('Good Day Butter Cookies', 380, 200), at('SUNVALE', 380, 640)], true],
  ['no line of the name', [at('SUNVALE', 380, 640)], false],
])('%s is printed beside it: %s', (_, lines, beside) => {
  expect(isBeside(sightWith({ lines }), name, index.words)).toBe(beside)
})

const dairy = scanIndexOf(
  ['Milk', 'Butter', 'Good Day Butter'].map((text) => productWith({ id: text, name: `Acme ${text}` })),
  'Acme',
)
const address = at('Manufactured by: Acme Industries Ltd.', 300, 1100, 20)

it.each([
  ['an ingredient', 'Milk', [at('wheat flour, milk solids, salt', 300, 500, 20), address], true],
  ['an allergen', 'Milk', [at('CONTAINS WHEAT, MILK, SOYA', 300, 500, 24), address], true],
  ['both', 'Butter', [at('butter, raising agents 503(ii)', 300, 500, 20), address], true],
  ['the brand by itself', 'Milk', [at('ACME', 300, 300, 60), at('with milk solids', 300, 500, 20)], true],
  ['a front', 'Milk', [at('ACME', 300, 300, 60), at('MILK', 300, 500, 120)], false],
  ['a small front', 'Milk', [at('ACME', 300, 300, 20), at('MILK', 300, 500, 30)], false],
  ['a name in large print, with a claim', 'Butter', [at('PASTEURISED BUTTER', 300, 500, 90)], false],
  ['a name with its kind', 'Butter', [at('Table Butter', 300, 500, 40)], false],
  ['a name on a back', 'Good Day Butter', [at('Good Day Butter Biscuits', 300, 90, 24), address], false],
  [
    'one part of it by itself',
    'Good Day Butter',
    [at('GOOD DAY', 300, 90, 60), at('made with real butter', 300, 200, 24)],
    false,
  ],
  ['no line of the name', 'Milk', [address], false],
])('%s only speaks of %s: %s', (_, id, lines, mentioned) => {
  expect(isOnlyMentioned(sightWith({ lines }), dairy.nameOf(id), dairy.words)).toBe(mentioned)
})
