import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/fixtures/lines-of.ts'
import { rowsOf } from './rows.ts'

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
