import { describe, expect, it } from 'vitest'
import { barcodeFault, checkDigit } from './barcode.ts'

describe('barcodes', () => {
  it.each([
    ['EAN-13', '4006381333931'],
    ['EAN-8', '73513537'],
    ['UPC-A', '036000291452'],
    ['in-store', '2980010001014'],
  ])('takes a right %s', (_, code) => {
    expect(barcodeFault(code)).toBeUndefined()
  })

  it.each([
    ['a swapped digit', '4006381333913', 'the check digit is wrong: it should be 7'],
    ['a lost leading zero', '36000291452', 'a barcode has 8, 12 or 13 digits, this one 11'],
    ['letters', '40063813339A1', 'a barcode has digits only'],
    ['a spreadsheet exponent', '4.00638E+12', 'a barcode has digits only'],
    ['nothing', '', 'a barcode has digits only'],
  ])('refuses %s', (_, code, reason) => {
    expect(barcodeFault(code)).toBe(reason)
  })

  it('completes a code', () => {
    expect(checkDigit('400638133393')).toBe(1)
    expect(checkDigit('03600029145')).toBe(2)
  })
})
