import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { encodeWav } from '../src/core/audio/wav.ts'
import { sampleProducts } from '../src/server/db/seed/sample-products.ts'
import { roomTone } from '../test/fixtures/noise.ts'
import { createPainter } from '../test/fixtures/painter.ts'
import { packFront } from '../test/fixtures/pictures.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { launchBrowser, openVisit, type Visit } from '../test/fixtures/visit.ts'
import { printFigures, printMachine } from './figures.ts'

/**
 * `npm run bench -- page [seconds]`: the processor time that the page spends while it listens and while it leads a walk,
 * as a share of one core, of all threads of its process: the browser's own microphone plays a room's noise, its own
 * camera shows a pack, nothing of a test listens along. And whether the camera is open then.
 */
const SECONDS = Number(process.argv[2] ?? 30)
const RATE_HZ = 16_000
/** Words stand so far over a shop's noise. */
const QUIET_DB = 30
const NOISY_DB = 15

printMachine()
const folder = await mkdtemp(join(tmpdir(), 'page-'))
const server = await startServer({ LOG_LEVEL: 'warn' })

async function devices(noiseDb: number): Promise<string[]> {
  const room = join(folder, `room-${noiseDb}.wav`)
  await writeFile(room, encodeWav(roomTone(noiseDb)(20 * RATE_HZ), RATE_HZ))
  const painting = await launchBrowser()
  const [product] = sampleProducts('Britannia')
  const pack = join(folder, 'pack.mjpeg')
  if (product)
    await writeFile(pack, await (await createPainter(painting)).paint(packFront(product, 'Britannia')))
  await painting.close()
  return [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${room}`,
    `--use-file-for-fake-video-capture=${pack}`,
  ]
}

/** Milliseconds of processor time so far of the processes of a kind: `renderer` is the page, with its threads for sound. */
async function processorMs(browser: Browser, type: string): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, each) => (each.type === type ? sum + each.cpuTime * 1000 : sum), 0)
}

/** Percent of one core over the next seconds. */
async function share(browser: Browser, type = 'renderer'): Promise<number> {
  const [before, from] = [await processorMs(browser, type), performance.now()]
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000))
  return (100 * ((await processorMs(browser, type)) - before)) / (performance.now() - from)
}

const openTracks = ({ page }: Visit) =>
  page.evaluate(() => {
    const { srcObject } = document.querySelector('video') ?? {}
    return srcObject instanceof MediaStream ? srcObject.getVideoTracks().length : 0
  })

async function listening(noiseDb: number): Promise<number> {
  const browser = await launchBrowser(await devices(noiseDb))
  const visit = await openVisit(browser, server.url, {
    scripted: false,
    ear: false,
    context: { permissions: ['camera', 'microphone'] },
  })
  await visit.start()
  await visit.page.getByRole('button', { name: 'Home', exact: true }).click({ timeout: 60_000 })
  await visit.page.getByRole('button', { name: 'What is this?', exact: true }).waitFor({ timeout: 60_000 })
  await visit.page.waitForTimeout(20_000)
  const percent = await share(browser)
  await browser.close()
  return percent
}

async function walking() {
  const browser = await launchBrowser(await devices(QUIET_DB))
  const visit = await openVisit(browser, server.url, {
    query: '?storeid=1',
    scripted: false,
    ear: false,
    motion: 'granted',
    context: { permissions: ['camera', 'microphone'] },
  })
  await visit.start()
  for (const choice of ['Not required', 'Biscuits', 'Entrance']) await visit.choose(choice)
  await visit.hears(/Move forward \d+ steps/, 60_000)
  await visit.page.waitForTimeout(8000)
  const tracks = await openTracks(visit)
  const percent = await share(browser)
  await browser.close()
  return { tracks, percent }
}

try {
  const quiet = await listening(QUIET_DB)
  const noisy = await listening(NOISY_DB)
  const walk = await walking()
  printFigures([
    ['listening-in-a-quiet-room', quiet, '%'],
    ['listening-in-a-noisy-shop', noisy, '%'],
    ['walking', walk.percent, '%'],
    ['cameras-open-on-a-walk', walk.tracks, 'tracks'],
  ])
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
