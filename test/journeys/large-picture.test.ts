import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pictureSaid, pictureTexts } from '../../src/core/texts/en/picture.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { violations } from '../fixtures/axe.ts'
import { packFront } from '../fixtures/pictures.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, openShop, type Shop, sample } from './shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A picture's own points, as a number that is another for another picture; 0 for none. */
const signOf = ({ page }: Visit, element: 'canvas' | 'video') =>
  page.evaluate((tag) => {
    const shown = document.querySelector<HTMLCanvasElement | HTMLVideoElement>(`.picture-frame ${tag}`)
    const [width, height] =
      shown instanceof HTMLVideoElement
        ? [shown.videoWidth, shown.videoHeight]
        : [shown?.width, shown?.height]
    if (!shown || !width || !height) return 0
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(shown, 0, 0, 64, 64)
    const data: Uint8ClampedArray = drawing?.getImageData(0, 0, 64, 64).data ?? new Uint8ClampedArray()
    return data.reduce((sum, one, at) => sum + one * ((at % 97) + 1), 0)
  }, element)

/** Buttons of the picture that something else lies over, at their middle or near a corner. */
const covered = (dialog: Locator) =>
  dialog.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        ...[left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y])),
      ]
      const free = points.every(([x = 0, y = 0]) => button.contains(document.elementFromPoint(x, y)))
      return free ? [] : [button.textContent]
    }),
  )

/** In JSON, or as a binary message of its own kind. */
const isPicture = (payload: string | Buffer) =>
  typeof payload === 'string' ? payload.includes('image/') : payload[0] === 1

it('the camera’s picture fills the screen, stands still while the camera goes on, and leaves nothing behind', async () => {
  const visit = await shop.visit({ context: { viewport: { width: 360, height: 640 } } })
  const { page } = visit
  const sent: string[] = []
  let frames = 0
  await visit.show(await shop.paint(packFront(sample('Sunrise Butter Cookies'), BRAND)))
  // The line is opened by the tap: whoever listens later hears of none.
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      frames += 1
      if (isPicture(payload)) sent.push('a picture')
    }),
  )
  await visit.beginChecking()
  page.on('request', (request) => sent.push(request.url()))
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]).length)
  const keptBefore = await kept()
  await visit.choose('Large picture')
  const dialog = page.getByRole('dialog', { name: pictureTexts.title })
  await dialog.waitFor()
  await visit.hears(pictureSaid.shown)
  await expect.poll(() => signOf(visit, 'video')).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])

  await dialog.getByRole('button', { name: pictureTexts.freeze }).click()
  await expect.poll(() => signOf(visit, 'canvas')).toBeGreaterThan(0)
  const still = await signOf(visit, 'canvas')
  await visit.show(await shop.paint(packFront(sample('Meadow Plain Curd'), BRAND)))
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await visit.hears(pictureSaid.larger)
  await page.keyboard.press('ArrowRight')
  expect(await dialog.locator('canvas').evaluate((canvas) => canvas.style.transform)).toMatch(
    /scale\(2\.25\) translate\(-\d/,
  )
  expect(await signOf(visit, 'canvas')).toBe(still)
  expect(await violations(page)).toEqual([])
  // Talk, Call staff and Stop are there all the time, and over none of the picture's own buttons.
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 768, height: 1024 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    for (const name of ['Call staff', 'Stop'])
      await page.getByRole('button', { name, exact: true }).click({ trial: true })
    expect(await covered(dialog), `at ${viewport.width} px`).toEqual([])
  }

  await visit.sayUntil(
    async () => visit.say(await shop.speak('live picture')),
    page.getByRole('log').getByText(pictureSaid.thawed),
  )
  await expect.poll(() => signOf(visit, 'canvas')).toBe(0)

  // The camera stands still behind it: what is on the screen is no longer what is in front of her.
  const stand = (frozen: boolean) =>
    page.evaluate((now) => void Object.assign(window.__devices, now), { frozen })
  await stand(true)
  await page.getByRole('alert').getByText(spoken('cam.still')).waitFor({ timeout: 3000 })
  await expect.poll(() => signOf(visit, 'video')).toBe(0)
  await visit.hears(spoken('cam.still'))
  await stand(false)
  await visit.hears(spoken('cam.back'), 15_000)
  await expect.poll(() => signOf(visit, 'video')).toBeGreaterThan(0)

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/talk|skip/)
  expect(await kept()).toBe(keptBefore)
  expect(frames).toBeGreaterThan(10)
  expect(sent.filter((one) => !/\/(speech|assets)\//.test(one))).toEqual([])
  expect(visit.faults).toEqual([])
  await visit.close()
})
