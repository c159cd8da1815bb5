import { describe, expect, it } from 'vitest'
import { modelOf, tablesOf } from './language-model.ts'

const [A, B, C, D] = [0, 1, 2, 3]
const sentence = (...tokens: number[]) => ({ tokens, weight: 1 })
const model = modelOf(tablesOf([sentence(A, B, C), sentence(A, B, C), sentence(A, B, D), sentence(C)], 4))

/** Log probability of a whole sentence. */
function score(tokens: readonly number[]): number {
  let state = model.start
  let sum = 0
  for (const token of tokens) {
    sum += model.follow(state, token)
    state = model.reached()
  }
  return sum + model.end(state)
}

describe('the language model', () => {
  it('shares out all that may follow', () => {
    for (const before of [[], [A], [A, B], [D], [C, C]]) {
      let state = model.start
      for (const token of before) {
        model.follow(state, token)
        state = model.reached()
      }
      const all = [A, B, C, D].map((token) => model.follow(state, token))
      const sum = [...all, model.end(state)].reduce((total, log) => total + Math.exp(log), 0)
      expect(sum).toBeCloseTo(1, 6)
    }
  })

  it.each([
    ['what was said twice over what was said once', [A, B, C], [A, B, D]],
    ['what was said over what never was', [A, B, D], [A, C, D]],
    ['an order that was said over its reverse', [A, B], [B, A]],
  ])('prefers %s', (_, likely, less) => expect(score(likely)).toBeGreaterThan(score(less)))

  it('takes a weight for so many sentences', () => {
    const once = modelOf(tablesOf([{ tokens: [A], weight: 3 }, sentence(B)], 2))
    expect(once.follow(once.start, A)).toBeGreaterThan(once.follow(once.start, B))
  })
})
