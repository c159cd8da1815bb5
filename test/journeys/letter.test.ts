import type { Page, WebSocket } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELAY } from '../../src/core/constants.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { USUAL } from '../fixtures/visit.ts'
import { freePort } from '../server/postgres.ts'
import { BRAND, openShop, type Shop } from './shop.ts'

/** PROFILE=specification in a real browser: what it asks for and when, what it sends, and how a visit ends. */
let shop: Shop
let sttPort: number

beforeAll(async () => {
  sttPort = await freePort()
  shop = await openShop({ env: { PROFILE: 'specification', STT_PORT: String(sttPort) } })
})
afterAll(() => shop.close())

interface Frame {
  atMs: number
  payload: string | Buffer
}

/** Everything that the page's sockets at an address send and get, from now on. */
function framesOf(page: Page, isMeant: (url: URL) => boolean) {
  const sent: Frame[] = []
  const got: Frame[] = []
  const keep = (frames: Frame[]) => (event: { payload: string | Buffer }) =>
    frames.push({ atMs: performance.now(), payload: event.payload })
  page.on('websocket', (socket: WebSocket) => {
    if (!isMeant(new URL(socket.url()))) return
    socket.on('framesent', keep(sent))
    socket.on('framereceived', keep(got))
  })
  return { sent, got }
}
const holding = (frames: readonly Frame[], words: string) =>
  frames.find(({ payload }) => String(payload).includes(words))

/** Which of the phone's parts the page asks for, in order. */
async function watchAsking(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const motion = DeviceMotionEvent as unknown as { requestPermission(): Promise<string> }
    const ask = motion.requestPermission
    motion.requestPermission = () => {
      asked.push(`motion${navigator.userActivation.isActive ? ' in the tap' : ''}`)
      return ask()
    }
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (wanted = {}) => {
      asked.push(wanted.audio ? 'microphone' : 'camera')
      return open(wanted)
    }
  })
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
}

describe('the specification’s profile at home', () => {
  it('asks for motion in the tap and then for the rest, welcomes, sends a second of sound and a picture each second, and loads anew', async () => {
    const visit = await shop.visit({ motion: 'granted', pace: USUAL })
    const { page } = visit
    const live = framesOf(page, (url) => url.pathname.startsWith('/ws/'))
    const speech = framesOf(page, (url) => url.pathname === '/stt' && url.port === String(sttPort))
    const asked = await watchAsking(page)
    await visit.start()
    const welcome = spoken('welcome.home', { brand: BRAND })
    await visit.hears(welcome)
    expect((await asked()).slice(0, 3)).toEqual(['motion in the tap', 'microphone', 'camera'])

    // The text is the user's turn and comes back as speech, 2.5 s after the set-up.
    const setUp = holding(live.got, 'setupComplete')
    const welcomed = holding(live.sent, welcome)
    expect(String(welcomed?.payload)).toContain('"role":"user"')
    const waitedMs = (welcomed?.atMs ?? 0) - (setUp?.atMs ?? 0)
    expect(waitedMs).toBeGreaterThan(DELAY.afterSetupMs - 100)
    expect(holding(live.got, 'audio/pcm')).toBeDefined()

    await visit.hears(spoken('place.ask'))
    await visit.untilSilent()
    expect(String(speech.sent[0]?.payload)).toBe('start')
    const pieces = speech.sent.filter(({ payload }) => typeof payload !== 'string')
    expect(pieces.length).toBeGreaterThan(3)
    // Whole seconds of 16 kHz s16le, but for the buffer of 4096 samples that a second does not end with.
    for (const { payload } of pieces.slice(1)) {
      expect(Math.abs(payload.length - 32_000)).toBeLessThanOrEqual(2 * 8192)
    }
    const pictures = live.sent.filter(({ payload }) => String(payload).includes('image/jpeg'))
    expect(pictures.length).toBeGreaterThan(3)
    expect(holding(live.got, '"look"')).toBeUndefined()

    await page.evaluate(() => Object.assign(window, { before: true }))
    const loadedAnew = page.waitForEvent('load', { timeout: 90_000 })
    await visit.choose('Store')
    await visit.hears(spoken('home.go.store'))
    await loadedAnew
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
    expect(speech.sent.map(({ payload }) => String(payload))).toContain('stop')
    await page.getByRole('button', { name: 'Start talking' }).waitFor()
    expect(visit.faults).toEqual([])
    await visit.close()
  })
})

describe('the specification’s profile where the motion sensor is refused', () => {
  it('says that motion is denied and goes no further, whatever is asked for', async () => {
    const visit = await shop.visit({ query: '?storeid=1', motion: 'denied' })
    await visit.start()
    await visit.page.getByRole('alert').getByText('Motion access denied.').waitFor({ timeout: 30_000 })
    const told = visit.page.getByRole('log').getByText('Motion access denied.')
    await told.first().waitFor({ timeout: 30_000 })
    const before = await told.count()
    await visit.choose('Start again')
    await told.nth(before).waitFor({ timeout: 30_000 })
    expect(await visit.page.getByRole('button', { name: 'Yes', exact: true }).count()).toBe(0)
    expect(visit.faults).toEqual([])
    await visit.close()
  })
})
