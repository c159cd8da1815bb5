import { afterAll, beforeAll, expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { openProxy } from '../fixtures/cuttable-proxy.ts'
import { packFront } from '../fixtures/pictures.ts'
import { openVisit } from '../fixtures/visit.ts'
import { BRAND, openShop, type Shop, sample } from './shop.ts'

const paneer = sample('Meadow Soft Paneer')
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('a dropped connection is told, comes back, and answers again', async () => {
  const proxy = await openProxy(Number(new URL(shop.server.url).port))
  const visit = await openVisit(shop.browser, proxy.url)
  await visit.beginChecking()
  await visit.show(await shop.paint(packFront(paneer, BRAND)))

  proxy.cut()
  const log = visit.page.getByRole('log')
  await log.getByText(spoken('net.lost')).first().waitFor({ timeout: 10_000 })
  await visit.page
    .getByText(/^Connection (closed|error)$/)
    .first()
    .waitFor()
  await visit.page
    .getByText('Disconnected', { exact: true })
    .or(visit.page.getByText('Connecting...'))
    .first()
    .waitFor()

  proxy.mend()
  await log
    .getByText(/Connected again/)
    .first()
    .waitFor({ timeout: 20_000 })
  await visit.untilSilent(1500)
  await visit.say(await shop.speak('what is this'))
  await log.getByText(paneer.name).first().waitFor({ timeout: 20_000 })
  await visit.close()
  proxy.close()
})

it('lists that cannot be fetched keep the loading screen, with the reason', async () => {
  const visit = await shop.visit()
  await visit.page.route('**/api/publicProduct', (route) => route.fulfill({ status: 503, body: '{}' }))
  await visit.page.reload()
  await visit.page.getByText('HTTP error! status: 503').first().waitFor()
  await visit.page.getByText(screenTexts.loading).first().waitFor()
  expect(
    await visit.page
      .getByRole('button', { name: 'Start talking' })
      .isEnabled()
      .catch(() => false),
  ).toBe(false)
  await visit.close()
})
