import { expect, it, onTestFinished } from 'vitest'
import type { WorkerState } from '../workers/worker-states.ts'
import { createMetrics } from './create-metrics.ts'
import type { Observers } from './observers.ts'

function measuring() {
  const metrics = createMetrics()
  onTestFinished(() => metrics.close())
  return metrics
}

it('tells how many workers are at what, and how often one was replaced', async () => {
  const worker = (name: string, state: WorkerState, restarts: number) => ({ name, state, restarts })
  const reports = [
    worker('hear', { name: 'ready' }, 1),
    worker('hear', { name: 'restarting', sinceMs: 5 }, 2),
    worker('files', { name: 'ended' }, 0),
  ]
  const metrics = createMetrics({ all: () => reports })
  onTestFinished(() => metrics.close())
  await metrics.text()
  reports.splice(1, 1, worker('hear', { name: 'ready' }, 3))
  const text = await metrics.text()
  expect(text.match(/^shop_worker.* \d+$/gm)).toEqual([
    'shop_workers{worker="hear",state="ready"} 2',
    'shop_workers{worker="files",state="ended"} 1',
    'shop_worker_restarts_total{worker="hear"} 4',
    'shop_worker_restarts_total{worker="files"} 0',
  ])
})

it.each<[string, (observe: Observers) => void, string]>([
  ['sessions open', ({ sessions }) => sessions.opened(undefined), 'shop_sessions_open 1'],
  ['resumes', ({ sessions }) => sessions.opened('handle'), 'shop_resumes_total{by="handle"} 1'],
  ['sockets open', ({ sockets }) => sockets.opened('live'), 'shop_sockets_open{kind="live"} 1'],
  ['refusals', ({ sockets }) => sockets.turnedAway(429), 'shop_sockets_refused_total{status="429"} 1'],
  [
    'lost lines',
    ({ sockets }) => sockets.closed('live', 1006),
    'shop_socket_closes_total{kind="live",code="1006"} 1',
  ],
  [
    'codes that clients make up as one',
    ({ sockets }) => sockets.closed('speech', 4321),
    'shop_socket_closes_total{kind="speech",code="other"} 1',
  ],
  ['work in hand', ({ senses }) => senses.see.began(), 'shop_sense_queue{sense="see"} 1'],
  ['who was told to wait', ({ toldToWait }) => toldToWait(), 'shop_moments_total 1'],
  ['the limit', ({ load }) => load({ limit: 8, overloaded: () => undefined }), 'shop_queue_limit 8'],
  ['no overload', ({ load }) => load({ limit: 8, overloaded: () => undefined }), 'shop_overloaded 0'],
  ['an overload', ({ load }) => load({ limit: 8, overloaded: () => 'much to do' }), 'shop_overloaded 1'],
  [
    'how long a sense took',
    ({ senses }) => senses.hear.ended(400, 'words'),
    'shop_sense_seconds_bucket{le="0.5",sense="hear",outcome="words"} 1',
  ],
  [
    'looks by outcome',
    ({ looked }) => looked('name', 'notBrand', 2500),
    'shop_look_seconds_sum{for="name",outcome="notBrand"} 2.5',
  ],
  [
    'looks beside the cloud',
    ({ cloud }) => cloud.looked('date', 'date', 1000),
    'shop_look_seconds_count{for="date",outcome="date"} 1',
  ],
  ['the way to the cloud', ({ cloud }) => cloud.connected(200), 'shop_upstream_connect_seconds_sum 0.2'],
  ['its answers', ({ cloud }) => cloud.answered(900), 'shop_upstream_answer_seconds_sum 0.9'],
  ['its resumes', ({ cloud }) => cloud.resumed(250), 'shop_upstream_resume_seconds_count 1'],
  ['its drops', ({ cloud }) => cloud.lost(), 'shop_upstream_drops_total 1'],
  [
    'its held speech',
    ({ cloud }) => cloud.checked(40, false),
    'shop_upstream_held_seconds_count{passed="false"} 1',
  ],
  [
    'requests',
    ({ request }) => request({ method: 'GET', route: '/api/stores/:id', status: 200, tookMs: 4 }),
    'shop_http_request_seconds_bucket{le="0.005",method="GET",route="/api/stores/:id",status="200"} 1',
  ],
])('tells of %s', async (_, happens, line) => {
  const metrics = measuring()
  happens(metrics.observe)
  expect((await metrics.text()).split('\n')).toContain(line)
})

it('counts back what has ended', async () => {
  const metrics = measuring()
  const { sessions, sockets, senses } = metrics.observe
  sessions.opened(undefined)
  sessions.closed()
  sockets.opened('live')
  sockets.closed('live', 1000)
  senses.speak.began()
  senses.speak.ended(1, 'spoken')
  const lines = (await metrics.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'shop_sessions_open 0',
      'shop_sockets_open{kind="live"} 0',
      'shop_sense_queue{sense="speak"} 0',
    ]),
  )
})

it('tells what the process uses', async () => {
  const text = await measuring().text()
  const readingOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
  expect(readingOf('process_resident_memory_bytes')).toBeGreaterThan(10e6)
  expect(readingOf('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
  expect(readingOf('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(Math.abs(readingOf('process_start_time_seconds') - Date.now() / 1000)).toBeLessThan(3600)
})

it('keeps the measurements of two servers apart', async () => {
  const [one, other] = [measuring(), measuring()]
  one.observe.sessions.opened(undefined)
  expect(await other.text()).toContain('shop_sessions_open 0')
})
