import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aProduct } from '../../../../test/server/a-product.ts'
import { onEachDatabase } from '../../../../test/server/databases.ts'
import { openRepositories } from '../../../../test/server/open-repositories.ts'
import { temporaryFolder } from '../../../../test/server/temporary-folder.ts'
import { asGtin, checkDigit } from '../../../core/contract/barcode.ts'
import type { ImportRow } from '../../../core/contract/product-file.ts'
import { readBackup, writeBackup } from '../backup.ts'
import { databaseFault } from '../database-errors.ts'
import { MACHINE } from '../history.ts'

const full = aProduct({
  barcodes: ['4006381333931', '73513537'],
  allergensContain: ['wheat'],
  allergensMayContain: [],
  ingredients: 'wheat flour, salt',
  nutrition: { energyKcal: 450.5, sugarG: 0, fatG: null, saltG: 1.2, fibreG: 4.25 },
  netWeight: '200 g',
  packWords: ['plain', 'light'],
  section: 'dairy',
  origin: 'India',
  storage: 'Keep it cool',
  servingG: 30,
  checkedOn: '2025-03-31',
  nameHi: 'सादा',
  descriptionHi: 'कुरकुरे',
  ingredientsHi: 'गेहूँ, नमक',
})

const row = (line: number, said: Partial<ImportRow>): ImportRow => ({
  line,
  name: `Product ${line}`,
  description: 'Something.',
  nutrition: {},
  ...said,
})

onEachDatabase('products', ({ open }) => {
  it('come back as they were given, unknown apart from none', async () => {
    const { products } = await open()
    const [first, second] = await products.add([full, aProduct()])
    expect(await products.all()).toEqual([
      { ...full, id: first },
      { ...aProduct(), id: second },
    ])
  })

  it('come back from the backup of a version that lacked a field', async () => {
    const { products, database } = await open()
    const [id] = await products.add([full])
    const file = join(await temporaryFolder(), 'older.backup')
    await writeBackup(database, file, new Date(0))
    const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(0, -1)
    const older = lines
      .map((line) => line.replace(/"migration":"[^"]*"/, '"migration":"0002-console"'))
      .map(
        (line) =>
          `${line.replace(/,"(?:origin|storage|serving_g|fibre_g|checked_on|name_hi|description_hi|ingredients_hi)":(?:"[^"]*"|[\d.]+)/g, '')}\n`,
      )
    const sha256 = createHash('sha256').update(older.join('')).digest('hex')
    await writeFile(file, `${older.join('')}{"end":true,"rows":${older.length - 1},"sha256":"${sha256}"}\n`)
    await products.remove(id ?? '', MACHINE)
    await readBackup(database, file)
    const nutrition = { ...full.nutrition, fibreG: null }
    const noHindi = { nameHi: null, descriptionHi: null, ingredientsHi: null }
    expect(await products.all()).toEqual([
      { ...full, id, nutrition, origin: null, storage: null, servingG: null, checkedOn: null, ...noHindi },
    ])
  })

  it('keep their order over many pages', async () => {
    const { products } = await open()
    const names = Array.from({ length: 601 }, (_, index) => `Product ${index}`)
    await products.add(names.map((name) => aProduct({ name })))
    expect((await products.all()).map((product) => product.name)).toEqual(names)
  })

  it('step over numbers that a file brought as ids', async () => {
    const { products } = await open()
    const ids = await products.add([aProduct({ id: '2' }), aProduct(), aProduct()])
    expect(new Set(ids).size).toBe(3)
    expect(ids[0]).toBe('2')
  })

  it('share no barcode, and a refused call leaves nothing', async () => {
    const { products, catalogueVersions } = await open()
    await products.add([full])
    const before = await catalogueVersions()
    const error = await products.add([aProduct(), { ...full, name: 'Twin' }]).catch((fault: unknown) => fault)
    expect(databaseFault(error)).toBe('duplicate')
    expect(await products.count()).toBe(1)
    expect(await catalogueVersions()).toEqual(before)
  })
})

onEachDatabase('an import', ({ open }) => {
  it('adds, updates and skips in one go', async () => {
    const { products, catalogueVersions } = await open()
    const [id] = await products.add([full])
    const before = await catalogueVersions()
    const rows = [row(2, { id: id ?? '', barcodes: ['73513537'] }), row(3, { barcodes: ['4006381333931'] })]
    expect(await products.import(rows)).toEqual({ added: 1, updated: 1, deleted: 0, skipped: 0, faults: [] })
    expect((await products.all()).map((product) => [product.name, product.barcodes])).toEqual([
      ['Product 2', ['73513537']],
      ['Product 3', ['4006381333931']],
    ])
    const after = await catalogueVersions()
    expect(after).not.toEqual(before)
    expect(await products.import(rows)).toEqual({ added: 0, updated: 0, deleted: 0, skipped: 2, faults: [] })
    expect(await catalogueVersions()).toEqual(after)
  })

  it('writes nothing when a row is at fault', async () => {
    const { products, catalogueVersions } = await open()
    await products.add([full])
    const before = await catalogueVersions()
    const { faults, added } = await products.import([row(2, {}), row(3, { barcodes: ['73513537'] })])
    expect(added).toBe(0)
    expect(faults).toEqual([
      { line: 3, column: 'barcode', reason: '73513537 is on product 1 (Brand Plain Biscuits) too' },
    ])
    expect(await products.count()).toBe(1)
    expect(await catalogueVersions()).toEqual(before)
  })

  it('lets two products swap their codes', async () => {
    const { products } = await open()
    await products.add([aProduct({ barcodes: ['73513537'] }), aProduct({ barcodes: ['4006381333931'] })])
    const result = await products.import([
      row(2, { id: '1', barcodes: ['4006381333931'] }),
      row(3, { id: '2', barcodes: ['73513537'] }),
    ])
    expect(result).toMatchObject({ updated: 2, faults: [] })
  })

  it('runs beside another: both survive', async () => {
    const { products } = await open()
    const many = (from: number) => Array.from({ length: 150 }, (_, index) => row(from + index, {}))
    await Promise.all([products.import(many(1000)), products.import(many(2000)), products.all()])
    expect(await products.count()).toBe(300)
  })
})

onEachDatabase('two nodes that write products at once', ({ newUrl }) => {
  it('give one code, however it is written, to one product alone', async () => {
    const url = newUrl()
    const first = await openRepositories(undefined, url)
    const second = await openRepositories(first.folder, url)
    const nodes = [first.products, second.products]
    const said = { description: 'Biscuits with butter', nutrition: {} }
    const stem = (at: number) => String(3600029100 + at).padStart(11, '0')
    for (let at = 0; at < 8; at++) {
      const upc = stem(at) + checkDigit(stem(at))
      const spellings = [upc, `0${upc}`]
      const names = spellings.map((_, node) => `Node ${node} of ${at}`)
      const writes = [
        (node: number) =>
          nodes[node]?.create(
            { ...said, name: names[node] ?? '', barcodes: [spellings[node] ?? ''] },
            MACHINE,
          ),
        async (node: number) => {
          const rows = [row(2, { name: names[node] ?? '', barcodes: [spellings[node] ?? ''] })]
          const { faults } = (await nodes[node]?.import(rows)) ?? { faults: [] }
          if (faults.length > 0) throw new Error('refused')
        },
      ]
      const [form, file] = writes
      const second = at % 2 === 0 ? form : file
      const done = await Promise.allSettled([form?.(0), second?.(1)])
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    const codes = (await first.products.all()).flatMap(({ barcodes }) => barcodes.map(asGtin))
    expect(codes).toHaveLength(8)
    expect(new Set(codes).size).toBe(8)
  })
})
