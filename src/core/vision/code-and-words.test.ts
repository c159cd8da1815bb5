import { describe, expect, it } from 'vitest'
import { lineAt, productWith, sightWith } from '../../../test/fixtures/sights.ts'
import { countVotes, decideByCode, sortCodes } from './code-and-words.ts'
import { matchLines } from './match.ts'
import { scanIndexOf } from './scan-index.ts'
import type { FrameVerdict } from './verdict.ts'

const one = (productId: string, coverage = 1): FrameVerdict => ({ kind: 'one', productId, coverage })
const two = (a: string, b: string): FrameVerdict => ({ kind: 'two', productIds: [a, b] })

it('orders products by frames and keeps the best coverage', () => {
  expect(countVotes([one('b'), one('a', 0.8), one('a', 0.9), { kind: 'nothing' }]).products).toEqual([
    { productId: 'a', frames: 2, coverage: 0.9 },
    { productId: 'b', frames: 1, coverage: 1 },
  ])
})

describe('a pair', () => {
  it.each<[string, FrameVerdict[], readonly string[] | undefined]>([
    ['seen once is no pair', [two('a', 'b')], undefined],
    ['seen twice in either order is one', [two('a', 'b'), two('b', 'a')], ['a', 'b']],
    [
      'must be seen more often than any other',
      [two('a', 'b'), two('a', 'b'), two('a', 'c'), two('c', 'a')],
      undefined,
    ],
  ])('%s', (_, verdicts, pair) => {
    expect(countVotes(verdicts).pair).toEqual(pair)
  })
})

describe('words beside a code', () => {
  const products = [
    productWith({ id: 'butter', name: 'Acme Good Day Butter', barcodes: ['96385074'] }),
    productWith({ id: 'cashew', name: 'Acme Good Day Cashew' }),
    productWith({ id: 'good', name: 'Acme Good Day', barcodes: ['73513537'] }),
    ...['Suji Rusk', 'Plum Cake', 'Fruit Bun', 'Milk Roll', 'Oat Bar', 'Ghee', 'Ragi Puff', 'Choco Pie'].map(
      (name) => productWith({ id: name, name: `Acme ${name}` }),
    ),
  ]
  const index = scanIndexOf(products, 'Acme')
  it.each<[string, string, string[], boolean]>([
    ['its whole name', '96385074', ['GOOD DAY', 'BUTTER'], true],
    ['its whole name, with a longer one unread', '73513537', ['GOOD DAY'], true],
    ['most of it, no sibling as much', '96385074', ['GOOD', 'BUTTER'], true],
    ['what every sibling has', '96385074', ['GOOD DAY'], false],
    ['nothing', '96385074', [], false],
  ])('say the same: %s', (_, code, texts, both) => {
    const sight = sightWith(
      matchLines(
        ['ACME', ...texts].map((text) => lineAt(text)),
        index.words,
      ),
    )
    const held = { code: code.padStart(14, '0'), frames: 2, sure: true, pack: undefined }
    const decision = decideByCode(
      {
        codes: sortCodes([held], index),
        words: undefined,
        votes: countVotes([]),
        frames: [{ sight, atMs: 0 }],
        isOver: true,
      },
      index,
    )
    expect(decision).toMatchObject({ kind: 'product', source: 'barcode' })
    expect(decision?.kind === 'product' && decision.both === true).toBe(both)
  })
})

describe('a code that several records hold', () => {
  const products = [
    productWith({ id: 'milk', name: 'Acme Milk', barcodes: ['96385074'] }),
    productWith({ id: 'plain', name: 'Acme Plain', barcodes: ['000096385074'] }),
    productWith({ id: 'rusk', name: 'Acme Rusk', barcodes: ['0000096385074'] }),
  ]
  it.each([
    ['two: which of them is asked', products.slice(0, 2), { kind: 'either', productIds: ['milk', 'plain'] }],
    ['three: none is named', products, { kind: 'retry' }],
  ])('%s', (_, list, decision) => {
    const index = scanIndexOf(list, 'Acme')
    const codes = sortCodes([{ code: '00000096385074', frames: 2, sure: true, pack: undefined }], index)
    expect(codes.unlisted).toEqual([])
    const seen = { codes, words: undefined, votes: countVotes([]), frames: [], isOver: true }
    expect(decideByCode(seen, index)).toEqual(decision)
  })
})
