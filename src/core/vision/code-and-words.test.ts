import { describe, expect, it } from 'vitest'
import { countVotes } from './code-and-words.ts'
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
