import { describe, expect, it } from 'vitest'
import { lineAt } from '../../../test/fixtures/sights.ts'
import { findPrintedCodes } from './printed-code.ts'
import type { PrintedLine } from './sight.ts'

describe('findPrintedCodes', () => {
  it.each<[string, PrintedLine[], string[]]>([
    ['nothing', [], []],
    ['thirteen figures', [lineAt('4006381333931')], ['4006381333931']],
    ['figures with gaps', [lineAt('4 006381 333931')], ['4006381333931']],
    ['a UPC-A', [lineAt('0 36000 29145 2')], ['036000291452']],
    ['a letter that looks like a figure', [lineAt('4OO6381333931')], ['4006381333931']],
    ['too many such letters', [lineAt('4OO638I33393I')], []],
    ['a wrong check digit', [lineAt('4006381333932')], []],
    ['eight figures, too easily right by accident', [lineAt('73513537')], []],
    ['a price', [lineAt('MRP RS. 20.00')], []],
    [
      'three pieces in one row',
      [
        lineAt('333931', [180, 101, 90, 20]),
        lineAt('4', [60, 100, 10, 20]),
        lineAt('006381', [80, 100, 90, 20]),
      ],
      ['4006381333931'],
    ],
    [
      'pieces of different rows',
      [lineAt('4006381', [60, 100, 90, 20]), lineAt('333931', [60, 140, 90, 20])],
      [],
    ],
    [
      'the same code twice',
      [lineAt('4006381333931'), lineAt('4006381333931', [10, 200, 90, 20])],
      ['4006381333931'],
    ],
  ])('%s', (_, lines, codes) => {
    expect(findPrintedCodes(lines).map(({ code }) => code)).toEqual(codes)
  })
})
