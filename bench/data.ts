import { sampleProducts } from '../src/server/db/seed/sample-products.ts'
import { openProxy } from '../test/fixtures/cuttable-proxy.ts'
import { createPainter } from '../test/fixtures/painter.ts'
import { packFront } from '../test/fixtures/pictures.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit } from '../test/fixtures/visit.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { countBytes } from './data/count-bytes.ts'
import { printFigures, printMachine } from './figures.ts'

/**
 * `npm run bench -- data [products] [kbit/s] [round trip ms]`: what a newcomer's visit sends and is sent, by kind,
 * through the real page: the journey, the walk to the shelf, products (8), each asked for its name by voice and for what is in it,
 * and the walk to the counter, all recordings kept. Silence is not waited for: fifteen minutes are reckoned from what
 * ten seconds of it cost. With a rate the line is that slow, and what it makes the shopper wait for is printed.
 */
const BRAND = 'Britannia'
const VISIT_SECONDS = 15 * 60
const QUIET_SECONDS = 10
const [products = '8', kbits, roundTripMs = '400'] = process.argv.slice(2)
const line = kbits ? { bytesPerSecond: (Number(kbits) * 1000) / 8, roundTripMs: Number(roundTripMs) } : {}

printMachine()
const speak = await createVoice()
const server = await startServer({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser()
const painter = await createPainter(browser)
const proxy = await openProxy(Number(new URL(server.url).port), line)
const waits = { tap: 0, word: 0, names: [] as number[] }
/** Milliseconds until it is so; NaN when it never was. */
const timed = async (wait: Promise<unknown>) => {
  const from = performance.now()
  return wait.then(
    () => performance.now() - from,
    () => Number.NaN,
  )
}

try {
  const begun = performance.now()
  const visit = await openVisit(browser, proxy.url, {
    query: '?storeid=1',
    firstVisit: true,
    motion: 'granted',
    offline: true,
  })
  const counted = countBytes(visit.page)
  await visit.page.reload()
  const { page } = visit
  const loaded = performance.now()
  await page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 60_000 })
  waits.tap = performance.now() - loaded
  const tappedAt = await visit.now()
  await visit.start()
  waits.word = (await visit.firstSoundSince(tappedAt, 60_000)) - tappedAt
  await visit.choose('Biscuits')
  await visit.choose('Entrance')
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor({ timeout: 60_000 })
  const walk = async (end: RegExp) => {
    await visit.hears(/Move forward \d+ steps/, 90_000)
    await visit.walk(true)
    await visit.hears(end, 120_000)
    await visit.walk(false)
  }
  await walk(/^You have arrived at/)
  await page.getByRole('button', { name: 'What is this?', exact: true }).waitFor({ timeout: 60_000 })
  for (const product of sampleProducts(BRAND).slice(0, Number(products))) {
    await visit.hush()
    await visit.show(await painter.paint(packFront(product, BRAND)))
    const said = await timed(
      visit.say(await speak('what is this')).then(() => visit.hears(product.name, 25_000)),
    )
    waits.names.push(said)
    await visit.untilSilent(1000, 90_000)
    await visit.say(await speak('what are the ingredients'))
    await visit.untilSilent(4000, 90_000)
  }
  await visit.untilSilent(1500)
  const before = proxy.bytes()
  await page.waitForTimeout(QUIET_SECONDS * 1000)
  const after = proxy.bytes()
  await visit.choose('Cash counter')
  await walk(/^You are at the cash counter/)
  await page.waitForTimeout(5000)

  const seconds = (performance.now() - begun) / 1000
  const more = Math.max(0, VISIT_SECONDS - seconds) / QUIET_SECONDS
  const total = proxy.bytes()
  const whole = {
    up: total.up + more * (after.up - before.up),
    down: total.down + more * (after.down - before.down),
  }
  const kilo = (bytes: number) => Math.round(bytes / 1000)
  for (const [kind, bytes] of counted.kinds()) console.log(`${kind.padEnd(16)} ${kilo(bytes)} kB`)
  console.log(
    `visit of ${Math.round(seconds)} s; silence up ${kilo(after.up - before.up)}, down ${kilo(after.down - before.down)} kB in ${QUIET_SECONDS} s`,
  )
  const heard = waits.names.filter((ms) => !Number.isNaN(ms)).sort((a, b) => a - b)
  printFigures([
    ['up', kilo(total.up), 'kB'],
    ['down', kilo(total.down), 'kB'],
    ['up-of-15-minutes', kilo(whole.up), 'kB'],
    ['down-of-15-minutes', kilo(whole.down), 'kB'],
    ['ready-to-tap', Math.round(waits.tap), 'ms'],
    ['tap-to-first-word', Math.round(waits.word), 'ms'],
    ['words-to-name-longest', Math.round(heard.at(-1) ?? Number.NaN), 'ms'],
    ['products-named', heard.length, `of-${products}`],
  ])
} finally {
  proxy.close()
  await browser.close()
  await server.stop()
}
