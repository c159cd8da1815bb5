import { describe, expect, it } from 'vitest'
import type { PublicStore } from '../contract/store.ts'
import { findPath } from './find-path.ts'

const walk = [
  { action: 'start', distance: '6' },
  { action: 'end', distance: '0' },
]
const store = (id: string, paths: PublicStore['paths']): PublicStore => ({
  id,
  store_number: '1',
  name: 'A store',
  location: 'Pune',
  storeURL: '',
  paths,
})
const stores = [
  store('7', { entrance: { dairy: walk, breads: [] }, dairy: { 'cash counter': walk } }),
  store('8', { Entrance: { 'Biscuits And Snacks': walk } }),
]

function look(id: string, source: string, destination: string) {
  const warnings: string[] = []
  return { path: findPath(stores, { id, source, destination }, (line) => warnings.push(line)), warnings }
}

describe('looking a path up', () => {
  it.each([
    ['lower case', '7', 'entrance', 'dairy', 'onward'],
    ['any case asked', '7', 'Entrance', 'DAIRY', 'onward'],
    ['any case authored', '8', 'entrance', 'biscuits and snacks', 'onward'],
    ['to the counter', '7', 'dairy', 'Cash Counter', 'return'],
  ])('%s', (_, id, source, destination, navPathSet) => {
    const { path, warnings } = look(id, source, destination)
    expect(path).toEqual({
      id,
      source: source.toLowerCase(),
      destination: destination.toLowerCase(),
      navCommands: walk,
      navPathSet,
    })
    expect(warnings).toEqual([])
  })

  it.each([
    ['another store', '9', 'entrance', 'dairy'],
    ['an id that only looks alike', '07', 'entrance', 'dairy'],
    ['no such place', '7', 'entrance', 'garden'],
    ['no way back authored', '8', 'biscuits and snacks', 'cash counter'],
    ['an empty path', '7', 'entrance', 'breads'],
    ['a prototype as source', '7', '__proto__', 'toString'],
    ['a prototype as destination', '7', 'entrance', 'constructor'],
    ['nothing', '', '', ''],
  ])('finds none for %s and warns once', (_, id, source, destination) => {
    const { path, warnings } = look(id, source, destination)
    expect(path.navCommands).toEqual([])
    expect(warnings).toEqual(['Path not found'])
  })
})
