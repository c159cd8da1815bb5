import { expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { packFront } from '../fixtures/pictures.ts'
import { freeze, killAndReopen, type Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()

it('without a camera a product is told by the figures of its bar code', async () => {
  const [code = ''] = cookies.barcodes ?? []
  const visit = await shop.visit()
  await visit.page.evaluate(() => {
    window.__devices.failures.video = 'NotReadableError'
  })
  await visit.beginChecking()
  await visit.choose('What is this?')
  await visit.hears(spoken('look.blind'))
  await visit.hush()
  const field = visit.page.getByLabel(screenTexts.typeFigures)
  await field.fill(code)
  await field.press('Enter')
  await visit.hears('Is that right?')
  await visit.untilSilent()
  await visit.sayUntil(
    async () => visit.say(await shop.speak('yes')),
    visit.page.getByRole('log').getByText(cookies.name).first(),
  )
  // Somebody closed the other app.
  await visit.page.evaluate(() => {
    window.__devices.failures.video = undefined
  })
  await visit.page.getByRole('button', { name: screenTexts.tryNow }).click()
  await field.waitFor({ state: 'detached' })
  expect(visit.faults).toEqual([])
  await visit.close()
}, 150_000)

/** The sentences that were said, or heard, more than once. */
async function saidTwice(visit: Visit): Promise<readonly string[]> {
  const lines = (await visit.log()).split('\n').filter((line) => line !== '')
  return lines.filter((line, at) => lines.indexOf(line) !== at)
}

it('a product check whose page was ended is offered, and hears and sees again after a spoken yes', async () => {
  let visit = await shop.visit()
  await visit.beginChecking()
  visit = await killAndReopen(visit)
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await visit.start()
  await visit.hears(/^We were at the product check/)
  await visit.untilSilent()
  await visit.say(await shop.speak('yes'))
  await visit.hears(spoken('hi'))
  await visit.untilSilent()
  await visit.say(await shop.speak('what is this'))
  await visit.hears(cookies.name)
  expect(await saidTwice(visit)).toEqual([])
  expect(visit.faults).toEqual([])
  await visit.close()
})

it('a microphone that a call took behind a frozen page is there when the page is seen', async () => {
  const visit = await shop.visit()
  const { page } = visit
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await page.evaluate(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    const made: MediaStreamTrack[] = []
    Object.assign(window, { made })
    navigator.mediaDevices.getUserMedia = async (asked) => {
      const stream = await open(asked)
      made.push(...stream.getTracks())
      return stream
    }
  })
  await visit.beginChecking()
  await page.evaluate(() => {
    window.__devices.failures = { audio: 'NotReadableError', video: 'NotReadableError' }
    for (const track of Reflect.get(window, 'made') as MediaStreamTrack[]) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
  })
  await visit.hears(spoken('mic.lost'))
  await freeze(visit, 3000)
  await page.evaluate(() => {
    window.__devices.failures = { audio: undefined, video: undefined }
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await visit.hears(spoken('mic.back'), 5000)
  await visit.hush()
  await visit.sayUntil(
    async () => visit.say(await shop.speak('what is this')),
    page.getByRole('log').getByText(cookies.name).first(),
  )
  expect(await page.getByRole('alert').innerText()).toBe('')
  expect(visit.faults).toEqual([])
  await visit.close()
})
