import { describe, expect, it } from 'vitest'
import { buzzOf, type Sign, signShapes } from './signs.ts'

const all = Object.keys(signShapes) as (keyof typeof signShapes)[]
const explained: Sign[] = ['left', 'right', 'straight', 'arrived', 'contains', 'unsure']
const lengthMs = (pattern: readonly number[]) => pattern.reduce((sum, ms) => sum + ms, 0)

/** How a sign goes, whatever its pitch: each note by its direction and its distance to the one before. */
function shapeOf(sign: keyof typeof signShapes) {
  const { notes } = signShapes[sign]
  return notes.map(({ hz, toHz = hz, atMs, forMs }, at) => [
    Math.sign(toHz - hz),
    Math.sign(hz - (notes[at - 1]?.hz ?? hz)),
    Math.round((atMs - (notes[at - 1]?.atMs ?? 0)) / 50),
    forMs > 200,
  ])
}

describe('signs', () => {
  it('are told from each other by their shape alone, so that one ear is enough', () => {
    const shapes = all.map((sign) => JSON.stringify(shapeOf(sign)))
    expect(new Set(shapes).size).toBe(all.length)
  })

  it('are felt each in its own way: no two begin alike and end alike', () => {
    const felt = explained.map((sign) => buzzOf(sign) ?? [])
    expect(new Set(felt.map((pattern) => JSON.stringify(pattern))).size).toBe(explained.length)
    for (const pattern of felt) {
      expect(pattern.length % 2).toBe(1)
      // Longer than a press of the talk button is answered with, shorter than who is waiting for the next words.
      expect(lengthMs(pattern)).toBeGreaterThan(100)
      expect(lengthMs(pattern)).toBeLessThanOrEqual(1500)
    }
    const kinds = felt.map((pattern) => `${pattern.length} ${pattern.some((ms) => ms >= 300)}`)
    expect(new Set(kinds).size).toBe(explained.length)
  })

  it('are over before the words they stand beside', () => {
    for (const sign of all)
      for (const { atMs, forMs } of signShapes[sign].notes) expect(atMs + forMs).toBeLessThan(900)
  })
})
