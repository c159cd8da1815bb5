import { describe, expect, it } from 'vitest'
import { findRoute } from '../../navigation/find-path.ts'
import { demoStore, demoStoreSchema } from './demo-store.ts'
import { pathsBodySchema } from './places.ts'
import { qrAddress, qrFileName, qrLabel, qrTitle } from './stores.ts'

describe('the demo store', () => {
  it('is a store like those that staff write', () => {
    expect(demoStoreSchema.parse(demoStore)).toEqual(demoStore)
    expect(pathsBodySchema('').safeParse(demoStore.paths).success).toBe(true)
  })

  it.each([
    ['entrance', 'cash counter', 'start 6, turn right 5, start 8, turn left 4, end 0'],
    ['entrance', 'dairy', 'start 4, turn left 3, start 7, turn right 4, end 0'],
    ['breads', 'entrance', 'start 4, turn right 3, start 9, end 0'],
  ])('has a route from %s to %s', (from, to, expected) => {
    const route = findRoute(demoStore.paths, from, to)
    const steps = 'steps' in route ? route.steps : []
    expect(steps.map(({ action, distance }) => `${action} ${distance}`).join(', ')).toBe(expected)
  })
})

describe('a QR code', () => {
  it.each([
    ['https://shop.example.org', '/?storeid=7', 'https://shop.example.org/?storeid=7'],
    [
      'https://shop.example.org',
      'https://other.example.org/?storeid=7',
      'https://other.example.org/?storeid=7',
    ],
  ])('at %s of %s opens %s', (origin, url, expected) => {
    expect(qrAddress(origin, url)).toBe(expected)
  })

  it('says what it is for', () => {
    expect(qrTitle('Acme')).toBe('Acme Assistance')
    expect(qrLabel('biscuits and SNACKS')).toBe('Biscuits And Snacks')
    expect([qrFileName(), qrFileName('store7')]).toEqual(['qrcode_qrcode.png', 'store7_qrcode.png'])
  })
})
