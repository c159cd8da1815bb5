import { percentile, printFigures, printMachine } from './figures.ts'
import { startChild } from './relay/child.ts'
import { SERVICE_PATH } from './relay/service-path.ts'
import { type Dialect, serviceDialect, shopperDialect, talkingShoppers } from './relay/shoppers.ts'
import type { Usage } from './relay/usage.ts'

/**
 * `npm run bench -- relay [sessions] [seconds]`: shoppers who send a picture of 60 kB and a second of sound a second,
 * through the gateway and through a bare relay by turns, to the same service. What the gateway adds is the difference.
 */
const sessions = Number(process.argv[2] ?? 40)
const seconds = Number(process.argv[3] ?? 60)
/** Short ones, by turns: what others do on the machine in one of them falls on both ways alike. */
const ROUNDS = Math.max(2, Math.round(seconds / 30))

interface Way {
  agesMs: number[]
  cpuMs: number
  heapsMb: number[]
  lost: number
  longestBlockMs: number
}
const emptyWay = (): Way => ({ agesMs: [], cpuMs: 0, heapsMb: [], lost: 0, longestBlockMs: 0 })

printMachine()
const sink = await startChild('./sink.ts')
const service = `ws://127.0.0.1:${sink.port}${SERVICE_PATH}`
const ways = {
  gateway: { child: await startChild('./gateway.ts', service), dialect: shopperDialect, found: emptyWay() },
  relay: { child: await startChild('./bare-relay.ts', service), dialect: serviceDialect, found: emptyWay() },
}

async function measure(way: { child: typeof sink; dialect: Dialect; found: Way }) {
  const shoppers = await talkingShoppers(`ws://127.0.0.1:${way.child.port}/ws/`, way.dialect, sessions)
  // The first seconds are compilation.
  await shoppers.talk(5)
  await sink.ask()
  await way.child.ask()
  await shoppers.talk(seconds / ROUNDS)
  const { usage } = await way.child.ask<{ usage: Usage }>()
  const { ages } = await sink.ask<{ ages: number[] }>()
  way.found.lost += shoppers.lost()
  shoppers.close()
  way.found.agesMs.push(...ages)
  way.found.cpuMs += usage.cpuMs
  way.found.heapsMb.push(usage.heapMb)
  way.found.longestBlockMs = Math.max(way.found.longestBlockMs, usage.longestBlockMs)
}

for (let round = 0; round < ROUNDS; round += 1) for (const way of Object.values(ways)) await measure(way)

const { gateway, relay } = ways
const aSecond = ({ cpuMs }: Way) => cpuMs / seconds / sessions
const at = (share: number, { agesMs }: Way) => percentile(agesMs, share)
printFigures([
  ['sessions', sessions, 'sockets'],
  ['sockets-lost', gateway.found.lost + relay.found.lost, 'sockets'],
  ['gateway-p50', at(0.5, gateway.found), 'ms'],
  ['gateway-p99', at(0.99, gateway.found), 'ms'],
  ['relay-p50', at(0.5, relay.found), 'ms'],
  ['relay-p99', at(0.99, relay.found), 'ms'],
  ['added-p50', at(0.5, gateway.found) - at(0.5, relay.found), 'ms'],
  ['added-p99', at(0.99, gateway.found) - at(0.99, relay.found), 'ms'],
  ['gateway-cpu-per-session-second', aSecond(gateway.found), 'ms'],
  ['relay-cpu-per-session-second', aSecond(relay.found), 'ms'],
  ['cpu-ratio', aSecond(gateway.found) / aSecond(relay.found), 'times'],
  ['gateway-longest-block', gateway.found.longestBlockMs, 'ms'],
  ['relay-longest-block', relay.found.longestBlockMs, 'ms'],
  ['gateway-heap', gateway.found.heapsMb.at(-1) ?? Number.NaN, 'MB'],
])
await Promise.all([sink, gateway.child, relay.child].map((child) => child.stop()))
