import { describe, expect, it } from 'vitest'
import { lineAt, sightWith } from '../../../test/fixtures/sights.ts'
import { showsOtherMaker } from './other-maker.ts'
import type { Sight } from './sight.ts'

const lines = [lineAt('SUNVALE'), lineAt('Happy Butter'), lineAt('Cookies')]
const other = sightWith({ lines, brand: 0.3, foreign: ['SUNVALE'] })
const blurred = { sharpness: 200, luma: 120, contrast: 40, shine: 0 }

describe('showsOtherMaker', () => {
  it.each<[string, Sight[], boolean]>([
    ['three such frames', [other, other, other], true],
    ['two are too few', [other, other], false],
    ['blurred ones do not count', [other, other, sightWith({ ...other, quality: blurred })], false],
    ['nor ones with two words', [other, other, sightWith({ ...other, lines: lines.slice(0, 1) })], false],
    [
      'nor ones with the same word over and over',
      [other, other, sightWith({ ...other, lines: [lineAt('TOP TOP TOP TOP')] })],
      false,
    ],
    [
      'nor ones with figures only',
      [other, other, sightWith({ ...other, lines: [lineAt('12 500 7')] })],
      false,
    ],
    [
      'nor words hardly read',
      [other, other, sightWith({ ...other, lines: lines.map((line) => ({ ...line, confidence: 0.7 })) })],
      false,
    ],
    ['nor what may be the brand, badly read', [other, other, sightWith({ ...other, brand: 0.6 })], false],
    [
      'a product of ours half read may be theirs too',
      [other, other, sightWith({ ...other, candidates: [{ productId: 'a', coverage: 0.6, gain: 2 }] })],
      true,
    ],
    [
      'one wholly read in any frame is not theirs',
      [
        other,
        other,
        other,
        sightWith({ ...other, candidates: [{ productId: 'a', coverage: 0.8, gain: 2 }] }),
      ],
      false,
    ],
    ['nor ones without a foreign word', [other, other, sightWith({ ...other, foreign: [] })], false],
    [
      'nor ones with another foreign word each, as a shelf behind the pack has',
      ['SUNVALE', 'KESTREL', 'PARLO'].map((word) => sightWith({ ...other, foreign: [word] })),
      false,
    ],
    [
      'nor backs, which look alike',
      [other, other, sightWith({ ...other, lines: [...lines, lineAt('INGREDIENTS: Wheat')] })],
      false,
    ],
    ['the brand in any frame settles it', [other, other, other, sightWith({ brand: 0.8 })], false],
    [
      'a bad frame between them does not',
      [other, sightWith(), other, sightWith({ quality: blurred }), other],
      true,
    ],
  ])('%s', (_, frames, shows) => {
    expect(showsOtherMaker(frames.map((sight, i) => ({ sight, atMs: i * 500 })))).toBe(shows)
  })

  it('waits a second: three frames may come before the hand has turned the pack', () => {
    const quick = [0, 400, 800].map((atMs) => ({ sight: other, atMs }))
    expect(showsOtherMaker(quick)).toBe(false)
    expect(showsOtherMaker([...quick, { sight: other, atMs: 1200 }])).toBe(true)
  })
})
