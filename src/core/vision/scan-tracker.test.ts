import { describe, expect, it } from 'vitest'
import { lineAt, productWith, sightWith } from '../../../test/fixtures/sights.ts'
import { createScanTracker, type ScanDecision } from './scan-tracker.ts'
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
  sightWith({ codes: [{ code: digits, source }], ...change })
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

describe('codes', () => {
  it.each<[string, Sight[], ScanDecision, number]>([
    ['one of ours ends it', [code('4006381333931')], product('milk', 'barcode'), 1],
    ['printed figures of ours too', [code('2980010001014', 'digits')], product('atta', 'barcode'), 1],
    ['against the words', [sees('rusk', 0.9), code('4006381333931')], product('milk', 'barcode'), 2],
    [
      'two of ours',
      [
        sightWith({
          codes: [
            { code: '4006381333931', source: 'bars' },
            { code: '2980010001014', source: 'bars' },
          ],
        }),
      ],
      either('milk', 'atta'),
      1,
    ],
    ['a stranger’s bars alone prove nothing', [code('8413000065504'), code('8413000065504')], retry, 0],
    ['nor do its figures', [code('8413000065504', 'digits')], retry, 0],
    ['both together do', [code('8413000065504'), code('8413000065504', 'digits')], { kind: 'notBrand' }, 2],
    [
      'but not beside our brand',
      [code('8413000065504', 'bars', { brand: 1 }), code('8413000065504', 'digits')],
      retry,
      0,
    ],
    [
      'nor a code that begins as ours do: a size that the list does not have',
      [code('4006381333948'), code('4006381333948', 'digits')],
      retry,
      0,
    ],
    ['two strangers’ codes do not agree', [code('8413000065504'), code('5201815331227', 'digits')], retry, 0],
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
  const dark = sightWith({ quality: { sharpness: 500, luma: 20, shine: 0 } })
  tracker.observe(dark, 0)
  expect(tracker.hint()).toBeUndefined()
  tracker.observe(dark, 400)
  expect(tracker.hint()).toBe('light')
  expect(tracker.hint()).toBeUndefined()
})
