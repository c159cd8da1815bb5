import { describe, expect, it } from 'vitest'
import { aProduct } from '../../../../test/server/a-product.ts'
import { openRepositories } from '../../../../test/server/open-repositories.ts'
import { barcodeFault } from '../../../core/contract/barcode.ts'
import { sampleProducts } from './sample-products.ts'
import { sampleStores, seedSample } from './seed.ts'

const sections = ['biscuits and snacks', 'dairy', 'breads']

describe('the sample brand', () => {
  const products = sampleProducts('Britannia')

  it('has products in every section, with codes for use in a shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(24)
    expect(new Set(products.map((product) => product.section))).toEqual(new Set(sections))
    expect(new Set(products.flatMap((product) => product.barcodes)).size).toBe(products.length)
    for (const { barcodes, name, description } of products) {
      expect(barcodes[0]).toMatch(/^2\d{12}$/)
      expect(barcodeFault(barcodes[0] ?? '')).toBeUndefined()
      expect(name).toMatch(/^Britannia /)
      expect(description).toContain('Sample entry')
    }
  })

  it('knows, denies and does not know allergens', () => {
    expect(products.some((product) => product.allergensMayContain === null)).toBe(true)
    expect(products.some((product) => product.allergensMayContain?.length === 0)).toBe(true)
    expect(products.every((product) => (product.allergensContain?.length ?? 0) > 0)).toBe(true)
  })

  it('takes the name of the brand it is for', () => {
    expect(sampleProducts('Acme')[0]?.name).toMatch(/^Acme /)
  })

  it('has three stores, one of them without a way back', () => {
    expect(sampleStores).toHaveLength(3)
    const ways = sampleStores.map(({ paths }) => ({
      onward: Object.keys(paths.entrance ?? {}),
      back: sections.filter((section) => paths[section]?.['cash counter']),
    }))
    for (const { onward } of ways) expect(onward).toEqual(sections)
    expect(ways.map(({ back }) => back.length)).toEqual([3, 3, 0])
    const steps = sampleStores.flatMap(({ paths }) => Object.values(paths).flatMap(Object.values)).flat()
    for (const step of steps) expect(step.distance).toMatch(/^\d+$/)
  })
})

describe('seeding', () => {
  it('fills an empty database once', async () => {
    const repositories = await openRepositories()
    expect(await seedSample(repositories.database, 'Britannia', new Date())).toBe(true)
    expect(await seedSample(repositories.database, 'Britannia', new Date())).toBe(false)
    expect(await repositories.stores.count()).toBe(3)
    expect((await repositories.aisles.all()).map(({ name }) => name.toLowerCase())).toEqual(sections)
    expect(await repositories.products.all()).toHaveLength(sampleProducts('Britannia').length)
  })

  it('leaves a database with a product alone', async () => {
    const repositories = await openRepositories()
    await repositories.products.add([aProduct()])
    expect(await seedSample(repositories.database, 'Britannia', new Date())).toBe(false)
    expect(await repositories.stores.count()).toBe(0)
  })
})
