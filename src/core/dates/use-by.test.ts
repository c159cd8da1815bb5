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
    ['a month and a short year right behind the label', ['EXP 03/27'], '2027-03'],
    ['the same with a point and a packed one', ['PKD 09.26 USE BY: 03.27'], '2027-03'],
    ['the same before a packed one', ['USE BY 03/27 PKD 09/26'], '2027-03'],
    ['the same before a batch', ['EXP.03/27 B.NO. A12'], '2027-03'],
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
    [
      'a date beside a count from purchase',
      ['BEST BEFORE 9 DAYS FROM PURCHASE', 'EXP 14/03/27'],
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
    [
      'a licence and its end above it',
      ['LIC NO 10012022000123 EXP 31/03/29', 'USE BY 14/03/27'],
      '2027-03-14',
    ],
    ['a licence above it', ['FSSAI LIC NO 10012022000123', 'USE BY 14/03/27'], '2027-03-14'],
    ['a licence above both dates', ['LIC NO 10012022000123', 'PKD 14/09/26 EXP 14/03/27'], '2027-03-14'],
    [
      'a licence above the packed date',
      ['LIC NO 10012022000123', 'PKD 14/09/26', 'EXP 14/03/27'],
      '2027-03-14',
    ],
    ['a place of sale above it', ['NOT FOR SALE IN PARTS', 'USE BY 14/03/27'], '2027-03-14'],
    ['a gift above it', ['GIFT PACK', 'USE BY 14/03/27'], '2027-03-14'],
    ['a contest above it', ['CONTEST', 'EXPIRES 31/12/28', 'PKD 14/09/26 USE BY 14/03/27'], '2027-03-14'],
    [
      'an offer two rows above it',
      ['REDEEM AT STORES', 'USE BEFORE 31/12/28', 'USE BY 14/03/27'],
      '2027-03-14',
    ],
    ['a label some way to the left', ['USE BY|    |14/03/27'], '2027-03-14'],
    ['a time and a batch behind a date below its label', ['USE BY', '14/03/27 10:45 HRS B12'], '2027-03-14'],
    ['words far behind a date below its label', ['USE BY', '14/03/27|      |WIN A CAR'], '2027-03-14'],
    ['a table whose packed date is not readable', ['PKD 14/0?/26|     |USE BY 14/03/27'], '2027-03-14'],
    ['both labels before their dates', ['PKD 12/10/26 EXP 14/03/27'], '2027-03-14'],
    ['the packed date behind', ['EXP 14/03/27 PKD 12/10/26'], '2027-03-14'],
    ['the packed date behind the date below', ['USE BY', '14/03/27 PKD 12/10/26'], '2027-03-14'],
    ['an unread packed date behind it', ['USE BY 14/03/27 PKD 14/0?/26'], '2027-03-14'],
    ['a licence behind both dates', ['PKD 12/10/26 EXP 14/03/27 LIC NO 100'], '2027-03-14'],
    ['a licence behind both dates below', ['PKD|EXP', '12/10/26|14/03/27 LIC NO 100'], '2027-03-14'],
    ['a licence behind a date of use', ['USE BY 14/03/27 LIC NO 100'], '2027-03-14'],
    ['the maker behind the date below', ['USE BY', '14/03/27 MFD & PKD BY BRITANNIA'], '2027-03-14'],
    ['a maker with a licence behind the date', ['EXP 14/03/27 MFG LIC NO 100'], '2027-03-14'],
    ['the maker behind the date', ['EXP 14/03/27 MFD BY BRITANNIA'], '2027-03-14'],
    [
      'an unread time of use behind it',
      ['USE BY 14/03/27', 'BEST BEFORE 3 DAYS AFTER OPENING'],
      '2027-03-14',
    ],
    ['a table of two columns', ['PKD DATE|USE BY DATE', '14/09/26|    |14/03/27'], '2027-03-14'],
    ['the order of its figures behind the label', ['EXP (DD/MM/YY): 14/03/27'], '2027-03-14'],
    ['the order of its figures beside the label above', ['USE BY (DD/MM/YYYY)', '14/03/2027'], '2027-03-14'],
    ['another order where the year says so', ['EXP YYYY/MM/DD', '2027/03/14'], '2027-03-14'],
    ['another order where the month has its name', ['USE BY (MM/DD/YYYY) 14 MAR 2027'], '2027-03-14'],
    ['a use-by date in letters', ['PKD 14/09/26', 'UBD 14/03/27'], '2027-03-14'],
    ['the American words', ['BEST IF USED BY 14/03/27'], '2027-03-14'],
    ['a table with times', ['PKD|USE BY', '14/09/26 10:45|14/03/27 10:45'], '2027-03-14'],
    ['a table with a code between', ['PKD|USE BY', '14/09/26 B12|14/03/27'], '2027-03-14'],
    ['a table of months', ['MFD|EXP', '09/2026|03/2027'], '2027-03'],
    ['a table of a day and a month', ['PKD|USE BY', '14/09/26|03/2027'], '2027-03'],
    ['an earlier date behind the batch', ['LOT 14/09/26', 'USE BY 14/03/27'], '2027-03-14'],
    ['a later date behind a licence', ['USE BY 14/03/27', 'LIC NO 31/03/29'], '2027-03-14'],
    ['a packed label whose date is damaged', ['PKD', '14/0?/26', 'USE BY', '14/03/27'], '2027-03-14'],
    ['a label in the middle over a line', ['|   |USE BY', '14/03/27 10:45 HRS B12'], '2027-03-14'],
    ['the same date twice', ['USE BY 14/03/27', 'USE BY 14/03/27'], '2027-03-14'],
    ['a long month', ['PKD 14 OCTOBER 2026', 'USE BY 14 APRIL 2027'], '2027-04-14'],
    ['two words for one date', ['BEST BEFORE 14/03/27', 'USE BY 14/03/27'], '2027-03-14'],
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
    ['the Italian July', ['BEST BEFORE 12 LUG 27']],
    ['the Turkish January', ['BEST BEFORE 12 OCA 27']],
    ['the end of the French August', ['BEST BEFORE AOUT 2027']],
    ['the end of the Czech February', ['USE BY UNOR 2027']],
    ['a month and a short year without a label', ['03/27']],
    ['a month and a short year below a label', ['EXP', '03/27']],
    ['a month and a short year behind a packed label', ['PKD 03/27']],
    ['a month and a short year some way off', ['EXP|   |03/27']],
    ['a month that may be a day', ['EXP 03/12']],
    ['no month', ['EXP 13/27']],
    ['a day that is torn off', ['EXP /03/27']],
    ['a day in letters', ['EXP IS 03/27']],
    ['a day that stands apart', ['EXP 14 03/27']],
    ['a year that is torn off', ['EXP 03/27/']],
    ['a year that stands apart', ['EXP 03/27 28']],
    ['a misread month', ['EXP O3/27']],
    ['a clock', ['USE BY 10.30 AM']],
    ['a weight', ['USE BY 03.27 kg']],
    ['an offer that ends in a month', ['OFFER EXP 03/27']],
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
    ['an offer', ['Offer valid in India only. Offer', 'expires on 31/12/27']],
    ['a coupon', ['COUPON INSIDE', 'USE BY 31/12/27']],
    ['a coupon in three rows', ['COUPON INSIDE', 'USE BY', '31/12/27']],
    ['a voucher', ['CASHBACK VOUCHER INSIDE', 'USE BY 31/12/27']],
    ['a lucky draw', ['LUCKY DRAW', 'EXPIRES 31/12/27']],
    ['a gift card', ['GIFT CARD', 'USE BY 31/12/27']],
    ['a credit card', ['CREDIT CARD', 'EXP 12/27']],
    ['a ticket', ['TICKET', 'EXPIRES 31/12/27']],
    ['a sale', ['SALE ENDS', 'EXPIRES ON 31/12/27']],
    ['a passport', ['PASSPORT', 'DATE OF EXPIRY 31/12/27']],
    ['points', ['REWARD POINTS', 'EXPIRY 31/12/27']],
    ['a discount', ['PROMO CODE FOR A DISCOUNT', 'USE BY 31/12/27']],
    ['the month first', ['USE BY 04/03/27 (MM/DD/YY)']],
    ['the month first, without a year', ['EXP (MM/DD) 04/03/27']],
    ['the month first, told above', ['EXP MM/DD/YYYY', '04/03/2027']],
    ['the month first, told below', ['Use by 04/03/27', '(month/day/year)']],
    ['the month first, its strokes misread', ['USE BY 04/03/27 MMIDDIYY']],
    ['a short year first', ['EXP 24.03.27 (YY.MM.DD)']],
    ['a licence', ['FSSAI LIC NO 10012022000123 EXP 31/03/29']],
    ['a licence of two rows', ['LIC NO 10012022000123', 'EXP 31/03/29']],
    ['a sentence behind a telephone', ['CALL TIME EXP 14/03/27']],
    ['words that end in a label', ['HOUSE BY 31/12/27']],
    ['words that are like a label', ['BEST BUY 31/12/27']],
    ['another use', ['RE-USE BY 31/12/27']],
    ['different dates behind different words', ['BEST BEFORE 14/06/27', 'USE BY 14/03/27']],
    ['a date far behind its label', ['USE BY|               |14/05/27']],
    ['a date below that stands to the right', ['USE BY', '|                              |14/05/27']],
    ['a date below that stands to the left', ['|                 |USE BY', '14/09/26']],
    ['a date below that hardly begins under the label', ['USE BY', '|  |14/09/26']],
    ['a sentence below a label', ['USE BY', '31/12/27 WIN A CAR']],
    ['an offer below a label', ['USE BY', '31/12/27 OFFER ENDS']],
    ['a count from opening', ['USE BY 3 DAYS AFTER OPENING', 'PKD 14/09/26']],
    ['a count from purchase', ['BEST BEFORE 6 MONTHS FROM DATE OF PURCHASE', 'PKD 14/09/26']],
    ['a count from import in two rows', ['BEST BEFORE 6 MONTHS', 'FROM DATE OF IMPORT', 'PKD 14/09/26']],
    ['a count from delivery cut in two', ['BEST BEFORE 6 MONTHS FROM', 'DELIVERY', 'PKD 14/09/26']],
    ['a count from opening in two rows', ['BEST BEFORE 4 WEEKS', 'AFTER OPENING', 'PKD 14/09/26']],
    ['one date of two labels', ['MFG/EXP 14/09/26']],
    ['one date of two labels with spaces', ['PKD / USE BY 14/12/26']],
    ['a date that the packed label follows', ['EXP 14/12/26 PKD']],
    ['a date below that the packed label follows', ['USE BY', '12/10/27 PKD']],
    ['a date below that packed and batch follow', ['USE BY', '12/10/27 MFG. DATE B.NO. A12']],
    ['a date that packed and batch follow', ['USE BY 12/10/27 PKD B.NO. A12']],
    ['dates below whose labels follow them', ['USE BY', '12/10/26 PKD 12/10/27 EXP']],
    ['a licence behind its date', ['EXP 31/03/29 LIC NO 100']],
    ['a licence behind its date below', ['EXP', '31/03/29 FSSAI LIC NO 100']],
    ['a licence between two dates that expire', ['EXP 31/03/29 LIC NO 100 EXP 14/03/27']],
    ['a table whose day is damaged', ['PKD|USE BY', '06/05/2026|06 11.2026']],
    ['a table whose day a letter spoils', ['PKD|USE BY', '06/05/2026|b6 11/2026']],
    ['a table whose day hangs on a mark', ['PKD|USE BY', '06/05/2026|25?11/2026']],
    ['a table with a mark before the month', ['PKD|USE BY', "06/05/2026|09'NOV-2026"]],
    ['a table whose day has lost a figure', ['PKD|USE BY', '06/05/2026|1?6/11/2026']],
    ['a month with a letter lost', ['MFD|EXP', '25 MARCH 2026|25 FEBRUAY 2027']],
    ['figures that look like a word', ['USE BY 15', '11/2026']],
    ['a day parted from its month', ['USE BY 15|   |NOV 2026']],
    ['a day and its year damaged', ['BEST BEFORE NOV 28, Z026']],
    ['a day without a year before a code', ['USE BY 28 NOV 2B 10:22']],
    ['a stamp one row below its labels', ['BATCH NO:', 'PKD: A12', 'USE BY: 14/09/26', 'MRP: 14/03/27']],
    ['a later date behind the price', ['PKD', 'USE BY 29/11/26', 'MRP 28/05/27']],
    ['a later date behind the batch', ['USE BY 14/09/26', 'LOT 14/03/27']],
    ['a later date behind the time', ['USE BY 14/09/26', 'TIME 14/03/27']],
    ['a label over the second column', ['|           |USE BY', '14/09/26|     |14/0?/27']],
    ['two labels, one under the other', ['PKD', 'USE BY', '14/09/26']],
    ['two labels over two dates below each other', ['MFG DATE', 'EXP DATE', '14/09/26', '14/0?/27']],
    ['a packed label that is as near to another', ['PKP 29/11/26']],
    ['a misread copy', ['USE BY 14/11/26', 'USE BY 14/11/28', 'USE BY 14/11/26']],
    ['a date that the packed label follows in brackets', ['EXP 14/12/26 (MFG)']],
  ])('reads nothing from %s', (_, rows) => expect(read(rows)).toBe('none'))

  it.each<[string, string[], string]>([
    ['on two rows', ['BEST BEFORE 6 MONTHS FROM PKD', 'PKD 14/09/26'], '6 month from 14/09/26'],
    ['on one row', ['BEST BEFORE 6 MONTHS FROM PKD 14/09/26'], '6 month from 14/09/26'],
    ['on three rows', ['BEST BEFORE', '6 MONTHS FROM PKD', 'PKD. ON: 14SEP26'], '6 month from 14SEP26'],
    ['in days, in words', ['BEST BEFORE FIVE DAYS FROM PACKING', 'PKD 14.09.26'], '5 day from 14.09.26'],
    [
      'beside one from opening',
      ['BEST BEFORE 6 MONTHS FROM PKD', 'USE BY 3 DAYS AFTER OPENING', 'PKD 14/09/26'],
      '6 month from 14/09/26',
    ],
    [
      'beside the date of a licence',
      ['PKD 14/09/26 BEST BEFORE 6 MONTHS', 'EXP 31/03/29 LIC NO 100'],
      '6 month from 14/09/26',
    ],
    ['with a misread label', ['BEST BEFORE 6 MONTHS FROM PKD', 'PKP 14/09/26'], '6 month from 14/09/26'],
    [
      'beside the same date in another print',
      ['BEST BEFORE 6 MONTHS FROM PKD', 'PKD 14SEP26', 'PKD 14 SEP 26'],
      '6 month from 14SEP26',
    ],
    ['cut in two', ['BEST BEFORE 6 MONTHS FROM', 'DATE OF PACKING', 'PKD 14/09/26'], '6 month from 14/09/26'],
    ['over a batch', ['BEST BEFORE 6 MONTHS FROM', 'B.NO. A12', 'PKD 14/09/26'], '6 month from 14/09/26'],
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

  it('takes no date of larger print, or turned against it, for a label above', () => {
    const label = linesOf(['USE BY'])
    expect(readUseBy([...label, lineAt('14/05/28', [0, 40, 300, 58])]).kind).toBe('none')
    expect(readUseBy([...label, lineAt('14/05/28', [0, 40, 110, 24])])).toMatchObject({ kind: 'date' })
    const { corners, ...line } = lineAt('14/05/28', [0, 32, 100, 20])
    const [a, b, c, d] = corners
    expect(readUseBy([...label, { ...line, corners: [c, d, a, b] }]).kind).toBe('none')
  })

  it('follows print that hangs to the right', () => {
    const boxes: [string, number, number][] = [
      ['PKD', 0, 0],
      ['14/09/26', 50, 8],
      ['USE BY', 0, 24],
      ['14/03/27', 90, 34],
    ]
    const lines = boxes.map(([text, left, top]) => lineAt(text, [left, top, text.length * 12, 20]))
    expect(readUseBy(lines)).toMatchObject({ date: { year: 2027, month: 3, day: 14 } })
  })

  it('takes no notice of noise', () => expect(read(['USE BY 14/03/27'], { confidence: 0.5 })).toBe('none'))
})
