import { printFigures, printMachine, slope } from './figures.ts'
import { startChild } from './relay/child.ts'
import { SERVICE_PATH } from './relay/service-path.ts'
import { shopperDialect, talkingShoppers } from './relay/shoppers.ts'
import type { Usage } from './relay/usage.ts'

/**
 * `npm run bench -- gateway-soak [sessions] [minutes]`: shoppers who send a picture and a second of sound a second
 * through the gateway, and what is left on its heap after each minute.
 */
const sessions = Number(process.argv[2] ?? 40)
const minutes = Number(process.argv[3] ?? 60)

printMachine()
const sink = await startChild('./sink.ts')
const gateway = await startChild('./gateway.ts', `ws://127.0.0.1:${sink.port}${SERVICE_PATH}`)
const shoppers = await talkingShoppers(`ws://127.0.0.1:${gateway.port}/ws/`, shopperDialect, sessions)
const heap: [hours: number, mb: number][] = []
let rssMb = Number.NaN
for (let minute = 0; minute <= minutes; minute += 1) {
  // The first minute is compilation and the growth of pools.
  await shoppers.talk(60)
  await sink.ask()
  const { usage } = await gateway.ask<{ usage: Usage }>()
  rssMb = usage.rssMb
  heap.push([minute / 60, usage.collectedHeapMb])
  console.log(`minute ${minute}: heap ${usage.collectedHeapMb.toFixed(2)} MB, memory ${rssMb.toFixed(0)} MB`)
}
const first = heap[0]?.[1] ?? Number.NaN
const last = heap.at(-1)?.[1] ?? Number.NaN
printFigures([
  ['sessions', sessions, 'sockets'],
  ['sockets-lost', shoppers.lost(), 'sockets'],
  ['heap-growth', last - first, 'MB'],
  ['heap-slope', slope(heap), 'MB/h'],
  ['rss', rssMb, 'MB'],
])
shoppers.close()
await Promise.all([sink.stop(), gateway.stop()])
