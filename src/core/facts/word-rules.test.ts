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

describe('saying again what was said of a record', () => {
  const told = productOf({ id: 'g', name: 'Good Day', allergensContain: ['wheat'] })
  const asked = { type: 'question', topic: { name: 'allergens' }, about: { kind: 'this' } } as const
  const held = { ...nothingChecked, scanned: told, seenAtMs: around.nowMs }
  const { checking } = respond(held, asked, { ...around, product: () => told })
  const again = (word: 'repeat' | 'louder' | 'faster', now: typeof told | undefined) =>
    respond(checking, { type: 'word', word }, { ...around, product: () => now }).actions.flatMap((action) =>
      'sentences' in action ? [action.sentences.join(' '), action.about?.map(({ product }) => product)] : [],
    )
  const CHANGED = 'Our list has changed since I said that. Please ask again.'

  it.each(['repeat', 'louder', 'faster'] as const)('is that it has changed since: %s', (word) => {
    const mended = { ...told, allergensContain: ['wheat', 'milk'] }
    expect(again(word, mended)).toEqual([CHANGED, [mended]])
    expect(again(word, undefined)).toEqual([CHANGED, undefined])
    expect(again(word, { ...told })[0]).toMatch(/^Good Day. From our list: contains wheat./)
  })

  it('is the same to the letter of the specification', () => {
    const literal = { ...around, asSpecified: true, product: () => undefined }
    expect(respond(checking, { type: 'word', word: 'repeat' }, literal).actions).toMatchObject([
      { sentences: checking.lastAnswer },
    ])
  })
})
