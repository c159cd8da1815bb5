import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/fixtures/lines-of.ts'
import { lineAt } from '../../../test/fixtures/sights.ts'
import { markCut, rowsOf } from './rows.ts'
import { readUseBy } from './use-by.ts'

const texts = (rows: readonly string[], angle = 0) => rowsOf(linesOf(rows, { angle })).map(({ text }) => text)

describe('rowsOf', () => {
  it.each([0, 0.2, -0.3, 1.2, Math.PI / 2, Math.PI, -2.5])(
    'joins boxes along the text when turned by %d',
    (angle) => {
      expect(texts(['PKD|14/09/26', 'USE|BY|14/03/27', 'B.NO.'], angle)).toEqual([
        'PKD 14/09/26',
        'USE BY 14/03/27',
        'B.NO.',
      ])
    },
  )

  it('leaves alone what stands turned beside it', () => {
    const upright = linesOf(['USE BY 14/03/27', 'B.NO. 1'])
    const turned = linesOf(['14/05/27'], { angle: Math.PI / 2 })
    expect(rowsOf([...upright, ...turned])).toHaveLength(3)
  })

  it('has no rows without lines', () => expect(rowsOf([])).toEqual([]))

  it('does not depend on the order of the boxes', () => {
    const lines = linesOf(['PKD|14/09/26', 'USE|BY|14/03/27', 'MRP|RS.|20.00', 'B.NO.|A12'])
    const expected = rowsOf(lines).map(({ text }) => text)
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        expect(rowsOf(shuffled).map(({ text }) => text)).toEqual(expected)
      }),
    )
  })
})

type Box = [left: number, top: number, width: number, height: number]

describe('markCut', () => {
  it.each<[string, Box, string]>([
    ['leaves a line in the middle alone', [200, 200, 300, 30], '14/11/2027'],
    ['leaves a line along the top edge alone', [200, 0, 300, 30], '14/11/2027'],
    ['marks a line at the left edge', [2, 200, 300, 30], '…14/11/2027'],
    ['marks a line that leaves less room than a space', [14, 200, 300, 30], '‥14/11/2027'],
    ['marks a line at the right edge', [610, 200, 300, 30], '14/11/2027…'],
    ['marks a line at both', [-4, 200, 910, 90], '…14/11/2027…'],
  ])('%s', (_, box, marked) => {
    expect(markCut([lineAt('14/11/2027', box)], 900, 600)).toMatchObject([{ text: marked }])
  })

  it('follows the way the print runs', () => {
    const turned = linesOf(['14/11/2027'], { angle: Math.PI / 2 }).map((line) => ({
      ...line,
      corners: line.corners.map(({ x, y }) => ({ x: x + 300, y })) as unknown as typeof line.corners,
    }))
    expect(markCut(turned, 900, 600)[0]?.text).toBe('…14/11/2027')
  })

  const label = lineAt('USE BY', [60, 200, 120, 30])
  const below = (text: string, left: number): Parameters<typeof lineAt> => [
    text,
    [left, 240, 16 * text.length, 30],
  ]
  it.each([
    ['a day that lost a figure', '4/11/2027'],
    ['a month that lost its day', '/11/2027'],
    ['the same, its stroke lost too', '11/2027'],
    ['a named month that may have lost its day', 'NOV 2027'],
  ])('tells no date of %s at the left edge', (_, text) => {
    expect(readUseBy(markCut([label, lineAt(...below(text, 1))], 900, 600)).kind).toBe('none')
    expect(readUseBy(markCut([label, lineAt(...below('14/11/2027', 50))], 900, 600)).kind).toBe('date')
  })

  it('reads a date near the edge of which nothing is missing', () => {
    const year = [lineAt('USE BY 14/03/27', [590, 200, 300, 30])]
    const day = [label, lineAt('14/03/2027', [10, 240, 160, 30])]
    expect([year, day].map((lines) => readUseBy(markCut(lines, 900, 600)).kind)).toEqual(['date', 'date'])
  })

  it.each(['USE BY 14/03/20', 'USE BY 14 MAR 20', 'USE BY MAR 20'])(
    'tells no date of %s at the right edge',
    (text) => {
      const wide = lineAt(text, [500, 200, 398, 30])
      expect(readUseBy([wide]).kind).toBe('date')
      expect(readUseBy(markCut([wide], 900, 600))).toMatchObject({ kind: 'none', useByLabels: 1 })
    },
  )
})
