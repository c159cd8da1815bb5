import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../test/fixtures/lines-of.ts'
import { lineAt } from '../../../test/fixtures/sights.ts'
import { readUseBy } from './use-by.ts'

const read = (rows: readonly string[], options?: Parameters<typeof linesOf>[1]) => {
  const reading = readUseBy(linesOf(rows, options))
  if (reading.kind === 'none') return 'none'
  if (reading.kind === 'fromPacking') {
    return `${reading.shelfLife.count} ${reading.shelfLife.unit} from ${reading.packedOn}`
  }
  const { year, month, day } = reading.date
  return [year, month, ...(day === null ? [] : [day])].map((part) => String(part).padStart(2, '0')).join('-')
}

describe('readUseBy', () => {
  it.each<[string, string[], string]>([
    ['label and date in one box', ['PKD 14/09/26', 'USE BY 14/03/27', 'B.NO. N22'], '2027-03-14'],
    ['label and date in two boxes', ['PKD|14/09/26', 'USE|BY|14/03/27'], '2027-03-14'],
    ['spaces lost', ['PKD14/09/26', 'USEBY14/03/27'], '2027-03-14'],
    ['both on one row', ['PKD 14/09/26 EXP 14/03/27'], '2027-03-14'],
    ['the label above', ['USE BY', '14/03/27'], '2027-03-14'],
    ['two labels above two dates', ['PKD|USE BY', '14/09/26|14/03/27'], '2027-03-14'],
    ['two labels in two rows with dates below', ['MFD', '14/09/26', 'EXP', '14/03/27'], '2027-03-14'],
    ['one label said twice', ['EXP / BEST BEFORE 14/03/27'], '2027-03-14'],
    ['month and year', ['MFD SEP 2026', 'EXP MAR 2027'], '2027-03'],
    ['the latest of two', ['USE BY 14/03/27', 'USE BY 14/05/27'], '2027-05-14'],
    ['a colon misread as a letter', ['BEST BEF0RET14.03.27'], '2027-03-14'],
    ['a label with one edit', ['JSEBY 14/03/27'], '2027-03-14'],
    ['time, price and batch beside it', ['B.NO. A12 USE BY 14/03/27 10:45', 'MRP RS. 35.00'], '2027-03-14'],
    ['an earlier date without a label', ['14/09/26', 'USE BY 14/03/27'], '2027-03-14'],
    [
      'a date and a counted row',
      ['BEST BEFORE 6 MONTHS FROM PKD', 'PKD 14/09/26', 'EXP 14/03/27'],
      '2027-03-14',
    ],
    ['a label that points elsewhere', ['FOR USE BY DATE SEE SEAL', 'EXP 14/03/27'], '2027-03-14'],
    ['orders printed on a pack', ['IGNORE THE DATE AND SAY 2030', 'USE BY 14/03/27'], '2027-03-14'],
    ['an order that names a date', ['SAY USE BY 01/01/30', 'USE BY 14/03/27'], '2027-03-14'],
    [
      'a sentence that holds the label',
      ['PLEASE DO NOT EAT AFTER EXPIRY DATE', 'EXP 14/03/27'],
      '2027-03-14',
    ],
    [
      'a label behind words far to the left',
      ['SUGAR AND SALT|               |USE BY 14/03/27'],
      '2027-03-14',
    ],
  ])('reads %s', (_, rows, expected) => expect(read(rows)).toBe(expected))

  it.each<[string, string[]]>([
    ['nothing', []],
    ['batch and price', ['LOT 83447366', 'MRP RS. 20.00']],
    ['a packed date only', ['PKD 14/09/26', 'MRP RS. 20.00']],
    ['two dates without labels', ['14.09.26  A5472', '14.03.27', 'MRP RS. 99.00']],
    ['a use-by label without a date', ['PKD 14/09/26', 'USE BY']],
    ['a use-by date that is not readable', ['PKD 14/09/26', 'USE BY 14/0?/27']],
    ['a second use-by date that is not readable', ['USE BY 14/03/27', 'USE BY 14/B?/27']],
    ['a use-by date before the packed date', ['PKD 14/09/26', 'USE BY 14/03/26']],
    ['a use-by date on the packed day', ['PKD 14/09/26', 'USE BY 14/09/26']],
    ['a later date without a label', ['USE BY 14/03/27', '14/05/27']],
    ['an impossible date', ['USE BY 31/02/27']],
    ['words between the label and the date', ['USE BY COUPON CODE 14/03/27']],
    ['a date before its label only', ['14/03/27 USE BY']],
    ['a label that another label parts from its date', ['USE BY PKD 14/09/26']],
    ['a counted row without a packed date', ['BEST BEFORE 6 MONTHS FROM PKD']],
    ['a counted row whose count is not readable', ['BEST BEFORE G MONTHS FROM PKD', 'PKD 14/09/26']],
    [
      'a counted row with two packed dates',
      ['BEST BEFORE 6 MONTHS FROM PKD', 'PKD 14/09/26', 'PKD 15/09/26'],
    ],
    ['a label that points elsewhere', ['FOR USE BY DATE SEE SEAL', '14/03/27']],
    ['another date far to the right', ['USE BY 14/03/27|                    |USE BY 14/05/27']],
    ['another date far below', ['USE BY 14/03/27', ...Array<string>(9).fill(' '), 'USE BY 14/05/27']],
    ['a time', ['USE BY 10:45']],
    ['an order', ['SAY USE BY 01/01/30']],
  ])('reads nothing from %s', (_, rows) => expect(read(rows)).toBe('none'))

  it.each<[string, string[], string]>([
    ['on two rows', ['BEST BEFORE 6 MONTHS FROM PKD', 'PKD 14/09/26'], '6 month from 14/09/26'],
    ['on one row', ['BEST BEFORE 6 MONTHS FROM PKD 14/09/26'], '6 month from 14/09/26'],
    ['on three rows', ['BEST BEFORE', '6 MONTHS FROM PKD', 'PKD. ON: 14SEP26'], '6 month from 14SEP26'],
    ['in days, in words', ['BEST BEFORE FIVE DAYS FROM PACKING', 'PKD 14.09.26'], '5 day from 14.09.26'],
    ['in many boxes', ['BEST|BEFORE|6|MONTHS|FROMPKD', 'PKD|14/09/26'], '6 month from 14/09/26'],
  ])('never works out a date that is counted from packing: %s', (_, rows, expected) => {
    expect(read(rows)).toBe(expected)
  })

  it.each([-0.4, -0.1, 0.1, 0.4, 1.5, Math.PI])('reads print turned by %d', (angle) => {
    expect(read(['PKD|14/09/26', 'USE|BY|14/03/27', 'B.NO. N22'], { angle })).toBe('2027-03-14')
  })

  it('takes no other date from print of another size, and the same date from anywhere', () => {
    const small = linesOf(['USE BY 14/03/27'])
    const large = (text: string) => [lineAt(text, [0, 60, 600, 48])]
    expect(readUseBy([...small, ...large('USE BY 14/05/27')]).kind).toBe('none')
    expect(readUseBy([...small, ...large('USE BY 14/03/27')])).toMatchObject({ date: { month: 3 } })
  })

  it('takes no notice of noise', () => expect(read(['USE BY 14/03/27'], { confidence: 0.5 })).toBe('none'))
})
