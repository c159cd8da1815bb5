import { createPainter } from '../test/fixtures/painter.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser } from '../test/fixtures/visit.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { printFigures, printMachine, times } from './figures.ts'
import { measureFirstSound } from './latency/first-sound.ts'
import { measureHeardInPage } from './latency/heard-in-page.ts'
import { measureLooks } from './latency/looks.ts'

/**
 * From the last sample of a question to the first sample of its answer: as it leaves the server, and as the page
 * plays it; and from the second picture of a look to the product's name, from the question to the date, over twenty
 * packs or as many as told.
 */
const packs = Number(process.argv[2] ?? 20)
const speak = await createVoice()
const server = await startServer({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser()
try {
  printMachine()
  const clean = await measureFirstSound(server.url, speak, Number.POSITIVE_INFINITY)
  const noisy = await measureFirstSound(server.url, speak, 20)
  const heard = await measureHeardInPage(server.url, browser, speak)
  const painter = await createPainter(browser)
  const looks = await measureLooks(server.url, painter, speak, packs)
  printFigures([
    ...times('first-sound-clean', clean),
    ...times('first-sound-20dB', noisy),
    ...times('heard-in-page', heard),
    ...times('looking', looks.looking),
    ...times('name-after-second-frame', looks.name),
    ...times('date-after-question', looks.date),
  ])
} finally {
  await browser.close()
  await server.stop()
}
