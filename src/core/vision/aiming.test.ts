import { describe, expect, it } from 'vitest'
import { codeAt, lineAt, sightWith } from '../../../test/fixtures/sights.ts'
import { type Aim, aimFor, createAiming, readableShare } from './aiming.ts'
import { createSides } from './sides.ts'
import type { Sight } from './sight.ts'

const print = (box: [number, number, number, number]) => sightWith({ lines: [lineAt('MILK BIKIS', box)] })
const middle = print([300, 500, 300, 60])
const blurred = (sight: Sight) => ({ ...sight, quality: { ...sight.quality, sharpness: 50 } })
const dark = sightWith({ quality: { sharpness: 900, luma: 20, contrast: 40, shine: 0 } })

it.each<[string, Sight, Aim]>([
  ['darkness', dark, { move: 'light' }],
  [
    'shine',
    sightWith({ quality: { sharpness: 900, luma: 120, contrast: 40, shine: 0.2 } }),
    { move: 'tilt' },
  ],
  ['a blank side', sightWith(), { move: 'turn', seen: 'blank' }],
  ['nothing but blur', blurred(sightWith()), { move: 'hold' }],
  ['small print', print([300, 500, 100, 9]), { move: 'nearer', seen: 'smallPrint' }],
  ['print cut off at the left', print([0, 500, 300, 60]), { move: 'right', seen: 'printAtEdge' }],
  ['at the right', print([700, 500, 255, 60]), { move: 'left', seen: 'printAtEdge' }],
  ['at the top', print([300, 5, 300, 60]), { move: 'down', seen: 'printAtEdge' }],
  ['at the foot', print([300, 1230, 300, 45]), { move: 'up', seen: 'printAtEdge' }],
  ['small print that fills the picture', print([5, 500, 950, 20]), { move: 'turn' }],
  ['on both sides', print([5, 500, 950, 60]), { move: 'further', seen: 'printAtEdge' }],
  [
    'a code at the foot',
    sightWith({ codes: [codeAt('1', 'bars', [350, 1270, 260])] }),
    { move: 'up', seen: 'code' },
  ],
  ['large print that shakes', blurred(middle), { move: 'hold' }],
  ['large print that says nothing', middle, { move: 'turn' }],
  [
    'half of a name',
    { ...middle, candidates: [{ productId: 'a', coverage: 0.6, gain: 2 }] },
    { move: 'hold', seen: 'wanted' },
  ],
])('%s', (_, sight, aim) => {
  expect(aimFor(sight, 'name')).toEqual(aim)
})

it('does not turn away what shows a date', () => {
  const dated = sightWith({ dateLines: [[lineAt('05/11/2027', [300, 500, 300, 60])]] })
  expect(aimFor(dated, 'date')).toEqual({ move: 'hold', seen: 'wanted' })
})

it.each<[string, Sight['dateLines'][number], Aim]>([
  ['at the right', [lineAt('USE BY 14/03/20…', [100, 500, 855, 60])], { move: 'left', seen: 'printAtEdge' }],
  ['at the left', [lineAt('…4/03/2027', [2, 500, 600, 60])], { move: 'right', seen: 'printAtEdge' }],
  ['not words', [lineAt('…KEEP DRY', [2, 500, 855, 60])], { move: 'turn' }],
])('brings in a row of figures that is cut off %s', (_, lines, aim) => {
  expect(aimFor(sightWith({ dateLines: [lines] }), 'date')).toEqual(aim)
})

it('blames no blur where print was read and nothing can be told of it', () => {
  const aiming = createAiming('date')
  const dated = sightWith({ dateLines: [[lineAt('05/11/2027', [300, 500, 300, 60])]] })
  for (const sight of [dated, dated, dated]) aiming.observe(sight)
  expect(aiming.fault()).toBeUndefined()
})

it('tells how near print is to being readable', () => {
  expect(readableShare(sightWith(), 'name')).toBe(0)
  expect(readableShare(print([300, 500, 100, 7]), 'name')).toBe(0.5)
  expect(readableShare(middle, 'name')).toBe(1)
  expect(readableShare(blurred(middle), 'name')).toBe(0.5)
})

describe('words', () => {
  /** What is said of pictures four times a second, at which of them. */
  const said = (sights: readonly Sight[], quiet: (at: number) => boolean = () => true) => {
    const aiming = createAiming('name')
    return sights.flatMap((sight, at) => {
      aiming.observe(sight)
      const aim = aiming.take(at * 250, quiet(at))
      return aim ? [`${at} ${aim.move}`] : []
    })
  }
  const many = (sight: Sight, count = 40) => Array<Sight>(count).fill(sight)

  it('come first after the hand has moved, and the same only every three seconds', () => {
    expect(said(many(dark))).toEqual(['5 light', '17 light', '29 light'])
  })
  it('do not follow one another at once', () => {
    expect(said([...many(dark, 6), ...many(middle, 6)], (at) => at !== 7)).toEqual(['5 light'])
  })
  it('tell another thing as soon as there is quiet', () => {
    expect(said([...many(dark, 6), ...many(middle, 14)], (at) => at < 6 || at > 9)).toEqual([
      '5 light',
      '14 turn',
    ])
  })
  it('are none while something is said, nor of one picture', () => {
    expect(said(many(dark), () => false)).toEqual([])
    const each = [dark, middle, blurred(middle)]
    expect(said([...each, ...each, ...each, ...each])).toEqual([])
  })
})

it.each<[string, readonly Sight[], number, boolean]>([
  ['small print that comes nearer', [print([300, 500, 100, 9]), print([300, 500, 110, 11])], 9000, true],
  [
    'a hand that shakes before print that was seen',
    [print([0, 500, 300, 60]), blurred(sightWith())],
    9000,
    true,
  ],
  ['nothing but blur', [blurred(sightWith()), blurred(sightWith())], 9000, false],
  ['darkness', [dark, dark], 9000, false],
  ['print that is another’s', [middle, middle, middle], 9000, false],
  ['small print, for ever', [print([300, 500, 100, 9]), print([300, 500, 110, 11])], 16_000, false],
])('goes on beyond its time or not, by %s', (_, sights, atMs, isNear) => {
  const aiming = createAiming('name')
  for (const sight of sights) aiming.observe(sight)
  expect(aiming.nears(atMs)).toBe(isNear)
})

it.each<[string, readonly Sight[], string | undefined]>([
  ['no picture', [], 'noPicture'],
  ['darkness', [dark, dark, middle], 'dark'],
  ['readable print', [middle, middle], 'notKnown'],
  ['cut off in several ways', [print([0, 500, 300, 60]), print([300, 5, 300, 60])], 'cutOff'],
  ['a little of everything', [dark, middle, blurred(middle)], undefined],
])('blames %s', (_, sights, fault) => {
  const aiming = createAiming('name')
  for (const sight of sights) aiming.observe(sight)
  expect(aiming.fault()).toBe(fault)
})

it('knows a side of the pack when it comes again', () => {
  const isNew = createSides()
  const lines = (...texts: string[]) => texts.map((text) => lineAt(text))
  expect(isNew(lines('MILK BIKIS', 'CRUNCHY'))).toBe(true)
  expect(isNew(lines('MILK BIKIS', 'CRUNCHY', 'NEW'))).toBe(false)
  expect(isNew(lines('INGREDIENTS', 'WHEAT FLOUR'))).toBe(true)
  expect(isNew([])).toBe(false)
  expect(isNew(lines('WHEAT FLOUR', 'INGREDIENTS'))).toBe(false)
})
