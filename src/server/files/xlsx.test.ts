import { describe, expect, it } from 'vitest'
import { makeZip, partsOfXlsx } from '../../../test/server/make-xlsx.ts'
import { readXlsx } from './xlsx.ts'

const UNREADABLE = 'it is not an .xlsx file that can be read'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const ROW = '<row><c t="inlineStr"><is><t>plain</t></is></c></row>'
const workbook = (rows: string, others: Record<string, string> = {}) =>
  makeZip({ ...partsOfXlsx(rows), ...others })

describe('a workbook that could be read in two ways', () => {
  it.each([
    ['a place that is told twice', '<row><c r="XFD1" r="A1"><v>1</v></c></row>'],
    ['the same in another namespace', '<row><c r="A1" x:r="XFD1"><v>1</v></c></row>'],
    ['a kind that is told twice', '<row><c r="A1" t="e" t="n"><v>1</v></c></row>'],
    ['a kind by the number of its letter', '<row><c r="A1" t="&#101;"><v>#N/A</v></c></row>'],
    ['an attribute without quotation marks', '<row><c r="XFD1" q=1><v>1</v></c></row>'],
    ['spaces beside the sign', '<row><c r="A1" t = "inlineStr"><is><t>1</t></is></c></row>'],
    ['an attribute without a value', '<row><c r="A1" hidden><v>1</v></c></row>'],
    ['a quotation mark that does not end', '<row><c r="A1><v>1</v></c></row>'],
    ['a tag within a tag', '<row><c r="A1" <v>1</v></c></row>'],
    ['a line that is told twice', '<row r="1048576" r="2"><c><v>1</v></c></row>'],
  ])('is refused: %s', async (_, rows) => {
    await expect(readXlsx(workbook(rows))).rejects.toThrow(UNREADABLE)
  })

  it('is refused: two sheets of one name, in the archive or among its relations', async () => {
    const two = workbook(ROW, { 'xl/worksheets/sheet2.xml': '<worksheet/>' })
    const twice = two.toString('latin1').replaceAll('sheet2', 'sheet1')
    await expect(readXlsx(Buffer.from(twice, 'latin1'))).rejects.toThrow('it is not a whole .xlsx file')
    const relation = (target: string) => `<Relationship Id="rId1" Type="/worksheet" Target="${target}"/>`
    const related = { [RELATIONS]: `<x>${relation('worksheets/sheet1.xml')}${relation('other.xml')}</x>` }
    await expect(readXlsx(workbook(ROW, related))).rejects.toThrow(UNREADABLE)
  })

  it('is none: what spreadsheet programs write', async () => {
    const row = `<row r="1" spans="1:2" x14ac:dyDescent="0.3" xr:uid="{1}"><c r="A1" s='0' t="inlineStr"><is><t>a &lt; b</t></is></c><c r="B1"/></row>`
    expect(await readXlsx(workbook(row))).toEqual([{ line: 1, cells: ['a < b'] }])
  })
})

describe('a text that many cells point to', () => {
  const SHARED = 'xl/sharedStrings.xml'
  const pointing = async (text: string, cells: number) => {
    const row = (line: number) =>
      `<row r="${line}">${[...'ABCDEFGHIJ'].map((column) => `<c r="${column}${line}" t="s"><v>0</v></c>`).join('')}</row>`
    const parts = partsOfXlsx(Array.from({ length: cells / 10 }, (_, index) => row(index + 1)).join(''))
    const relations = parts[RELATIONS]?.replace(/<Relationship (.*?)\/>/, (sheet, own: string) => {
      const ofTexts = own.replace('rId1', 'rId2').replace('/worksheet"', '/sharedStrings"')
      return `${sheet}<Relationship ${ofTexts.replace('worksheets/sheet1', 'sharedStrings')}/>`
    })
    const shared = `<sst><si><t xml:space="preserve">${text}</t></si></sst>`
    return readXlsx(makeZip({ ...parts, [RELATIONS]: relations ?? '', [SHARED]: shared }))
  }

  it.each([
    ['long', 'x'.repeat(20_001)],
    ['megabytes of it', 'x'.repeat(5_000_000)],
    ['of nothing but spaces', ' '.repeat(5_000_000)],
  ])('is refused where they show more than is read: %s', { timeout: 10_000 }, async (_, text) => {
    const reason = `its cells show ${text.length * 1000} letters, at most 20000000 are read`
    await expect(pointing(text, 1000)).rejects.toThrow(reason)
  })

  it('is read in each of them', async () => {
    const rows = await pointing(`${'x'.repeat(19_999)} `, 1000)
    expect(rows).toHaveLength(100)
    expect(rows[99]?.cells.at(-1)).toBe('x'.repeat(19_999))
    expect(await pointing(' ', 1000)).toEqual([])
  })
})
