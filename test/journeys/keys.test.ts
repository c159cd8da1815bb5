import { expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { violations } from '../fixtures/axe.ts'
import { packFront } from '../fixtures/pictures.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()

const MOST_PRESSED = 4
const MOST_KEYS = 40
/** No phone. */
const KEYBOARD = { isMobile: false, hasTouch: false, viewport: { width: 640, height: 900 } }
/** Every sentence is heard to its end, on a machine that may have much else to do. */
const VISIT_MS = 300_000

it('a whole visit in a store by two keys alone, without a sensor, and no accessibility rule is broken on the way', {
  timeout: VISIT_MS,
}, async () => {
  const visit = await shop.visit({ query: '?storeid=1', motion: 'denied', context: KEYBOARD })
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  const { page } = visit
  const { keyboard } = page
  const expectAccessible = async () => expect(await violations(page)).toEqual([])
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )

  /** As a switch does: on to the next, and press. */
  async function choose(name: string) {
    const button = page.getByRole('button', { name, exact: true, includeHidden: true })
    await button.waitFor({ state: 'attached', timeout: 60_000 })
    if (!(await button.isVisible())) await choose('More')
    for (let keys = 0; keys < MOST_KEYS && (await focused()) !== name; keys++) await keyboard.press('Tab')
    expect(await focused()).toBe(name)
    await keyboard.press('Enter')
  }
  async function tell(name: string, answer: string | RegExp) {
    const answered = page.getByRole('log').getByText(answer).last()
    for (let pressed = 0; pressed < MOST_PRESSED && !(await answered.isVisible()); pressed++) {
      await choose(name)
      await answered.waitFor({ timeout: 15_000 }).catch(() => undefined)
    }
    await visit.hears(answer, 1000)
  }

  await choose('Start talking')
  await page.getByRole('alert').getByText('Motion access denied.').waitFor({ timeout: 30_000 })
  await tell('Not required', spoken('aisle.ask'))
  await expectAccessible()
  await tell('Biscuits', spoken('entrance.ask'))
  await expectAccessible()
  await tell('Entrance', /Move forward \d+ steps/)
  await expectAccessible()
  await visit.hears(walkText('nav.manual'))
  for (const part of [2, 3]) {
    await choose('Next')
    await page.getByText(`Part ${part} of 3`).waitFor()
  }
  await expectAccessible()
  // Two hundred per cent of this, or the narrowest phone: nothing has to be scrolled sideways.
  await page.setViewportSize({ ...KEYBOARD.viewport, width: 320 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize(KEYBOARD.viewport)
  await tell('Next', /^You have arrived at biscuits and snacks/)
  await tell('What is this?', new RegExp(cookies.name))
  await tell('Allergens', /From our list: contains (?:wheat and )?milk/)
  // A pack that is still talked about is asked about first.
  await tell('Cash counter', /^Shall we leave the product|^Are you where we arrived/)
  if (!(await visit.log()).includes(spoken('standing.ask'))) await tell('Yes', spoken('standing.ask'))
  await tell('Yes', walkText('nav.return'))
  await expectAccessible()
  for (let press = 0; press < 4; press++) await choose('Next')
  await visit.hears(/^You are at the cash counter/, 60_000)
  await tell('Next time', spoken('save.ask'))
  await expectAccessible()
  await tell('Thank you', spoken('thanks', { brand: BRAND }))
  await page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 60_000 })
  expect(visit.faults).toEqual([])
  await visit.close()
})
