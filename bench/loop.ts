import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createPainter } from '../test/fixtures/painter.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit } from '../test/fixtures/visit.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'
import { measureLooks } from './latency/looks.ts'
import { clipsOf, recordQuestions } from './questions.ts'
import { talk } from './talk.ts'

/** The longest time for which the server's event loop answered nobody, by what was going on. */
const TALK_MS = 30_000
const IMPORTED_ROWS = 2000

const words = ['amber', 'birch', 'copper', 'dune', 'ember', 'fern', 'granite', 'harbour', 'indigo', 'juniper']
const word = (n: number) => words[n % words.length] ?? ''

/** A catalogue file of made-up names, none twice. */
function manyProducts(): string {
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, i) => {
    const name = `Britannia ${word(i)} ${word(Math.floor(i / 10))} ${word(Math.floor(i / 100))} biscuits ${i}`
    return `,${name},Bench entry number ${i}.`
  })
  return `id,name,description\n${rows.join('\n')}\n`
}

printMachine()
const speak = await createVoice()
const clips = await clipsOf(speak, recordQuestions, Number.POSITIVE_INFINITY)
const server = await startServer({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser()
const figures: Figure[] = []

async function during(name: string, run: () => Promise<unknown>) {
  await server.usage()
  await run()
  const { longestBlockMs } = await server.usage()
  figures.push([`longest-block-${name}`, longestBlockMs, 'ms'])
  console.log(`${name}: ${longestBlockMs.toFixed(1)} ms`)
}

async function importMany() {
  const file = join(server.dataDir, 'many.csv')
  await writeFile(file, manyProducts())
  await promisify(execFile)(process.execPath, ['--no-warnings', 'dist/server/cli/main.js', 'import', file], {
    env: { ...process.env, DATA_DIR: server.dataDir },
  })
}

try {
  const painter = await createPainter(browser)
  await during('page', async () => (await openVisit(browser, server.url)).close())
  await during('talk', () => talk(server.url, 2, clips, TALK_MS))
  await during('look', () => measureLooks(server.url, painter, speak))
  await during('import', () => Promise.all([importMany(), talk(server.url, 1, clips, TALK_MS)]))
  printFigures(figures)
} finally {
  await browser.close()
  await server.stop()
}
