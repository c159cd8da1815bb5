import { describe, expect, it } from 'vitest'
import { codeAt, lineAt, productWith, sightWith } from '../../../test/fixtures/sights.ts'
import type { ScanDecision } from './scan-decision.ts'
import { createScanTracker } from './scan-tracker.ts'
import type { Candidate, Sight } from './sight.ts'

const products = [
  productWith({ id: 'milk', name: 'Acme Milk Bikis', barcodes: ['4006381333931'] }),
  productWith({ id: 'atta', name: 'Acme Milk Bikis Atta', barcodes: ['2980010001014'] }),
  productWith({ id: 'rusk', name: 'Acme Suji Rusk' }),
  productWith({ id: 'cake', name: 'Acme Fruit Cake' }),
]

const sees = (productId: string, coverage = 1, brand = 1): Sight => {
  const candidate: Candidate = { productId, coverage, gain: 4 }
  return sightWith({ candidates: [candidate], brand })
}
const twins = (a: string, b: string) =>
  sightWith({
    brand: 1,
    candidates: [
      { productId: a, coverage: 0.9, gain: 4 },
      { productId: b, coverage: 0.9, gain: 4 },
    ],
  })
const brandOnly = sightWith({ brand: 1 })
const code = (digits: string, source: 'bars' | 'digits' = 'bars', change: Partial<Sight> = {}) =>
  sightWith({ codes: [codeAt(digits, source)], ...change })
const shows = (digits: string, sight: Sight) => ({ ...sight, codes: [codeAt(digits)] })
const other = sightWith({
  lines: [lineAt('SUNVALE Happy Butter Cookies')],
  brand: 0.3,
  foreign: ['SUNVALE'],
})

/** Frames every `everyMs`; what was decided and after how many of them (0: only at the end). */
function follow(
  frames: readonly Sight[],
  everyMs = 400,
  list = products,
): [decision: ScanDecision, after: number] {
  const tracker = createScanTracker(list, { brand: 'Acme' })
  for (const [i, frame] of frames.entries()) {
    const decision = tracker.observe(frame, i * everyMs)
    if (decision !== undefined) return [decision, i + 1]
  }
  return [tracker.conclude(), 0]
}
const product = (productId: string, source: 'words' | 'barcode' = 'words'): ScanDecision => ({
  kind: 'product',
  productId,
  source,
})
const spokenFor = (productId: string): ScanDecision => ({
  kind: 'product',
  productId,
  source: 'barcode',
  both: true,
})
const either = (a: string, b: string): ScanDecision => ({ kind: 'either', productIds: [a, b] })
const retry: ScanDecision = { kind: 'retry' }

describe('words', () => {
  it.each<[string, Sight[], ScanDecision, number]>([
    ['nothing seen', [sightWith()], retry, 0],
    ['no frame at all', [], retry, 0],
    ['a whole name at once', [sees('rusk')], product('rusk'), 1],
    ['part of a name at the second frame', [sees('rusk', 0.9), sees('rusk', 0.9)], product('rusk'), 2],
    ['part of a name once is not enough', [sees('rusk', 0.9), sightWith()], retry, 0],
    ['a name within another at the second frame', [sees('milk'), sees('milk')], product('milk'), 2],
    [
      'the longer name when it is read twice',
      [sees('milk'), sees('atta', 0.9), sees('atta', 0.9)],
      product('atta'),
      3,
    ],
    ['two names', [sees('rusk', 0.9), sees('cake', 0.9)], either('rusk', 'cake'), 0],
    [
      'two names, one of them plainly more often',
      [sees('cake', 0.9), sees('rusk', 0.9), sees('rusk', 0.9), sees('rusk', 0.9)],
      product('rusk'),
      4,
    ],
    ['three names', [sees('rusk', 0.9), sees('cake', 0.9), sees('milk', 0.9)], retry, 0],
    [
      'two that all frames but one cannot tell apart',
      [twins('rusk', 'cake'), twins('rusk', 'cake'), sees('rusk', 0.9)],
      either('rusk', 'cake'),
      0,
    ],
    [
      'two that no frame can tell apart',
      [twins('rusk', 'cake'), twins('rusk', 'cake')],
      either('rusk', 'cake'),
      0,
    ],
    ['twins of which one is then read', [twins('rusk', 'cake'), sees('cake')], product('cake'), 2],
  ])('%s', (_, frames, decision, after) => {
    expect(follow(frames)).toEqual([decision, after])
  })
})

describe('a name that is a part of another one', () => {
  const named = (id: string, text: string, box: [number, number, number, number]): Sight => ({
    ...sees(id),
    lines: [lineAt(text, box)],
  })
  it.each<[string, Sight, ScanDecision]>([
    ['in the middle of the picture', named('milk', 'MILK BIKIS', [200, 600, 500, 90]), product('milk')],
    ['at its foot, where the rest may stand below', named('milk', 'MILK BIKIS', [200, 1150, 500, 90]), retry],
    ['at its left edge', named('milk', 'MILKBIKIS', [20, 600, 500, 90]), retry],
    ['at its right edge, the last letters cut off', named('milk', 'BIKI', [700, 600, 258, 90]), retry],
    ['other print at the edge', named('milk', 'NET WT', [2, 600, 200, 40]), product('milk')],
    ['whole with nothing behind it', named('atta', 'MILK BIKIS ATTA', [20, 600, 500, 90]), product('atta')],
  ])('%s', (_, sight, expected) => {
    const frames = Array.from({ length: 3 }, () => sight)
    expect(follow(frames)[0]).toEqual(expected)
  })

  it('is told by its code wherever it stands', () => {
    const sight = named('milk', 'MILK BIKIS', [200, 1150, 500, 90])
    expect(follow([shows('4006381333931', sight)])[0]).toEqual(spokenFor('milk'))
  })
})

describe('the brand', () => {
  const unbranded = sees('rusk', 1, 0.3)
  it.each<[string, Sight[], number, ScanDecision, number]>([
    ['is needed', [unbranded, unbranded], 400, retry, 0],
    ['is carried forward', [brandOnly, unbranded], 1000, product('rusk'), 2],
    ['is carried back', [unbranded, brandOnly], 1000, product('rusk'), 2],
    ['is carried three seconds and no longer', [brandOnly, unbranded], 3100, retry, 0],
  ])('%s', (_, frames, everyMs, decision, after) => {
    expect(follow(frames, everyMs)).toEqual([decision, after])
  })
})

const MILK = '4006381333931'
const ATTA = '2980010001014'
const STRANGER = '8413000065504'
const barcode = (productId: string) => product(productId, 'barcode')
const contradiction = (ours: string, words: string): ScanDecision => ({
  kind: 'contradiction',
  code: ours,
  words,
})
const unlisted = (productId: string): ScanDecision => ({ kind: 'unlisted', productId })

describe('a code against the words', () => {
  const both = shows(MILK, sees('rusk'))
  it.each<[string, Sight[], ScanDecision, number]>([
    ['in one picture: neither is named', [both], contradiction('milk', 'rusk'), 0],
    ['again: it is told', [both, both], contradiction('milk', 'rusk'), 2],
    ['the words first', [sees('rusk', 0.9), code(MILK)], contradiction('milk', 'rusk'), 0],
    ['the code first', [code(MILK), sees('rusk', 0.9)], contradiction('milk', 'rusk'), 0],
    ['words nearly read', [shows(MILK, sees('rusk', 0.75)), code(MILK)], contradiction('milk', 'rusk'), 0],
    ['a longer name than the code’s', [shows(MILK, sees('atta'))], contradiction('milk', 'atta'), 0],
    [
      'words that are hardly read are no words',
      [shows(MILK, sees('rusk', 0.5)), code(MILK)],
      barcode('milk'),
      2,
    ],
    ['without the brand too', [shows(MILK, sees('rusk', 0.8, 0.3)), code(MILK)], barcode('milk'), 2],
  ])('%s', (_, frames, decision, after) => {
    expect(follow(frames)).toEqual([decision, after])
  })
})

describe('a code that is not in the catalogue', () => {
  const coded = products.map((one) =>
    one.id === 'rusk' ? productWith({ ...one, barcodes: ['2980010001083'] }) : one,
  )
  const strange = shows(STRANGER, sees('rusk'))
  const misread = shows('0986618001083', sees('rusk'))
  it.each<[string, Sight[], ScanDecision, number]>([
    ['our words are named by no one picture', [strange], unlisted('rusk'), 0],
    ['and are told to be on another pack at the second', [strange, strange], unlisted('rusk'), 2],
    ['the words first', [sees('rusk', 0.9), strange], unlisted('rusk'), 0],
    ['the code first', [code(STRANGER), sees('rusk')], unlisted('rusk'), 0],
    ['one that has the right half of its own was misread', [misread], product('rusk'), 1],
    [
      'its own code beside it speaks for the name',
      [{ ...strange, codes: [codeAt(STRANGER), codeAt('2980010001083')] }],
      spokenFor('rusk'),
      1,
    ],
  ])('%s', (_, frames, decision, after) => {
    expect(follow(frames, 400, coded)).toEqual([decision, after])
  })

  it('is told beside the name of a product whose record holds no code', () => {
    expect(follow([strange], 400)).toEqual([{ ...product('rusk'), unlisted: true }, 0])
    expect(follow([strange, strange], 400)).toEqual([{ ...product('rusk'), unlisted: true }, 2])
  })
})

describe('a code that is not the pack’s', () => {
  const small = sightWith({ codes: [codeAt(MILK, 'bars', [400, 600, 80])] })
  const aside = sightWith({ codes: [codeAt(MILK, 'bars', [0, 600, 160])] })
  const front = (left: number, codeLeft: number): Sight => ({
    ...sees('rusk', 0.9),
    lines: [lineAt('Acme', [left, 300, 200, 40]), lineAt('Suji Rusk', [left, 400, 300, 60])],
    codes: [codeAt(MILK, 'bars', [codeLeft, 700, 200])],
  })
  it.each<[string, Sight[], ScanDecision, number]>([
    ['too small to be in the hand', [small, small, small], retry, 0],
    ['at the rim of the picture', [aside, aside, aside], retry, 0],
    ['beside words of ours: they are named', [{ ...sees('rusk'), codes: aside.codes }], product('rusk'), 1],
    ['that stays while the pack moves', [front(300, 400), front(150, 400)], product('rusk'), 2],
    [
      'that moves with the words is the pack’s',
      [front(300, 400), front(150, 250)],
      contradiction('milk', 'rusk'),
      2,
    ],
    [
      'that is alone, while the pack moves with other words',
      [
        { ...front(300, 400), candidates: [] },
        { ...front(150, 400), candidates: [] },
      ],
      retry,
      0,
    ],
  ])('%s', (_, frames, decision, after) => {
    expect(follow(frames)).toEqual([decision, after])
  })

  it('grows with the pack that comes nearer', () => {
    const near: Sight = {
      ...sees('rusk', 0.9),
      lines: [lineAt('Acme', [200, 200, 400, 80]), lineAt('Suji Rusk', [200, 400, 600, 120])],
      codes: [codeAt(MILK, 'bars', [400, 1000, 400])],
    }
    expect(follow([front(300, 400), near])).toEqual([contradiction('milk', 'rusk'), 2])
  })
})

describe('codes', () => {
  it.each<[string, Sight[], ScanDecision, number]>([
    [
      'one of ours names with words that speak for it',
      [shows(MILK, sees('milk', 0.6))],
      spokenFor('milk'),
      1,
    ],
    ['alone in a second picture', [code(MILK), sightWith(), code(MILK)], barcode('milk'), 3],
    ['alone in one picture at the end', [code(MILK), sightWith()], barcode('milk'), 0],
    ['printed figures of ours too', [code(ATTA, 'digits'), code(ATTA)], barcode('atta'), 2],
    ['words that are part of its name', [shows(ATTA, sees('milk')), code(ATTA)], barcode('atta'), 2],
    ['two of ours', [sightWith({ codes: [codeAt(MILK), codeAt(ATTA)] })], either('milk', 'atta'), 1],
    ['a stranger’s bars alone prove nothing', [code(STRANGER), code(STRANGER)], retry, 0],
    ['nor do its figures', [code(STRANGER, 'digits')], retry, 0],
    ['both together do', [code(STRANGER), code(STRANGER, 'digits')], { kind: 'notBrand' }, 2],
    ['but not beside our brand', [code(STRANGER, 'bars', { brand: 1 }), code(STRANGER, 'digits')], retry, 0],
    [
      'nor a code that begins as ours do: a size that the list does not have',
      [code('4006381333948'), code('4006381333948', 'digits')],
      retry,
      0,
    ],
    ['two strangers’ codes do not agree', [code(STRANGER), code('5201815331227', 'digits')], retry, 0],
  ])('%s', (_, frames, decision, after) => {
    expect(follow(frames)).toEqual([decision, after])
  })
})

describe('another maker’s pack', () => {
  it('is told at the third clear frame', () => {
    expect(follow([other, other, other], 500)).toEqual([{ kind: 'notBrand' }, 3])
    expect(follow([other, other], 500)).toEqual([retry, 0])
  })

  it('is never told from words where our own names do not hold the brand', () => {
    const plain = products.map((one) => productWith({ ...one, name: one.name.replace('Acme ', '') }))
    expect(follow([other, other, other], 500, plain)).toEqual([retry, 0])
  })
})

it('gives one hint, after frames that decided nothing', () => {
  const tracker = createScanTracker(products, { brand: 'Acme' })
  const dark = sightWith({ quality: { sharpness: 500, luma: 20, contrast: 40, shine: 0 } })
  tracker.observe(dark, 0)
  expect(tracker.hint()).toBeUndefined()
  tracker.observe(dark, 400)
  expect(tracker.hint()).toBe('light')
  expect(tracker.hint()).toBeUndefined()
})

describe('a square code', () => {
  const pack = { gtin: '04006381333931', useBy: { year: 2027, month: 3, day: 5 }, batch: 'AB12' }
  const square = (change: Partial<typeof pack> = {}, place?: [number, number, number]) => ({
    ...codeAt(pack.gtin, 'square', place ?? [400, 600, 100]),
    pack: { ...pack, ...change },
  })
  const showing = (...codes: Sight['codes'][number][]) => sightWith({ codes })
  const named = (said: Partial<typeof pack> | undefined) => ({
    ...product('milk', 'barcode'),
    ...(said && { pack: said }),
  })

  it.each<[string, readonly Sight[], unknown, number]>([
    ['names its product with all that it says', [showing(square()), showing(square())], named(pack), 2],
    [
      'is heard beside bars of the same pack',
      [showing(codeAt('4006381333931'), square()), showing(square())],
      named(pack),
      2,
    ],
    [
      'two that say different things say nothing',
      [showing(square(), square({ batch: 'X' }, [500, 300, 100])), showing(square())],
      named(undefined),
      2,
    ],
    [
      'one at the rim is a neighbour',
      [showing(square({}, [0, 20, 100])), showing(square({}, [0, 20, 100]))],
      { kind: 'retry' },
      0,
    ],
    [
      'one so small stands behind',
      [showing(square({}, [400, 600, 40])), showing(square({}, [400, 600, 40]))],
      { kind: 'retry' },
      0,
    ],
  ])('%s', (_, frames, decision, after) => {
    expect(follow(frames)).toEqual([decision, after])
  })

  it('that stays while the print moves is not the held thing', () => {
    const print = (y: number) =>
      ['MILK BIKIS', 'CRUNCHY'].map((text, i) => lineAt(text, [200, y + i * 60, 300, 40]))
    const frames = [100, 600].map((y) => sightWith({ codes: [square()], lines: print(y) }))
    expect(follow(frames)).toEqual([{ kind: 'retry' }, 0])
  })
})
