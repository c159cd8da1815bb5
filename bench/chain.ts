import { BOSS, bossEnvironment, openConsole } from '../test/fixtures/console-visit.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser } from '../test/fixtures/visit.ts'
import { chainStores, chainUsers } from './chain/made-up-chain.ts'
import { type Figure, printFigures, printMachine } from './figures.ts'
import { importMadeUp } from './loop/made-up-products.ts'

/**
 * A chain of 300 stores and 5,000 products, and ten tasks of a manager's day in it, in Chromium: how many clicks,
 * choices and typed entries each takes from the dashboard, and how long, waiting included.
 */
const STORES = 300
const PRODUCTS = 5000
const USERS = 20

printMachine()
const server = await startServer({ SEED: 'none', LOG_LEVEL: 'warn', ...bossEnvironment })
const browser = await launchBrowser()
const figures: Figure[] = []
let acts = 0

try {
  await importMadeUp(server.dataDir, 0, PRODUCTS)
  const visit = await openConsole(browser, server.url)
  const { page, signIn, heading } = visit
  await signIn(BOSS)

  const button = (name: string | RegExp, exact = true) => page.getByRole('button', { name, exact }).first()
  const click = (name: string | RegExp) => acted(button(name).click())
  const follow = (name: string | RegExp) => acted(page.getByRole('link', { name }).first().click())
  const search = (words: string) => acted(page.getByRole('searchbox').fill(words))
  const pick = (label: string, value: string) =>
    acted(page.locator('.table-tools .filter', { hasText: label }).locator('select').selectOption(value))
  const type = (label: string, value: string) => acted(page.getByLabel(label, { exact: true }).fill(value))
  const told = (words: string | RegExp) => page.locator('.toast p', { hasText: words }).first().waitFor()
  const upload = async (text: string) => {
    await acted(
      page
        .getByLabel(/^File/)
        .setInputFiles({ name: 'chain.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }),
    )
    await click('Save these changes')
    await told(/^Upload successful!/)
  }
  async function acted(act: Promise<unknown>) {
    acts++
    await act
  }
  async function task(name: string, work: () => Promise<unknown>) {
    await page.goto(`${server.url}/admin/Dashboard`)
    await heading('Dashboard')
    acts = 0
    const began = performance.now()
    await work()
    const ms = performance.now() - began
    console.log(`${name}: ${acts} acts, ${(ms / 1000).toFixed(1)} s`)
    figures.push([`${name}-acts`, acts, 'acts'], [`${name}-time`, ms, 'ms'])
  }

  await task('add-300-stores', async () => {
    await follow(/upload/i)
    await upload(chainStores(STORES))
    await page.getByText(`${STORES} in all`).waitFor()
  })
  await task('find-a-store-by-number', async () => {
    await search('0217')
    await page.getByText(`1 of ${STORES} found`).waitFor()
  })
  await task('mend-a-path', async () => {
    await search('0217')
    await follow(/^Manage Store/)
    await click(/^Edit Path Entrance → dairy/)
    await type('Steps from Entrance to dairy', 'start: 7\nturn left: 9\nend: 0')
    await click('Update')
    await told('Path updated.')
  })
  await task('open-a-store-like-another', async () => {
    await search('0217')
    await follow(/^Duplicate/)
    await type('Store number', '9001')
    await type('Store name', 'Chain store new')
    await click('Add Store')
    await told('Store added.')
  })
  await task('print-codes-of-a-city', async () => {
    await follow('Print QR sheets')
    await heading('QR sheets')
    await pick('City', 'Pune')
    await click(/^Choose all/)
    await page.getByText(/sheets to print/).waitFor()
  })
  await task('move-a-city', async () => {
    await pick('City', 'Pune')
    await click(/^Choose all/)
    await acted(page.locator('.many select').selectOption('Mumbai'))
    await click(/^Set city of/)
    await told(/changed\.$/)
  })
  await task('add-20-admins', async () => {
    await click('MANAGE USERS')
    await heading('Manage Users')
    await click('Upload users')
    await upload(chainUsers(USERS))
    await click('Save as a file')
  })
  await task('find-a-product-by-barcode', async () => {
    await click('PRODUCT LIST')
    await heading('Product List')
    await search('290000000123')
    await page.getByText(/^\d+ of 5000 found/).waitFor()
  })
  await task('move-products-to-a-section', async () => {
    await click('PRODUCT LIST')
    await heading('Product List')
    await search('garden crunch')
    await click(/^Choose all/)
    await acted(page.locator('.many select').selectOption('breads'))
    await click(/^Set section of/)
    await told(/changed\.$/)
    await click('Undo')
    await told(/put back\.$/)
  })
  await task('which-allergens-are-not-recorded', async () => {
    await click('PRODUCT LIST')
    await heading('Product List')
    await pick('Allergens', 'missing')
    await page.getByText(/^\d+ of 5000 found/).waitFor()
  })
  if (visit.faults.length > 0) throw new Error(visit.faults.join('\n'))
  printFigures(figures)
} finally {
  await browser.close()
  await server.stop()
}
