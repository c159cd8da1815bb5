import { expect, it } from 'vitest'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { packFront, printedRows } from '../fixtures/pictures.ts'
import { freeze, killAndReopen, type Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()

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

it.each([
  ['in the dark', '#000'],
  ['under a finger', '#5a2418'],
])('a look %s is told of it, and goes on when there is something to be seen', async (_, covered) => {
  const visit = await shop.visit()
  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  await visit.beginChecking()
  await camera(visit, { covered })
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

it('a walk whose page was frozen asks where the shopper is; one whose page was ended is offered, claims no place, and goes on after a yes', async () => {
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
