import type { Paths, Step } from '../contract/store.ts'

/** The navigation demo's store, bundled with the console: it can be walked without a server. */
export interface DemoStore {
  id: string
  name: string
  storeURL: string
  paths: Paths
  createdBy: string
}

const steps = (...moves: readonly [action: string, distance: number][]): Step[] => [
  ...moves.map(([action, distance]) => ({ action, distance: String(distance) })),
  { action: 'end', distance: '0' },
]

export const demoStore: DemoStore = {
  id: 'demo',
  name: 'Demo store',
  storeURL: '/?storeid=demo',
  createdBy: 'Shopping helper',
  paths: {
    entrance: {
      'biscuits and snacks': steps(['start', 6], ['turn left', 8]),
      dairy: steps(['start', 10], ['turn right', 5]),
    },
    'biscuits and snacks': {
      breads: steps(['go straight', 4], ['turn right', 6]),
      'cash counter': steps(['turn right', 7]),
    },
    dairy: { 'cash counter': steps(['turn left', 9], ['turn left', 3]) },
    breads: { 'cash counter': steps(['go straight', 5]) },
  },
}
