import { describe, expect, it } from 'vitest'
import { decodeText, readCsv } from './csv.ts'
import { unpackedSize } from './zip.ts'

describe('text', () => {
  it.each([
    ['UTF-8', Buffer.from('Café'), 'Café', false],
    ['UTF-8 with a mark', Buffer.from('\ufeffCafé'), 'Café', false],
    ['UTF-16', Buffer.from('\ufeffCafé', 'utf16le'), 'Café', false],
    ['Windows-1252', Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x80]), 'Café€', true],
  ])('in %s', (_, bytes, text, warned) => {
    const decoded = decodeText(bytes)
    expect(decoded.text).toBe(text)
    expect(decoded.warning !== undefined).toBe(warned)
  })
})

describe('separated rows', () => {
  it.each([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\r\n1;"x;y"',
      [
        ['a', 'b'],
        ['1', 'x;y'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a mark', '\ufeffa,b', [['a', 'b']]],
    [
      'separators in a quoted header',
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['rows of other lengths', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
    ['nothing', '', []],
  ])('by %s', (_, text, cells) => {
    expect(readCsv(text).map((row) => row.cells)).toEqual(cells)
  })

  it('know their lines, past empty ones and quoted ones', () => {
    const rows = readCsv('name\none\n\n"two\nthree"\nfour\n')
    expect(rows.map((row) => row.line)).toEqual([1, 2, 4, 6])
  })

  it.each([
    ['an open quote', 'a,b\n"1,2\n', /a quotation mark is opened and never closed/],
    ['a stray quote', 'a,b\n1,"2"x\n', /a quotation mark is out of place/],
  ])('with %s are refused', (_, text, reason) => {
    expect(() => readCsv(text)).toThrow(reason)
  })
})

describe('a zip file', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a beginning alone', Buffer.from('PK\u0003\u0004 and then nothing')],
    ['an end that points nowhere', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18, 1)])],
  ])('of %s is refused', (_, bytes) => {
    expect(() => unpackedSize(bytes)).toThrow(/not a whole|more than a spreadsheet/)
  })
})
