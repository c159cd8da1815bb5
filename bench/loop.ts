import { createPainter } from '../test/fixtures/painter.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit } from '../test/fixtures/visit.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { type Figure, percentile, printFigures, printMachine } from './figures.ts'
import { measureLooks } from './latency/looks.ts'
import { importMadeUp } from './loop/made-up-products.ts'
import { clipsOf, recordQuestions } from './questions.ts'
import { talk } from './talk.ts'

/**
 * The longest time for which the server's event loop answered nobody, by what was going on and by how much the
 * brand sells: what it computed itself. Beside each: the longest pause, a busy machine's share included.
 */
const CATALOGUES = [60, 500, 10_000]
const IMPORTED_ROWS = 5000
const TALK_MS = 20_000
const LOOKS = 2

printMachine()
const speak = await createVoice()
const clips = await clipsOf(speak, recordQuestions, Number.POSITIVE_INFINITY)
const browser = await launchBrowser()
const painter = await createPainter(browser)
const figures: Figure[] = []

/** Measures over a catalogue that holds `size` made-up products beside the sample's. */
async function measure(size: number, importToo: boolean) {
  const server = await startServer({ LOG_LEVEL: 'warn' })
  async function during<T>(name: string, run: () => Promise<T>): Promise<T> {
    await server.usage()
    const result = await run()
    const { ownBlockMs, longestBlockMs } = await server.usage()
    figures.push([`longest-block-${name}-${size}`, ownBlockMs, 'ms'])
    console.log(
      `${name}, ${size} products: ${ownBlockMs.toFixed(1)} ms (longest pause ${longestBlockMs.toFixed(1)} ms)`,
    )
    return result
  }
  try {
    await during('fill', () => importMadeUp(server.dataDir, 0, size))
    await during('page', async () => (await openVisit(browser, server.url)).close())
    await during('talk', () => talk(server.url, 2, clips, TALK_MS))
    await during('look', () => measureLooks(server.url, painter, speak, LOOKS))
    if (!importToo) return
    const [talked] = await during('import', () =>
      Promise.all([talk(server.url, 1, clips, TALK_MS), importMadeUp(server.dataDir, size, IMPORTED_ROWS)]),
    )
    figures.push([`first-sound-import-${size}-p95`, percentile(talked.answeredMs, 0.95), 'ms'])
  } finally {
    await server.stop()
  }
}

try {
  for (const size of CATALOGUES) await measure(size, size === CATALOGUES.at(-1))
  printFigures(figures)
} finally {
  await browser.close()
}
