import { describe, expect, it } from 'vitest'
import type { Product } from '../contract/product.ts'
import type { Meaning } from '../language/meaning.ts'
import type { Topic } from '../language/topics.ts'
import { english, textsIn } from '../texts/answer-texts.ts'
import { respond } from './check-response.ts'
import { nothingChecked } from './checking.ts'
import type { PackWords } from './pack-disagreement.ts'
import { productOf } from './product-of.test-help.ts'
import type { Surroundings } from './response.ts'
import { tellProduct } from './tell-looked.ts'

const crisp = productOf({ name: 'Crisp', allergensContain: ['wheat'], allergensMayContain: ['nuts'] })
const other = productOf({ id: 'p2', name: 'Other', allergensContain: [], allergensMayContain: [] })
const around: Surroundings = {
  ...{ texts: english, nowMs: 1_800_000_000_000, brand: 'Acme', inStore: true, products: [crisp, other] },
  product: (id) => [crisp, other].find((one) => one.id === id),
}
const said = (meaning: Meaning, packWords: PackWords | undefined, there = around, product = crisp) => {
  const { checking } = tellProduct(nothingChecked, product, [], there, { source: 'words', packWords })
  const { actions } = respond(checking, meaning, there)
  return actions.flatMap((action) => ('sentences' in action ? action : []))
}
const words = (...all: Parameters<typeof said>) =>
  said(...all)
    .flatMap(({ sentences }) => sentences)
    .join(' ')
const ask = (topic: Topic): Meaning => ({ type: 'question', topic, about: { kind: 'this' } })
const contains = (substance: string) => ask({ name: 'contains', substance })
const pack: PackWords = { contains: ['soya', 'cashew'], mayContain: ['egg'] }
const SOY = 'The pack also says: contains soya. Our list does not. Please ask staff.'

describe('what the pack in hand says is told with what is asked of it', () => {
  it.each([
    ['soya', `Crisp. ${SOY}`],
    ['egg', 'Crisp. The pack also says: may contain egg. Our list does not. Please ask staff.'],
    ['wheat', 'Crisp. From our list: contains wheat.'],
    [
      'nuts',
      'Crisp. From our list: may contain nuts. The pack also says: contains cashew. Our list says: may contain cashew. Please ask staff.',
    ],
    ['milk', 'Crisp. Our list does not name milk. Please check the pack or ask staff.'],
  ])('whether it contains %s', (substance, expected) => {
    expect(words(contains(substance), pack)).toBe(expected)
  })

  it('what goes by a wider name, or by a narrower one', () => {
    const nuts = { contains: ['nuts'], mayContain: [] }
    expect(words(contains('almond'), { contains: ['milk'], mayContain: [] })).not.toContain('The pack')
    expect(words(contains('paneer'), { contains: ['milk'], mayContain: [] })).toContain('contains milk')
    expect(words(contains('cashew'), nuts)).toContain('The pack also says: contains nuts.')
  })

  it.each<[string, Partial<Product>, PackWords, string | undefined]>([
    [
      'peanut',
      { allergensContain: ['tree nuts'] },
      { contains: ['peanut'], mayContain: [] },
      'contains peanut. Our list does not. Please ask staff.',
    ],
    ['cashew', { allergensContain: ['nuts'] }, { contains: ['cashew'], mayContain: [] }, 'contains cashew.'],
    [
      'cashew',
      { allergensContain: ['nuts'] },
      { contains: [], mayContain: ['cashew'] },
      'may contain cashew.',
    ],
    [
      'cashew',
      { allergensMayContain: ['nuts'] },
      { contains: [], mayContain: ['cashew'] },
      'may contain cashew.',
    ],
    [
      'barley',
      { allergensContain: ['gluten'] },
      { contains: ['barley'], mayContain: [] },
      'contains barley.',
    ],
    ['nuts', { allergensContain: ['nuts'] }, { contains: ['cashew'], mayContain: [] }, undefined],
    ['cashew', { allergensContain: ['cashew'] }, { contains: ['cashew'], mayContain: [] }, undefined],
  ])(
    'a narrower word than the list has, to who asks for it: %s, %j, %j',
    (asked, known, printed, expected) => {
      const answered = words(contains(asked), printed, around, productOf({ name: 'Crisp', ...known }))
      if (expected === undefined) expect(answered).not.toContain('The pack')
      else expect(answered).toMatch(new RegExp(`The pack also says: ${expected}$`))
    },
  )

  it.each<Topic>([
    { name: 'allergens' },
    { name: 'describe' },
    { name: 'fullList' },
    { name: 'ingredients' },
    { name: 'diet', diet: 'vegan' },
    { name: 'advice', concern: 'any' },
  ])('all that it names where it is asked in general: %j', (topic) => {
    const answered = words(ask(topic), pack)
    expect(answered).toContain('The pack also says: contains cashew and soya.')
    expect(answered).toContain('The pack also says: may contain egg.')
    expect(words(ask(topic), { contains: ['wheat'], mayContain: [] })).toBe(words(ask(topic), undefined))
  })

  it('in short, too', () => {
    expect(words({ type: 'word', word: 'shorter' }, pack)).toContain('contains cashew and soya')
  })

  it('of the same product by its name, too', () => {
    const about = { kind: 'named', productIds: [crisp.id] } as const
    expect(words({ type: 'question', topic: { name: 'contains', substance: 'soya' }, about }, pack)).toBe(
      `Crisp. ${SOY}`,
    )
  })

  it('not where a figure or another product is asked for', () => {
    expect(words(ask({ name: 'weight' }), pack)).not.toContain('The pack')
    const about = { kind: 'named', productIds: ['p2'] } as const
    const meaning = { type: 'question', topic: { name: 'contains', substance: 'soya' }, about } as const
    expect(words(meaning, pack)).not.toContain('The pack')
  })

  it('with the sign of what is in there, and in Hindi', () => {
    expect(said(contains('soya'), pack)[0]?.about?.[0]?.sign).toBe('contains')
    expect(said(contains('egg'), pack)[0]?.about?.[0]?.sign).toBe('unsure')
    const hindi = { ...around, texts: textsIn('hi-IN') }
    expect(words(contains('soya'), pack, hindi)).toContain('पैक यह भी कहता है')
  })

  it.each([
    ['nuts', 'cashew', 'unsure'],
    ['cashew', 'nuts', 'contains'],
    ['milk', 'paneer', 'unsure'],
    ['egg', 'milk', 'unsure'],
  ])('what is in there for sure has its sign: the pack names %s, asked is %s', (named, asked, sign) => {
    expect(said(contains(asked), { contains: [named], mayContain: [] })[0]?.about?.[0]?.sign).toBe(sign)
  })

  it('not to the letter of the specification', () => {
    const literal = { ...around, asSpecified: true }
    for (const meaning of [contains('soya'), { type: 'word', word: 'shorter' } as const])
      expect(words(meaning, pack, literal)).toBe(words(meaning, undefined, literal))
  })
})

describe('what the record names outside of its lists is not said to be missing there', () => {
  const milk = { contains: ['milk'], mayContain: [] }
  const both = { contains: ['milk', 'soya'], mayContain: [] }
  const may = { contains: [], mayContain: ['milk'] }
  const PACK = 'The pack also says: contains milk.'
  const of = (known: Partial<Product>, topic: Topic, pack: PackWords) =>
    words(ask(topic), pack, around, productOf({ name: 'Crisp', ...known }))
  const asked: Topic = { name: 'contains', substance: 'milk' }
  const topics: Topic[] = [
    ...[asked, { name: 'allergens' }, { name: 'describe' }, { name: 'ingredients' }],
    ...[
      { name: 'diet', diet: 'vegan' },
      { name: 'advice', concern: 'any' },
    ],
  ] as Topic[]

  it.each<[string, Partial<Product>]>([
    ['its ingredients', { ingredients: 'Sugar, milk solids' }],
    ['its ingredients beside a list', { ingredients: 'Sugar, milk solids', allergensContain: ['wheat'] }],
    ['its ingredients beside traces', { ingredients: 'Milk solids', allergensMayContain: ['milk'] }],
    ['its description', { description: 'Made with milk.' }],
    ['its name', { name: 'Milk Crisp' }],
    ['Hindi words', { allergensContain: ['दूध'] }],
  ])('by %s', (_, known) => {
    for (const topic of topics) {
      expect(of(known, topic, milk)).toContain(PACK)
      expect(of(known, topic, milk)).not.toMatch(/Our list does not\.|Our list says: may contain/)
      expect(of(known, topic, may)).not.toContain('The pack also says')
    }
    expect(of(known, { name: 'allergens' }, both)).toContain(
      `${PACK} The pack also says: contains soya. Our list does not.`,
    )
  })

  it('in short, too', () => {
    const product = productOf({ name: 'Crisp', ingredients: 'Sugar, milk solids' })
    const short = words({ type: 'word', word: 'shorter' }, milk, around, product)
    expect(short).toContain(PACK)
    expect(short).not.toContain('Our list does not.')
  })
})
