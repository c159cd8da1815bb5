import { startBare } from './console/bare.ts'
import { type Hammered, hammer } from './console/hammer.ts'
import { startStaffed } from './console/staff.ts'
import { type Figure, percentile, printFigures, printMachine } from './figures.ts'

/**
 * Requests a second and the p99 of the public lists and of a store's update, and the first as a share of what a bare
 * node:http server does that answers the same bytes, in turns in the same run. `by-cpu` compares what both computed for
 * a request, which another program's load on the machine changes little.
 */
const CONNECTIONS = 64
const ROUND_MS = 2000
const ROUNDS = 5
/** Both servers are warm before anything counts. */
const WARM_MS = 2000

const EDIT = JSON.stringify({
  from: 'entrance',
  to: 'dairy',
  steps: [
    { action: 'start', distance: '6' },
    { action: 'end', distance: '0' },
  ],
})

printMachine()
const server = await startStaffed({})
const port = Number(new URL(server.url).port)
const authorization = `authorization: Bearer ${server.token}`

const requestOf = (method: string, path: string, body = '') =>
  Buffer.from(
    [
      `${method} /api${path} HTTP/1.1`,
      'host: 127.0.0.1',
      ...(body === ''
        ? []
        : [authorization, 'content-type: application/json', `content-length: ${body.length}`]),
      '',
      body,
    ].join('\r\n'),
  )

const cases = [
  { name: 'products', method: 'GET', path: '/publicProduct', body: '' },
  { name: 'stores', method: 'GET', path: '/stores/publicStores', body: '' },
  { name: 'path-update', method: 'PATCH', path: '/stores/1/add-or-update-path', body: EDIT },
] as const

async function measure({ name, method, path, body }: (typeof cases)[number]): Promise<Figure[]> {
  const headers =
    body === '' ? {} : { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' }
  const reply = await fetch(`${server.url}/api${path}`, { method, headers, ...(body !== '' && { body }) })
  const bare = await startBare(Buffer.from(await reply.arrayBuffer()))
  const request = requestOf(method, path, body)
  const blow = { port, request }
  const bareBlow = { port: bare.port, request }
  await Promise.all([hammer(blow, CONNECTIONS, WARM_MS), hammer(bareBlow, CONNECTIONS, WARM_MS)])
  const rounds: { own: Hammered; other: Hammered; cpuRatio: number }[] = []
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all([server.usage(), bare.cpuMs()])
    const own = await hammer(blow, CONNECTIONS, ROUND_MS)
    const { cpuMs } = await server.usage()
    await bare.cpuMs()
    const other = await hammer(bareBlow, CONNECTIONS, ROUND_MS)
    const cpuRatio = (await bare.cpuMs()) / other.requests / (cpuMs / own.requests)
    rounds.push({ own, other, cpuRatio })
  }
  const median = (figure: (round: (typeof rounds)[number]) => number) => percentile(rounds.map(figure), 0.5)
  const ours = median(({ own }) => own.requestsPerSecond)
  const theirs = median(({ other }) => other.requestsPerSecond)
  const ratio = median(({ own, other }) => own.requestsPerSecond / other.requestsPerSecond)
  const refused = rounds.reduce((sum, { own }) => sum + own.refused, 0)
  bare.stop()
  if (refused > 0) throw new Error(`${name}: ${refused} answers were refusals`)
  console.log(`${name}: ${ours.toFixed(0)} requests a second, a bare server ${theirs.toFixed(0)}`)
  return [
    [`${name}-rate`, ours, 'per-second'],
    [`${name}-p99`, median(({ own }) => own.p99Ms), 'ms'],
    [`${name}-of-bare`, ratio, 'ratio'],
    [`${name}-of-bare-by-cpu`, median(({ cpuRatio }) => cpuRatio), 'ratio'],
  ]
}

try {
  const figures: Figure[] = []
  for (const each of cases) figures.push(...(await measure(each)))
  printFigures(figures)
} finally {
  await server.stop()
}
