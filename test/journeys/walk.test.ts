import { describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { openProxy } from '../fixtures/cuttable-proxy.ts'
import { packFront } from '../fixtures/pictures.ts'
import { freeze, killAndReopen, type Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()

const stepsLeft = async ({ page }: Visit) => Number(await page.locator('.walk-number').innerText())

/** From the start screen to the first instruction, by buttons. */
async function startWalking(visit: Visit) {
  await visit.start()
  await visit.choose('Not required')
  await visit.choose('Biscuits')
  await visit.choose('Entrance')
}

describe('with buttons alone, without a microphone', () => {
  it('a whole visit is walked by steps, a pack is named, and the app is kept', async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'granted' })
    await visit.page.evaluate(() => {
      window.__devices.failures.audio = 'NotAllowedError'
    })
    await visit.show(await shop.paint(packFront(cookies, BRAND)))
    await visit.start()
    await visit.page.getByRole('alert').getByText(spoken('mic.denied')).waitFor({ timeout: 30_000 })
    await visit.choose('Continue')
    await visit.hears(spoken('tour.1'))
    await visit.choose('Biscuits')
    await visit.choose('Entrance')
    await visit.choose('Next')
    await visit.page.getByText('Part 1 of 3').waitFor()
    await visit.walk(true)
    await visit.hears(/^You have arrived at biscuits and snacks/, 60_000)
    await visit.walk(false)
    await visit.choose('What is this?')
    await visit.hears(new RegExp(cookies.name))
    await visit.choose('Cash counter')
    await visit.hears(spoken('standing.ask'))
    await visit.choose('Yes')
    await visit.hears(walkText('nav.return'))
    for (let press = 0; press < 5; press++) await visit.choose('Next')
    await visit.hears(/^You are at the cash counter/)
    await visit.choose('Next time')
    await visit.choose('Save')
    await visit.hears(spoken('save.android'))
    expect(visit.faults).toEqual([])
    await visit.close()
  }, 200_000)
})

describe('in the middle of a part', () => {
  it('the connection drops and comes back, and the visit pauses and goes on where it was', async () => {
    const proxy = await openProxy(Number(new URL(shop.server.url).port))
    const visit = await shop.visit({ url: proxy.url, query: '?storeid=1', motion: 'granted' })
    await startWalking(visit)
    await visit.choose('Next')
    await visit.page.getByText('Part 1 of 3').waitFor()
    await visit.walk(true)
    await visit.page.getByText('Part 2 of 3').waitFor({ timeout: 30_000 })
    const left = await stepsLeft(visit)
    await expect.poll(() => stepsLeft(visit), { timeout: 30_000 }).toBeLessThan(left)
    await visit.walk(false)

    proxy.cut()
    await visit.hears(spoken('net.walk'))
    expect(await visit.page.getByText('Part 2 of 3').isVisible()).toBe(true)
    const kept = await stepsLeft(visit)
    proxy.mend()
    await visit.hears(/^Connected again/)
    expect(await visit.page.getByText('Part 2 of 3').isVisible()).toBe(true)
    expect(await stepsLeft(visit)).toBe(kept)

    await visit.choose('Pause')
    await visit.hears(spoken('idle.paused'))
    await visit.start()
    await visit.page.getByText('Part 2 of 3').waitFor({ timeout: 30_000 })
    await visit.walk(true)
    await visit.hears(/^You have arrived at biscuits and snacks/, 60_000)
    await visit.walk(false)
    await visit.close()
    proxy.close()
  }, 200_000)

  it('a page that was frozen asks where the shopper is; of one that was ended the walk is offered, claims no place, and goes on after a yes', async () => {
    let visit = await shop.visit({ query: '?storeid=1', motion: 'granted' })
    await visit.start()
    for (const choice of ['Not required', 'Biscuits', 'Entrance']) await visit.choose(choice)
    await visit.hears(/Move forward \d+ steps/, 40_000)
    await visit.walk(true)
    await visit.page.getByText('Part 2 of 3').waitFor({ timeout: 60_000 })
    await freeze(visit, 2500)
    await visit.hears(walkText('nav.agree.turn'))
    visit = await killAndReopen(visit)
    await visit.start()
    await visit.hears(/^We were at the walk to biscuits and snacks/)
    await visit.choose('Yes')
    await visit.hears(/We were in part two of three.* Are you still there\?/)
    await visit.choose('Yes')
    await visit.page.getByText('Part 2 of 3').waitFor()
    await visit.walk(true)
    await visit.hears(/^You have arrived at biscuits and snacks/, 90_000)
    expect(visit.faults).toEqual([])
    await visit.close()
  }, 200_000)
})
