import { crc32, deflateRawSync } from 'node:zlib'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `xml`: a cell as a spreadsheet program writes it. */
type Cell = string | number | { xml: string }

function cellXml(cell: Cell): string {
  if (typeof cell === 'object') return cell.xml
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}

/** A workbook of one sheet, as small as readers accept. `numberFormats`: of the styles that its cells name by number. */
export const makeXlsx = (rows: readonly (readonly Cell[])[], numberFormats: readonly string[] = []): Buffer =>
  makeZip(partsOfXlsx(rowsXml(rows), numberFormats))

/** The same of rows as XML has them, by the names of its parts. */
export function partsOfXlsx(
  sheetRows: string,
  numberFormats: readonly string[] = [],
): Record<string, string> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetRows}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${numberFormats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/>${numberFormats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
  }
}

function rowsXml(rows: readonly (readonly Cell[])[]): string {
  return rows
    .map((cells, at) => {
      const xml = cells.map((cell, column) =>
        cellXml(cell).replace(
          /<c(?! r=| t="inlineStr" r=)/,
          `<c r="${String.fromCharCode(65 + column)}${at + 1}"`,
        ),
      )
      return `<row r="${at + 1}">${xml.join('')}</row>`
    })
    .join('')
}

/** A zip file of texts, or of bytes. `claim` overrides the unpacked size that the directory states. */
export function makeZip(files: Readonly<Record<string, string | Buffer>>, claim?: number): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text)
    const packed = deflateRawSync(plain)
    const size = claim ?? plain.length
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(plain), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(size, 18)
    shared.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(4)
    place.writeUInt32LE(offset)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed])
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002\u0014\u0000'),
        shared,
        Buffer.alloc(10),
        place,
        Buffer.from(name),
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}
