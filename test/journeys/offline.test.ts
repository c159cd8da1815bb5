import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixedSentences } from '../../src/core/speaking/fixed.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, openShop, type Shop } from './shop.ts'

const lastRecording = `/${fixedSentences(BRAND).at(-1)?.id}.opus`
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

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

it('after a first visit the page opens without a network, says so, and leads a walk by buttons', async () => {
  const visit = await shop.visit({ query: '?storeid=1', offline: true, motion: 'denied' })
  await visit.page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 30_000 })
  await kept(visit)
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

it('what is kept is never a call that writes, nor anything of the staff’s', async () => {
  const visit = await shop.visit({ offline: true })
  await visit.page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 30_000 })
  await kept(visit)
  await visit.page.evaluate(async () => {
    await fetch('/api/stores').catch(() => {})
    await fetch('/healthz')
    await fetch('/api/publicProduct?x=1', { method: 'POST' }).catch(() => {})
  })
  const allowed =
    /^\/(?:$|assets\/|icons\/|speech\/|mark\.svg|retry\.js|welcome\.vtt|manifest\.webmanifest|api\/publicProduct$|api\/stores\/publicStores$)/
  const paths = await keptPaths(visit)
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
  await visit.close()
}, 150_000)
