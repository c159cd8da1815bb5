import { describe, expect, it } from 'vitest'
import { joinPackData, readPackData } from './gs1.ts'

const GS = '\u001d'
const GTIN = '04006381333931'
const useBy = { year: 2027, month: 3, day: 5 }
const elements = (text: string) => readPackData({ text, isGs1: true })
const link = (text: string) => readPackData({ text, isGs1: false })

describe('element strings', () => {
  it.each<[string, string, ReturnType<typeof readPackData>]>([
    ['the product alone', `01${GTIN}`, { gtin: GTIN }],
    ['use by and batch', `01${GTIN}1727030510AB12`, { gtin: GTIN, useBy, batch: 'AB12' }],
    [
      'a separator behind a batch in the middle',
      `01${GTIN}10AB12${GS}17270305`,
      { gtin: GTIN, useBy, batch: 'AB12' },
    ],
    ['a separator that was not needed', `01${GTIN}${GS}17270305${GS}`, { gtin: GTIN, useBy }],
    ['best before in the place of use by', `01${GTIN}15270305`, { gtin: GTIN, useBy }],
    [
      'both of them',
      `01${GTIN}1527020117270305`,
      { gtin: GTIN, useBy, bestBefore: { year: 2027, month: 2, day: 1 } },
    ],
    ['a month without a day', `01${GTIN}17270300`, { gtin: GTIN, useBy: { ...useBy, day: null } }],
    [
      'identifiers that nobody knows',
      `01${GTIN}7003270305${GS}99what 17${GS}17270305`,
      { gtin: GTIN, useBy },
    ],
    ['a price and a weight beside it', `01${GTIN}310300025017270305`, { gtin: GTIN, useBy }],
    ['the same product twice', `01${GTIN}01${GTIN}`, { gtin: GTIN }],
    [
      'a batch of figures that are no date',
      `01${GTIN}1727030510L117991399`,
      { gtin: GTIN, useBy, batch: 'L117991399' },
    ],
    ['a batch that is a day', `01${GTIN}1727030510260914`, { gtin: GTIN, useBy, batch: '260914' }],
    ['a case of packs', '0114006381333938', { gtin: '14006381333938' }],
  ])('reads %s', (_, text, expected) => {
    expect(elements(text)).toEqual(expected)
  })

  it.each([
    ['nothing', ''],
    ['no product', '17270305' + '10AB12'],
    ['a wrong check digit', '0104006381333932'],
    ['a product cut off', '010400638133'],
    ['the thirty-first of February', `01${GTIN}17270231`],
    ['a thirteenth month', `01${GTIN}17271305`],
    ['letters for a date', `01${GTIN}1727O3O5`],
    ['a date cut off', `01${GTIN}172703`],
    ['two use-by dates', `01${GTIN}1727030517280305`],
    ['two products', `01${GTIN}0114006381333938`],
    ['use by before it was made', `01${GTIN}1127030617270305`],
    ['an empty batch', `01${GTIN}10${GS}17270305`],
    ['a batch of thirty characters', `01${GTIN}10${'A'.repeat(30)}`],
    ['words', 'hello'],
    ['a link', `https://example.com/01/${GTIN}`],
    ['a date that no separator parts from the batch', `01${GTIN}10AB1217270305`],
    ['such a date in brackets', `01${GTIN}10AB12(17)270305`],
    ['a separator written out', `01${GTIN}10AB12<GS>17270305`],
    ['control characters', `01${GTIN}10AB\u0000`],
    ['four kilobytes', `01${GTIN}10${'A'.repeat(4096)}`],
  ])('believes nothing of %s', (_, text) => {
    expect(elements(text)).toBeUndefined()
  })
})

describe('a digital link', () => {
  it.each<[string, ReturnType<typeof readPackData>]>([
    [`https://id.gs1.org/01/${GTIN}`, { gtin: GTIN }],
    [`https://brand.example/any/way/01/${GTIN}/10/AB%2F12?17=270305`, { gtin: GTIN, useBy, batch: 'AB/12' }],
    [`HTTP://BRAND.EXAMPLE/01/${GTIN}/21/7?linkType=all&15=270305`, { gtin: GTIN, useBy }],
    [`https://brand.example/01/4006381333931/`, { gtin: GTIN }],
    [`https://brand.example/01/${GTIN}?10=AB=12&17=270305`, { gtin: GTIN, useBy, batch: 'AB=12' }],
  ])('reads %s', (text, expected) => {
    expect(link(text)).toEqual(expected)
  })

  it.each([
    'https://brand.example/',
    'https://brand.example/01/4006381333932',
    `https://brand.example/01/${GTIN}/10`,
    `https://brand.example/01/${GTIN}/10/%E0%A4%A`,
    `https://brand.example/01/${GTIN}?17=271305`,
    `https://brand.example/01/${GTIN}?17=270305&17=280305`,
    `https://brand.example/gtin/${GTIN}`,
    `javascript:alert('01/${GTIN}')`,
    `upi://pay?pa=01/${GTIN}`,
    `https://exa mple/01/${GTIN}`,
    'https://[/01/',
    `https://brand.example/01/${GTIN}?x=${'A'.repeat(4096)}`,
    `01${GTIN}17270305`,
  ])('believes nothing of %s', (text) => {
    expect(link(text)).toBeUndefined()
  })
})

it('joins what several codes of one pack say, unless they differ', () => {
  const gtin = GTIN
  expect(joinPackData([])).toBeUndefined()
  expect(joinPackData([{ gtin }, { gtin, useBy }, { gtin, batch: 'A' }])).toEqual({ gtin, useBy, batch: 'A' })
  expect(
    joinPackData([
      { gtin, useBy },
      { gtin, useBy: { ...useBy, year: 2028 } },
    ]),
  ).toBeUndefined()
  expect(
    joinPackData([
      { gtin, batch: 'A' },
      { gtin, batch: 'B' },
    ]),
  ).toBeUndefined()
})
