import { describe, expect, it } from 'vitest'
import { understand } from '../language/understand.ts'
import { english } from '../texts/answer-texts.ts'
import { respond } from './check-response.ts'
import { type Checking, nothingChecked } from './checking.ts'
import { productOf } from './product-of.test-help.ts'
import type { Surroundings } from './response.ts'
import { tellDate, tellProduct } from './tell-looked.ts'
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

  it('is all of it where only its codes are others or it was checked anew, but for its old age', () => {
    const old = { ...told, checkedOn: '2020-01-31', barcodes: ['2980010001014'] }
    const { checking } = respond({ ...held, scanned: old }, asked, { ...around, product: () => old })
    const AGE = 'Our list is of January two thousand twenty.'
    expect(checking.lastAnswer).toContain(AGE)
    const now = { ...old, checkedOn: '2027-01-01', barcodes: [] }
    const repeated = respond(checking, { type: 'word', word: 'repeat' }, { ...around, product: () => now })
    const sentences = repeated.actions.flatMap((action) => ('sentences' in action ? action.sentences : []))
    expect(sentences).toEqual(checking.lastAnswer.filter((sentence) => sentence !== AGE))
  })

  const mended = { ...told, allergensContain: ['milk'], barcodes: ['2980010001014'] }
  const recalls = [{ gtin: '02980010001014', batch: null, reason: 'metal may be in it', since: '2026-11-01' }]
  const STOP = 'Stop. Good Day is recalled.'
  const repeat = (checking: Checking, product: typeof told | undefined, change: Partial<Surroundings> = {}) =>
    respond(
      checking,
      { type: 'word', word: 'repeat' },
      { ...around, ...change, product: () => product },
    ).actions.flatMap((action) => ('sentences' in action ? action.sentences : []))

  it.each([
    ['of all packs', null, STOP],
    ['of a batch', 'AB12', 'A batch of Good Day is recalled: A, B, one, two.'],
  ])('tells once more what was told to be called back: %s', (_, batch, expected) => {
    const there = { ...around, recalls: recalls.map((each) => ({ ...each, batch })) }
    const before = { ...mended, allergensContain: ['wheat'] }
    const seen = tellProduct(nothingChecked, before, [], there, { source: 'words' })
    for (const now of [mended, undefined]) {
      const scanned = now && before
      const said = repeat({ ...seen.checking, scanned }, now, there)
      expect(said[0]).toBe(expected)
      expect(said.at(-1)).toBe(CHANGED)
      expect(new Set(said).size).toBe(said.length)
    }
  })

  it('keeps a date that was read from the pack', () => {
    const date = 'Use by the third of May.'
    const seen = tellProduct(nothingChecked, told, [], around, { source: 'words' })
    const dated = tellDate(seen.checking, [date], around, { year: 2027, month: 5, day: 3 }).checking
    expect(repeat(dated, mended)).toEqual([`Good Day. ${date}`])
    expect(repeat(dated, mended, { recalls })).toEqual(expect.arrayContaining([STOP, `Good Day. ${date}`]))
    for (const now of [{ ...mended, name: 'Good Night' }, undefined])
      expect(repeat(dated, now)).toEqual([CHANGED, `Good Day. ${date}`])
    const [later] = repeat(dated, mended, { nowMs: around.nowMs + 600_000 })
    expect(later).toContain('10 minutes')
    const answered = respond(dated, asked, { ...around, product: () => told }).checking
    expect(repeat(answered, mended)).toEqual([CHANGED])
  })

  it('keeps the date that its code told', () => {
    const code = { pack: { gtin: '02980010001014' }, sentences: ['The code says: the third of May.'] }
    const seen = tellProduct(nothingChecked, told, [], around, { source: 'barcode', code })
    expect(repeat(seen.checking, mended)).toEqual([CHANGED, ...code.sentences])
  })
})
