import type { Page } from 'playwright-core'
import { BOSS, bossEnvironment, openConsole } from '../test/fixtures/console-visit.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser } from '../test/fixtures/visit.ts'
import { startWatching, takeWaits, type Waits } from './console/page-waits.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'
import { importMadeUp } from './loop/made-up-products.ts'

/**
 * The console's list of 10,000 products in Chromium: how long somebody waits for the picture after each letter of a
 * search, a click on a heading, a turned page and the longest page, and between two pictures while that one scrolls.
 * The goal is 100 ms.
 */
const PRODUCTS = 10_000
const SEARCH = 'garden crunch'
const WHEEL_PX = 600
const WHEELS = 30

printMachine()
const server = await startServer({ SEED: 'none', LOG_LEVEL: 'warn', ...bossEnvironment })
const browser = await launchBrowser()
const figures: Figure[] = []

async function during(name: string, page: Page, work: () => Promise<unknown>): Promise<void> {
  await takeWaits(page)
  await work()
  const waits: Waits = await takeWaits(page)
  console.log(
    `${name}: input ${waits.inputMs.toFixed(0)} ms, between pictures ${waits.pictureMs.toFixed(0)} ms`,
  )
  figures.push([`list-${name}-input`, waits.inputMs, 'ms'], [`list-${name}-picture`, waits.pictureMs, 'ms'])
}

try {
  await importMadeUp(server.dataDir, 0, PRODUCTS)
  const { page, signIn } = await openConsole(browser, server.url)
  await signIn(BOSS)
  await page
    .getByText('0 in all')
    .or(page.getByText(/There is no store yet/))
    .waitFor()
  const beganAt = performance.now()
  await page.getByRole('button', { name: 'PRODUCT LIST' }).click()
  await page.getByText(`${PRODUCTS} in all`).waitFor()
  figures.push(['list-open', performance.now() - beganAt, 'ms'])
  await startWatching(page)
  const search = page.getByRole('searchbox')
  await during('search', page, async () => {
    await search.click()
    for (const letter of SEARCH) await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await page.getByText(new RegExp(`of ${PRODUCTS} found`)).waitFor()
  })
  await during('clear', page, async () => {
    await search.press('Control+a')
    await search.press('Delete')
    await page.getByText(`${PRODUCTS} in all`).waitFor()
  })
  await during('sort', page, async () => {
    await page.getByRole('button', { name: /^Name/ }).click()
    await page.locator('th[aria-sort=ascending]').waitFor()
  })
  await during('turn', page, async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByText(`51–100 of ${PRODUCTS}`).waitFor()
  })
  await during('longest-page', page, async () => {
    await page.getByLabel('Rows').selectOption('100')
    await page.getByText(`1–100 of ${PRODUCTS}`).waitFor()
  })
  await during('scroll', page, async () => {
    await page.mouse.move(600, 500)
    for (let turn = 0; turn < WHEELS; turn++) await page.mouse.wheel(0, WHEEL_PX)
    await page.waitForFunction(() => scrollY > 0)
  })
  printFigures(figures)
} finally {
  await browser.close()
  await server.stop()
}
