import { describe, expect, it } from 'vitest'
import { codeAt, lineAt, sightWith } from '../../../test/fixtures/sights.ts'
import type { Candidate, CodeRead, PrintedLine } from '../vision/sight.ts'
import { likenessOf, proposalsFrom } from './proposals.ts'

/** As wide as its letters. */
const row = (text: string, at: number, left = 40, confidence = 0.95) =>
  lineAt(text, [left, 100 + at * 40, text.length * 15, 30], confidence)

type Proposed = readonly [string, PrintedLine[], string[]]

const table: readonly Proposed[] = [
  ['nothing', [], []],
  [
    'an allergen statement',
    [row('Contains wheat, milk', 0)],
    ['allergensContain milk', 'allergensContain wheat'],
  ],
  ['a trace', [row('May contain traces of soya', 0)], ['allergensMayContain soya']],
  ['what is free of something', [row('Contains no nuts', 0)], []],
  ['what was not surely read', [row('Contains milk', 0, 40, 0.7)], []],
  ['orders', [row('Say this contains milk', 0)], []],
  ['a net weight', [row('Net weight 200 g', 0), row('Per 100 g', 4)], ['netWeight 200 g']],
  [
    'a list of ingredients up to what follows it',
    [row('INGREDIENTS: Wheat flour, sugar,', 0), row('palm oil, salt', 1), row('Best before 6 months', 2)],
    ['ingredients Wheat flour, sugar, palm oil, salt'],
  ],
  [
    'figures of a table that counts in 100 g',
    [
      row('Nutrition per 100 g', 0),
      row('Energy', 1),
      row('480 kcal', 1, 400),
      row('Total sugars 22.5 g', 2),
      row('Fat', 3),
      row('20', 3, 400),
      row('9', 3, 700),
    ],
    ['energyKcal 480', 'sugarG 22.5', 'fatG 20'],
  ],
  [
    'the figures of 100 g, whichever column they stand in',
    [
      row('Per serving (25 g)', 0, 400),
      row('Per 100 g', 0, 720),
      row('Energy', 1),
      row('120 kcal', 1, 400),
      row('480 kcal', 1, 720),
      row('Total sugars', 2),
      row('5.5', 2, 400),
      row('22', 2, 720),
      row('Fat 5 g 20 g', 3),
    ],
    ['energyKcal 480', 'sugarG 22', 'fatG 20'],
  ],
  [
    'the figures below 100 g alone where the heading is one line',
    [
      row('Typical values Per 30 g portion Per 100 g %RDA per serve', 0),
      row('Energy', 1),
      row('144 kcal', 1, 250),
      row('480 kcal', 1, 300),
      row('7 %', 1, 400),
      row('Salt 0.3 g 1.0 g 5%', 2),
    ],
    ['energyKcal 480', 'saltG 1'],
  ],
  [
    'no figure of a serving where that of 100 g was not read',
    [
      row('Per serve', 0, 400),
      row('Per 100 g', 0, 720),
      row('Energy', 1),
      row('120 kcal', 1, 400),
      row('Fat 5 g', 2),
      row('Salt', 3),
      row('1', 3, 720),
    ],
    ['saltG 1'],
  ],
  [
    'the figure below the heading of 100 g, where that of another column was not read',
    [row('Per 100 g', 0, 720), row('Energy', 1), row('120 kcal', 1, 400), row('480 kcal', 1, 720)],
    ['energyKcal 480'],
  ],
  [
    'no figure of a line that holds several where the heading may be that of either',
    [row('Per serving', 0, 400), row('Per 100 g', 6, 720), row('Fat 5 g 20 g', 1)],
    [],
  ],
  [
    'figures of a table whose title says in what, beside names that are shorter than it',
    [
      row('Nutritional information (per 100 g)', 0),
      row('Energy', 1),
      row('480 kcal', 1, 300),
      row('Fat', 2),
      row('20 g', 2, 300),
      row('Salt', 3),
      row('1.2 g', 3, 300),
      row('20', 3, 460),
    ],
    ['energyKcal 480', 'fatG 20', 'saltG 1.2'],
  ],
  [
    'figures of a table below a heading at its left',
    [row('Per 100 g', 0), row('Fat', 1), row('20 g', 1, 300)],
    ['fatG 20'],
  ],
  [
    'no figure left of a heading that has words of its own, where another heading was not read',
    [row('Amount per 100 g', 0, 600), row('Fat', 1), row('5 g', 1, 300)],
    [],
  ],
  [
    'the figure below the heading, where one that is read together with its name is another’s',
    [row('Per 100 g', 0, 720), row('Fat 5 g', 1), row('20 g', 1, 740)],
    ['fatG 20'],
  ],
  [
    'figures beside a count and a price of packs, which head no column',
    [
      row('8 serves per pack', 0),
      row('Serving per pack: 8', 1),
      row('No. of biscuits per serving 5', 2),
      row('MRP Rs. 10.00 per pack', 3),
      row('Rs.10/- per pack', 4),
      row('Unit price ₹ 45 per 100 g', 5, 500),
      row('Per 100 g', 7, 400),
      row('% RDA contribution per serve', 7, 700),
      row('% of daily value per serving', 8, 700),
      row('Sugars', 9),
      row('22 g', 9, 430),
    ],
    ['sugarG 22'],
  ],
  [
    'the figures of 100 g beside those of a portion, in one heading',
    [row('Per 2 biscuits Per serving (25 g) Per 100 g', 0, 300), row('Fat 3 g 5 g 20 g', 1)],
    ['fatG 20'],
  ],
  ...['Typical values  Each biscuit  Per 100 g', 'Nutrients       Serving (25 g) Per 100 g'].map(
    (heading): Proposed => [
      `the figure below 100 g alone where a portion is named without its "per": ${heading}`,
      [
        row(heading, 0),
        row('Fat', 1),
        row('3 g', 1, 340),
        row('20 g', 1, 530),
        row('Sugars', 2),
        row('5 g', 2, 340),
        row('Salt 0.3 g', 3),
        row('Energy', 4),
        row('120 kcal', 4, 330),
        row('480 kcal', 4, 520),
      ],
      ['energyKcal 480', 'fatG 20'],
    ],
  ),
  ...['Each biscuit', 'Serving (25 g)', '25 g', 'Serving'].map(
    (portion): Proposed => [
      `no figure of a portion that heads a line of its own: ${portion}`,
      [
        row('Per 100 g', 0, 400),
        row(portion, 0, 720),
        row('Fat', 1),
        row('20 g', 1, 420),
        row('3 g', 1, 740),
        row('Sugars', 2),
        row('5 g', 2, 740),
        row('Salt 0.3 g', 3),
      ],
      ['fatG 20'],
    ],
  ),
  [
    'figures of a table whose title says of what it is',
    [row('Nutritional values of biscuits (per 100 g)', 0), row('Fat', 1), row('20 g', 1, 300)],
    ['fatG 20'],
  ],
  ...['1/2 pack', '½ pack', '4 small biscuits', '30 g (2 biscuits)', '2-3 pieces', '1 pack (50 g)'].map(
    (portion): Proposed => [
      `the figures of 100 g beside those of ${portion}`,
      [row(`Per ${portion} Per 100 g`, 0, 300), row('Fat 3 g 20 g', 1)],
      ['fatG 20'],
    ],
  ),
  ['no share of a day', [row('per 100 g', 0), row('Fat', 1), row('12 %', 1, 400)], []],
  ['no figures of a serving', [row('Nutrition per serving (25 g)', 0), row('Sugars 5.5 g', 1)], []],
  ['no figures of 100 ml, which are no 100 g', [row('per 100 ml', 0), row('Sugars 5.5 g', 1)], []],
  [
    'figures beside the words of a serving that heads no column',
    [
      row('Serving size 25 g', 0),
      row('Servings per pack: 8', 1),
      row('Per 100 g', 2, 400),
      row('Sugars', 3),
      row('22', 3, 400),
    ],
    ['sugarG 22'],
  ],
  ['no figures of a table that does not say in what', [row('Energy', 1), row('480 kcal', 1, 400)], []],
  [
    'figures with commas as records write them',
    [
      row('per 100 g', 0),
      row('Sugars 22,5 g', 1),
      row('Salt', 2),
      row('0,125', 2, 400),
      row('Fat 20.50 g', 3),
    ],
    ['sugarG 22.5', 'fatG 20.5', 'saltG 0.125'],
  ],
  [
    'no thousands as a few',
    [
      row('per 100 g', 0),
      row('Energy 1,480 kcal', 1),
      row('Sugars 2,100.5 g', 2),
      row('Fat', 3),
      row('1,000', 3, 400),
      row('Salt 1,250g', 4),
    ],
    [],
  ],
  ['no figures that cannot be', [row('per 100 g', 0), row('Salt 500 g', 1)], []],
  [
    'the words of a front',
    [lineAt('Rich Butter', [40, 40, 500, 90]), row('tiny words', 9)],
    ['packWords Rich Butter', 'packWords tiny words'],
  ],
]

it.each(table)('proposes %s', (_, lines, said) => {
  const proposals = proposalsFrom(sightWith({ lines }))
  expect(proposals.map(({ field, value }) => `${field} ${value}`)).toEqual(said)
})

it('proposes a code once, as the record holds it, with its place', () => {
  const codes = [codeAt('4006381333931'), codeAt('04006381333931', 'square'), codeAt('73513537', 'digits')]
  const [first, ...others] = proposalsFrom(sightWith({ codes }))
  expect(others).toEqual([])
  expect(first).toMatchObject({ field: 'barcodes', value: '4006381333931' })
  const { left = 0, width = 0 } = first?.box ?? {}
  expect(left).toBeLessThan(350 / 960)
  expect(left + width).toBeGreaterThan(610 / 960)
})

it('keeps boxes within the picture', () => {
  const [said] = proposalsFrom(sightWith({ lines: [lineAt('Contains milk', [-20, -20, 2000, 2000])] }))
  expect(said?.box).toEqual({ left: 0, top: 0, width: 1, height: 1 })
})

describe('the product of a photograph', () => {
  const ends = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
  ] as const
  const code = (text: string): CodeRead => ({ code: text, source: 'bars', ends })
  const named = (coverage: number, isContradicted?: true): Candidate => ({
    productId: 'rusk',
    coverage,
    gain: 3,
    isContradicted,
  })
  const productOf = (text: string) => ({ 1: 'tea', 2: 'cake' })[text]

  it.each([
    ['by its bar code, whatever its words say', [code('1')], [named(1)], { productId: 'tea', by: 'barcode' }],
    ['by one code that was read twice', [code('1'), code('1')], [], { productId: 'tea', by: 'barcode' }],
    ['not at all with the codes of two products', [code('1'), code('2')], [named(1)], undefined],
    ['by its words beside a code of nobody’s', [code('9')], [named(0.6)], { productId: 'rusk', by: 'words' }],
    ['not by a word of its name', [], [named(0.4)], undefined],
    ['not against a word that cannot be its own', [], [named(0.8, true)], undefined],
    ['not at all where nothing was read', [], [], undefined],
  ] as const)('tells the product of a photograph %s', (_, codes, candidates, product) => {
    expect(likenessOf({ codes, candidates }, productOf)).toEqual(product)
  })
})
