import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/fixtures/lines-of.ts'
import { createDateTracker, isUnsettled, joinDates } from './date-tracker.ts'

const today = { year: 2026, month: 11, day: 21 }
const A = linesOf(['USE BY 14/03/27'])
const B = linesOf(['USE BY 14/08/27'])
const NOTHING = linesOf(['MRP RS. 20.00'])
const COUNTED = linesOf(['BEST BEFORE 6 MONTHS FROM PKD', 'PKD 14/09/26'])
const LABEL_ONLY = linesOf(['USE BY 14/0?/27'])
const PACKED = linesOf(['PKD 14/09/26', 'MRP RS. 20.00'])
/** The same print twelve rows further down. */
const NEIGHBOURS = linesOf(['USE BY 14/03/27', ...Array<string>(11).fill(' '), 'USE BY 14/05/27'])
const LOST_SECOND = linesOf(['USE BY 14/03/27', 'USE BY 14/0?/27'])

const decided = { kind: 'date', date: { year: 2027, month: 3, day: 14 } }
const none = { kind: 'none' }
const unsure = { kind: 'unsure' }
const WAVERING = linesOf(['USE BY 14/03/27', 'B.NO. 3398'], { rival: 0.6 })
const counted = { kind: 'fromPacking', shelfLife: { count: 6, unit: 'month' }, packedOn: '14/09/26' }

type Frame = Parameters<ReturnType<typeof createDateTracker>['observe']>[0]

const run = (...frames: Frame[]) => {
  const tracker = createDateTracker({ today })
  for (const frame of frames) tracker.observe(frame)
  return tracker.conclude()
}

describe('createDateTracker', () => {
  it.each<[string, Frame[], object]>([
    ['two sizes of one frame are one reading', [[A, A, A]], none],
    [
      'two frames of two sizes',
      [
        [A, A],
        [A, A],
      ],
      decided,
    ],
    ['two frames in which the reader wavered between figures', [[WAVERING], [WAVERING]], none],
    ['four such frames', [[WAVERING], [WAVERING], [WAVERING], [WAVERING]], decided],
    ['two such frames and one that is sure', [[WAVERING], [A], [WAVERING]], decided],
    [
      'frames in one size of which the reader did not waver',
      [
        [WAVERING, A],
        [A, WAVERING],
      ],
      decided,
    ],
    ['a wavering batch number is no date', [[A, linesOf(['B.NO. 3398'], { rival: 0.9 })], [A]], decided],
    ['two frames agree', [[A], [A]], decided],
    ['a frame that shows nothing is no contradiction', [[A], [NOTHING], [A]], decided],
    ['one reading is not enough', [[A, NOTHING]], none],
    [
      'two readings contradict each other',
      [
        [A, B],
        [A, A],
        [A, A],
      ],
      unsure,
    ],
    ['a frame that shows a second label', [[LOST_SECOND], [A], [A]], none],
    ['two counted frames are not enough', [[COUNTED, COUNTED], [COUNTED]], none],
    ['three counted frames are', [[COUNTED], [COUNTED], [COUNTED]], counted],
    ['a counted reading contradicts a date', [[COUNTED], [A], [A]], unsure],
    ['lookalike figures contradict each other', [[A], [linesOf(['USE BY 14/09/27'])], [A], [A]], unsure],
    ['a neighbour’s date beside the pack’s', [[NEIGHBOURS], [NEIGHBOURS]], unsure],
    [
      'a date long past is a misreading',
      [[linesOf(['USE BY 14/03/22'])], [linesOf(['USE BY 14/03/22'])]],
      none,
    ],
    [
      'a date far ahead is a misreading',
      [[linesOf(['USE BY 14/03/37'])], [linesOf(['USE BY 14/03/37'])]],
      none,
    ],
    ['a misreading is no contradiction', [[linesOf(['USE BY 14/03/37']), A], [A]], decided],
    ['nothing was seen', [], none],
  ])('%s', (_, frames, expected) => expect(run(...frames)).toEqual(expected))

  it('answers as soon as it is sure, and stays with it', () => {
    const tracker = createDateTracker({ today })
    expect(tracker.observe([A])).toBeUndefined()
    expect(tracker.observe([A])).toEqual(decided)
    expect(tracker.observe([B])).toEqual(decided)
    expect(tracker.conclude()).toEqual(decided)
  })
})

describe('isUnsettled', () => {
  it.each<[string, (typeof A)[], boolean]>([
    ['nothing was read', [[], []], false],
    ['no label was seen', [PACKED, PACKED], false],
    ['two sizes say the same', [A, A], false],
    ['two sizes count the same', [COUNTED, COUNTED], false],
    ['two sizes differ', [A, B], true],
    ['one size lost the date', [A, LABEL_ONLY], true],
    ['one size lost the label too', [[], A], true],
    ['both lost the date', [LABEL_ONLY, LABEL_ONLY], true],
    ['a third settles it', [A, LABEL_ONLY, A], false],
  ])('%s', (_, readings, unsettled) => {
    expect(isUnsettled(readings)).toBe(unsettled)
  })
})

const gtin = '04006381333931'
const day = { year: 2027, month: 3, day: 5 }
const month = { ...day, day: null }
const later = { ...day, month: 4 }

it.each([
  ['no date in the code', {}, { kind: 'date', date: day }, undefined],
  ['no print', { useBy: day }, { kind: 'none' }, { kind: 'code', date: day, print: { kind: 'none' } }],
  ['the same', { useBy: day }, { kind: 'date', date: day }, { kind: 'code', date: day, print: 'same' }],
  [
    'a month in print',
    { useBy: day },
    { kind: 'date', date: month },
    { kind: 'code', date: day, print: 'same' },
  ],
  [
    'a month in the code',
    { useBy: month },
    { kind: 'date', date: day },
    { kind: 'code', date: month, print: 'same' },
  ],
  [
    'best before in print',
    { useBy: later, bestBefore: day },
    { kind: 'date', date: day },
    { kind: 'code', date: later, print: 'same' },
  ],
  ['another', { useBy: day }, { kind: 'date', date: later }, { kind: 'differ', code: day, print: later }],
  [
    'another year',
    { useBy: month },
    { kind: 'date', date: { ...day, year: 2026 } },
    { kind: 'differ', code: month, print: { ...day, year: 2026 } },
  ],
] as const)('%s', (_, code, print, expected) => {
  expect(joinDates({ gtin, ...code }, print)).toEqual(expected)
})
