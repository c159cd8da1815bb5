import { describe, expect, it } from 'vitest'
import type { Paths, PublicStore, Step } from '../contract/store.ts'
import { findPath, findRoute } from './find-path.ts'

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

const step = (action: string, distance = '0'): Step => ({ action, distance })
const leg = (action: string): Step[] => [step(action, '5'), step('end')]
const paths: Paths = {
  Entrance: { Dairy: leg('to dairy'), Breads: leg('to breads') },
  Dairy: { Cakes: leg('dairy to cakes'), Entrance: leg('back') },
  Breads: { Juice: leg('breads to juice'), Nowhere: [] },
  Juice: { Cakes: leg('juice to cakes') },
}

describe('a route of the demo', () => {
  it.each([
    ['one path', 'Entrance', 'Dairy', ['to dairy', 'end']],
    ['two paths', 'Entrance', 'Juice', ['to breads', 'breads to juice', 'end']],
    ['the fewest paths', 'entrance', 'CAKES', ['to dairy', 'dairy to cakes', 'end']],
    ['across a loop', 'Dairy', 'Juice', ['back', 'to breads', 'breads to juice', 'end']],
  ])('%s', (_, start, destination, actions) => {
    const route = findRoute(paths, start, destination)
    expect('steps' in route && route.steps.map(({ action }) => action)).toEqual(actions)
  })

  it.each([
    ['Cakes', 'Dairy'],
    ['Entrance', 'Nowhere'],
    ['Entrance', 'Entrance'],
    ['__proto__', 'constructor'],
  ])('none from %s to %s', (start, destination) => {
    expect(findRoute(paths, start, destination)).toEqual({
      error: `No path found from ${start} to ${destination}`,
    })
  })
})
