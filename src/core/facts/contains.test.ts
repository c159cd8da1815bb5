import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedWords } from '../substances/substances.ts'
import { english } from '../texts/answer-texts.ts'
import { containsSentences, containsSign } from './contains.ts'
import { cashewCookies, productOf } from './product-of.test-help.ts'

const NO_TRACES = 'Our list says nothing about traces.'
const CHECK = 'Please check the pack or ask staff.'

describe('containsSentences', () => {
  it.each<[string, string, string[]]>([
    ['what the list names', 'milk', ['From our list: contains milk.']],
    ['a family by its member', 'gluten', ['From our list: contains wheat.']],
    [
      'an Indian word',
      'maida',
      ['From our list: the ingredients list names Refined wheat flour (maida) 52 percent.'],
    ],
    [
      'another flour of the same grain',
      'atta',
      ['From our list: contains wheat.', 'It does not say whether that is atta.', CHECK],
    ],
    ['what may be there', 'soya', ['From our list: may contain soya.']],
    [
      'an ingredient that the allergen list leaves out',
      'nuts',
      ['From our list: the ingredients list names cashew nuts (5 percent).'],
    ],
    [
      'an ingredient in brackets',
      'palm oil',
      ['From our list: the ingredients list names edible vegetable oil (palm).'],
    ],
    [
      'something narrower than what is named',
      'butter',
      ['From our list: contains milk.', 'It does not say whether that is butter.', CHECK],
    ],
    [
      'a kind of an allergen that has no row of its own',
      'paneer',
      ['From our list: contains milk.', 'It does not say whether that is paneer.', CHECK],
    ],
    ['silence, never no', 'egg', ['Our list does not name egg for Brand Good Day Cashew Cookies.', CHECK]],
    [
      'a word that no table knows',
      'dragon fruit',
      ['Our list does not name dragon fruit for Brand Good Day Cashew Cookies.', CHECK],
    ],
  ])('says %s', (_, substance, expected) =>
    expect(containsSentences(cashewCookies, substance, english)).toEqual(expected),
  )

  it.each<[string, string, string[]]>([
    ['meat', 'lard', ['From our list: the ingredients list names lard.']],
    ['beef', 'gelatine (bovine)', ['From our list: the ingredients list names gelatine (bovine).']],
    [
      'pork',
      'porcine gelatine, beef gelatin, pig skin',
      ['From our list: the ingredients list names porcine gelatine and pig skin.'],
    ],
    ['insects', 'colour (carmine)', ['From our list: the ingredients list names colour (carmine).']],
    ['insects', 'INS 120', ['From our list: the ingredients list names INS 120.']],
    [
      'insects',
      'shellac',
      [
        'From our list: the ingredients list names shellac.',
        'It does not say whether that is insects.',
        CHECK,
      ],
    ],
    ['insects', 'colour (150d)', ['Our list does not name insects for Brand Plain Biscuits.', CHECK]],
    ['potato', 'vegetable oil', ['Our list does not name potato for Brand Plain Biscuits.', CHECK]],
    ['carrot', 'vegetable fat', ['Our list does not name carrot for Brand Plain Biscuits.', CHECK]],
    [
      'potato',
      'hydrolysed vegetable protein',
      [
        'From our list: the ingredients list names hydrolysed vegetable protein.',
        'It does not say whether that is potato.',
        CHECK,
      ],
    ],
    [
      'vegetables',
      'edible vegetable oil',
      ['Our list does not name vegetables for Brand Plain Biscuits.', CHECK],
    ],
    [
      'potato',
      'vegetable powder, vegetable oil',
      [
        'From our list: the ingredients list names vegetable powder.',
        'It does not say whether that is potato.',
        CHECK,
      ],
    ],
    ['pork', 'lard', ['From our list: the ingredients list names lard.']],
    [
      'beef',
      'animal fat',
      [
        'From our list: the ingredients list names animal fat.',
        'It does not say whether that is beef.',
        CHECK,
      ],
    ],
    ['animal fat', 'tallow', ['From our list: the ingredients list names tallow.']],
    ['vegetable oil', 'palm oil', ['From our list: the ingredients list names palm oil.']],
    [
      'sunflower oil',
      'edible vegetable oil',
      [
        'From our list: the ingredients list names edible vegetable oil.',
        'It does not say whether that is sunflower oil.',
        CHECK,
      ],
    ],
    [
      'desi ghee',
      'ghee',
      [
        'From our list: the ingredients list names ghee.',
        'It does not say whether that is desi ghee.',
        CHECK,
      ],
    ],
    [
      'wheat bran',
      'maida',
      [
        'From our list: the ingredients list names wheat flour and maida.',
        'It does not say whether that is wheat bran.',
        CHECK,
      ],
    ],
    [
      'goat cheese',
      'milk solids',
      [
        'From our list: the ingredients list names milk solids.',
        'It does not say whether that is goat cheese.',
        CHECK,
      ],
    ],
    ['goat milk', 'coconut milk', ['Our list does not name goat milk for Brand Plain Biscuits.', CHECK]],
    [
      'coconut milk powder',
      'butter',
      ['Our list does not name coconut milk powder for Brand Plain Biscuits.', CHECK],
    ],
    [
      'nut butter',
      'mixed nuts',
      [
        'From our list: the ingredients list names mixed nuts.',
        'It does not say whether that is nut butter.',
        CHECK,
      ],
    ],
    ['vegetable oil', 'groundnut oil', ['From our list: the ingredients list names groundnut oil.']],
    [
      'vegetable oil',
      'edible oil',
      [
        'From our list: the ingredients list names edible oil.',
        'It does not say whether that is vegetable oil.',
        CHECK,
      ],
    ],
    [
      'sunflower seeds',
      'mixed seeds',
      [
        'From our list: the ingredients list names mixed seeds.',
        'It does not say whether that is sunflower seeds.',
        CHECK,
      ],
    ],
    ['coconut milk', 'butter', ['Our list does not name coconut milk for Brand Plain Biscuits.', CHECK]],
    ['coconut milk', 'milk solids', ['Our list does not name coconut milk for Brand Plain Biscuits.', CHECK]],
    [
      'marzipan',
      'almonds',
      [
        'From our list: the ingredients list names almonds.',
        'It does not say whether that is marzipan.',
        CHECK,
      ],
    ],
    [
      'palm oil',
      'refined oil',
      [
        'From our list: the ingredients list names refined oil.',
        'It does not say whether that is palm oil.',
        CHECK,
      ],
    ],
    [
      'pine nuts',
      'mixed nuts',
      [
        'From our list: the ingredients list names mixed nuts.',
        'It does not say whether that is pine nuts.',
        CHECK,
      ],
    ],
    ['pine nuts', 'cashew', ['Our list does not name pine nuts for Brand Plain Biscuits.', CHECK]],
    [
      'garlic powder',
      'garlic',
      [
        'From our list: the ingredients list names garlic.',
        'It does not say whether that is garlic powder.',
        CHECK,
      ],
    ],
    ['corn flour', 'maize starch', ['From our list: the ingredients list names maize starch.']],
    [
      'black pepper',
      'mixed spices',
      [
        'From our list: the ingredients list names mixed spices.',
        'It does not say whether that is pepper.',
        CHECK,
      ],
    ],
    ['msg', 'monosodium glutamate', ['From our list: the ingredients list names monosodium glutamate.']],
    [
      'vanaspati',
      'hydrogenated vegetable fat',
      ['From our list: the ingredients list names hydrogenated vegetable fat.'],
    ],
  ])('%s is told by what a record calls it: %s', (asked, ingredient, expected) => {
    const product = productOf({ ingredients: `wheat flour, ${ingredient}, sugar` })
    expect(containsSentences(product, asked, english)).toEqual(expected)
  })

  const among = (what: string) => `From our list: the ingredients list names ${what}.`
  it.each<[string, Partial<Parameters<typeof productOf>[0]>, string]>([
    ['milk', { allergensContain: ['soya/milk'] }, 'From our list: contains soya/milk.'],
    ['milk', { allergensContain: ['Almond / Milk'] }, 'From our list: contains almond / milk.'],
    ['milk', { allergensContain: ['Soya - Milk'] }, 'From our list: contains soya - milk.'],
    [
      'milk',
      { description: 'Allergens: wheat, soya, milk.' },
      'Our list says: Allergens: wheat, soya, milk.',
    ],
    ['egg', { description: 'Contains egg, plant fibre.' }, 'Our list says: Contains egg, plant fibre.'],
    ['milk', { ingredients: 'Filling (peanut, butter, sugar)' }, among('Filling (peanut, butter, sugar)')],
    ['milk', { ingredients: 'Dough [oat, milk, wheat]' }, among('Dough [oat, milk, wheat]')],
    ['wheat', { ingredients: 'Mix (rice, flour, salt)' }, among('Mix (rice, flour, salt)')],
    ['shellfish', { ingredients: 'Sauce (oyster, mushroom)' }, among('Sauce (oyster, mushroom)')],
    [
      'milk',
      { ingredients: 'Salt, free flowing (milk, free of salt)' },
      among('free flowing (milk, free of salt)'),
    ],
    ['milk', { ingredientsHi: 'भरावन (सोया / दूध)' }, 'From our list: its Hindi words name milk.'],
  ])('finds %s behind a sign: %j', (asked, known, said) =>
    expect(containsSentences(productOf(known), asked, english)[0]).toBe(said),
  )

  it('says what the brand says when it says none, with its source', () => {
    const none = productOf({ allergensContain: [], allergensMayContain: [] })
    expect(containsSentences(none, 'nuts', english)).toEqual([
      'From our list: the brand names no allergens in it.',
      CHECK,
    ])
    expect(containsSentences({ ...none, allergensMayContain: null }, 'nuts', english)).toContain(
      'Our list says nothing about traces.',
    )
    expect(containsSentences(none, 'palm oil', english)).toEqual([
      'Our list does not name palm oil for Brand Plain Biscuits.',
      CHECK,
    ])
  })

  it('says that there is no record', () => {
    expect(containsSentences(productOf(), 'milk', english)).toEqual([
      'Our list does not give the allergens or ingredients of Brand Plain Biscuits.',
      CHECK,
    ])
  })

  it.each<[string, string, Partial<Parameters<typeof productOf>[0]>, string]>([
    [
      'its description',
      'egg',
      { description: 'A soft cake. It has no egg.' },
      'Our list says: It has no egg.',
    ],
    ['its name', 'cashew', { name: 'Brand Cashew Rings' }, 'The pack is named Brand Cashew Rings.'],
    ['the wider word', 'almond', { allergensContain: ['tree nuts'] }, 'From our list: contains tree nuts.'],
    [
      'both, when it may also hold it',
      'soya',
      { ingredients: 'soya flour', allergensMayContain: ['soy'] },
      'From our list: may contain soy.',
    ],
  ])('quotes %s', (_, substance, known, sentence) => {
    expect(containsSentences(productOf(known), substance, english)).toContain(sentence)
  })

  it.each([
    ['milk', 'cocoa butter, coconut milk, peanut butter'],
    ['nuts', 'coconut, nutmeg'],
    ['wheat', 'buckwheat'],
    ['egg', 'eggplant'],
  ])('does not take a look-alike for %s', (substance, ingredients) => {
    const sentences = containsSentences(
      productOf({ ingredients, allergensContain: ['sesame'] }),
      substance,
      english,
    )
    if (substance === 'nuts') expect(sentences[0]).not.toMatch(/coconut|nutmeg/)
    else if (substance === 'milk')
      expect(sentences).toEqual([expect.stringMatching(/^Our list does not name/), NO_TRACES, CHECK])
    else expect(sentences[0]).toMatch(/^Our list does not name/)
  })

  it('never says no, whatever is asked of whatever is known', () => {
    const list = fc.option(fc.array(fc.constantFrom(...askedWords), { maxLength: 4 }))
    fc.assert(
      fc.property(
        fc.constantFrom(...askedWords),
        list,
        list,
        fc.option(fc.string()),
        (asked, contain, may, ingredients) => {
          const product = productOf({ allergensContain: contain, allergensMayContain: may, ingredients })
          const text = containsSentences(product, asked, english).join(' ')
          expect(text).not.toMatch(/\bNo\b|free of|does not contain/)
          expect(text).toMatch(/list|pack/)
        },
      ),
    )
  })

  it('says yes for every allergen that the list names by the very word', () => {
    for (const asked of askedWords) {
      const sentences = containsSentences(productOf({ allergensContain: [asked] }), asked, english)
      expect(sentences.join(' ')).toContain(`contains ${asked}`)
    }
  })
})

it.each([
  ['milk', 'contains'],
  ['nuts', 'contains'],
  ['soya', 'unsure'],
  ['butter', 'unsure'],
  ['egg', 'unsure'],
  ['dragon fruit', 'unsure'],
] as const)('an answer about %s is signed as %s', (asked, sign) => {
  expect(containsSign(cashewCookies, asked, english)).toBe(sign)
})

it.each<[string, number | null, string[]]>([
  ['sodium', 1.2, ['From our list: salt 1.2 grams per 100 grams.', 'Our list does not give its sodium.']],
  ['sodium', null, ['Our list does not give its sodium.']],
  [
    'carbohydrates',
    1.2,
    ['Our list does not give its carbohydrates.', 'From our list: the ingredients list names Flour.', CHECK],
  ],
  ['saturated fat', 1.2, ['Our list does not give its saturated fat.']],
])('%s is a figure that is given or not, salt %j', (asked, saltG, said) => {
  const product = productOf({ nutrition: { ...productOf({}).nutrition, saltG }, ingredients: 'Flour' })
  expect(containsSentences(product, asked, english)).toEqual(said)
  expect(containsSign(product, asked, english)).toBeUndefined()
})

it('a figure of the record is neither', () => {
  const product = productOf({ nutrition: { ...productOf({}).nutrition, sugarG: 22 }, ingredients: 'Flour' })
  expect(containsSign(product, 'sugar', english)).toBeUndefined()
})
