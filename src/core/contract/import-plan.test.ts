import { describe, expect, it } from 'vitest'
import { planImport } from './import-plan.ts'
import { nothingKnown, type Product } from './product.ts'
import type { ImportRow } from './product-file.ts'

const product = (id: string, said: Partial<Product> = {}): Product => ({
  id,
  name: `Product ${id}`,
  description: 'Something.',
  ...nothingKnown,
  ...said,
})

const row = (line: number, said: Partial<ImportRow> = {}): ImportRow => ({
  line,
  name: `Row ${line}`,
  description: 'Something.',
  nutrition: {},
  ...said,
})

describe('an import', () => {
  it('adds rows without an id, and rows with one that nobody has', () => {
    const plan = planImport([row(2), row(3, { id: 'x' })], [product('1')])
    expect(plan.add.map(({ id, name }) => [id, name])).toEqual([
      [undefined, 'Row 2'],
      ['x', 'Row 3'],
    ])
    expect(plan.update).toEqual([])
  })

  it('changes only what the file speaks of', () => {
    const before = product('1', {
      allergensContain: ['milk'],
      section: 'dairy',
      nutrition: { energyKcal: 1, sugarG: 2, fatG: 3, saltG: 4, fibreG: 5 },
    })
    const { update } = planImport([row(2, { id: '1', section: null, nutrition: { fatG: null } })], [before])
    expect(update).toEqual([
      {
        ...before,
        name: 'Row 2',
        section: null,
        nutrition: { energyKcal: 1, sugarG: 2, fatG: null, saltG: 4, fibreG: 5 },
      },
    ])
  })

  it('keeps unknown apart from none', () => {
    const before = product('1', { allergensContain: [] })
    const { name, description } = before
    const { update } = planImport([row(2, { id: '1', name, description, allergensContain: null })], [before])
    expect(update[0]?.allergensContain).toBeNull()
  })

  it.each([
    ['the same product by its id', [row(2, { id: '1', name: 'Product 1' })]],
    ['the same product without its id', [row(2, { name: 'Product 1' })]],
  ])('skips %s', (_, rows) => {
    expect(planImport(rows, [product('1')])).toEqual({
      add: [],
      missing: [],
      update: [],
      skipped: 1,
      faults: [],
    })
  })

  it('skips a row that says what an earlier one said', () => {
    const plan = planImport([row(2, { name: 'Twin' }), row(3, { name: 'Twin' })], [])
    expect(plan.add).toHaveLength(1)
    expect(plan.skipped).toBe(1)
  })

  it.each([
    ['not named', [row(2, { id: '1' })], ['2', '3']],
    ['spoken of by what it says', [row(2, { name: 'Product 2' }), row(3, { id: '3' })], ['1']],
    ['all, for a file without rows', [], ['1', '2', '3']],
  ])('tells which products are missing: %s', (_, rows, missing) => {
    const plan = planImport(rows, [product('1'), product('2'), product('3')])
    expect(plan.missing.map(({ id }) => id)).toEqual(missing)
  })

  it('skips both of two equal products downloaded and brought back', () => {
    const twins = [product('1', { name: 'Twin' }), product('2', { name: 'Twin' })]
    const rows = twins.map(({ id, name }, index) => row(index + 2, { id, name }))
    expect(planImport(rows, twins)).toMatchObject({ add: [], update: [], skipped: 2, faults: [] })
  })

  it.each([
    [
      'within the file',
      [row(2, { barcodes: ['73513537'] }), row(3, { barcodes: ['73513537'] })],
      [{ line: 3, column: 'barcode', reason: '73513537 is on line 2 too' }],
    ],
    [
      'against another product',
      [row(2, { barcodes: ['96385074'] })],
      [{ line: 2, column: 'barcode', reason: '96385074 is on product 9 (Product 9) too' }],
    ],
    [
      'between rows that write it with other zeros',
      [row(2, { barcodes: ['036000291452'] }), row(3, { barcodes: ['0036000291452'] })],
      [{ line: 3, column: 'barcode', reason: '0036000291452 is on line 2 too' }],
    ],
    [
      'with a product that writes it with other zeros',
      [row(2, { barcodes: ['0000096385074'] })],
      [{ line: 2, column: 'barcode', reason: '0000096385074 is on product 9 (Product 9) too' }],
    ],
    [
      'of one row with itself, in two spellings',
      [row(2, { barcodes: ['036000291452', '0036000291452'] })],
      [],
    ],
    ['of one row with itself', [row(2, { barcodes: ['73513537'] })], []],
    ['given back by its owner', [row(2, { id: '9', barcodes: [] }), row(3, { barcodes: ['96385074'] })], []],
  ])('refuses barcodes shared %s', (_, rows, faults) => {
    expect(planImport(rows, [product('9', { barcodes: ['96385074'] })]).faults).toEqual(faults)
  })

  it('lets a file in that touches none of two products that share a code since an earlier version', () => {
    const existing = [product('8', { barcodes: ['0000096385074'] }), product('9', { barcodes: ['96385074'] })]
    expect(planImport([row(2, { barcodes: ['73513537'] })], existing).faults).toEqual([])
    const touched = planImport([row(2, { id: '8', barcodes: ['0000096385074'] })], existing).faults
    expect(touched).toMatchObject([{ line: 2, column: 'barcode' }])
  })

  it('refuses an id that is there twice', () => {
    expect(planImport([row(2, { id: 'a' }), row(5, { id: 'a' })], []).faults).toEqual([
      { line: 5, column: 'id', reason: 'a is on line 2 too' },
    ])
  })
})
