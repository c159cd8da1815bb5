import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '../../src/server/clock.ts'
import type { CatalogueSource } from '../../src/server/engine/catalogue.ts'
import type { Engine } from '../../src/server/engine/engine.ts'
import { createGoogleEngine } from '../../src/server/engine/google/create-google-engine.ts'
import { fixedCredentials } from '../../src/server/engine/google/credentials.ts'
import { attachSockets } from '../../src/server/live/attach-sockets.ts'
import { reportUsage } from './usage.ts'

/** The gateway and the cloud engine as they are, without the senses, which unchecked traffic does not touch. */
const nowhere = (): never => {
  throw new Error('the bench measures the way to the cloud alone')
}
const catalogue: CatalogueSource = {
  current: () => ({ version: '1', products: [], stores: [] }),
  onChange: () => () => {},
}
const well = { ready: async () => {}, healthy: () => true, close: async () => {} }
const embedded: Engine = { ...well, open: nowhere }
const engine = createGoogleEngine({
  embedded,
  seeing: { ...well, setCatalogue() {}, open: () => ({ look: nowhere, close() {} }) },
  speaking: { ...well, say: nowhere },
  catalogue,
  clock: systemClock,
  brand: 'Bench',
  timeZone: 'Asia/Kolkata',
  url: new URL(process.argv[2] ?? ''),
  model: 'models/gemini-live-2.5',
  credentials: fixedCredentials('token'),
  log: nowhere,
})
const server = createServer()
attachSockets(server, {
  engine,
  hearing: { open: nowhere },
  catalogue,
  clock: systemClock,
  settings: { socketsPerAddress: 10_000 },
  log: { info() {}, error: nowhere },
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
reportUsage()
