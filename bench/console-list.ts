import type { Page } from 'playwright-core'
import { BOSS, bossEnvironment, openConsole } from '../test/fixtures/console-visit.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser } from '../test/fixtures/visit.ts'
import { chainStores } from './chain/made-up-chain.ts'
import { startWatching, takeWaits, type Waits } from './console/page-waits.ts'
import { untilCalm } from './console/staff.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'
import { importMadeUp } from './loop/made-up-products.ts'

/**
 * The console's lists of 10,000 products and 1,000 stores in Chromium: how long each takes to open (goal 300 ms), how long somebody waits for the picture after each letter of a
 * search, a click on a heading, a turned page and the longest page, and between two pictures while that one scrolls.
 * The goal of these is 100 ms.
 */
const PRODUCTS = 10_000
const STORES = 1000
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

/** Stores with all their paths, by the product's own file call. */
async function addStores(): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(BOSS),
  })
  const { token } = (await login.json()) as { token: string }
  const body = new FormData()
  body.append('file', new Blob([chainStores(STORES)]), 'stores.csv')
  const authorization = `Bearer ${token}`
  const reply = await fetch(`${server.url}/api/upload-stores`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  if (!reply.ok) throw new Error(await reply.text())
}

type OpenedWindow = Window & { __shownAt?: number; __pressedAt?: number }

/**
 * From the press of its button to a list that can be used, by the page's own clock: a click from outside waits for the
 * button to stand still and for two round trips.
 */
async function opened(page: Page, name: string, screen: string, count: number): Promise<void> {
  await page.evaluate((text) => {
    const told = window as OpenedWindow
    delete told.__shownAt
    addEventListener('click', ({ timeStamp }) => Object.assign(told, { __pressedAt: timeStamp }), {
      capture: true,
      once: true,
    })
    // A picture is there when the task behind its frame runs.
    new MutationObserver((_, watch) => {
      if (!told.__pressedAt || !document.body.textContent.includes(text)) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => Object.assign(told, { __shownAt: performance.now() })))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, `${count} in all`)
  await page.getByRole('button', { name: screen }).click()
  await page.waitForFunction(() => (window as OpenedWindow).__shownAt)
  const ms = await page.evaluate(() => {
    const { __shownAt = 0, __pressedAt = 0 } = window as OpenedWindow
    return __shownAt - __pressedAt
  })
  console.log(`${name}: ${ms.toFixed(0)} ms`)
  figures.push([name, ms, 'ms'])
}

try {
  await importMadeUp(server.dataDir, 0, PRODUCTS)
  await addStores()
  const { page, signIn } = await openConsole(browser, server.url)
  await signIn(BOSS)
  await page.getByText(`${STORES} in all`).waitFor()
  await untilCalm(server)
  // The first time brings the screen's code.
  await opened(page, 'list-open-first', 'PRODUCT LIST', PRODUCTS)
  await opened(page, 'stores-open', 'DASHBOARD', STORES)
  await opened(page, 'list-open', 'PRODUCT LIST', PRODUCTS)
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
