import { expect, it, onTestFinished } from 'vitest'
import { fixedSentences } from '../../src/core/speaking/fixed.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { openProxy } from '../fixtures/cuttable-proxy.ts'
import { makeNewBuild } from '../fixtures/new-build.ts'
import { startServer } from '../fixtures/server-process.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile } from './shop.ts'

const lastRecording = `/${fixedSentences(BRAND).at(-1)?.id}.opus`
const MAY_BE_KEPT =
  /^\/(?:$|assets\/|icons\/|speech\/|mark\.svg|retry\.js|welcome\.vtt|manifest\.webmanifest|api\/publicProduct$|api\/stores\/publicStores$)/
const shop = openShopForFile()

/** Everything that the worker keeps, by path. */
const keptPaths = (visit: Visit) =>
  visit.page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat()
    return keys.map(({ url }) => new URL(url).pathname)
  })

/** Waits until the page, the lists and the last of the recordings are kept. */
async function kept(visit: Visit) {
  const wanted = ['/', '/api/publicProduct', '/api/stores/publicStores', lastRecording]
  const missing = async () => {
    const paths = await keptPaths(visit)
    return wanted.filter((part) => !paths.some((path) => path.endsWith(part)))
  }
  await expect.poll(missing, { timeout: 100_000, interval: 500 }).toEqual([])
}

it('a first visit keeps no call that writes and nothing of the staff’s; then the page opens without a network, says so, and leads a walk by buttons', async () => {
  const visit = await shop.visit({ query: '?storeid=1', offline: true, motion: 'denied' })
  await visit.page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 30_000 })
  await kept(visit)
  await visit.page.evaluate(async () => {
    await fetch('/api/stores').catch(() => {})
    await fetch('/healthz')
    await fetch('/api/publicProduct?x=1', { method: 'POST' }).catch(() => {})
  })
  expect((await keptPaths(visit)).filter((path) => !MAY_BE_KEPT.test(path))).toEqual([])
  await visit.context.setOffline(true)
  await visit.page.reload()
  await visit.start()
  await visit.page
    .getByRole('alert')
    .getByText(/No connection/)
    .waitFor({ timeout: 30_000 })
  await visit.hears(spoken('net.offline'))
  await visit.choose('Not required')
  const askedAtMs = await visit.now()
  await visit.choose('Biscuits')
  await visit.hears(spoken('entrance.ask'))
  // Not only shown: the recording is heard.
  await visit.firstSoundSince(askedAtMs)
  await visit.choose('Entrance')
  await visit.hears(walkText('nav.manual'))
  for (const part of [2, 3]) {
    await visit.choose('Next')
    await visit.page.getByText(`Part ${part} of 3`).waitFor()
  }
  await visit.choose('Next')
  await visit.hears(/^You have arrived at biscuits and snacks/)
  await visit.close()
}, 240_000)

it('a new build in the middle of a walk leaves the open page whole, and is there after a reload', async () => {
  const build = await makeNewBuild()
  const later = await startServer({ LOG_LEVEL: 'warn', HEAR_WORKERS: '1' }, build.root)
  const proxy = await openProxy(Number(new URL(shop.server.url).port))
  onTestFinished(async () => {
    proxy.close()
    await later.stop()
    await build.remove()
  })
  const visit = await shop.visit({ url: proxy.url, query: '?storeid=1', motion: 'denied' })
  const { page } = visit
  const entry = () => page.locator('script[type=module][src]').first().getAttribute('src')
  const before = await entry()
  await visit.start()
  for (const choice of ['Not required', 'Biscuits', 'Entrance', 'Next']) await visit.choose(choice)
  await page.getByText('Part 2 of 3').waitFor({ timeout: 60_000 })

  proxy.cut()
  await visit.hears(spoken('net.walk.manual'))
  proxy.turnTo(Number(new URL(later.url).port))
  proxy.mend()
  await visit.hears(/^Connected again/)
  await page.getByText('Part 2 of 3').waitFor()
  await visit.choose('Pause')
  // A part of the page that nobody has fetched yet.
  await page.getByRole('button', { name: screenTexts.settings }).click()
  await page.getByRole('radio', { name: 'Text' }).waitFor()
  await page.reload()
  expect(await entry()).not.toBe(before)
  await visit.start()
  await visit.hears(/^We were at the walk to biscuits and snacks/)
  expect(visit.faults.filter((fault) => !/WebSocket|ERR_/.test(fault))).toEqual([])
  await visit.close()
}, 240_000)
