import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { openConsole } from '../test/fixtures/console-visit.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit } from '../test/fixtures/visit.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'
import { openAuditor } from './lighthouse/auditor.ts'

/**
 * `npm run bench -- lighthouse`: Lighthouse's accessibility score of the shopper's page (start, question, More, walk,
 * paused) and of the console's sign-in, and by name what costs points. Fetches Lighthouse, 185 MB, the first time.
 */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

printMachine()
const port = await freePort()
const server = await startServer({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser([`--remote-debugging-port=${port}`])
const auditor = await openAuditor(port)
const figures: Figure[] = []

async function audit(name: string, page: Page) {
  const { score, faults } = await auditor.audit(page.url())
  for (const fault of faults) console.log(`${name}: ${fault}`)
  figures.push([`lighthouse-accessibility-${name}`, score, 'of-100'])
}

try {
  const visit = await openVisit(browser, server.url, { query: '?storeid=1', motion: 'denied' })
  const shown = (name: string) =>
    visit.page.getByRole('button', { name, exact: true }).waitFor({ timeout: 60_000 })
  await shown('Start talking')
  await audit('start', visit.page)
  await visit.start()
  await shown('Not required')
  await audit('question', visit.page)
  await visit.page.getByRole('button', { name: 'More', exact: true }).click()
  await audit('more', visit.page)
  for (const choice of ['Not required', 'Biscuits', 'Entrance']) await visit.choose(choice)
  await shown('Next')
  await audit('walk', visit.page)
  await visit.choose('Pause')
  await shown('Start talking')
  await audit('paused', visit.page)
  await visit.close()

  const staff = await openConsole(browser, server.url)
  await staff.go('/home', 'Sign In')
  await audit('sign-in', staff.page)
  await staff.close()
  printFigures(figures)
} finally {
  await auditor.close()
  await browser.close()
  await server.stop()
}
