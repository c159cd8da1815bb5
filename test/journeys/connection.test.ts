import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { openProxy } from '../fixtures/cuttable-proxy.ts'
import { packFront } from '../fixtures/pictures.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const paneer = sample('Meadow Soft Paneer')
const shop = openShopForFile()

/** The time at which the next socket that the page opens has its session. */
const whenSetUp = (page: Page): Promise<number> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('setupComplete')) resolve(Date.now())
      }),
    )
  })

it('a dropped connection is told, comes back, and answers again', async () => {
  const proxy = await openProxy(Number(new URL(shop.server.url).port))
  const visit = await shop.visit({ url: proxy.url })
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
  expect(await visit.page.getByRole('button', { name: 'Start talking' }).count()).toBe(0)
  await visit.close()
})

it('a line that went dead without a word is noticed, taken up again, and what was said meanwhile is answered', async () => {
  const proxy = await openProxy(Number(new URL(shop.server.url).port))
  const visit = await shop.visit({ url: proxy.url })
  await visit.beginChecking()
  await visit.show(await shop.paint(packFront(paneer, BRAND)))
  await visit.untilSilent(1500)
  const deadAt = Date.now()
  proxy.deaden()
  // By the socket: "Connected" may stand on the screen for a moment only, until what was said meanwhile is looked at.
  const takenUpAt = whenSetUp(visit.page)
  const log = visit.page.getByRole('log')
  await visit.page.waitForTimeout(2500)
  await visit.say(await shop.speak('what is this'))
  await log.getByText(spoken('net.lost')).first().waitFor({ timeout: 10_000 })
  const noticedMs = Date.now() - deadAt
  expect(noticedMs).toBeLessThan(6000)
  // A socket is dialled into the dead line by then, which will never open.
  await visit.page.waitForTimeout(3000)
  proxy.mend()
  const mendedAt = Date.now()
  await log
    .getByText(/Connected again/)
    .first()
    .waitFor({ timeout: 10_000 })
  const takenUpMs = (await takenUpAt) - mendedAt
  console.log(`told after ${noticedMs} ms, taken up ${takenUpMs} ms after the line was there`)
  expect(takenUpMs).toBeLessThan(2000)
  await log.getByText('what is this', { exact: true }).first().waitFor({ timeout: 20_000 })
  await log.getByText(paneer.name).first().waitFor({ timeout: 30_000 })
  expect(await log.getByText('what is this', { exact: true }).count()).toBe(1)
  expect(await log.getByText(spoken('net.lost')).count()).toBe(1)
  await visit.close()
  proxy.close()
})
