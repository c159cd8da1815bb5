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
