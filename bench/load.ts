import { startServer } from '../test/fixtures/server-process.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { printFigures, printMachine, times } from './figures.ts'
import { clipsOf, recordQuestions } from './questions.ts'
import { talk } from './talk.ts'

/** Sessions that talk at once, ten or as many as told: how long each waits for its first sound, and what one costs. */
const SESSIONS = Number(process.argv[2] ?? 10)
const FOR_MS = 90_000

printMachine()
const clips = await clipsOf(await createVoice(), recordQuestions, Number.POSITIVE_INFINITY)
const server = await startServer({ LOG_LEVEL: 'warn' })
try {
  await server.usage()
  const startedAtMs = performance.now()
  const { answeredMs, unanswered } = await talk(server.url, SESSIONS, clips, FOR_MS)
  const wallMs = performance.now() - startedAtMs
  const { rss, ownBlockMs, longestBlockMs, cpuMs } = await server.usage()
  printFigures([
    ...times(`first-sound-${SESSIONS}-sessions`, answeredMs),
    ['unanswered', unanswered, 'times'],
    ['longest-block', ownBlockMs, 'ms'],
    ['longest-pause', longestBlockMs, 'ms'],
    ['rss', rss / 2 ** 20, 'MB'],
    ['cpu-per-session-second', cpuMs / (wallMs / 1000) / SESSIONS, 'ms'],
  ])
} finally {
  await server.stop()
}
