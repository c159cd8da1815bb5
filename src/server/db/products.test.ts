import { describe, expect, it } from 'vitest'
import { aProduct } from '../../../test/server/a-product.ts'
import { openRepositories } from '../../../test/server/open-repositories.ts'
import type { ImportRow } from '../../core/contract/import.ts'
import { isDuplicate } from './sqlite-errors.ts'

const full = aProduct({
  barcodes: ['4006381333931', '73513537'],
  allergensContain: ['wheat'],
  allergensMayContain: [],
  ingredients: 'wheat flour, salt',
  nutrition: { energyKcal: 450.5, sugarG: 0, fatG: null, saltG: 1.2 },
  netWeight: '200 g',
  packWords: ['plain', 'light'],
  section: 'dairy',
})

const row = (line: number, said: Partial<ImportRow>): ImportRow => ({
  line,
  name: `Product ${line}`,
  description: 'Something.',
  nutrition: {},
  ...said,
})

describe('products', () => {
  it('come back as they were given, unknown apart from none', async () => {
    const { products } = await openRepositories()
    const [first, second] = await products.add([full, aProduct()])
    expect(await products.all()).toEqual([
      { ...full, id: first },
      { ...aProduct(), id: second },
    ])
  })

  it('keep their order over many pages', async () => {
    const { products } = await openRepositories()
    const names = Array.from({ length: 601 }, (_, index) => `Product ${index}`)
    await products.add(names.map((name) => aProduct({ name })))
    expect((await products.all()).map((product) => product.name)).toEqual(names)
  })

  it('step over numbers that a file brought as ids', async () => {
    const { products } = await openRepositories()
    const ids = await products.add([aProduct({ id: '2' }), aProduct(), aProduct()])
    expect(new Set(ids).size).toBe(3)
    expect(ids[0]).toBe('2')
  })

  it('share no barcode, and a refused call leaves nothing', async () => {
    const { products, catalogueVersion } = await openRepositories()
    await products.add([full])
    const before = await catalogueVersion()
    const error = await products.add([aProduct(), { ...full, name: 'Twin' }]).catch((fault: unknown) => fault)
    expect(isDuplicate(error)).toBe(true)
    expect(await products.count()).toBe(1)
    expect(await catalogueVersion()).toBe(before)
  })
})

describe('an import', () => {
  it('adds, updates and skips in one go', async () => {
    const { products, catalogueVersion } = await openRepositories()
    const [id] = await products.add([full])
    const before = await catalogueVersion()
    const rows = [row(2, { id: id ?? '', barcodes: ['73513537'] }), row(3, { barcodes: ['4006381333931'] })]
    expect(await products.import(rows)).toEqual({ added: 1, updated: 1, skipped: 0, faults: [] })
    expect((await products.all()).map((product) => [product.name, product.barcodes])).toEqual([
      ['Product 2', ['73513537']],
      ['Product 3', ['4006381333931']],
    ])
    const after = await catalogueVersion()
    expect(after).not.toBe(before)
    expect(await products.import(rows)).toEqual({ added: 0, updated: 0, skipped: 2, faults: [] })
    expect(await catalogueVersion()).toBe(after)
  })

  it('writes nothing when a row is at fault', async () => {
    const { products, catalogueVersion } = await openRepositories()
    await products.add([full])
    const before = await catalogueVersion()
    const { faults, added } = await products.import([row(2, {}), row(3, { barcodes: ['73513537'] })])
    expect(added).toBe(0)
    expect(faults).toEqual([
      { line: 3, column: 'barcode', reason: '73513537 is on product 1 (Brand Plain Biscuits) too' },
    ])
    expect(await products.count()).toBe(1)
    expect(await catalogueVersion()).toBe(before)
  })

  it('lets two products swap their codes', async () => {
    const { products } = await openRepositories()
    await products.add([aProduct({ barcodes: ['73513537'] }), aProduct({ barcodes: ['4006381333931'] })])
    const result = await products.import([
      row(2, { id: '1', barcodes: ['4006381333931'] }),
      row(3, { id: '2', barcodes: ['73513537'] }),
    ])
    expect(result).toMatchObject({ updated: 2, faults: [] })
  })

  it('runs beside another: both survive', async () => {
    const { products } = await openRepositories()
    const many = (from: number) => Array.from({ length: 150 }, (_, index) => row(from + index, {}))
    await Promise.all([products.import(many(1000)), products.import(many(2000)), products.all()])
    expect(await products.count()).toBe(300)
  })
})
