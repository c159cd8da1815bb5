import { expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { openShopForFile } from './shop.ts'

const shop = openShopForFile()

it('a second tab asks before it takes the visit, and the first falls silent and says where it went', async () => {
  const visit = await shop.visit()
  const { page: first, context } = visit
  await visit.beginChecking()
  const second = await context.newPage()
  await second.goto(shop.server.url)
  const start = second.getByRole('button', { name: 'Start talking' })
  await start.click({ timeout: 30_000 })
  await second.getByRole('alert').getByText(screenTexts.otherTab).waitFor()
  await first.getByText('Connected', { exact: true }).first().waitFor()
  await start.click()
  await first.getByRole('alert').getByText(screenTexts.tabTaken).waitFor()
  await second.getByText('Connected', { exact: true }).first().waitFor({ timeout: 30_000 })
  expect(await first.getByText('Connected', { exact: true }).count()).toBe(0)
  expect(visit.faults).toEqual([])
  await visit.close()
})

it('nothing is said under a prompt of the phone’s, and one that nobody answers is left after a word', async () => {
  const visit = await shop.visit({ firstVisit: true })
  const { page } = visit
  // A browser without a screen dismisses its prompts by itself: this one waits for somebody.
  await page.evaluate(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (asked) => {
      await new Promise((resolve) => Object.assign(window, { answer: resolve }))
      return open(asked)
    }
  })
  const answer = () => page.evaluate(() => (Reflect.get(window, 'answer') as () => void)())
  await visit.start()
  await visit.hears(spoken('perm.microphone'))
  await visit.untilSilent()
  await page.clock.fastForward(15_000)
  await page.waitForTimeout(2000)
  expect((await visit.log()).trim()).toBe(spoken('perm.microphone'))
  await page.clock.fastForward(5000)
  await visit.hears(spoken('perm.wait.microphone'))
  await visit.hears(spoken('safety'), 40_000)
  await answer()
  await visit.hears(spoken('perm.camera'), 40_000)
  expect(visit.faults).toEqual([])
  await visit.close()
})
