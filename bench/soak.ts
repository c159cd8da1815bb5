import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../test/fixtures/server-process.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { printFigures, printMachine, slope } from './figures.ts'
import { clipsOf, recordQuestions } from './questions.ts'
import { talk } from './talk.ts'

/**
 * `npm run bench -- soak <minutes>`: two sessions talk without a pause and are opened anew each minute; how the
 * process grows. The first fifth is warm-up and left out of the slope.
 */
const SESSIONS = 2
const VISIT_MS = 60_000
const MB = 2 ** 20
const minutes = Number(process.argv[2] ?? 60)
if (!(minutes > 0)) throw new Error('bench soak takes the minutes to run')

printMachine()
const clips = await clipsOf(await createVoice(), recordQuestions, Number.POSITIVE_INFINITY)
const server = await startServer({ LOG_LEVEL: 'warn' })
const points: { minute: number; rss: number; heap: number }[] = []
let unanswered = 0
let answered = 0
const startedAtMs = performance.now()
const minuteNow = () => (performance.now() - startedAtMs) / 60_000
try {
  while (minuteNow() < minutes) {
    const talked = await talk(server.url, SESSIONS, clips, VISIT_MS)
    answered += talked.answeredMs.length
    unanswered += talked.unanswered
    await wait(2000)
    const usage = await server.usage()
    const point = { minute: minuteNow(), rss: usage.rss / MB, heap: usage.heapUsed / MB }
    points.push(point)
    console.log(
      `${point.minute.toFixed(1)} min: rss ${point.rss.toFixed(0)} MB, heap ${point.heap.toFixed(0)} MB`,
    )
  }
  const settled = points.filter(({ minute }) => minute > minutes / 5)
  const anHour = (of: 'rss' | 'heap') => 60 * slope(settled.map((point) => [point.minute, point[of]]))
  printFigures([
    ['minutes', minuteNow(), 'min'],
    ['answered', answered, 'times'],
    ['unanswered', unanswered, 'times'],
    ['rss-start', points[0]?.rss ?? Number.NaN, 'MB'],
    ['rss-end', points.at(-1)?.rss ?? Number.NaN, 'MB'],
    ['rss-slope', anHour('rss'), 'MB/h'],
    ['heap-slope', anHour('heap'), 'MB/h'],
  ])
} finally {
  await server.stop()
}
