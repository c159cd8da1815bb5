import { describe, expect, it } from 'vitest'
import { bestBelow, lexiconTree } from './lexicon-tree.ts'

const entry = (text: string, token: number, ...sounds: number[][]) => ({ text, token, logShare: 0, sounds })
const tree = lexiconTree([
  entry('a', 0, [1]),
  entry('ab', 1, [1, 2], [1, 2]),
  entry('ac', 2, [1, 3], [4]),
  entry('mute', 3, []),
])
const childrenOf = (node: number) => {
  const [from, to] = [tree.firstChild[node]!, tree.firstChild[node + 1]!]
  return Array.from({ length: to - from }, (_, i) => from + i)
}
const endingAt = (node: number) =>
  [...tree.ending.subarray(tree.firstEnding[node], tree.firstEnding[node + 1])].map(
    (i) => tree.entries[i]?.text,
  )

describe('the tree of words', () => {
  it('shares what begins alike, and has an entry once at each end', () => {
    const [one = 0, four = 0] = childrenOf(0)
    expect([one, four].map((node) => tree.phone[node])).toEqual([1, 4])
    expect(endingAt(one)).toEqual(['a'])
    expect(endingAt(four)).toEqual(['ac'])
    expect(childrenOf(one).map((node) => [tree.phone[node], tree.depth[node], endingAt(node)])).toEqual([
      [2, 2, ['ab']],
      [3, 2, ['ac']],
    ])
  })

  it('tells the best that may come below each node', () => {
    const best = bestBelow(tree, ({ token }) => token)
    const [one = 0, four = 0] = childrenOf(0)
    expect([best[0], best[one], best[four]]).toEqual([2, 2, 2])
    expect(childrenOf(one).map((node) => best[node])).toEqual([1, 2])
  })
})
