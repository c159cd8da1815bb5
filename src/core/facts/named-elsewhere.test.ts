import { describe, expect, it } from 'vitest'
import { english, textsIn } from '../texts/answer-texts.ts'
import { allAllergens } from './allergens.ts'
import { answerTopic } from './answer-topic.ts'
import { containsSentences } from './contains.ts'
import { fullList, introduce, shorter } from './describe.ts'
import { namedElsewhere } from './named-elsewhere.ts'
import { productOf } from './product-of.test-help.ts'
import { compareSentences } from './two-products.ts'

type Known = Parameters<typeof productOf>[0]

const CHECK = 'Please check the pack or ask staff.'
const NONE_NAMED = 'From our list: the brand names no allergens in it.'
const among = (what: string) => `From our list: the ingredients list names ${what}.`
const forgotten = productOf({
  allergensContain: [],
  allergensMayContain: [],
  ingredients: 'rice flour, milk solids, cashew',
})
const SAID = [NONE_NAMED, among('milk solids and cashew'), CHECK]

const listed = (what: string) => `From our list: contains ${what}.`
const may = (what: string) => `From our list: may contain ${what}.`
const quote = (what: string) => `Our list says: ${what}`

describe('of a family that is asked for', () => {
  it.each<[string, Known, string[]]>([
    [
      'nuts',
      { allergensContain: ['wheat', 'peanut'], allergensMayContain: ['almond', 'cashew'] },
      [listed('peanut'), may('almond and cashew')],
    ],
    [
      'gluten',
      {
        allergensContain: ['oats'],
        allergensMayContain: ['wheat', 'barley'],
        description: 'May contain rye.',
      },
      [listed('oats'), quote('May contain rye.'), may('wheat and barley')],
    ],
    [
      'nuts',
      { allergensContain: ['almond'], ingredients: 'Almond, hazelnut paste, cashew' },
      [listed('almond'), among('hazelnut paste and cashew')],
    ],
    ['seafood', { allergensContain: ['fish'], allergensMayContain: ['crab'] }, [listed('fish'), may('crab')]],
    ['shellfish', { allergensContain: ['crab'], ingredients: 'oyster' }, [listed('crab'), among('oyster')]],
    [
      'nuts',
      { allergensContain: ['tree nuts'], allergensMayContain: ['peanut'] },
      [listed('tree nuts'), may('peanut')],
    ],
    [
      'nuts',
      { ingredients: 'peanuts, sugar', description: 'Baked with almonds.', packWords: ['walnut'] },
      [among('peanuts'), quote('Baked with almonds.'), 'The pack is named walnut.'],
    ],
    [
      'nuts',
      { allergensContain: ['peanut'], ingredientsHi: 'मूंगफली, बादाम' },
      [listed('peanut'), 'From our list: its Hindi words name almond.'],
    ],
    [
      'nuts',
      { description: 'Contains peanut. May contain almond.' },
      [quote('Contains peanut.'), quote('May contain almond.'), CHECK],
    ],
    [
      'nuts',
      { allergensContain: ['tree nuts'], ingredients: 'Almonds, peanut butter' },
      [listed('tree nuts'), among('peanut butter')],
    ],
    [
      'seeds',
      { allergensContain: ['mustard'], allergensMayContain: ['sesame'] },
      [listed('mustard'), may('sesame')],
    ],
    [
      'legumes',
      { allergensContain: ['peanut', 'soya'], allergensMayContain: ['lupin'], ingredients: 'chana' },
      [listed('peanut and soya'), among('chana'), may('lupin')],
    ],
    // What is said already is not said again, nor what a wider word says in detail.
    ['nuts', { allergensContain: ['almond'], ingredients: 'almond meal' }, [listed('almond')]],
    ['nuts', { allergensContain: ['nuts'], ingredients: 'almond' }, [listed('nuts')]],
    ['nuts', { allergensContain: ['almond'], description: 'Peanut free.' }, [listed('almond')]],
    ['gluten', { allergensContain: ['wheat'], ingredients: 'Suji, maida' }, [listed('wheat')]],
    ['milk', { allergensContain: ['milk'], ingredients: 'butter, whey' }, [listed('milk')]],
    ['milk', { allergensContain: ['milk'], ingredientsHi: 'दूध, मक्खन' }, [listed('milk')]],
  ])('all members are told, in %s: %j', (asked, known, said) =>
    expect(containsSentences(productOf(known), asked, english)).toEqual(said),
  )
})

describe('an allergen that the lists forgot', () => {
  it('is said wherever they are', () => {
    expect(introduce(forgotten, english).slice(1)).toEqual(SAID)
    expect(shorter(forgotten, english).slice(1)).toEqual(SAID)
    expect(allAllergens(forgotten, english)).toEqual(SAID)
    expect(answerTopic(forgotten, { name: 'advice', concern: 'any' }, 'Brand', english)).toEqual([
      ...SAID,
      'Please check with your doctor or the staff.',
    ])
  })

  it('is said of each of two products, and to check the packs once', () => {
    expect(compareSentences(forgotten, { ...forgotten, id: 'p2' }, english)).toEqual([
      'The first is Brand Plain Biscuits.',
      ...SAID.slice(0, -1),
      'The second is Brand Plain Biscuits.',
      ...SAID,
    ])
  })

  it.each<[Known, string[]]>([
    [{ ingredients: 'wheat flour, sugar' }, [among('wheat flour')]],
    [{ allergensContain: ['wheat'], ingredients: 'maida, malt extract' }, [among('malt extract')]],
    [{ allergensContain: ['almond'], ingredients: 'almond, pecan' }, [among('pecan')]],
    [{ allergensContain: ['almond'], ingredients: 'almond, cashew nuts' }, [among('cashew nuts')]],
    [
      { allergensContain: ['wheat'], allergensMayContain: ['milk'], ingredients: 'butter' },
      [among('butter')],
    ],
    [{ description: 'Crunchy, with real cashew.' }, ['Our list says: Crunchy, with real cashew.']],
    [{ packWords: ['kaju'] }, ['The pack is named kaju.']],
    [{ ingredientsHi: 'चीनी, गेहूँ का आटा, काजू' }, ['From our list: its Hindi words name wheat and cashew.']],
    [{ allergensContain: ['crab'], ingredients: 'crab, oyster sauce' }, [among('oyster sauce')]],
    ...['tree nuts', 'Tree nuts (almond, cashew)', 'dry fruits', 'mewa', 'Schalenfrüchte'].map(
      (list): [Known, string[]] => [
        { allergensContain: [list], ingredients: 'almonds, peanut butter' },
        [among('peanut butter')],
      ],
    ),
    [
      { allergensContain: ['tree nuts'], ingredientsHi: 'बादाम, मूंगफली' },
      ['From our list: its Hindi words name peanut.'],
    ],
    [{ allergensContain: ['tree nuts'], description: 'Contains peanuts.' }, [quote('Contains peanuts.')]],
    [{ ingredients: 'sugar, yolk powder' }, [among('yolk powder')]],
    [{ ingredients: 'sugar, prawn powder' }, [among('prawn powder')]],
    [{ description: 'Contains nuts, no almonds.' }, [quote('Contains nuts, no almonds.')]],
    // One place is enough.
    [{ ingredients: 'cashew', description: 'With cashew.', packWords: ['kaju'] }, [among('cashew')]],
  ])('%j', (known, said) => expect(namedElsewhere(productOf(known), english)).toEqual(said))

  it.each<Known>([
    { allergensContain: ['wheat', 'milk'], ingredients: 'refined wheat flour (maida), milk solids, ghee' },
    { allergensContain: ['milk'], ingredients: 'cheese, cream', description: 'With butter.' },
    { allergensContain: ['nuts'], ingredients: 'cashew, almond' },
    { allergensContain: ['tree nuts'], ingredients: 'cashew, almond' },
    { allergensContain: ['mixed nuts'], ingredients: 'peanut, almond' },
    { allergensContain: ['tree nuts, peanuts'], ingredients: 'peanut butter' },
    { allergensContain: ['gluten'], ingredients: 'wheat flour, barley malt' },
    { allergensContain: ['wheat'], ingredientsHi: 'गेहूँ का आटा' },
    // Where it may be, the name of a taste says no more.
    { allergensContain: [], allergensMayContain: ['cashew'], description: 'With cashew flavour.' },
    { description: 'Milk free. Enjoy with a glass of milk.', ingredients: 'sugar, lecithin' },
    // The name is said with each of these answers.
    { name: 'Brand Butter Cookies' },
    { name: 'Brand Butter Cookies', description: 'Brand Butter Cookies.' },
    { description: 'A gluten free rusk.' },
  ])('is none: %j', (known) => expect(namedElsewhere(productOf(known), english)).toEqual([]))

  it('is told in a visit of Hindi by what it is, where the list is read out in Hindi', () => {
    const known = { ingredients: 'whey powder', ingredientsHi: 'छाछ का पाउडर' }
    const hindi = textsIn('hi-IN')
    expect(namedElsewhere(productOf(known), hindi)).toEqual(['हमारी सूची से: सामग्री में यह नाम है: व्हे।'])
  })

  it('is not said twice by all that is known', () => {
    const sentences = fullList(productOf({ description: 'Crunchy, with real cashew.' }), english)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
