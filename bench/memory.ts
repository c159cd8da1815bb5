import { createPainter } from '../test/fixtures/painter.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser } from '../test/fixtures/visit.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { printFigures, printMachine } from './figures.ts'
import { measureLooks } from './latency/looks.ts'
import { clipsOf, recordQuestions } from './questions.ts'
import { talk } from './talk.ts'

/** What the server holds when nobody is there, and the most it holds while four sessions talk and one looks. */
const SESSIONS = 4
const FOR_MS = 60_000
const LOOKS = 4
const SAMPLE_EVERY_MS = 1000

printMachine()
const speak = await createVoice()
const clips = await clipsOf(speak, recordQuestions, Number.POSITIVE_INFINITY)
const server = await startServer({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser()
try {
  const idle = await server.usage()
  let most = idle
  let longestBlockMs = 0
  const sampling = setInterval(async () => {
    const usage = await server.usage()
    if (usage.rss > most.rss) most = usage
    longestBlockMs = Math.max(longestBlockMs, usage.longestBlockMs)
  }, SAMPLE_EVERY_MS)
  const painter = await createPainter(browser)
  await Promise.all([
    talk(server.url, SESSIONS, clips, FOR_MS),
    measureLooks(server.url, painter, speak, LOOKS),
  ])
  clearInterval(sampling)
  printFigures([
    ['rss-idle', idle.rss / 2 ** 20, 'MB'],
    ['rss-4-talking-1-looking', most.rss / 2 ** 20, 'MB'],
    ['longest-block', longestBlockMs, 'ms'],
  ])
} finally {
  await browser.close()
  await server.stop()
}
