import { describe, expect, it } from 'vitest'
import { understand } from '../language/understand.ts'
import { english } from '../texts/answer-texts.ts'
import { respond } from './check-response.ts'
import { type Checking, nothingChecked } from './checking.ts'
import { productOf } from './product-of.test-help.ts'
import type { Surroundings } from './response.ts'
import { spellSentences } from './word-rules.ts'

const good = productOf({ id: 'g', name: 'Good Day', section: 'biscuits and snacks' })
const marie = productOf({ id: 'm', name: 'Marie Gold', section: 'Biscuits and Snacks' })
const cheese = productOf({ id: 'c', name: 'Cheese Slices', section: 'dairy' })
const products = [good, marie, cheese]
const names = products.map(({ id, name, section }) => ({ id, spoken: [name], section }))
const around: Surroundings = {
  texts: english,
  nowMs: 1_800_000_000_000,
  brand: 'Crisp',
  inStore: true,
  section: 'biscuits and snacks',
  products,
  product: (id) => products.find((one) => one.id === id),
}
const asked = (text: string, change: Partial<Surroundings> = {}, checking: Checking = nothingChecked) => {
  const { meaning } = understand({ text, question: 'checking', source: 'spoken', names })
  return respond(checking, meaning, { ...around, ...change }).actions.map((action) => {
    if (action.do === 'look') return { look: action.lookFor, find: action.find?.map(({ id }) => id) }
    return 'sentences' in action ? action.sentences.join(' ') : action.do
  })
}

describe('finding a product at a shelf', () => {
  it('looks for it in its section, and where no section is known', () => {
    expect(asked('find Marie Gold')).toEqual([{ look: 'name', find: ['m'] }])
    expect(asked('find Marie Gold', { section: undefined })).toEqual([{ look: 'name', find: ['m'] }])
  })

  it('says where it is, if it is in another section', () => {
    expect(asked('find Cheese Slices')).toEqual([
      'Our list has Cheese Slices in the dairy section. To go there, say change section.',
    ])
  })

  it('says that it does not know a name', () => {
    expect(asked('help me find Unicorn Deluxe')).toEqual([
      'I do not find that name in our list. To ask for one product, say its whole name.',
    ])
  })

  it('is no word of the specification’s', () => {
    expect(asked('find Marie Gold', { asSpecified: true })).not.toContainEqual({ look: 'name', find: ['m'] })
  })
})

describe('"this is not …"', () => {
  const told: Checking = {
    ...nothingChecked,
    scanned: good,
    told: { look: 'name', productId: 'g', source: 'words', atMs: around.nowMs },
  }
  it('doubts the answer, if it is what was told', () => {
    expect(asked('this is not Good Day', {}, told)).toEqual([{ look: 'name', find: undefined }])
  })
  it('of another product says what was told', () => {
    expect(asked('this is not Marie Gold', {}, told)).toEqual([
      'I said Good Day. If it is not that, say: that is wrong.',
    ])
  })
  it('of nothing that was told says so', () => {
    expect(asked('this is not Good Day')).toEqual([english.secondTexts.nothingTold])
  })
})

describe('a name by its letters', () => {
  it.each([
    ['Bourbon', ['B, O, U, R, B, O, N.']],
    ['Good Day', ['G, O, O, D.', 'D, A, Y.']],
    ['50-50 Sweet & Salty', ['50.', '50.', 'S, W, E, E, T.', 'and.', 'S, A, L, T, Y.']],
    ['Café 100%', ['C, A, F, É.', '100.', 'percent.']],
    ['NutriChoice 5', ['N, U, T, R, I, C, H, O, I, C, E.', '5.']],
    ['', []],
  ])('%s', (name, said) => {
    expect(spellSentences(name, english)).toEqual(said)
  })
})
