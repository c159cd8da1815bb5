import { describe, expect, it } from 'vitest'
import { lineAt, sightWith } from '../../../test/fixtures/sights.ts'
import { hintTexts } from '../texts/en/looking.ts'
import { createHinter, type HintId, hintFor } from './hints.ts'
import type { Sight } from './sight.ts'

const quality = { sharpness: 900, luma: 120, contrast: 40, shine: 0 }
const small = lineAt('tiny print', [10, 10, 100, 9])

describe('hintFor', () => {
  it.each<[string, Partial<Sight>, HintId | undefined]>([
    ['dark', { quality: { ...quality, luma: 59 } }, 'light'],
    ['shining', { quality: { ...quality, shine: 0.06 } }, 'tilt'],
    ['blurred', { quality: { ...quality, sharpness: 119 } }, 'steady'],
    ['nearly sharp and empty', { quality: { ...quality, sharpness: 200 } }, undefined],
    ['sharp and empty', {}, 'turn'],
    ['small print only', { lines: [small] }, 'closer'],
    ['print of no product', { lines: [small, lineAt('INGREDIENTS')] }, 'turn'],
  ])('%s', (_, change, hint) => {
    expect(hintFor(sightWith(change))).toBe(hint)
  })

  it('asks for larger print when a date is looked for', () => {
    const sight = sightWith({ dateLines: [[lineAt('USE BY', [10, 10, 100, 20])]] })
    expect(hintFor(sight, 'date')).toBe('closer')
  })
})

describe('createHinter', () => {
  it('speaks after the second such frame, and once', () => {
    const hinter = createHinter()
    const blurred = sightWith({ quality: { ...quality, sharpness: 50 } })
    hinter.observe(blurred)
    expect(hinter.take()).toBeUndefined()
    hinter.observe(blurred)
    expect(hinter.take()).toBe('steady')
    hinter.observe(sightWith({ quality: { ...quality, luma: 10 } }))
    hinter.observe(sightWith({ quality: { ...quality, luma: 10 } }))
    expect(hinter.take()).toBeUndefined()
  })

  it('speaks of what is wrong now, not of what was', () => {
    const hinter = createHinter()
    const dark = sightWith({ quality: { ...quality, luma: 10 } })
    for (const sight of [dark, dark, sightWith({ quality: { ...quality, sharpness: 200 } })])
      hinter.observe(sight)
    expect(hinter.take()).toBeUndefined()
  })
})

it('gives hints that need no sight', () => {
  for (const text of Object.values(hintTexts)) expect(text).not.toMatch(/colou?r|red|see|look/i)
})
