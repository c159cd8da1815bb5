import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/fixtures/lines-of.ts'
import { createDateTracker, isUnsettled, joinDates } from './date-tracker.ts'

const today = { year: 2026, month: 11, day: 21 }
const A = linesOf(['USE BY 14/03/27'])
const B = linesOf(['USE BY 14/08/27'])
const NOTHING = linesOf(['MRP RS. 20.00'])
const COUNTED = linesOf(['BEST BEFORE 6 MONTHS FROM PKD', 'PKD 14/09/26'])
const countedFrom = (day: string) => linesOf(['BEST BEFORE 6 MONTHS FROM PKD', `PKD ${day}`])
const [COUNTED_LATER, COUNTED_LONG_AGO] = [countedFrom('22/11/26'), countedFrom('14/09/09')]
const COUNTED_TODAY = countedFrom('21/11/26')
const LABEL_ONLY = linesOf(['USE BY 14/0?/27'])
const PACKED = linesOf(['PKD 14/09/26', 'MRP RS. 20.00'])
/** The same print twelve rows further down. */
const NEIGHBOURS = linesOf(['USE BY 14/03/27', ...Array<string>(11).fill(' '), 'USE BY 14/05/27'])
const SPOTS = linesOf(['USE BY 14/03/27', 'EXP'])
const LOST_SECOND = linesOf(['USE BY 14/03/27', 'USE BY 14/0?/27'])

const MONTH = linesOf(['EXP 03/27'])
const WAVERING_MONTH = linesOf(['EXP 03/27'], { rival: 0.6 })

const inMarch = { year: 2027, month: 3, day: null }
const decidedMonth = { kind: 'date', date: inMarch }
const decided = { kind: 'date', date: { year: 2027, month: 3, day: 14 } }
const none = { kind: 'none' }
const march = { year: 2027, month: 3, day: 14 }
const several = { kind: 'unsure' }
const unsure = { kind: 'unsure', read: [march, { ...march, month: 8 }] }
const onlyMarch = { kind: 'none', read: [march] }
const PAST = linesOf(['USE BY 14/03/22'])
const longPast = { kind: 'unsure', read: [{ ...march, year: 2022 }], isLongPast: true }
const WAVERING = linesOf(['USE BY 14/03/27', 'B.NO. 3398'], { rival: 0.6 })
const packed = (text: string) => linesOf([text], { rival: 0.6 })
const BESIDE_PACKED = [...packed('PKD 14/09/26'), ...linesOf(['', 'USE BY 14/03/27'])]
const PACKED_ON_LINE = packed('PKD 14/09/26 USE BY 14/03/27')
const counted = { kind: 'fromPacking', shelfLife: { count: 6, unit: 'month' }, packedOn: '14/09/26' }
const countedToday = { ...counted, packedOn: '21/11/26' }

type Frame = Parameters<ReturnType<typeof createDateTracker>['observe']>[0]

const run = (...frames: Frame[]) => {
  const tracker = createDateTracker({ today })
  for (const frame of frames) tracker.observe(frame)
  return tracker.conclude()
}

describe('createDateTracker', () => {
  it.each<[string, Frame[], object]>([
    ['two sizes of one frame are one reading', [[A, A, A]], onlyMarch],
    [
      'two frames of two sizes',
      [
        [A, A],
        [A, A],
      ],
      decided,
    ],
    ['two frames in which the reader wavered between figures', [[WAVERING], [WAVERING]], onlyMarch],
    ['two frames whose packed date alone wavered', [[BESIDE_PACKED], [BESIDE_PACKED]], decided],
    ['two frames whose packed date stands on its line', [[PACKED_ON_LINE], [PACKED_ON_LINE]], onlyMarch],
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
    ['two frames agree on a month', [[MONTH], [MONTH]], decidedMonth],
    [
      'two frames wavered at a month',
      [[WAVERING_MONTH], [WAVERING_MONTH]],
      { kind: 'none', read: [inMarch] },
    ],
    ['a frame lost the day', [[A], [MONTH], [MONTH]], { kind: 'unsure', read: [march, inMarch] }],
    ['a frame that shows nothing is no contradiction', [[A], [NOTHING], [A]], decided],
    ['one reading is not enough', [[A, NOTHING]], onlyMarch],
    [
      'two readings contradict each other',
      [
        [A, B],
        [A, A],
        [A, A],
      ],
      unsure,
    ],
    ['a frame that shows a second label', [[LOST_SECOND], [A], [A]], onlyMarch],
    ['two frames that show it', [[LOST_SECOND], [LOST_SECOND], [A], [A], [A], [A], [A]], onlyMarch],
    ['one such frame against four', [[LOST_SECOND], [A], [A], [A], [A]], decided],
    [
      'a label among spots of print in one frame',
      [[SPOTS], ...Array.from({ length: 6 }, () => [A])],
      decided,
    ],
    ['two counted frames are not enough', [[COUNTED, COUNTED], [COUNTED]], none],
    ['three counted frames are', [[COUNTED], [COUNTED], [COUNTED]], counted],
    [
      'the packed date in two ways of print',
      [[countedFrom('14SEP26')], [countedFrom('14 SEPT 26')], [countedFrom('145EP26')]],
      { ...counted, packedOn: '14SEP26' },
    ],
    ['a counted reading contradicts a date', [[COUNTED], [A], [A]], { kind: 'unsure', read: [march] }],
    [
      'lookalike figures contradict each other',
      [[A], [linesOf(['USE BY 14/09/27'])], [A], [A]],
      { kind: 'unsure', read: [march, { ...march, month: 9 }] },
    ],
    ['a neighbour’s date beside the pack’s', [[NEIGHBOURS], [NEIGHBOURS]], several],
    ['a date long past is told as such', [[PAST], [PAST]], longPast],
    [
      'a day with its ordinal is no year',
      Array.from({ length: 3 }, () => [linesOf(['EXP MARCH 14TH, 2027'])]),
      decided,
    ],
    ['a date long past in one frame is a misreading', [[PAST]], none],
    ['a date long past is no contradiction', [[PAST], [A], [PAST], [A]], decided],
    [
      'a date long past beside one that one frame read',
      [[PAST], [A], [PAST]],
      { ...longPast, read: [march, { ...march, year: 2022 }] },
    ],
    [
      'a date far ahead is a misreading',
      [[linesOf(['USE BY 14/03/37'])], [linesOf(['USE BY 14/03/37'])]],
      none,
    ],
    ['a misreading is no contradiction', [[linesOf(['USE BY 14/03/37']), A], [A]], decided],
    ['a count from a day to come is a misreading', Array.from({ length: 3 }, () => [COUNTED_LATER]), none],
    ['a count from years ago is one too', Array.from({ length: 3 }, () => [COUNTED_LONG_AGO]), none],
    ['a count from today is none', Array.from({ length: 3 }, () => [COUNTED_TODAY]), countedToday],
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
  [
    'a date that one frame read',
    { useBy: day },
    { kind: 'none', read: [later] },
    { kind: 'differ', code: day, print: later },
  ],
  [
    'the same in one frame',
    { useBy: day },
    { kind: 'none', read: [month] },
    { kind: 'code', date: day, print: { kind: 'none', read: [month] } },
  ],
  [
    'print that differs from itself',
    { useBy: day },
    { kind: 'unsure', read: [day, later] },
    { kind: 'differ', code: day, print: undefined },
  ],
  [
    'print of several packs',
    { useBy: day },
    { kind: 'unsure' },
    { kind: 'differ', code: day, print: undefined },
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

it.each([
  ['that print contradicts', { kind: 'date', date: day }, { kind: 'differ', print: day }],
  ['that nothing was read beside', { kind: 'none' }, undefined],
  ['beside print that is not sure', { kind: 'unsure', read: [day, later] }, undefined],
] as const)('tells a date of a code that no pack can have: %s', (_, print, expected) => {
  for (const year of [2024, 2099]) {
    const code = { ...day, year }
    const both = joinDates({ gtin, useBy: code }, print, { year: 2026, month: 11, day: 21 })
    expect(both).toEqual(expected && { ...expected, code })
  }
})
