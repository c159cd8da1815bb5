import { describe, expect, it } from 'vitest'
import { butter } from '../../../test/fixtures/sights.ts'
import type { Recall } from '../contract/product.ts'
import type { Meaning, Word } from '../language/meaning.ts'
import { english } from '../texts/answer-texts.ts'
import { respond } from './check-response.ts'
import { nothingChecked } from './checking.ts'
import { callsFor, packInHand } from './recalls.ts'
import type { Response, Surroundings } from './response.ts'
import { tellDate, tellProduct } from './tell-looked.ts'

const recall = (change: Partial<Recall> = {}): Recall => ({
  gtin: '02980010001014',
  batch: 'AB-12',
  reason: 'metal may be in it',
  since: '2026-11-01',
  ...change,
})

describe('what is called back', () => {
  it.each([
    [
      'all packs',
      undefined,
      [recall({ batch: null })],
      true,
      'Stop. Britannia Good Day Butter Cookies is recalled.',
    ],
    [
      'this batch',
      'ab12',
      [recall()],
      true,
      'Stop. Britannia Good Day Butter Cookies, batch A, B, one, two, is recalled.',
    ],
    ['this batch among others', 'ab12', [recall({ batch: 'X' }), recall()], true, 'Stop.'],
    [
      'a batch, and nobody knows which this is',
      undefined,
      [recall()],
      false,
      'I do not know the batch of this pack.',
    ],
    ['another batch', 'AB13', [recall()], false, 'The code says that yours is A, B, one, three.'],
    ['why', undefined, [recall()], false, 'The reason: metal may be in it.'],
  ])('%s', (_, batch, recalls, isThis, said) => {
    const called = callsFor(butter, batch, recalls, english)
    expect(called.isThis).toBe(isThis)
    expect(called.sentences.join(' ')).toContain(said)
  })

  it.each([
    ['more behind it, as where a code lost its separator', 'AB1221XYZ', 'AB-12'],
    ['more before it', 'LAB12', 'AB-12'],
    ['its beginning', 'AB1', 'AB-12'],
    ['figures for the letters like them', 'A0120', 'AO12O'],
    ['letters for the figures like them', 'ABI2S', 'A8125'],
    ['one of a list', 'AB12', 'AB12, AB13'],
    ['a list that may hold it', 'CD40', 'AB12 and AB13'],
    ['a range that may hold it', 'AB15', 'AB12-AB19'],
    ['a range in words', 'AB15', 'AB12 to AB19'],
  ])('a batch that may be this one: %s', (_, batch, called) => {
    const { isThis, sentences } = callsFor(butter, batch, [recall({ batch: called })], english)
    expect(isThis).toBe(false)
    expect(sentences.join(' ')).toContain('It may be this one: do not eat it, and ask staff.')
    expect(sentences.join(' ')).not.toContain('yours is')
  })

  it('many batches for one reason are one sentence, the one that may be in the hand first', () => {
    const many = Array.from({ length: 12 }, (_, at) => recall({ batch: `GD${24_010 + at}`, reason: 'Metal' }))
    const unknown = callsFor(butter, undefined, many, english).sentences
    expect(unknown).toHaveLength(3)
    expect(unknown[0]).toMatch(/^Batches of .* are recalled: (?:[^;]+; ){3}and 9 more\.$/)
    const [first] = callsFor(
      butter,
      'CD34',
      [...many, recall({ batch: 'AB12-19', reason: 'Glass' })],
      english,
    ).sentences
    expect(first).toMatch(/^A batch of/)
  })

  const several = [
    ...[
      'AB12/AB13/AB14',
      'AB12-19',
      'AB12/13',
      'AB9-AB12',
      'AB12—AB19',
      'AB12..AB19',
      'AB12…AB19',
      'AB12~AB19',
    ],
    ...['AB12:AB19', 'AB12→AB19', 'AB12_AB19', 'AB12 thru AB19', 'AB12 until AB19', 'AB12 through AB19'],
    ...[
      'AB12 upto AB19',
      'AB12 bis AB19',
      'AB12toAB19',
      'AB12 AB13 AB14',
      'AB12 AB13',
      '1/2/3',
      '1-2-3',
      '12 13A',
    ],
    ...['>AB12', '<=0325', 'from AB12', 'before 0325', 'by 0325', 'all 2026', 'AB12 & up', 'AB12 onwards'],
    ...['AB1[2-9]', 'AB1*', 'AB1?', 'L12XX', 'L12x', 'XX12', '123A-F', 'L123 (blue)', '２０２５'],
    ...['ALL', 'all batches', 'all of March', 'any', '*', '-', 'unknown', 'none', 'N/A', 'see pack', 'АВ12'],
    ...['LOT 77', 'Lot: 77', 'Batch: 77', 'B.No. 77', '2025-03'],
  ]
  it.each(several)('a batch that may be any: %s', (called) => {
    const said = callsFor(butter, 'CD34', [recall({ batch: called })], english).sentences.join(' ')
    expect(said).toContain('It may be this one: do not eat it, and ask staff.')
    expect(said).not.toContain('yours is')
  })

  it.each([
    ['LOT123', 'L123'],
    ['BATCHNO123', 'L123'],
    ['BN123', 'L123'],
  ])('a batch behind its label may be this one: %s', (called, batch) => {
    const said = callsFor(butter, batch, [recall({ batch: called })], english).sentences.join(' ')
    expect(said).toContain('It may be this one')
  })

  it.each(['AB12', 'AB-12', 'AB 12', '12-AB', 'L0325', 'L123 A', '0325', 'XK12', '24A15', ' AB12 '])(
    'one batch is told apart from another: %s',
    (called) => {
      const said = callsFor(butter, 'QW77', [recall({ batch: called })], english).sentences.join(' ')
      expect(said).toContain('The code says that yours is')
    },
  )

  it.each(['AB13', '12AB', 'AC12', 'CD34'])('another batch: %s', (batch) => {
    const { sentences } = callsFor(butter, batch, [recall()], english)
    expect(sentences.join(' ')).toContain('The code says that yours is')
  })

  it('says nothing of other products', () => {
    expect(callsFor(butter, 'AB12', [recall({ gtin: '04006381333931' })], english).sentences).toEqual([])
  })
})

describe('is said before anything else', () => {
  const around: Surroundings & { timeZone: string } = {
    ...{
      texts: english,
      brand: 'Britannia',
      inStore: true,
      products: [butter],
      nowMs: 1000,
      timeZone: 'Asia/Kolkata',
    },
    recalls: [recall()],
    product: () => butter,
  }
  const saidBy = ({ actions }: Response) =>
    actions.flatMap((action) => ('sentences' in action ? action.sentences : []))
  const pack = { gtin: '02980010001014', batch: 'AB12' }
  const stop = 'Stop. Britannia Good Day Butter Cookies, batch A, B, one, two, is recalled.'
  const maybe = 'A batch of Britannia Good Day Butter Cookies is recalled: A, B, one, two.'

  it('of a pack that was looked at, and again before each answer about it', () => {
    const told = tellProduct(nothingChecked, butter, [], around, {
      source: 'barcode',
      code: { pack, sentences: [] },
    })
    expect(saidBy(told)[0]).toBe(stop)
    const meaning = { type: 'question', topic: { name: 'allergens' }, about: { kind: 'this' } } as const
    expect(saidBy(respond(told.checking, meaning, around))[0]).toBe(stop)
  })

  it('of a pack whose batch only the look for the date showed', () => {
    const told = tellProduct(nothingChecked, butter, [], around, { source: 'words' })
    expect(saidBy(told)[0]).toBe(maybe)
    expect(saidBy(tellDate(told.checking, ['From the code.'], around, undefined, pack))[0]).toBe(stop)
  })

  it.each([
    ['this very batch', [recall()], butter, 'AB12', stop],
    ['a batch of it', [recall()], butter, undefined, maybe],
    ['nothing', [], butter, undefined, 'I know of no recall of Britannia Good Day Butter Cookies.'],
    ['a product without codes', [recall()], { ...butter, barcodes: [] }, undefined, english.facts.notFound],
    ['where no recalls were read', undefined, butter, undefined, english.facts.notFound],
  ])('answers whether it is recalled: %s', (_, recalls, product, batch, said) => {
    const checking = { ...nothingChecked, scanned: product, seenAtMs: 1000, pack: batch ? pack : undefined }
    const meaning = { type: 'question', topic: { name: 'recalled' }, about: { kind: 'this' } } as const
    const answered = saidBy(respond(checking, meaning, { ...around, recalls }))
    expect(answered[0]).toBe(said)
    expect(new Set(answered).size).toBe(answered.length)
  })

  it('of both products whose records hold its code, and of the held one alone', () => {
    const other = { ...butter, id: 'p9', name: 'Britannia Rusk', barcodes: ['2980010001014'] }
    const both = { ...around, products: [butter, other] }
    const seen = (scanned?: typeof butter) =>
      saidBy(
        tellDate({ ...nothingChecked, scanned, seenAtMs: 1000 }, ['From the code.'], both, undefined, pack),
      )
    expect(seen().join(' ')).toContain('Stop. Britannia Rusk, batch A, B, one, two, is recalled.')
    expect(seen().join(' ')).toContain(stop)
    expect(seen(other).join(' ')).not.toContain('Butter')
    const { isOfPack } = packInHand({ ...nothingChecked, scanned: other, seenAtMs: 1000 }, both)
    expect(isOfPack(pack.gtin)).toBe(true)
  })

  it.each([
    ['nobody’s', [], 'Stop. The product with this bar code is recalled.'],
    [
      'two records',
      [butter, { ...butter, id: 'p9' }],
      'Stop. Britannia Good Day Butter Cookies is recalled.',
    ],
  ])('of a code that is typed: %s', (_, products, said) => {
    const typed = { ...nothingChecked, code: '2980010001014' }
    const there = { ...around, products, recalls: [recall({ batch: null })] }
    expect(saidBy(respond(typed, { type: 'word', word: 'yes' }, there))[0]).toBe(said)
    expect(saidBy(respond(typed, { type: 'word', word: 'yes' }, { ...there, recalls: [] }))[0]).not.toBe(said)
  })

  it.each([
    ['this batch', 'AB12', 'Stop. The product with this bar code, batch A, B, one, two, is recalled.'],
    ['some batch', undefined, 'A batch of the product with this bar code is recalled: A, B, one, two.'],
  ])('of a code of nobody’s, seen in a look for the date: %s', (_, batch, said) => {
    const there = { ...around, products: [] }
    const seen = { gtin: pack.gtin, batch }
    expect(saidBy(tellDate(nothingChecked, ['From the code.'], there, undefined, seen))[0]).toBe(said)
  })

  it.each([
    ['its own', '02980010001014', true],
    ['its own misread in the left half', '00986618001014', true],
    ['of nobody', '08413000065504', false],
  ])('a code in a look for the date is of the pack in hand: %s', (_, code, isIts) => {
    const { isOfPack } = packInHand({ ...nothingChecked, scanned: butter, seenAtMs: 1000 }, around)
    expect(isOfPack(code)).toBe(isIts)
  })

  const all = recall({ batch: null })
  const word = (name: Word, rest = {}): Meaning => ({ type: 'word', word: name, ...rest })
  const ofList: Meaning = {
    ...{ type: 'question', topic: { name: 'available' } },
    about: { kind: 'named', productIds: ['p1'] },
  }
  const words: [string, Meaning][] = [
    ['said again', word('repeat')],
    ['said louder', word('louder')],
    ['said slower', word('slower')],
    ['in short', word('shorter')],
    ['by its name', word('sayName')],
    ['spelled', word('spell')],
    ['beside the pack before it', word('compare')],
    ['beside what is named', word('compare', { named: ['p9'] })],
    ['asked of the list', ofList],
  ]
  const rusk = { ...butter, id: 'p9', name: 'Britannia Rusk', barcodes: [] }
  const there = { ...around, recalls: [], product: (id: string) => (id === 'p9' ? rusk : butter) }
  const seen = tellProduct({ ...nothingChecked, before: [rusk] }, butter, [], there, { source: 'words' })
  it.each(words)('of what is called back since the look: %s', (_, meaning) => {
    const said = saidBy(respond(seen.checking, meaning, { ...there, recalls: [all] }))
    expect(said[0]).toBe('Stop. Britannia Good Day Butter Cookies is recalled.')
    expect(said.filter((one) => one === said[0])).toHaveLength(1)
    expect(saidBy(respond(seen.checking, meaning, there))).toEqual(
      said.filter((one) => !callsFor(butter, undefined, [all], english).sentences.includes(one)),
    )
  })

  it.each<[string, Meaning]>([
    ...words,
    ['its weight', { type: 'question', topic: { name: 'weight' }, about: { kind: 'this' } }],
  ])('to the letter of the specification not since the look: %s', (_, meaning) => {
    const literal = { ...there, asSpecified: true }
    const said = saidBy(respond(seen.checking, meaning, { ...literal, recalls: [recall()] }))
    expect(said).toEqual(saidBy(respond(seen.checking, meaning, literal)))
    expect(
      saidBy(tellDate(seen.checking, ['Use by May.'], { ...literal, recalls: [all] }, undefined)),
    ).toEqual(['Use by May.'])
  })

  it('to the letter of the specification of a pack that is called back itself, before what is asked of it', () => {
    const literal = { ...there, asSpecified: true, recalls: [all] }
    const meaning = { type: 'question', topic: { name: 'weight' }, about: { kind: 'this' } } as const
    expect(saidBy(respond(seen.checking, meaning, literal))[0]).toContain('Stop.')
    expect(saidBy(respond(seen.checking, word('shorter'), literal)).join(' ')).not.toContain('Stop.')
  })

  it('of the pack whose date is read, and once where it was told already and is said again', () => {
    const seen = tellProduct(nothingChecked, butter, [], { ...around, recalls: [all] }, { source: 'words' })
    const stopAll = 'Stop. Britannia Good Day Butter Cookies is recalled.'
    const dated = tellDate(seen.checking, ['Use by May.'], { ...around, recalls: [all] })
    expect(saidBy(dated)[0]).toBe(stopAll)
    const again = saidBy(respond(dated.checking, word('repeat'), { ...around, recalls: [all] }))
    expect(again).toEqual(saidBy(dated))
  })

  it('that a batch is called back once it is known, and then no more', () => {
    const seen = tellProduct(nothingChecked, butter, [], { ...around, recalls: [] }, { source: 'words' })
    const meaning = { type: 'question', topic: { name: 'weight' }, about: { kind: 'this' } } as const
    const first = respond(seen.checking, meaning, around)
    expect(saidBy(first)[0]).toBe(maybe)
    expect(saidBy(respond(first.checking, meaning, around)).join(' ')).not.toContain('recalled')
    const more = { ...around, recalls: [recall(), recall({ batch: 'CD34' })] }
    expect(saidBy(respond(first.checking, meaning, more))[0]).toContain('C, D, three, four')
  })

  it('of a product that is asked for by name', () => {
    const about = { kind: 'named', productIds: ['p1'] } as const
    const meaning = { type: 'question', topic: { name: 'allergens' }, about } as const
    expect(saidBy(respond(nothingChecked, meaning, around))[0]).toBe(maybe)
  })
})
