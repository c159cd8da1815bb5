import { sampleProducts } from '../src/server/db/seed/sample-products.ts'
import { openProxy } from '../test/fixtures/cuttable-proxy.ts'
import { createPainter } from '../test/fixtures/painter.ts'
import { packFront } from '../test/fixtures/pictures.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit } from '../test/fixtures/visit.ts'
import { createVoice } from '../test/fixtures/voice.ts'
import { countBytes } from './data/count-bytes.ts'
import { takeCall } from './data/phone-call.ts'
import { createWaits } from './data/waits.ts'
import { renderAll } from './data/warm-up.ts'
import { printFigures, printMachine } from './figures.ts'

/**
 * `npm run bench -- data [products] [kbit/s] [round trip ms] [loss %] [call]`: what a newcomer's visit sends and is
 * sent, by kind, through the real page: the journey, the walk to the shelf, products (8), each asked for its name by
 * voice and for what is in it, and the walk to the counter, all recordings kept. Silence is not waited for: fifteen
 * minutes are reckoned from what ten seconds of it cost. With a rate the line is that slow, and its packets are lost as
 * often as is said; what the shopper waits for is printed. `call`: a phone call takes microphone and camera among the
 * products.
 */
const BRAND = 'Britannia'
const VISIT_SECONDS = 15 * 60
const QUIET_SECONDS = 10
const args = process.argv.slice(2)
const [products = '8', kbits, roundTripMs = '400', lossPercent = '0'] = args.filter((arg) => arg !== 'call')
const line = kbits
  ? {
      bytesPerSecond: (Number(kbits) * 1000) / 8,
      roundTripMs: Number(roundTripMs),
      loss: Number(lossPercent) / 100,
    }
  : {}

/** What is fetched beside the visit on a slow line is no part of its silence. */
async function nothingFetched(): Promise<void> {
  for (let last = -1; proxy.bytes().down - last > 500; ) {
    last = proxy.bytes().down
    await new Promise((resolve) => setTimeout(resolve, 3000))
  }
}

printMachine()
const speak = await createVoice()
const server = await startServer({ LOG_LEVEL: 'warn' })
const browser = await launchBrowser()
const painter = await createPainter(browser)
const proxy = await openProxy(Number(new URL(server.url).port), line)
const waits = createWaits()
await renderAll(server.url, BRAND)

try {
  const begun = performance.now()
  const visit = await openVisit(browser, proxy.url, {
    query: '?storeid=1',
    firstVisit: true,
    motion: 'granted',
    offline: true,
  })
  const counted = countBytes(visit.page)
  const call = args.includes('call') ? takeCall(visit) : undefined
  await visit.page.reload()
  const { page } = visit
  await page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 60_000 })
  // On the page's own time, from the beginning of the reload: by the time that call answers, its files have come.
  waits.add('ready-to-tap', await visit.now())
  const tappedAt = await visit.now()
  await visit.start()
  waits.add('tap-to-first-word', (await visit.firstSoundSince(tappedAt, 60_000)) - tappedAt)
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
  for (const [index, product] of sampleProducts(BRAND).slice(0, Number(products)).entries()) {
    await visit.hush()
    await visit.show(await painter.paint(packFront(product, BRAND)))
    if (index === 1) await call?.()
    await visit.say(await speak('what is this'))
    await waits.note('words-to-name', visit.hears(product.name, 25_000))
    await visit.untilSilent(1000, 90_000)
    const asked = await visit.say(await speak('what are the ingredients'))
    await waits.note(
      'words-to-answer',
      visit.hears(`${product.name}. From our list, the ingredients`, 25_000),
    )
    waits.add(
      'words-to-answer-heard',
      (await visit.firstSoundSince(asked, 25_000).catch(() => Number.NaN)) - asked,
    )
    await visit.untilSilent(4000, 90_000)
  }
  await visit.untilSilent(1500)
  await nothingFetched()
  const before = proxy.bytes()
  await page.waitForTimeout(QUIET_SECONDS * 1000)
  const after = proxy.bytes()
  await visit.choose('Cash counter')
  const [yes, first] = [page.getByRole('button', { name: 'Yes', exact: true }), page.getByText('Part 1 of 3')]
  await yes.or(first).first().waitFor({ timeout: 60_000 })
  if (await yes.isVisible()) await yes.click()
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
  if (waits.missed()) console.log(await visit.log())
  for (const [kind, bytes, messages] of counted.kinds())
    console.log(`${kind.padEnd(16)} ${kilo(bytes)} kB in ${messages}`)
  console.log(
    `visit of ${Math.round(seconds)} s; silence up ${kilo(after.up - before.up)}, down ${kilo(after.down - before.down)} kB in ${QUIET_SECONDS} s`,
  )
  if (visit.faults.length > 0) console.log(`faults of the page: ${visit.faults.join('; ')}`)
  printFigures([
    ['up', kilo(total.up), 'kB'],
    ['down', kilo(total.down), 'kB'],
    ['up-of-15-minutes', kilo(whole.up), 'kB'],
    ['down-of-15-minutes', kilo(whole.down), 'kB'],
    ...waits.figures(),
  ])
} finally {
  proxy.close()
  await browser.close()
  await server.stop()
}
