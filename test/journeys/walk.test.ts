import { describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { violations } from '../fixtures/axe.ts'
import { openProxy } from '../fixtures/cuttable-proxy.ts'
import { packFront } from '../fixtures/pictures.ts'
import { openVisit, type Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()

const expectAccessible = async ({ page }: Visit) => expect(await violations(page)).toEqual([])

/** Tab until the button has the focus, then Enter. */
async function pressByKey(visit: Visit, name: string) {
  const button = visit.page.getByRole('button', { name, exact: true })
  await button.waitFor({ timeout: 30_000 })
  for (let presses = 0; presses < 20; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await visit.page.keyboard.press('Tab')
  }
  await visit.page.keyboard.press('Enter')
}

const stepsLeft = async ({ page }: Visit) => Number(await page.locator('.walk-number').innerText())

/** From the start screen to the first instruction, by buttons. */
async function startWalking(visit: Visit) {
  await visit.start()
  await visit.choose('Not required')
  await visit.choose('Biscuits')
  await visit.choose('Entrance')
}

describe('with the keyboard alone, without a sensor', () => {
  it('a whole visit is walked, and no accessibility rule is broken on the way', async () => {
    const visit = await shop.visit({
      query: '?storeid=1',
      motion: 'denied',
      context: { isMobile: false, hasTouch: false, viewport: { width: 640, height: 900 } },
    })
    await pressByKey(visit, 'Start talking')
    await visit.page.getByRole('alert').getByText('Motion access denied.').waitFor({ timeout: 30_000 })
    for (const choice of ['Not required', 'Biscuits', 'Entrance']) {
      await pressByKey(visit, choice)
      await expectAccessible(visit)
    }
    await visit.hears(walkText('nav.manual'))
    for (const part of [2, 3]) {
      await pressByKey(visit, 'Next')
      await visit.page.getByText(`Part ${part} of 3`).waitFor()
    }
    await expectAccessible(visit)
    // Two hundred per cent of this, or the narrowest phone: nothing has to be scrolled sideways.
    await visit.page.setViewportSize({ width: 320, height: 640 })
    expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await visit.page.setViewportSize({ width: 640, height: 900 })
    await pressByKey(visit, 'Next')
    await visit.hears(/^You have arrived at biscuits and snacks/)
    await pressByKey(visit, 'Cash counter')
    await visit.hears(spoken('counter.confirm'))
    await pressByKey(visit, 'Yes')
    await visit.hears(walkText('nav.return'))
    await expectAccessible(visit)
    for (let press = 0; press < 4; press++) await pressByKey(visit, 'Next')
    await visit.hears(/^You are at the cash counter/)
    await pressByKey(visit, 'Next time')
    await expectAccessible(visit)
    await pressByKey(visit, 'Thank you')
    await visit.hears(spoken('thanks', { brand: 'Britannia' }))
    expect(visit.faults).toEqual([])
    await visit.close()
  }, 200_000)
})

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
    const visit = await openVisit(shop.browser, proxy.url, { query: '?storeid=1', motion: 'granted' })
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
})
