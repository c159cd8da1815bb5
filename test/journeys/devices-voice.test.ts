import { expect, it } from 'vitest'
import { packFront } from '../fixtures/pictures.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()

it('a camera that is not at the rear is replaced by the front one', async () => {
  const visit = await shop.visit()
  await visit.page.evaluate(() => {
    window.__devices.failures.video = ['OverconstrainedError']
  })
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await visit.beginChecking()
  await visit.say(await shop.speak('what is this'))
  await visit.page.getByRole('log').getByText(cookies.name).first().waitFor({ timeout: 20_000 })
  await visit.close()
})

it('a sound that stays frozen after a call is replaced, for the voice and for the microphone', async () => {
  const visit = await shop.visit()
  const { page } = visit
  // The product's own: the scripted room has one too, and asks for nothing special.
  await page.evaluate(() => {
    const made: AudioContext[] = []
    const Real = AudioContext
    Object.assign(window, {
      made,
      AudioContext: class extends Real {
        constructor(options?: AudioContextOptions) {
          super(options)
          if (options) made.push(this)
        }
      },
    })
  })
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await visit.beginChecking()
  await page.evaluate(() => {
    const [context] = Reflect.get(window, 'made') as AudioContext[]
    Object.defineProperty(context, 'currentTime', { value: 7 })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForFunction(
    () =>
      (Reflect.get(window, 'made') as AudioContext[]).map(({ state }) => state).join() === 'closed,running',
    undefined,
    { timeout: 15_000 },
  )
  const from = await visit.now()
  const clip = await shop.speak('what is this')
  await visit.sayUntil(() => visit.say(clip), page.getByRole('log').getByText(cookies.name).first())
  await visit.firstSoundSince(from)
  expect(visit.faults).toEqual([])
  await visit.close()
})
