import { importLimits } from '../../core/contract/import-file.ts'
import { RefusedFile } from './read-file.ts'
import { textOfPart } from './zip.ts'

export const unreadable = () => new RefusedFile('it is not an .xlsx file that can be read')

/** What is wrong with cells, by line and then by column; a line counts from 1, a column from 0. */
type CellFaults = ReadonlyMap<number, ReadonlyMap<number, string>>

const UNCALCULATED =
  'holds a formula without its result: save the file in a spreadsheet program, or write the value'

/**
 * Cells of a workbook's first sheet that hold something else than they show, or nothing that can be read: the reader of
 * the cells answers an empty cell for an error and for a formula that was never calculated, and 0.24 for what shows
 * "24%" (ECMA-376-1, 18.3.1.4 and 18.8.30). Empty would be taken for "not known" and written over what is. `inTexts`: of
 * numbers that show more than their figure, as 123 shows 00123, which matters only where a text is kept. Throws `RefusedFile`.
 */
export function cellFaults(workbook: Uint8Array): { faults: CellFaults; inTexts: CellFaults } {
  const { sheet, styles } = partsOf(workbook)
  const [faults, inTexts] = [new Map<number, Map<number, string>>(), new Map<number, Map<number, string>>()]
  const formats = formatsOf(styles)
  const reach = { line: 0, column: 0 }
  for (const cell of cellsOf(sheet)) {
    reachTo(reach, cell)
    const format = formats.get(cell.style) ?? ''
    const reason = faultOf(cell, format)
    const told = reason ?? faultInText(cell, format)
    if (told === undefined) continue
    const kept = reason === undefined ? inTexts : faults
    const ofLine = kept.get(cell.line) ?? new Map<number, string>()
    kept.set(cell.line, ofLine.set(cell.column, told))
  }
  return { faults, inTexts }
}

interface Place {
  line: number
  column: number
}

/** ECMA-376-1, 18.3.1.73 and 18.3.1.4, as spreadsheets have them. */
const LINES = 1_048_576
const COLUMNS = 16_384

/** The reader of the cells fills the whole rectangle. Widens what is held to one more cell; a styled one that holds nothing makes no table larger. */
function reachTo(reach: Place, { line, column, type, value }: Cell) {
  if (value === undefined && type !== 'inlineStr') return
  reach.line = Math.max(reach.line, line)
  reach.column = Math.max(reach.column, column)
  if (reach.line * (reach.column + 1) <= importLimits.cells) return
  throw new RefusedFile(
    `its cells reach to column ${lettersOf(reach.column)} and line ${reach.line}: delete what stands far from the table`,
  )
}

/** "AB" of 27. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

function onSheet(place: Place | undefined): Place {
  if (place && place.line <= LINES && place.column < COLUMNS) return place
  throw unreadable()
}

interface Cell extends Place {
  /** `t`: s, str, inlineStr, n, b, d or e. */
  type: string
  style: number
  isFormula: boolean
  /** Undefined: it has no element for one. */
  value: string | undefined
}

/** The cells of a sheet, each as soon as the next begins. A row or a cell without a place stands behind the one before. */
function* cellsOf(sheet: string): Generator<Cell> {
  let place: Place = { line: 0, column: -1 }
  let cell: Cell | undefined
  for (const tag of tagsOf(sheet, 'row|c|f|v')) {
    const { name } = tag
    if (name === 'row')
      place = onSheet({ line: Number(tag.attributes.get('r') ?? place.line + 1), column: -1 })
    else if (name === 'c') {
      if (cell) yield cell
      const { attributes } = tag
      const reference = attributes.get('r')
      place = onSheet(reference === undefined ? { ...place, column: place.column + 1 } : placeOf(reference))
      cell = startedCell(place, attributes)
    } else if (cell && name === 'f') cell.isFormula = true
    else if (cell) cell.value = tag.text
  }
  if (cell) yield cell
}

const TYPES: ReadonlySet<string> = new Set(['s', 'str', 'inlineStr', 'n', 'b', 'd', 'e'])

function startedCell(place: Place, attributes: Tag['attributes']): Cell {
  const type = attributes.get('t') ?? 'n'
  if (!TYPES.has(type)) throw unreadable()
  return { ...place, type, style: Number(attributes.get('s') ?? 0), isFormula: false, value: undefined }
}

function faultOf({ type, isFormula, value }: Cell, format: string): string | undefined {
  if (type === 'e') return `holds ${value ? `the error ${value}` : 'an error'}`
  if (type === 'b') return 'is TRUE or FALSE: write it as text'
  // A text that a formula made may be empty.
  if (isFormula && (value === undefined || (value === '' && type !== 'str'))) return UNCALCULATED
  if (type !== 'n' || !value || !isPercent(format)) return undefined
  const shown = Number((Number(value) * 100).toPrecision(12))
  return `shows ${shown}%, and holds ${Number(value)}: write the figure without a percent sign`
}

const faultInText = ({ type, value }: Cell, format: string): string | undefined =>
  type === 'n' && value && showsMore(Number(value), format)
    ? `shows more than the number ${Number(value)} that it holds: write it as text`
    : undefined

/** "C12": line 12, column 2. */
function placeOf(reference: string): Place | undefined {
  const [, letters, line] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  if (letters === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { line: Number(line), column }
}

/** The sheet that is named first, and the styles of its cells. Throws `RefusedFile`. */
function partsOf(workbook: Uint8Array): { sheet: string; styles: string } {
  const part = (name: string, tag: string) => [...tagsOf(textOfPart(workbook, name) ?? '', tag)]
  const id = part('xl/workbook.xml', 'sheet')[0]?.attributes.get('id')
  const relations = part('xl/_rels/workbook.xml.rels', 'Relationship').map(({ attributes }) => attributes)
  const text = (isIt: (relation: Tag['attributes']) => boolean | undefined) => {
    const [relation, another] = relations.filter(isIt)
    if (another) throw unreadable()
    const target = relation?.get('Target') ?? ''
    return textOfPart(workbook, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  const sheet = text((relation) => relation.get('Id') === id)
  const styles = text((relation) => relation.get('Type')?.endsWith('/styles'))
  if (sheet === undefined) throw unreadable()
  return { sheet, styles: styles ?? textOfPart(workbook, 'xl/styles.xml') ?? '' }
}

/** Formats that a workbook names by number alone. */
const BUILT_IN = [
  ['9', '0%'],
  ['10', '0.00%'],
  ['12', '# ?/?'],
  ['13', '# ??/??'],
] as const

/** What is in quotation marks, or behind a backslash, is written and says nothing of the number. */
const withoutWords = (format: string) => format.replace(/"[^"]*"|\\./g, '')
const isPercent = (format: string) => withoutWords(format).includes('%')

/** Colours, conditions and countries; room for a letter, and what fills a cell. */
const UNSEEN = /\[(?!\$[^\]-])[^\]]*\]|[_*]./g
/** What stands for figures, or for the whole number. */
const FIGURES = /General|E[+-]0+|[#0?.,\s]/gi
/** Of a date: who reads the cells knows it from a number. */
const DATES = /[dmyhs]/i

/** Whether a number shows as something that its figures do not say: zeros before it, a unit, a fraction. */
function showsMore(value: number, format: string): boolean {
  const [shown = ''] = format.replace(UNSEEN, '').split(';')
  const plain = withoutWords(shown)
  if (plain === '@' || DATES.test(plain.replace(/\[\$[^\]]*\]/g, ''))) return false
  const places = (plain.split('.')[0] ?? '').replace(/[^0]/g, '').length
  const padded = places > 1 && places > String(Math.trunc(Math.abs(value))).length
  return padded || shown.replace(FIGURES, '').replace(/["\\]/g, '') !== ''
}

/** The format of each style of cells, by number; of one that is none of ours to know it is absent. */
function formatsOf(styles: string): ReadonlyMap<number, string> {
  const formats = new Map<string, string>(BUILT_IN)
  const ofStyles = new Map<number, string>()
  let style = Number.NaN
  for (const { name, attributes } of tagsOf(styles, 'numFmt|cellStyleXfs|cellXfs|xf')) {
    const id = attributes.get('numFmtId') ?? ''
    if (name === 'numFmt') formats.set(id, unescaped(attributes.get('formatCode') ?? ''))
    // Styles of cells are counted; those that they are made from stand in a list of their own.
    if (name === 'cellXfs') style = 0
    if (name === 'cellStyleXfs') style = Number.NaN
    if (name === 'xf') {
      const format = formats.get(id)
      if (format !== undefined) ofStyles.set(style, format)
      style++
    }
  }
  return ofStyles
}

const unescaped = (text: string) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&')

interface Tag {
  /** Without its prefix, as are those of its attributes. */
  name: string
  /** Taken apart when it is asked for: of most tags nobody does. */
  readonly attributes: ReadonlyMap<string, string>
  /** What stands between it and the next; of an empty one nothing. */
  text: string
}

/** With spaces beside its sign the reader of the cells takes an attribute for none. */
const ATTRIBUTES = String.raw`((?:\s+[\w.:-]+=(?:"[^"<]*"|'[^'<]*'))*)\s*`
const ATTRIBUTE = /(?:[\w.-]+:)?([\w.-]+)=(?:"([^"<]*)"|'([^'<]*)')/g

/**
 * The tags of XML that begin an element of one of these names, in time that grows with its length alone. What the reader of
 * the cells might read in another way is refused: attributes that are told twice, and tags that are no whole ones.
 */
function* tagsOf(xml: string, names: string): Generator<Tag> {
  let left = xml.match(new RegExp(String.raw`<(?:[\w.-]+:)?(?:${names})(?=[\s/>])`, 'g'))?.length ?? 0
  const tag = new RegExp(String.raw`<(?:[\w.-]+:)?(${names})${ATTRIBUTES}(/?)>([^<]*)`, 'g')
  for (const [, name = '', attributes = '', empty, text = ''] of xml.matchAll(tag)) {
    left -= 1
    yield {
      name,
      get attributes() {
        return attributesOf(attributes)
      },
      text: empty === '' ? text : '',
    }
  }
  if (left > 0) throw unreadable()
}

function attributesOf(written: string): ReadonlyMap<string, string> {
  const pairs = [...written.matchAll(ATTRIBUTE)]
  const attributes = new Map(pairs.map(([, key = '', value, other]) => [key, value ?? other ?? '']))
  if (attributes.size < pairs.length) throw unreadable()
  return attributes
}
