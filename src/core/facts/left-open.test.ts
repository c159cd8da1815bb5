import { describe, expect, it } from 'vitest'
import { concernsOf } from '../needs/concerns.ts'
import { english } from '../texts/answer-texts.ts'
import { ownTextsIn } from '../texts/own-texts.ts'
import { allAllergens, allergenSentences } from './allergens.ts'
import { containsSentences, containsSign } from './contains.ts'
import { mainIngredients } from './ingredients.ts'
import { productOf } from './product-of.test-help.ts'

type Known = Parameters<typeof productOf>[0]

const CHECK = 'Please check the pack or ask staff.'
const STAFF = 'Please ask staff.'
const NO_TRACES = 'Our list says nothing about traces.'
const NONE_NAMED = 'From our list: the brand names no allergens in it.'
const unsure = (what: string) => `It does not say whether that is ${what}.`
const listed = (what: string) => `From our list: contains ${what}.`
const may = (what: string) => `From our list: may contain ${what}.`
const among = (what: string) => `From our list: the ingredients list names ${what}.`
const quote = (what: string) => `Our list says: ${what}`

describe('what a record denies or leaves open', () => {
  it.each<[string, Known, string[]]>([
    [
      'almonds',
      { description: 'Made without almonds.', allergensContain: ['tree nuts'] },
      [listed('tree nuts'), unsure('almond'), quote('Made without almonds.'), CHECK],
    ],
    [
      'almonds',
      { description: 'No almonds.', allergensMayContain: ['nuts'] },
      [may('nuts'), unsure('almond'), quote('No almonds.'), CHECK],
    ],
    [
      'cashew',
      { allergensContain: ['nuts'], allergensMayContain: ['cashews'] },
      [listed('nuts'), unsure('cashew'), may('cashews'), CHECK],
    ],
    [
      'wheat',
      { allergensContain: ['gluten'], allergensMayContain: ['wheat'] },
      [listed('gluten'), unsure('wheat'), may('wheat'), CHECK],
    ],
    [
      'soya',
      { description: 'No soya added.', ingredients: 'sugar, emulsifier (lecithin)' },
      [among('emulsifier (lecithin)'), unsure('soya'), quote('No soya added.'), CHECK],
    ],
    [
      'cashew',
      { name: 'Brand Cashew Rings', allergensContain: ['nuts'] },
      [listed('nuts'), unsure('cashew'), 'The pack is named Brand Cashew Rings.', CHECK],
    ],
    [
      'almonds',
      { description: 'No almonds.', allergensMayContain: ['almonds'] },
      [may('almonds'), quote('No almonds.'), CHECK],
    ],
    ['egg', { description: 'It has no egg.' }, [quote('It has no egg.'), CHECK]],
    ['almond', { description: 'A nut free snack.' }, [quote('A nut free snack.'), CHECK]],
    ['milk', { ingredients: 'sugar, milk free chocolate' }, [among('milk free chocolate'), CHECK]],
    ['milk', { ingredients: 'sugar, fat free milk' }, [among('fat free milk')]],
    ['egg', { description: 'Made with free range eggs.' }, [quote('Made with free range eggs.'), CHECK]],
  ])('hides nothing that is surer, asked for %s: %j', (asked, known, said) => {
    expect(containsSentences(productOf(known), asked, english)).toEqual(said)
  })

  it.each<[Known, 'contains' | 'unsure']>([
    [{ description: 'Milk free.' }, 'unsure'],
    [{ description: 'Enjoy with a glass of milk.' }, 'unsure'],
    [{ description: 'Light biscuits to dip in milk.' }, 'unsure'],
    [{ description: 'May contain traces of milk.' }, 'unsure'],
    [{ name: 'Brand Milk Free Bar' }, 'unsure'],
    [{ name: 'Brand Sugar Free Milk Bar' }, 'contains'],
    [{ description: 'With real milk.' }, 'contains'],
    [{ ingredients: 'sugar, salt. May contain traces of nuts, milk' }, 'unsure'],
    [{ ingredients: 'sugar, no milk' }, 'unsure'],
    [{ ingredientsHi: 'बिना दूध' }, 'unsure'],
  ])('is signed as such: %j', (known, sign) => {
    const product = productOf(known)
    expect(containsSign(product, 'milk', english)).toBe(sign)
    const needs = { avoid: ['milk'], diets: [] }
    expect(concernsOf(needs, product, undefined, ownTextsIn('en-IN'))).toMatchObject([{ sign }])
  })

  it('is told to who avoids it, after the wider word of a list', () => {
    const known = { description: 'Made without almonds.', allergensContain: ['tree nuts'] }
    const needs = { avoid: ['almond'], diets: [] }
    const said = concernsOf(needs, productOf(known), undefined, ownTextsIn('en-IN'))
    expect(said.map(({ text }) => text).join(' ')).toMatch(/Made without almonds\..*contains tree nuts\./)
    expect(said.every(({ sign }) => sign === 'unsure')).toBe(true)
  })
})

describe('what one clause of a sentence denies', () => {
  it.each<[string, 'contains' | 'unsure']>([
    ['Contains milk and egg with no added colours.', 'contains'],
    ['Allergens: milk, soya; free from nuts.', 'contains'],
    ['Contains no nuts but contains milk.', 'contains'],
    ['Zero trans fat, rich in milk.', 'contains'],
    ['Contains wheat (no added sugar), milk and egg.', 'contains'],
    ['Dairy free (contains milk protein).', 'contains'],
    ['Gluten free, with nuts and milk.', 'contains'],
    ['Contains milk and is free from nuts.', 'contains'],
    ['Contains milk and may contain nuts.', 'contains'],
    ['Best with tea, contains milk.', 'contains'],
    ['Best with tea and made with milk.', 'contains'],
    ['Contains milk and goes well with tea.', 'contains'],
    ['Goodness of one glass of milk in every pack.', 'contains'],
    ['Perfect with tea made with milk.', 'unsure'],
    ['Enjoy milk cookies with tea.', 'unsure'],
    ['Great with tea, coffee or milk.', 'unsure'],
    ['Contains less than 2% milk.', 'contains'],
    ['Contains milk, no nuts.', 'contains'],
    ['Contains nuts, no milk.', 'unsure'],
    ['Free from egg, milk and nuts.', 'unsure'],
    ['Contains no egg, soy or milk.', 'unsure'],
    ['Milk, egg and nut free biscuits.', 'unsure'],
    ['Not made with milk.', 'unsure'],
    ['Contains wheat and may contain nuts, milk.', 'unsure'],
    ['Contains wheat, best with a glass of milk.', 'unsure'],
    ['Contains nuts, not suitable for milk allergy sufferers.', 'unsure'],
    ['No added sugar, milk and wheat.', 'unsure'],
  ])('is no more than that: %s', (description, sign) =>
    expect(containsSign(productOf({ description }), 'milk', english)).toBe(sign),
  )

  it.each([
    'Contains milk and egg with no added colours.',
    'Allergens: milk, soya; free from nuts.',
    'Contains no nuts but contains milk.',
    'Zero trans fat, rich in butter.',
    'No added sugar, milk and cocoa.',
    'Contains no added sugar, milk and cocoa.',
    'Gluten free milk biscuits.',
    'Not free from soya.',
    'Never without butter.',
    'Not only nuts.',
  ])('hides nothing else with the allergens: %s', (description) => {
    const product = productOf({ allergensContain: ['wheat'], description })
    expect(allergenSentences(product, english)).toEqual([listed('wheat'), quote(description)])
    expect(allAllergens(product, english)).toContain(quote(description))
  })

  it.each([
    'Perfect with tea, crunchy almonds in every bite.',
    'Enjoy almond cookies with tea.',
    'Goodness of one glass of milk in every pack.',
    'Enjoy with tea, now with real almonds.',
    'Best with tea and made with almonds.',
    'A biscuit of almonds that goes well with tea.',
    'Dip it in tea, loaded with almonds.',
    'Power of a cup of milk in each biscuit.',
  ])('nor what stands beside serving advice: %s', (description) => {
    const product = productOf({ allergensContain: ['wheat'], description })
    expect(allergenSentences(product, english)).toEqual([listed('wheat'), quote(description)])
  })

  it.each([
    'Enjoy with a glass of milk.',
    'Enjoy these crackers with cheese, butter or yogurt.',
    'Best with milk, tea and coffee.',
    'Perfect with tea, milk or coffee.',
    'A cup of milk goes well with it.',
    'Sprinkle almonds on top.',
    'Dip in warm milk, serve with cheese.',
    'Tastes great with a cup of milk in the morning.',
  ])('but what it is eaten with is not told with them: %s', (description) => {
    const product = productOf({ allergensContain: ['wheat'], description })
    expect(allergenSentences(product, english)).toEqual([listed('wheat')])
  })

  it.each([
    'A nut free snack.',
    'It has no egg.',
    'Free from milk, egg and nuts.',
    'Does not contain milk, egg or soya.',
    'Gluten free, enjoy with a glass of milk.',
    'A non-dairy treat.',
  ])('and what is only denied is not told with them: %s', (description) => {
    const product = productOf({ allergensContain: ['wheat'], description })
    expect(allergenSentences(product, english)).toEqual([listed('wheat')])
  })
})

describe('traces that stand outside of their list', () => {
  const facility = 'Made in a facility that handles nuts.'
  it.each<[Known, string[]]>([
    [
      { allergensContain: ['wheat'], description: 'May contain traces of nuts.' },
      [listed('wheat'), quote('May contain traces of nuts.')],
    ],
    [
      { allergensContain: [], allergensMayContain: [], description: facility },
      [NONE_NAMED, quote(facility), CHECK],
    ],
    [
      { allergensContain: ['wheat'], ingredients: 'wheat, salt. May contain traces of nuts, soya.' },
      [listed('wheat'), quote('May contain traces of nuts, soya.')],
    ],
    [
      { allergensContain: ['wheat'], ingredients: 'wheat, packed on a line shared with milk' },
      [listed('wheat'), quote('packed on a line shared with milk.')],
    ],
    [
      { allergensContain: ['wheat'], description: 'Made in a modern facility.' },
      [listed('wheat'), NO_TRACES],
    ],
    [
      { allergensContain: ['wheat'], description: 'May contain kiwi.' },
      [listed('wheat'), quote('May contain kiwi.')],
    ],
    ...[
      'Not suitable for nut allergy sufferers.',
      'Unsuitable for nut allergy sufferers.',
      'Not recommended for children allergic to egg.',
      'Cannot guarantee nut free.',
      'Could contain nuts.',
      'Made where we also use peanuts.',
      'Made in a bakery that uses sesame.',
      'Milk, egg and nuts may be present.',
    ].map((description): [Known, string[]] => [
      { allergensContain: ['wheat'], description },
      [listed('wheat'), quote(description)],
    ]),
    [{ description: facility }, ['Our list does not give its allergens.', quote(facility), STAFF]],
  ])('are quoted with all allergens, and only where there are none is it said so: %j', (known, said) => {
    expect(allAllergens(productOf(known), english)).toEqual(said)
  })

  it('are not said to be unknown where the Hindi words name them', () => {
    const known = { allergensContain: ['wheat'], descriptionHi: 'इसमें मूँगफली के अंश हो सकते हैं।' }
    expect(allAllergens(productOf(known), english)).not.toContain(NO_TRACES)
  })

  it.each<[string, Known, string[]]>([
    ['nuts', { allergensContain: ['milk'] }, [NO_TRACES]],
    ['nuts', { allergensContain: ['milk'], allergensMayContain: [] }, []],
    ['nuts', { ingredients: 'sugar' }, []],
    ['egg', { allergensContain: ['milk'], description: facility }, [quote(facility)]],
    ['palm oil', { allergensContain: ['milk'], ingredients: 'sugar' }, []],
  ])('are told behind "does not name %s": %j', (asked, known, traces) => {
    const silent = `Our list does not name ${asked} for Brand Plain Biscuits.`
    expect(containsSentences(productOf(known), asked, english)).toEqual([silent, ...traces, CHECK])
  })
})

describe('a list of ingredients with statements behind it', () => {
  const advice =
    'Allergen advice: for allergens, including cereals containing gluten, see ingredients in bold.'
  const also = 'Also may contain traces of NUTS, SESAME.'
  const notFor = 'Not suitable for people with PEANUT allergy.'
  const british = { ingredients: `Rice, salt. ${advice} ${also} ${notFor}` }

  it.each<[string, Known, string[]]>([
    ['nuts', british, [quote(also), quote(notFor), CHECK]],
    ['sesame', british, [quote(also), CHECK]],
    ['peanut', british, [quote(notFor), CHECK]],
    ['gluten', british, [quote(advice), CHECK]],
    [
      'egg',
      { ingredients: 'Rice. May contain: nuts; peanuts; sesame; egg' },
      [quote('May contain: nuts; peanuts; sesame; egg.'), CHECK],
    ],
    [
      'milk',
      { ingredients: 'Rice (may contain traces of egg (ovalbumin) and milk), salt' },
      [quote('may contain traces of egg (ovalbumin) and milk.'), CHECK],
    ],
    ['egg', { ingredients: 'Rice; may contain milk; egg powder' }, [among('egg powder')]],
    ['milk', { ingredients: 'Tuna packed in oil; milk; salt' }, [among('milk')]],
    ['milk', { ingredients: 'Rice. Milk. Egg' }, [among('Milk')]],
  ])('is cut where they begin, asked for %s: %j', (asked, known, said) =>
    expect(containsSentences(productOf(known), asked, english)).toEqual(said),
  )

  it('tells with the allergens what may be there, and not where allergens are printed', () => {
    expect(allergenSentences(productOf(british), english)).toEqual([
      quote(also),
      quote(notFor),
      'It gives no full list of allergens.',
      STAFF,
    ])
  })

  it('names no statement among the main ingredients', () => {
    expect(mainIngredients(productOf(british), english)).toEqual(['Ingredients: Rice and salt.'])
  })
})

it.each(['', ' '])('a list of ingredients with nothing in it (%j) is none', (ingredients) => {
  const product = productOf({ ingredients })
  expect(containsSentences(product, 'nuts', english)).toEqual([
    'Our list does not give the allergens or ingredients of Brand Plain Biscuits.',
    CHECK,
  ])
  const [said] = concernsOf({ avoid: ['palm oil'], diets: [] }, product, undefined, ownTextsIn('en-IN'))
  expect(said?.text).toContain('gives no ingredients')
})

describe('words in a list of allergens that name none', () => {
  it.each<[string, string[]]>([
    ['gluten free', [quote('gluten free.'), 'It gives no full list of allergens.', STAFF]],
    ['none', [quote('none.'), 'It gives no full list of allergens.', STAFF]],
  ])('%s is a quote', (entry, said) => {
    expect(allergenSentences(productOf({ allergensContain: [entry] }), english)).toEqual(said)
  })

  it.each(['TBD', 'see pack', 'None.', '#N/A', 'FALSE'])('%s is no recorded list', (entry) => {
    const product = productOf({ allergensContain: [entry], allergensMayContain: [entry] })
    expect(containsSentences(product, 'milk', english)).toEqual([
      'Our list does not give the allergens or ingredients of Brand Plain Biscuits.',
      CHECK,
    ])
    const [concern] = concernsOf({ avoid: ['milk'], diets: [] }, product, undefined, ownTextsIn('en-IN'))
    expect(concern?.text).toContain('gives no allergens')
    expect(allergenSentences(product, english).join(' ')).not.toMatch(/contains?/i)
  })

  it.each(['gluten free', 'no gluten', 'may contain gluten'])('%s is never "contains"', (entry) => {
    const product = productOf({ allergensContain: ['milk', entry] })
    expect(containsSentences(product, 'gluten', english)).toEqual([quote(`${entry}.`), CHECK])
    expect(containsSign(product, 'gluten', english)).toBe('unsure')
    expect(allergenSentences(product, english)).toEqual([listed('milk'), quote(`${entry}.`)])
  })
})
