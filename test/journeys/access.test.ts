import { describe, expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { violations } from '../fixtures/axe.ts'
import { openProxy } from '../fixtures/cuttable-proxy.ts'
import { misfitsOnEachScreen } from '../fixtures/fit.ts'
import type { Visit } from '../fixtures/visit.ts'
import { openShopForFile } from './shop.ts'

const TABS = 8
const shop = openShopForFile()

/** No accessibility rule is broken in this state of the screen, and it fits on every screen. */
async function expectUsable({ page }: Visit, state: string) {
  expect(await violations(page), state).toEqual([])
  expect(await misfitsOnEachScreen(page), state).toEqual([])
}

const expectChoicesUsable = async (visit: Visit, choice: string) => {
  await visit.page.getByRole('button', { name: choice, exact: true }).waitFor({ timeout: 30_000 })
  await expectUsable(visit, `with ${choice}`)
}

/** Presses Tab until the control of that name has the focus; the number of presses, or undefined when it never had. */
async function tabTo(visit: Visit, name: string): Promise<number | undefined> {
  for (let presses = 1; presses <= TABS; presses++) {
    await visit.page.keyboard.press('Tab')
    if (
      await visit.page.getByRole('button', { name }).evaluate((button) => button === document.activeElement)
    )
      return presses
  }
  return undefined
}

/** How many different pictures the visualizer shows while something is said. */
async function picturesWhile({ page }: Visit, saying: Promise<unknown>): Promise<number> {
  const canvas = page.locator('.visualizer canvas')
  const pictures = new Set<string>()
  let over = false
  const said = saying.finally(() => {
    over = true
  })
  while (!over) pictures.add(await canvas.evaluate((drawn) => (drawn as HTMLCanvasElement).toDataURL()))
  await said
  return pictures.size
}

const moving = ({ page }: Visit) => page.evaluate(() => document.getAnimations().length)

describe('no accessibility rule is broken, everything fits and nothing is covered', () => {
  it('while the lists load, when they do not come, at an unknown store, and in Settings', async () => {
    const visit = await shop.visit({ query: '?storeid=99' })
    const { page } = visit
    let failing: 'silent' | 'refused' | undefined = 'silent'
    await page.route('**/api/publicProduct', (route) => {
      if (failing === 'refused') return route.fulfill({ status: 503, body: '{}' })
      if (failing === undefined) return route.continue()
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByText(screenTexts.loading).first().waitFor()
    await expectUsable(visit, 'loading')
    // The wheel; nothing like it moves where less motion is asked for.
    expect(await moving(visit)).toBe(1)

    failing = 'refused'
    await page.reload()
    await page.getByText('HTTP error! status: 503').waitFor()
    await expectUsable(visit, 'without lists')

    failing = undefined
    await page.getByRole('button', { name: screenTexts.tryAgain }).click()
    await page.getByRole('alert').getByText(screenTexts.storeUnknown).waitFor()
    await expectUsable(visit, 'at an unknown store')

    await page.route('**/assets/SettingsPanel*.js', (route) => route.abort())
    await page.getByRole('button', { name: screenTexts.settings }).click()
    await page.getByRole('alert').getByText(screenTexts.lateFailed).waitFor()
    await expectUsable(visit, 'without Settings')

    await page.unroute('**/assets/SettingsPanel*.js')
    await page.getByRole('button', { name: screenTexts.tryAgain }).click()
    await page.getByRole('button', { name: 'Navigate' }).waitFor()
    await expectUsable(visit, 'in Settings')
    await visit.close()
  })

  it('on the start screen, while talking, and when paused', async () => {
    const visit = await shop.visit()
    await visit.page.getByRole('button', { name: 'Start talking' }).waitFor()
    await expectUsable(visit, 'start')
    await visit.beginChecking()
    await expectUsable(visit, 'talking')
    await visit.page.getByRole('button', { name: 'More' }).click()
    await expectUsable(visit, 'with More open')
    expect(await picturesWhile(visit, shop.speak('slower').then(visit.say))).toBeGreaterThan(2)
    await visit.choose('Pause')
    await visit.page
      .getByText(/Paused/)
      .first()
      .waitFor()
    await expectUsable(visit, 'paused')
    await visit.close()
  })

  it('in Hindi: on the start screen, in Settings with what must not be eaten, and while talking', async () => {
    const visit = await shop.visit({ query: '?lang=hi' })
    const { page } = visit
    await page.getByRole('button', { name: 'बात शुरू करें' }).waitFor()
    await expectUsable(visit, 'start')
    await page.getByRole('button', { name: 'सेटिंग' }).click()
    await page.getByRole('button', { name: 'मुझे क्या नहीं खाना है' }).click()
    await page.getByRole('checkbox', { name: 'मूँगफली' }).waitFor()
    await expectUsable(visit, 'in Settings')
    // No browser of a test machine has a Hindi voice: all is written.
    await page.getByRole('radio', { name: 'लिखित' }).check()
    await page.getByRole('button', { name: 'शुरू करें', exact: true }).click()
    await expectChoicesUsable(visit, 'घर')
    await page.getByRole('button', { name: 'घर', exact: true }).click()
    await expectChoicesUsable(visit, 'यह क्या है?')
    await page.goto(`${shop.server.url}/accessibility?lang=hi-IN`)
    expect(await violations(page), 'accessibility').toEqual([])
    await visit.close()
  })

  it('in text mode: asking for staff, without a connection, walking, and with the list about keeping the app', async () => {
    const proxy = await openProxy(Number(new URL(shop.server.url).port))
    const visit = await shop.visit({ url: proxy.url, query: '?storeid=1', motion: 'denied' })
    const { page, context } = visit
    await page.clock.install()
    await page.getByRole('button', { name: screenTexts.settings }).click()
    await page.getByRole('radio', { name: 'Text' }).check()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('alert').getByText(screenTexts.motionDenied).waitFor({ timeout: 30_000 })
    await expectChoicesUsable(visit, 'Not required')

    await visit.choose('Call staff')
    await page.getByRole('button', { name: screenTexts.stopSound }).waitFor()
    await expectUsable(visit, 'calling staff')
    await page.getByRole('button', { name: screenTexts.stopSound }).click()

    proxy.cut()
    await page
      .getByRole('alert')
      .getByText(/^Connection (closed|error)$/)
      .waitFor({ timeout: 30_000 })
    await expectUsable(visit, 'without a connection')
    await context.setOffline(true)
    await page.getByRole('alert').getByText(screenTexts.offline).waitFor({ timeout: 30_000 })
    await expectUsable(visit, 'offline')
    proxy.mend()
    await context.setOffline(false)
    await visit.hurry(page.getByText('Connected', { exact: true }).waitFor({ timeout: 60_000 }))

    await visit.choose('Biscuits')
    await visit.choose('Entrance')
    await expectChoicesUsable(visit, 'Next')
    for (const part of [2, 3]) {
      await visit.choose('Next')
      await page.getByText(`Part ${part} of 3`).waitFor()
    }
    await visit.choose('Next')
    await visit.choose('Cash counter')
    await visit.hurry(page.getByRole('button', { name: 'Yes', exact: true }).waitFor({ timeout: 60_000 }))
    await visit.choose('Yes')
    await visit.hurry(page.getByText('Part 1 of 3').waitFor({ timeout: 60_000 }))
    for (const part of [2, 3]) {
      await visit.choose('Next')
      await page.getByText(`Part ${part} of 3`).waitFor()
    }
    await visit.choose('Next')
    await visit.hurry(
      page.getByRole('button', { name: 'Next time', exact: true }).waitFor({ timeout: 60_000 }),
    )
    await visit.choose('Next time')
    await visit.choose('Save')
    await visit.hurry(
      page.getByRole('heading', { name: screenTexts.keepOnPhone }).waitFor({ timeout: 60_000 }),
    )
    await expectUsable(visit, 'how to keep the app')
    await visit.close()
    proxy.close()
  }, 180_000)
})

it('where the phone asks for reduced motion, nothing moves by itself', async () => {
  const visit = await shop.visit({ context: { reducedMotion: 'reduce' } })
  const { page } = visit
  let holding = true
  await page.route('**/api/publicProduct', (route) => (holding ? undefined : route.continue()))
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByText(screenTexts.loading).first().waitFor()
  expect(await moving(visit)).toBe(0)
  holding = false
  await page.reload()
  await visit.start()
  await page.getByText(screenTexts.visualizerReady).waitFor({ timeout: 30_000 })
  expect(await picturesWhile(visit, shop.speak('what is this').then(visit.say))).toBe(1)
  expect(await moving(visit)).toBe(0)
  await visit.close()
})

describe('a shopper with the keyboard alone', () => {
  it('starts a visit and asks a question', async () => {
    const visit = await shop.visit({ context: { isMobile: false, hasTouch: false } })
    await visit.page.getByRole('button', { name: 'Start talking' }).waitFor()
    expect(await tabTo(visit, 'Start talking')).toBeDefined()
    await visit.page.keyboard.press('Enter')
    await visit.page.getByText('Connected', { exact: true }).first().waitFor({ timeout: 20_000 })
    expect(await visit.page.getByRole('button', { name: 'Start talking' }).count()).toBe(0)
    await visit.page.getByRole('button', { name: 'Home', exact: true }).waitFor({ timeout: 30_000 })
    expect(await tabTo(visit, 'Home')).toBeDefined()
    await visit.page.keyboard.press('Enter')
    // The question is over and its buttons are gone: the focus is on the next ones as a whole, the first a Tab away.
    const choices = visit.page.getByRole('region', { name: 'Choices' })
    await expect.poll(() => choices.evaluate((region) => region === document.activeElement)).toBe(true)
    await visit.page.keyboard.press('Tab')
    const scan = visit.page.getByRole('button', { name: 'What is this?', exact: true })
    expect(await scan.evaluate((button) => button === document.activeElement)).toBe(true)
    await visit.page.keyboard.press('Enter')
    await visit.page.getByRole('log').getByText('Looking.').waitFor({ timeout: 20_000 })
    await visit.close()
  })
})
