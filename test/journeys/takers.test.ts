import { expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { packFront, printedRows } from '../fixtures/pictures.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()
/** Lit through by the shop's lamps. */
const A_FINGER = '#5a2418'

/** As a phone does it when another app or tab takes the camera, or a call: the page is told, and gets no picture. */
const takeCamera = ({ page }: Visit, how: 'ended' | 'mute') =>
  page.evaluate((event) => {
    const { srcObject } = document.querySelector('video') ?? {}
    const [track] = srcObject instanceof MediaStream ? srcObject.getVideoTracks() : []
    if (event === 'ended') track?.stop()
    else Object.defineProperty(track, 'muted', { value: true })
    track?.dispatchEvent(new Event(event))
  }, how)

const camera = ({ page }: Visit, state: { frozen?: boolean; covered?: string | undefined }) =>
  page.evaluate((now) => void Object.assign(window.__devices, now), state)

/** Milliseconds until the alert tells it. */
async function noticed({ page }: Visit, text: string): Promise<number> {
  const fromMs = Date.now()
  await page.getByRole('alert').getByText(text).waitFor({ timeout: 10_000 })
  const ms = Date.now() - fromMs
  console.log(`noticed after ${ms} ms: ${text}`)
  return ms
}

/** Opens another look. */
async function look(visit: Visit) {
  const opened = visit.page.getByRole('log').getByText(spoken('scan.wait'))
  const before = await opened.count()
  await visit.choose('What is this?')
  await opened.nth(before).waitFor()
}

it('a camera that stands still, is taken or muted in a look is told at once, opened again, and names no old pack', async () => {
  const visit = await shop.visit()
  const alert = visit.page.getByRole('alert')
  const named = visit.page.getByRole('log').getByText(cookies.name)
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await visit.beginChecking()
  // The pack is put away behind a camera that shows it for ever.
  await camera(visit, { frozen: true })
  await look(visit)
  expect(await noticed(visit, spoken('cam.still'))).toBeLessThan(2000)
  await visit.show(await shop.paint(printedRows(['PLEASE KEEP LEFT'])))
  await camera(visit, { frozen: false })
  await visit.hears(spoken('cam.back'), 15_000)
  expect(await named.count()).toBe(0)

  for (const how of ['ended', 'mute'] as const) {
    await look(visit)
    const told = noticed(visit, spoken('cam.lost'))
    await takeCamera(visit, how)
    expect(await told).toBeLessThan(2000)
    await expect.poll(() => alert.innerText(), { timeout: 3000, message: how }).toBe('')
  }
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await visit.sayUntil(() => visit.choose('What is this?'), named.first())
  expect(visit.faults).toEqual([])
  await visit.close()
}, 150_000)

it('a look under a finger is told of it, and goes on when there is something to be seen', async () => {
  const visit = await shop.visit()
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await visit.beginChecking()
  await camera(visit, { covered: A_FINGER })
  await look(visit)
  expect(await noticed(visit, spoken('cam.dark'))).toBeGreaterThan(3000)
  await visit.hears(spoken('cam.dark'))
  // Who hears what is wrong needs a moment to mend it: by then the usual eight seconds are over.
  await visit.page.waitForTimeout(3000)
  await camera(visit, { covered: undefined })
  await visit.hears(cookies.name, 15_000)
  expect(await visit.page.getByRole('log').getByText(spoken('scan.wait')).count()).toBe(1)
  expect(await visit.page.getByRole('alert').innerText()).toBe('')
  expect(visit.faults).toEqual([])
  await visit.close()
})
