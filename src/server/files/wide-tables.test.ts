import { describe, expect, it } from 'vitest'
import { productForm, readTable } from './read-table.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const read = (text: string | Uint8Array) => readTable(Buffer.from(text), productForm, NOW)
const lines = (header: string, many = 9_999) => header + '\nPlain,Crisp.'.repeat(many)
const MANY = 4_900_000

describe('a CSV that is wide or odd', { timeout: 20_000 }, () => {
  it.each([
    [
      'more cells than a table has',
      lines(`name,description${','.repeat(2_400_000)}`),
      /^it has 2420000 cells/,
    ],
    ['nothing but commas', ','.repeat(MANY), /^it has 4900001 cells, at most 2000000 are read/],
    ['a quotation mark that does not end', `name,description\n"${'x,\n'.repeat(MANY / 4)}`, /never closed/],
    ['nothing but quotation marks', '"'.repeat(MANY), /no column "name"/],
    ['nothing but apostrophes', `${"'".repeat(MANY)},b`, /no column "name"/],
    ['letters of nothing', `name,description\nPlain,\0`, /neither CSV nor/],
    ['UTF-16 that does not say so', Buffer.from('name,description\na,b', 'utf16le'), /neither CSV nor/],
  ])('is refused with its reason: %s', async (_, text, reason) => {
    await expect(read(text)).rejects.toThrow(reason)
  })

  it('is read once for each column that is known, however many there are beside them', async () => {
    const { rows, faults, warnings } = await read(lines(`name,description${',x'.repeat(1_900_000)}`))
    expect([rows.length, faults.length]).toEqual([9_999, 0])
    expect(warnings).toEqual([expect.stringMatching(/not known: x, x.* and 1899980 more$/)])
    expect(warnings[0]?.length).toBeLessThan(200)
  })

  it('tells of a name of megabytes its beginning', async () => {
    const { warnings } = await read(`name,description,${'x'.repeat(MANY)}\nPlain,Crisp.`)
    expect(warnings[0]?.length).toBeLessThan(200)
  })

  it.each(['\r', '\r\n', '\n'])('is read with a header far down, its lines ended by %j', async (end) => {
    const text = `${end.repeat(30_000)}name,description${end}Plain,Crisp.${end}`
    expect((await read(text)).rows).toMatchObject([{ line: 30_002, name: 'Plain' }])
  })

  it('is refused by its cells where they have megabytes, each in bounded time', async () => {
    const long = `"${'a;'.repeat(MANY / 20)}"`
    const header = 'name,description,barcode,allergens_contain,ingredients,checked_on,sugar_g,pack_words'
    const { faults } = await read(`${header}\n${header.split(',').fill(long).join(',')}`)
    expect(faults.length).toBeGreaterThan(5)
    expect(faults.every(({ reason }) => reason.length < 200)).toBe(true)
  })
})
