import { expect, it } from 'vitest'
import { USUAL, type Visit } from '../fixtures/visit.ts'
import { openShopForFile } from './shop.ts'

const shop = openShopForFile()

/** A finger on the conversation, as the phone's own events tell of it. */
async function fingerOn(visit: Visit) {
  const box = await visit.page.getByRole('log').boundingBox()
  if (!box) throw new Error('nothing was said yet')
  const session = await visit.context.newCDPSession(visit.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 40, y: box.y + 30 + down }],
    })
  return {
    down: () => touch('touchStart'),
    /** A hand is never quite still. */
    strays: () => touch('touchMove', 30),
    up: () => touch('touchEnd'),
  }
}
const listening = (visit: Visit) => visit.page.getByRole('status').getByText('Listening...')

it('a finger that rests on the screen silences the voice, and its words are heard', async () => {
  const visit = await shop.visit({ pace: USUAL })
  await visit.beginChecking()
  const { page } = visit
  await visit.choose('Repeat')
  await page.waitForFunction(() => window.__ear.loudSince(performance.now() - 300).length > 0)
  const finger = await fingerOn(visit)
  await finger.down()
  await listening(visit).waitFor({ timeout: 5000 })
  await finger.strays()
  const from = await visit.now()
  await visit.say(await shop.speak('what are the ingredients'))
  const heard = await page.evaluate((since) => window.__ear.loudSince(since + 150).length, from)
  expect(heard).toBe(0)
  await listening(visit).waitFor({ timeout: 1000 })
  await finger.up()
  await visit.hears(/^You: [a-z ]*ingredients$/, 10_000)
  expect(visit.faults).toEqual([])
  await visit.close()
})

it('the talk button does the same from the keyboard; nothing said goes on with what was being said', async () => {
  const visit = await shop.visit({ pace: USUAL })
  await visit.beginChecking()
  const { page } = visit
  const button = page.getByRole('button', { name: 'Talk: hold while speaking' })
  await visit.choose('Repeat')
  await page.waitForFunction(() => window.__ear.loudSince(performance.now() - 300).length > 0)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await visit.untilSilent(1000, 5000)
  const from = await visit.now()
  await page.keyboard.press('Enter')
  await visit.firstSoundSince(from)
  expect(await button.getAttribute('aria-pressed')).toBe('false')
  expect(visit.faults).toEqual([])
  await visit.close()
})

it('with hold to talk only, nothing is heard without a hold', async () => {
  const visit = await shop.visit({ pace: USUAL })
  const { page } = visit
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: /^Hold to talk only/ }).check()
  await page.getByRole('button', { name: 'Settings' }).click()
  await visit.beginChecking()
  await visit.untilSilent()
  const words = await shop.speak('what is this')
  await visit.say(words)
  await visit.untilSilent(3000)
  expect(await visit.log()).not.toContain('You: what')
  const finger = await fingerOn(visit)
  await finger.down()
  // At once: what was said before it is known that the finger rests is kept.
  await visit.say(words)
  await finger.up()
  await visit.hears(/^You: [a-z ]*what is this$/, 10_000)
  expect(visit.faults).toEqual([])
  await visit.close()
})
