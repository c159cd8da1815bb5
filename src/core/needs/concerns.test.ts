import { describe, expect, it } from 'vitest'
import { productOf } from '../facts/product-of.test-help.ts'
import { substances } from '../substances/substances.ts'
import { ownTextsIn } from '../texts/own-texts.ts'
import { concernsOf as concernsIn } from './concerns.ts'

const avoiding = (...avoid: string[]) => ({ avoid, diets: [] })
type Given = Parameters<typeof concernsIn>
const concernsOf = (needs: Given[0], product: Given[1], pack: Given[2]) =>
  concernsIn(needs, product, pack, ownTextsIn('en-IN'))
const textsOf = (...args: Parameters<typeof concernsOf>) => concernsOf(...args).map(({ text }) => text)
const NAME = 'Brand Plain Biscuits'
describe('what concerns somebody', () => {
  const product = productOf({
    allergensContain: ['wheat', 'milk solids'],
    allergensMayContain: ['nuts'],
    ingredients: 'wheat flour, sugar, lecithin',
  })

  it('is said of all that is on the list, what is named first', () => {
    expect(
      textsOf(avoiding('egg', 'cashew', 'soya', 'milk', 'wheat', 'kiwi', 'fish'), product, undefined),
    ).toEqual([
      `${NAME}: you avoid milk and wheat. From our list: contains milk solids and wheat.`,
      'You avoid egg and soya. From our list: the ingredients list names lecithin. It does not say whether that is egg or soya. Please check the pack or ask staff.',
      'You avoid cashew. From our list: may contain nuts. It does not say whether that is cashew. Please check the pack or ask staff.',
      'I cannot look for kiwi. Please ask staff.',
      'Our list does not name fish in it. Please check the pack or ask staff.',
    ])
  })

  it('by spelling is found even where nobody knows it', () => {
    expect(textsOf(avoiding('lecithin'), product, undefined)[0]).toContain('names lecithin')
  })

  it('stands on the list and harder on the pack', () => {
    expect(textsOf(avoiding('hazelnut', 'nuts'), product, { contains: ['nuts'], mayContain: [] })).toEqual([
      `${NAME}: you avoid nuts. The pack says: contains nuts. Please check the pack or ask staff.`,
      'You avoid nuts. From our list: may contain nuts.',
      'You avoid hazelnut. From our list: may contain nuts. It does not say whether that is hazelnut. Please check the pack or ask staff.',
    ])
  })

  it('of forty names leaves none out: those that are not named are counted, with the way to hear them', () => {
    const forty = substances.slice(0, 40).map(({ spoken }) => spoken)
    const said = textsOf(avoiding(...forty), product, undefined)
    expect(said.at(-1)).toMatch(/does not name \S+ things that you avoid in it\..*what is on my list\?$/)
    expect(said.join(' ').split(' ').length).toBeLessThan(200)
    expect(textsOf(avoiding(...forty), productOf(), undefined)[0]).toMatch(
      /: you avoid [\w-]+ things\. Our list gives no allergens for it\. Please ask staff\. To hear all/,
    )
  })

  it('is not known without a record, and nothing without a list', () => {
    expect(textsOf(avoiding('egg'), undefined, undefined)).toEqual([
      'I have no record of this product. Please ask staff.',
    ])
    expect(textsOf(avoiding(), product, undefined)).toEqual([])
  })

  it('tells a brand that says none from one that says nothing, and words that cannot be read', () => {
    const none = productOf({ allergensContain: [], allergensMayContain: [], ingredients: 'गेहूं' })
    expect(textsOf(avoiding('egg'), none, undefined)).toEqual([
      `${NAME}: you avoid egg. From our list: the brand names no allergens in it. Please check the pack or ask staff.`,
      'Our list also holds words that I cannot read.',
    ])
  })

  it.each([
    [
      { ingredients: 'sugar, gelatin' },
      'you eat vegetarian. From our list: the ingredients list names gelatin.',
    ],
    [
      { ingredients: 'flour, beef fat' },
      'you eat vegetarian. From our list: the ingredients list names beef fat.',
    ],
    [
      { allergensContain: ['egg'], allergensMayContain: null },
      'you eat vegetarian. From our list: contains egg.',
    ],
    [
      { ingredients: 'wheat, sugar' },
      'you eat vegetarian. Our list does not say whether it is vegetarian. Please check the pack or ask staff.',
    ],
    [
      { description: 'A vegetarian snack.' },
      'you eat vegetarian. Our list says: A vegetarian snack. Please check the pack or ask staff.',
    ],
  ])('for a vegetarian is what the record proves: %o', (known, said) => {
    expect(textsOf({ avoid: [], diets: ['vegetarian'] }, productOf(known), undefined)).toEqual([
      `${NAME}: ${said}`,
    ])
  })
})

describe('of a family that is avoided all members are told, wherever they are named', () => {
  const contains = { allergensContain: ['almond'] }
  it.each([
    [
      'in the ingredients and a sentence',
      { ...contains, ingredients: 'flour, cashew, almond', description: 'With pistachio.' },
      undefined,
      ['contains almond', 'ingredients list names cashew.', 'With pistachio.'],
    ],
    [
      'on the pack beside the list',
      { ...contains, allergensMayContain: ['hazelnut'] },
      { contains: ['almond', 'cashew', 'hazelnut'], mayContain: ['hazelnut', 'walnut'] },
      [
        'contains almond',
        'pack says: contains cashew and hazelnut',
        'pack says: may contain walnut',
        'list: may contain hazelnut',
      ],
    ],
    [
      'on the pack alone',
      { allergensContain: ['wheat'] },
      { contains: ['almond', 'cashew'], mayContain: ['walnut'] },
      ['contains almond and cashew', 'may contain walnut'],
    ],
    [
      'in the pack’s traces beside those of the list',
      { allergensContain: ['wheat'], allergensMayContain: ['hazelnut'] },
      { contains: [], mayContain: ['hazelnut', 'walnut'] },
      ['pack says: may contain walnut', 'list: may contain hazelnut'],
    ],
    [
      'in Hindi alone',
      { ...contains, ingredientsHi: 'काजू' },
      undefined,
      ['almond', 'Hindi words name cashew'],
    ],
    [
      'once',
      { ...contains, ingredients: 'almond flakes, flour' },
      { contains: ['almond'], mayContain: [] },
      ['almond'],
    ],
  ])('%s', (_, known, pack, said) => {
    const texts = textsOf({ avoid: ['nuts'], diets: [] }, productOf(known), pack)
    expect(texts).toHaveLength(said.length)
    for (const [at, words] of said.entries()) expect(texts[at]).toContain(words)
  })

  it('and what is only left open does not count as contained', () => {
    const known = { ...contains, description: 'Made with almond. May have traces of cashew.' }
    const found = concernsOf({ avoid: ['nuts'], diets: [] }, productOf(known), undefined)
    expect(found.some(({ text }) => text.includes('cashew'))).toBe(true)
    for (const { sign, text } of found) expect(sign).toBe(text.includes('cashew') ? 'unsure' : 'contains')
  })
})
