import * as z from 'zod/mini'
import { type Paths, storeSchema } from '../store.ts'

/**
 * The store of the navigation demo: bundled with the page, so that the demo walks without any store of one's own.
 * @internal A test holds the bundled file to it.
 */
export const demoStoreSchema = z.extend(
  z.pick(storeSchema, { id: true, name: true, storeURL: true, paths: true }),
  {
    createdBy: z.string(),
  },
)
type DemoStore = z.infer<typeof demoStoreSchema>

type Move = readonly [action: string, steps: number]
const walk = (...moves: readonly Move[]) => [
  ...moves.map(([action, steps]) => ({ action, distance: String(steps) })),
  { action: 'end', distance: '0' },
]

/** Places joined by short paths: from the entrance to the counter a route has to be found over two of them. */
const paths: Paths = {
  entrance: {
    'help desk': walk(['start', 4], ['turn left', 3]),
    'biscuits and snacks': walk(['start', 6], ['turn right', 5]),
  },
  'help desk': {
    dairy: walk(['start', 7], ['turn right', 4]),
    entrance: walk(['start', 3], ['turn right', 4]),
  },
  'biscuits and snacks': {
    breads: walk(['start', 5], ['turn left', 6]),
    'cash counter': walk(['start', 8], ['turn left', 4]),
  },
  dairy: { 'cash counter': walk(['start', 6], ['go straight', 5]) },
  breads: { 'cash counter': walk(['start', 4], ['turn right', 3]) },
  'cash counter': { entrance: walk(['start', 9]) },
}

export const demoStore: DemoStore = {
  id: 'demo',
  name: 'Sample store',
  storeURL: '/?storeid=demo',
  paths,
  createdBy: 'sample',
}
