import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { readCsv } from '../../src/server/files/csv.ts'
import { readXlsx, writeXlsx } from '../../src/server/files/xlsx.ts'
import { temporaryFolder } from './temporary-folder.ts'

const soffice = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find(existsSync)

/** Comma, quotation mark, UTF-8, from line 1; every text cell in quotation marks, so that a number shows; as formatted. */
const AS_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false'

const cells = [
  '0012345678905',
  '4006381333931',
  '=1+1',
  '=HYPERLINK("http://example.org","x")',
  '+49 30',
  '-5',
  '@SUM(A1)',
  "'quoted",
  'a "b", c; d',
  'Ünï क 饼 🍪',
  '1e5',
  'TRUE',
  '2026-01-01',
  '1/2',
  '450.123456',
]
const table = [['name', 'description'], ...cells.map((cell, at) => [cell, `Row ${at}`])]

/** Opens the workbook as a person would, and saves it as something else. */
async function resaved(bytes: Uint8Array, as: string, name: string): Promise<Uint8Array> {
  const folder = await temporaryFolder()
  const file = join(folder, 'products.xlsx')
  await writeFile(file, bytes)
  const own = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const out = join(folder, 'out')
  await promisify(execFile)(soffice ?? '', [own, '--headless', '--convert-to', as, '--outdir', out, file])
  return readFile(join(out, name))
}

const title = 'products.xlsx, opened in LibreOffice'
const run = soffice === undefined ? it.skip : it

run(`${title}, holds texts alone and every one as it was written`, { timeout: 120_000 }, async () => {
  const csv = new TextDecoder().decode(
    await resaved(await writeXlsx(table, 'products'), AS_CSV, 'products.csv'),
  )
  expect(readCsv(csv).map((row) => row.cells)).toEqual(table)
  for (const line of csv.trim().split('\n')) expect(line).toMatch(/^".*",".*"$/)
})

run(`${title} and saved, is read back the same`, { timeout: 120_000 }, async () => {
  const saved = await resaved(await writeXlsx(table, 'products'), 'xlsx', 'products.xlsx')
  expect((await readXlsx(saved)).map((row) => row.cells)).toEqual(table)
})
