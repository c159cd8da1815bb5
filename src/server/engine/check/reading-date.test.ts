import { describe, expect, it } from 'vitest'
import { codeAt, lineAt, sightWith } from '../../../../test/fixtures/sights.ts'
import { english } from '../../../core/texts/answer-texts.ts'
import type { PackData } from '../../../core/vision/gs1.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import { type DateLookOptions, readingDate } from './reading-date.ts'

const gtin = '04006381333931'
const pack: PackData = { gtin, useBy: { year: 2027, month: 3, day: 5 }, batch: 'AB12' }
const square = (change: Partial<PackData> = {}) => {
  const said = { ...pack, ...change }
  return { ...codeAt(said.gtin, 'square', [400, 600, 120]), pack: said }
}
const showing = (change: Partial<PackData> = {}) => sightWith({ codes: [square(change)] })
const printing = (text: string, ...codes: Sight['codes'][number][]) =>
  sightWith({ codes, dateLines: [[lineAt(text)]] })

const BEFORE = 'When you showed it before, the code said: Use by five March two thousand twenty-seven.'
const CODE = 'From the code: Use by five March two thousand twenty-seven.'
const UNREAD = 'I could not read the print.'

/** Frames a second apart; the sentences and after which second they were said, 0 at the end of the look. */
function look(frames: readonly Sight[], options: Partial<DateLookOptions> = {}) {
  const inquiry = readingDate(
    { texts: english, timeZone: 'Asia/Kolkata', ...options },
    new Date('2026-11-22'),
    () => [],
  )
  for (const [i, frame] of frames.entries()) {
    const found = inquiry.observe(frame, (i + 1) * 1000)
    if (found && !('product' in found && found.product))
      return [found.outcome, ...('sentences' in found ? found.sentences : []), i + 1]
  }
  const end = inquiry.conclude()
  return [end.outcome, ...('sentences' in end ? end.sentences : []), 0]
}

describe('the date of a code', () => {
  it.each<[string, readonly Sight[], Partial<DateLookOptions>, unknown]>([
    ['waits for the print', Array(6).fill(showing()), {}, ['date', CODE, UNREAD, 4]],
    ['seen once is said at the end', [showing()], {}, ['date', CODE, UNREAD, 0]],
    [
      'is compared with print that says the same',
      [printing('USE BY 05/03/2027', square()), printing('USE BY 05/03/2027')],
      {},
      ['date', CODE, 'The print says the same.', 2],
    ],
    [
      'and with print that says another: both are said and neither is believed',
      [printing('USE BY 05/08/2027', square()), printing('USE BY 05/08/2027')],
      {},
      [
        'date',
        'The code says: Use by five March two thousand twenty-seven.',
        'The print says: Use by five August two thousand twenty-seven.',
        'They differ, so I cannot tell which is right. Please ask staff.',
        2,
      ],
    ],
    [
      'read a moment ago is compared too',
      [printing('USE BY 05/03/2027'), printing('USE BY 05/03/2027')],
      { known: pack },
      ['date', CODE, 'The print says the same.', 2],
    ],
    [
      'read a moment ago, of which nothing is seen now, is told as of then',
      Array(3).fill(sightWith({})),
      { known: pack },
      ['noDate', expect.any(String), expect.any(String), BEFORE, 0],
    ],
    [
      'read a moment ago is of another pack, where another code is seen now',
      Array(6).fill(showing()),
      { known: pack, isOfPack: () => false },
      ['noDate', expect.any(String), expect.any(String), 0],
    ],
    [
      'read a moment ago is still of the pack that shows its bars',
      Array(2).fill(printing('USE BY 05/03/2027', codeAt('4006381333931'))),
      { known: pack, isOfPack: () => true },
      ['date', CODE, 'The print says the same.', 2],
    ],
    [
      'is not known of bars, and the print is of another pack than the one before',
      Array(2).fill(printing('USE BY 05/03/2027', codeAt('2980010001014'))),
      { known: pack, isOfPack: () => false },
      ['date', 'From the pack: Use by five March two thousand twenty-seven.', english.codeTexts.ofOther, 2],
    ],
    [
      'of another product beside print: nobody knows which of them that is of',
      [printing('USE BY 05/08/2027', square()), printing('USE BY 05/08/2027')],
      { known: pack, isOfPack: () => false },
      [
        'date',
        'From the pack: Use by five August two thousand twenty-seven.',
        'I also saw the code of another product. I do not know which of them the date is of.',
        2,
      ],
    ],
    [
      'a pack of past days is told',
      [showing({ useBy: { year: 2026, month: 3, day: 5 } })],
      {},
      [
        'date',
        'From the code: Use by five March two thousand twenty-six.',
        'That date has passed. Please choose another pack or ask staff.',
        UNREAD,
        0,
      ],
    ],
  ])('%s', (_, frames, options, expected) => {
    expect(look(frames, options)).toEqual(expected)
  })

  it.each<[string, readonly Sight[], Partial<DateLookOptions>]>([
    [
      'of no year that a pack can have',
      Array(6).fill(showing({ useBy: { year: 2049, month: 3, day: 5 } })),
      {},
    ],
    ['of another product than the one in hand', Array(6).fill(showing()), { isOfPack: () => false }],
    [
      'of two packs at once',
      Array(6).fill(sightWith({ codes: [square(), square({ gtin: '08901063010192' })] })),
      {},
    ],
    [
      'with two dates',
      Array(6).fill(sightWith({ codes: [square(), square({ useBy: { year: 2028, month: 1, day: 1 } })] })),
      {},
    ],
    ['to the letter of the specification', Array(6).fill(showing()), { asSpecified: true }],
  ])('is not said: one %s', (_, frames, options) => {
    expect(look(frames, options)[0]).toBe('noDate')
  })
})
