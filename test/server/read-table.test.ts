import { describe, expect, it } from 'vitest'
import { productForm, readTable, recallForm } from '../../src/server/files/read-table.ts'
import { makeXlsx, makeZip } from './make-xlsx.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const readProductFile = (bytes: Uint8Array) => readTable(bytes, productForm, NOW)
const HEADER = ['id', 'name', 'description', 'barcode', 'allergens_contain', 'sugar_g']
const RECALL = ['gtin', 'batch', 'since']
const csv = (...lines: string[]) => Buffer.from([HEADER.join(','), ...lines].join('\n'))

/** A zip file whose end says that it holds so many parts in all; how many are on this disk is left as it was. */
function withParts(zip: Uint8Array, parts: number): Uint8Array {
  const bytes = Buffer.from(zip)
  bytes.writeUInt16LE(parts, bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 10)
  return bytes
}

describe('a product file', () => {
  it('reads a workbook whose last line is styled and empty', async () => {
    const far = { xml: '<c r="C2"/></row><row r="1048576"><c r="XFD1048576" s="1"/>' }
    const { rows } = await readProductFile(makeXlsx([HEADER, ['x1', 'Plain', far]]))
    expect(rows).toEqual([])
  })

  it('reads the same from CSV and from a workbook', async () => {
    const fromCsv = await readProductFile(
      csv(',Plain Biscuits,Plain.,4006381333931,none,12.5', 'x1,Salty,Salty.,,,0.3'),
    )
    const fromXlsx = await readProductFile(
      makeXlsx([
        HEADER,
        ['', 'Plain Biscuits', 'Plain.', 4006381333931, 'none', 12.5],
        ['x1', 'Salty', 'Salty.', '', '', 0.3],
      ]),
    )
    expect(fromXlsx).toEqual(fromCsv)
    expect(fromCsv).toMatchObject({
      rows: [
        {
          line: 2,
          name: 'Plain Biscuits',
          barcodes: ['4006381333931'],
          allergensContain: [],
          nutrition: { sugarG: 12.5 },
        },
        { line: 3, id: 'x1', allergensContain: null, nutrition: { sugarG: 0.3 } },
      ],
      faults: [],
      warnings: [],
    })
  })

  it('reads the other spellings of a product list', async () => {
    const { rows } = await readProductFile(Buffer.from('SKU Name;Description\nPlain Biscuits;Plain.'))
    expect(rows).toEqual([{ line: 2, name: 'Plain Biscuits', description: 'Plain.', nutrition: {} }])
  })

  it.each([
    ['\r\n', '\n'],
    ['\n', '\r\n'],
  ])('keeps its rows apart where its lines end in %j and then in %j', async (first, then) => {
    const lines = `name,description,section${first}Plain,First.${then}Salty,Second.${then}Sweet,Third.,dairy`
    const { rows, faults } = await readProductFile(Buffer.from(`${lines}${first},`))
    expect(rows).toMatchObject([
      { line: 2, name: 'Plain', description: 'First.' },
      { line: 3, name: 'Salty', description: 'Second.' },
      { line: 4, name: 'Sweet', section: 'dairy' },
    ])
    expect(faults).toEqual([])
  })

  it('warns of columns that it does not know and of an old encoding', async () => {
    const bytes = Buffer.concat([
      Buffer.from('name,description,price\nCaf'),
      Buffer.from([0xe9]),
      Buffer.from(' Rusk,Good.,5'),
    ])
    const { rows, warnings } = await readProductFile(bytes)
    expect(rows[0]?.name).toBe('Café Rusk')
    expect(warnings).toEqual([
      expect.stringContaining('Windows-1252'),
      'columns left out, because their names are not known: price',
    ])
  })

  it('names every fault with its line and column', async () => {
    const { faults } = await readProductFile(
      csv(
        ',,No name.,,,',
        ',Plain,Plain.,4006381333932,,',
        ',Plain,Plain.,,,lots',
        ',Plain,Crisp, light,,,,1',
      ),
    )
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [2, 'name'],
      [3, 'barcode'],
      [4, 'sugar_g'],
      [5, ''],
    ])
  })

  it.each([
    ['is empty', Buffer.alloc(0), 'it is empty'],
    ['lacks a column', Buffer.from('name\nPlain'), 'the first line has no column "description"'],
    [
      'has a column twice',
      Buffer.from('name,description,SKU Name\na,b,c'),
      'the column "name" is there twice',
    ],
    ['is too large', Buffer.alloc(5_000_001, 'a'), 'it is larger than 5 MB'],
    [
      'has too many rows',
      csv(...Array.from({ length: 10_001 }, () => ',aa,bb,,,')),
      'it has 10001 rows, at most 10000 are read',
    ],
    [
      'is nothing but line ends',
      Buffer.from(`name,description${'\n'.repeat(4_900_000)}`),
      'more than 40000 lines',
    ],
    [
      'is an old workbook, or locked',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      'it is an old .xls file or has a password: save it as .xlsx or CSV without one',
    ],
    ['names fewer parts than it holds', withParts(makeXlsx([HEADER]), 1), 'it is not a whole .xlsx file'],
    ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'it is neither CSV nor .xlsx'],
    ['is another zip', makeZip({ 'a.txt': 'x' }), 'it is not an .xlsx file that can be read'],
    ['is cut off', makeXlsx([HEADER]).subarray(0, 200), 'it is not a whole .xlsx file'],
    [
      'unpacks to too much',
      makeZip({ 'xl/a.xml': ' '.repeat(31_000_000), 'xl/b.xml': ' '.repeat(31_000_000) }),
      'it holds 62 MB unpacked, at most 60 MB are read',
    ],
    [
      'holds a value far from its table',
      makeXlsx([HEADER, [{ xml: '<c t="inlineStr" r="XFD1000"><is><t>x</t></is></c>' }]]),
      'its cells reach to column XFD and line 1000: delete what stands far from the table',
    ],
    [
      'has a line that no sheet has',
      makeXlsx([HEADER, [{ xml: '<c r="A3"/></row><row r="1048577">' }]]),
      'it is not an .xlsx file that can be read',
    ],
    [
      'has a column that no sheet has',
      makeXlsx([HEADER, [{ xml: '<c r="XFE3"><v>1</v></c>' }]]),
      'it is not an .xlsx file that can be read',
    ],
    [
      'lies about its size',
      makeZip({ 'xl/workbook.xml': ' '.repeat(30_000_000) }, 10),
      'it is not an .xlsx file that can be read',
    ],
  ])('that %s is refused', async (_, bytes, reason) => {
    await expect(readProductFile(bytes)).rejects.toThrow(reason)
  })
})

describe('a cell of a workbook', () => {
  const sheet = (allergens: string, sugar = '<c><v>1</v></c>') =>
    makeXlsx(
      [HEADER, ['x1', 'Plain', 'Plain biscuits.', '', { xml: allergens }, { xml: sugar }]],
      ['0.0&quot;%&quot;', '0.00%', '[Red]0\\%'],
    )
  const uncalculated =
    'holds a formula without its result: save the file in a spreadsheet program, or write the value'

  it.each([
    ['an error', '<c t="e"><v>#N/A</v></c>', 'holds the error #N/A'],
    ['the error of a formula', '<c t="e"><f>VLOOKUP(1,A:B,2)</f><v>#REF!</v></c>', 'holds the error #REF!'],
    ['an error without a name', '<c t="e"/>', 'holds an error'],
    ['a formula that was not calculated', '<c><f>VLOOKUP(1,A:B,2)</f></c>', uncalculated],
    ['one with an empty place for its result', '<c><f>A1</f><v></v></c>', uncalculated],
    ['a part of a shared formula', '<c><f t="shared" si="0"/></c>', uncalculated],
    ['a formula of text that was not calculated', '<c t="str"><f>VLOOKUP(1,A:B,2)</f></c>', uncalculated],
    ['FALSE', '<c t="b"><v>0</v></c>', 'is TRUE or FALSE: write it as text'],
    ['TRUE', '<c t="b"><v>1</v></c>', 'is TRUE or FALSE: write it as text'],
  ])('that is %s is a fault, and nothing in it is taken for empty', async (_, xml, reason) => {
    const { rows, faults } = await readProductFile(sheet(xml))
    expect(rows).toEqual([])
    expect(faults).toEqual([{ line: 2, column: 'allergens_contain', reason }])
  })

  it('in the first line that is an error leaves no column out', async () => {
    const header = [...HEADER.slice(0, 4), { xml: '<c t="e"><v>#N/A</v></c>' }]
    const bytes = makeXlsx([header, ['x1', 'Plain', 'Plain biscuits.', '', 'milk']])
    await expect(readProductFile(bytes)).rejects.toThrow(
      'the first line has a cell that holds the error #N/A',
    )
  })

  it('with a result is read, an empty text too', async () => {
    const milk = await readProductFile(
      sheet('<c t="str"><f>"mi"&amp;"lk"</f><v>milk</v></c>', '<c><f>1+1</f><v>2</v></c>'),
    )
    expect(milk.rows).toMatchObject([{ allergensContain: ['milk'], nutrition: { sugarG: 2 } }])
    const empty = await readProductFile(sheet('<c t="str"><f>A9&amp;""</f><v></v></c>'))
    expect(empty.rows).toMatchObject([{ allergensContain: null }])
  })

  it.each([
    ['Excel’s own', '<c s="1"><v>0.24</v></c>'],
    ['one of its own', '<c s="3"><v>0.24</v></c>'],
  ])('that shows a percentage is refused: %s', async (_, xml) => {
    const { faults } = await readProductFile(sheet('<c/>', xml))
    const reason = 'shows 24%, and holds 0.24: write the figure without a percent sign'
    expect(faults).toEqual([{ line: 2, column: 'sugar_g', reason }])
  })

  it.each([
    ['Excel’s spelling of 2.3', '<c><v>2.2999999999999998</v></c>', 2.3],
    ['of 0.29', '<c><v>0.28999999999999998</v></c>', 0.29],
    ['of 0.1 + 0.2', '<c><v>0.30000000000000004</v></c>', 0.3],
    ['of 0.023', '<c><v>2.3000000000000001E-2</v></c>', 0.023],
    ['a percent sign that is only written behind the figure', '<c s="2"><v>24</v></c>', 24],
    ['the same in another way', '<c s="4"><v>24</v></c>', 24],
    ['all its figures', '<c><v>12.3456</v></c>', 12.3456],
  ])('holds %s', async (_, xml, sugarG) => {
    const { rows, faults } = await readProductFile(sheet('<c/>', xml))
    expect(faults).toEqual([])
    expect(rows).toMatchObject([{ nutrition: { sugarG } }])
  })

  const note = (holds: number) => `shows more than the number ${holds} that it holds: write it as text`
  const formats = [
    '00000',
    '0&quot; g&quot;',
    '[$₹-4009]0',
    '000\\-000',
    'dd\\-mm',
    '[Red]#,##0.00_);(0)',
    '# ?/?',
  ]
  it.each([
    ['a date', '<c s="6"><v>46336</v></c>', 'is a date: write it as text'],
    ['a number after zeros', '<c s="2"><v>123</v></c>', note(123)],
    ['a number before its unit', '<c s="3"><v>200</v></c>', note(200)],
    ['a sum of money', '<c s="4"><v>20</v></c>', note(20)],
    ['a number in parts', '<c s="5"><v>123456</v></c>', note(123456)],
    ['a fraction', '<c s="8"><v>0.5</v></c>', note(0.5)],
  ])('where a text is kept is a fault when it shows %s', async (_, xml, reason) => {
    const rows = [RECALL, ['04006381333931', { xml }, '2026-11-01']]
    const recalls = makeXlsx(rows, formats)
    const read = await readTable(recalls, recallForm, NOW)
    expect(read.faults).toEqual([{ line: 2, column: 'batch', reason }])
    const header = ['name', 'description', 'net_weight']
    const products = makeXlsx([header, ['Plain', 'Plain biscuits.', { xml }]], formats)
    expect((await readProductFile(products)).faults).toEqual([{ line: 2, column: 'net_weight', reason }])
  })

  it.each([
    ['<c s="2"><v>12345</v></c>', '12345'],
    ['<c s="7"><v>1000</v></c>', '1000'],
    ['<c><v>1011</v></c>', '1011'],
    ['<c t="inlineStr" s="2"><is><t>00123</t></is></c>', '00123'],
  ])('where a text is kept is read as it shows: %s', async (xml, batch) => {
    const row = [{ xml: '<c s="2"><v>4006381333931</v></c>' }, { xml }, { xml: '<c s="6"><v>46336</v></c>' }]
    const recalls = makeXlsx([RECALL, row], formats)
    const { rows, faults } = await readTable(recalls, recallForm, NOW)
    expect(faults).toEqual([])
    expect(rows).toMatchObject([{ gtin: '04006381333931', batch, since: '2026-11-10' }])
  })

  it.each(['#N/A', '#REF!', '#NAME?', '#DIV/0!'])(
    'of a CSV that a spreadsheet wrote %s into is a fault',
    async (cell) => {
      const { faults } = await readProductFile(
        Buffer.from(`name,description,ingredients\nOne,The first,${cell}\n`),
      )
      expect(faults).toEqual([{ line: 2, column: 'ingredients', reason: `holds the error ${cell}` }])
    },
  )
})

describe('a fact that the voice cannot read', () => {
  it.each([
    ['allergens_contain', 'wheat;दूध', 'the voice cannot read "द", character 7: write it in Latin letters'],
    ['ingredients', 'Sugar, Масло', 'the voice cannot read "М", character 8: write it in Latin letters'],
    ['storage', '冷', 'the voice cannot read "冷", character 1: write it in Latin letters'],
  ])('is refused with its place: %s', async (column, cell, reason) => {
    const { rows, faults } = await readProductFile(
      Buffer.from(`name,description,${column}\nOne,The first,\nTwo,The second,"${cell}"\n`),
    )
    expect(faults).toEqual([{ line: 3, column, reason }])
    expect(rows).toHaveLength(1)
  })

  it('is none in letters of Europe', async () => {
    const { faults } = await readProductFile(
      Buffer.from('name,description,origin\nOne,The first,Côte d’Ivoire\nTwo,The second,Gießen\n'),
    )
    expect(faults).toEqual([])
  })
})

describe('the day of the last check', () => {
  it.each([
    ['2025-03-31', []],
    ['', []],
    // A new day has begun in the east.
    ['2026-11-22', []],
    ['2026-11-23', ['2026-11-23 has not come yet']],
    ['31.03.2025', ['"31.03.2025" is not a day: write it like 2025-03-31']],
    ['2025-02-30', ['"2025-02-30" is not a day: write it like 2025-03-31']],
    ['45992', ['"45992" is not a day: write it like 2025-03-31']],
  ])('"%s" → %j', async (cell, reasons) => {
    const { rows, faults } = await readProductFile(
      Buffer.from(`name,description,checked_on\nOne,The first,${cell}\n`),
    )
    expect(faults).toEqual(reasons.map((reason) => ({ line: 2, column: 'checked_on', reason })))
    if (reasons.length === 0) expect(rows[0]?.checkedOn).toBe(cell || null)
  })
})
