import { describe, expect, it } from 'vitest'
import { lineAt, productWith, sightWith } from '../../../test/fixtures/sights.ts'
import { matchLines } from './match.ts'
import { scanIndexOf } from './scan-index.ts'
import { createScanTracker } from './scan-tracker.ts'
import type { PrintedLine } from './sight.ts'

const names =
  'Good Day Butter|Good Day Cashew|Good Day Choco Chip|Marie Gold|Milk Bikis|Milk Bikis Atta|Digestive|Digestive Zero|Bourbon|Fruit Cake|Plum Cake|Daily Milk Loaf|Daily Brown Loaf|Daily Whole Wheat Loaf|Daily Multigrain Loaf|Oats Cookies|50-50|50-50 Sweet & Salty|Milk|Butter|Ghee|Butter Bites|Butter Rusk|Butter Cake|Milk Rusk|Milk Bun'
const products = names.split('|').map((name) => productWith({ id: name, name: `Acmeria ${name}` }))

/** A line of print in a picture of 960 by 1280, by its top, its height and the middle of its length. */
const at = (text: string, top: number, height: number, middle = 480) => {
  const width = text.length * height * 0.55
  return lineAt(text, [middle - width / 2, top, width, height])
}

/** What pictures that all show these lines come to, and after how many of them. */
function told(lines: readonly PrintedLine[]): string {
  const { words } = scanIndexOf(products, 'Acmeria')
  const sight = sightWith({ lines, ...matchLines(lines, words, [], sightWith()) })
  const tracker = createScanTracker(products, { brand: 'Acmeria' })
  for (const after of [1, 2, 3]) {
    const decision = tracker.observe(sight, after * 400)
    if (decision) return `${decision.kind === 'product' ? decision.productId : decision.kind} after ${after}`
  }
  const decision = tracker.conclude()
  return decision.kind === 'either' ? decision.productIds.join(' or ') : decision.kind
}

const brand = at('ACMERIA', 200, 60)
const slogans = [at('crunchy & tasty', 900, 28), at('NET WT 100 g', 1150, 30)]

describe('the front of one pack is told', () => {
  it.each<[string, PrintedLine[], number]>([
    ['Good Day Butter', [at('GOOD DAY', 400, 120), at('BUTTER', 560, 90), ...slogans], 1],
    ['Good Day Cashew', [at('GOOD DAY', 400, 120), at('CASHEW', 560, 60), ...slogans], 1],
    ['Good Day Cashew', [at('GOOD DAY CASHEW', 400, 80), at('rich cookies', 900, 28)], 1],
    ['Good Day Cashew', [at('GOOD DAY', 400, 120), at('CASHEW', 560, 60, 700), ...slogans], 1],
    ['Milk Bikis Atta', [at('MILK BIKIS', 400, 110), at('ATTA', 540, 60), ...slogans], 1],
    ['Milk Bikis', [at('MILK BIKIS', 400, 110), ...slogans], 2],
    ['Bourbon', [at('BOURBON', 500, 110), at('Biscuits', 640, 50), ...slogans], 1],
    ['Digestive Zero', [at('DIGESTIVE', 400, 110), at('ZERO', 540, 90), ...slogans], 1],
    ['50-50 Sweet & Salty', [at('50-50', 400, 130), at('SWEET & SALTY', 560, 60), ...slogans], 1],
    [
      'Daily Whole Wheat Loaf',
      [at('DAILY', 300, 80), at('WHOLE WHEAT LOAF', 420, 70), at('goodness of milk', 900, 28)],
      1,
    ],
    ['Milk', [at('MILK', 400, 140), at('goodness of wheat', 900, 28)], 2],
  ])('%s', (name, lines, after) => {
    expect(told([brand, ...lines])).toBe(`${name} after ${after}`)
    // Many a maker's mark is small, in a corner.
    expect(told([at('ACMERIA', 70, 32, 150), ...lines])).toBe(`${name} after ${after}`)
  })
})

describe('of a sibling it is asked which of the two it is', () => {
  const held = (...lines: PrintedLine[]) => [brand, ...lines, ...slogans]
  const butter = [at('GOOD DAY', 400, 120), at('BUTTER', 560, 90)]
  it.each<[string, PrintedLine[], string]>([
    [
      'that stands beside the held one',
      held(...butter, at('GOOD DAY', 500, 28, 850), at('CASHEW', 540, 26, 850)),
      'Good Day Cashew or Good Day Butter',
    ],
    [
      'that stands beside it as large',
      held(
        at('GOOD DAY', 400, 60),
        at('BUTTER', 480, 60),
        at('GOOD DAY', 400, 60, 800),
        at('CASHEW', 480, 60, 800),
      ),
      'Good Day Cashew or Good Day Butter',
    ],
    [
      'beside the other, the picture between them',
      [
        at('ACMERIA', 200, 60),
        ...[at('GOOD DAY', 400, 60, 230), at('BUTTER', 480, 60, 230)],
        ...[at('GOOD DAY', 400, 60, 730), at('CASHEW', 480, 60, 730)],
      ],
      'Good Day Cashew or Good Day Butter',
    ],
    [
      'with the same kind of loaf',
      [at('ACMERIA', 540, 60), at('DAILY MILK LOAF', 620, 70), at('MULTIGRAIN LOAF', 640, 20, 850)],
      'Daily Multigrain Loaf or Daily Milk Loaf',
    ],
    [
      'that has a word more',
      held(at('MILK BIKIS', 400, 110), at('MILK BIKIS', 500, 40, 820), at('ATTA', 550, 40, 820)),
      'Milk Bikis Atta or Milk Bikis',
    ],
    [
      'that a claim makes of it',
      held(at('DIGESTIVE', 400, 110), at('ZERO TRANS FAT', 900, 26)),
      'Digestive Zero or Digestive',
    ],
    [
      'that an ingredient makes of it',
      held(at('MILK BIKIS', 400, 110), at('made with 100% atta', 900, 26)),
      'Milk Bikis Atta or Milk Bikis',
    ],
    [
      'that its kind makes of it',
      held(at('50-50', 400, 130), at('sweet & salty crackers', 900, 28)),
      '50-50 Sweet & Salty or 50-50',
    ],
    [
      'that a slogan makes of it',
      [at('ACMERIA', 540, 60), at('DAILY BROWN LOAF', 620, 70), at('WHOLE WHEAT GOODNESS', 900, 28)],
      'Daily Whole Wheat Loaf or Daily Brown Loaf',
    ],
  ])('%s', (_, lines, expected) => {
    expect(told(lines)).toBe(expected)
  })

  it.each<[string, PrintedLine[], string]>([
    [
      'the held one is the rarer',
      held(
        at('GOOD DAY', 400, 120),
        at('CASHEW', 560, 60),
        at('GOOD DAY', 500, 28, 850),
        at('BUTTER', 540, 26, 850),
      ),
      'Good Day Cashew after 1',
    ],
    [
      'only a slogan has the other’s word',
      held(at('GOOD DAY', 400, 120), at('CASHEW', 560, 60), at('with real butter', 900, 28)),
      'Good Day Cashew after 1',
    ],
    [
      'its own word stands in a corner',
      held(at('MILK BIKIS', 400, 110), at('ATTA', 560, 60, 760)),
      'Milk Bikis Atta after 1',
    ],
    [
      'its own word stands with its kind',
      held(at('MILK BIKIS', 500, 110), at('ATTA BISCUITS', 640, 60)),
      'Milk Bikis Atta after 1',
    ],
  ])('but not where %s', (_, lines, expected) => {
    expect(told(lines)).toBe(expected)
  })
})

it.each<[string, PrintedLine[]]>([
  ['a digestive', [at('SUNVALE', 350, 90), at('DIGESTIVE', 500, 110)]],
  ['a bourbon', [at('PARLO', 380, 50), at('BOURBON', 500, 130)]],
  ['a fruit cake', [at('MONGINO', 350, 80), at('FRUIT CAKE', 500, 110)]],
])('another maker’s pack is none of ours for the shelf behind it: %s', (_, lines) => {
  expect(told([at('ACMERIA', 70, 32, 180), ...lines])).toBe('retry')
})

it.each<[string, PrintedLine[]]>([
  ['an ingredient', [at('butter, raising agents 503(ii)', 500, 20)]],
  ['an allergen', [at('INGREDIENTS: milk solids', 500, 20), at('CONTAINS WHEAT, MILK, SOYA', 540, 20)]],
])('%s and the maker’s address name nothing', (_, lines) => {
  expect(told([...lines, at('Manufactured by: Acmeria Industries Ltd.', 1000, 20)])).toBe('retry')
})
