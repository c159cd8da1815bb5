import { expect, it } from 'vitest'
import { findRoute } from '../navigation/find-route.ts'
import { demoStore } from './demo-store.ts'
import { formatSteps } from './step-text.ts'

const route = (from: string, to: string) => {
  const found = findRoute(demoStore.paths, from, to)
  return 'error' in found ? found.error : formatSteps(found.steps).replaceAll('\n', ', ')
}

it.each([
  ['Entrance', 'dairy', 'start: 10, turn right: 5, end: 0'],
  ['entrance', 'Breads', 'start: 6, turn left: 8, go straight: 4, turn right: 6, end: 0'],
  ['entrance', 'cash counter', 'start: 6, turn left: 8, turn right: 7, end: 0'],
  ['cash counter', 'entrance', 'No path found from cash counter to entrance'],
])('%s to %s', (from, to, expected) => expect(route(from, to)).toBe(expected))
