import { describe, expect, it } from 'vitest'
import type { Paths, Step } from '../contract/store.ts'
import { findRoute } from './find-route.ts'

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
