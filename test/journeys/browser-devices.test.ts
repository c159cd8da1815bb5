import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeWav } from '../../src/core/audio/wav.ts'
import { createPainter } from '../fixtures/painter.ts'
import { packFront } from '../fixtures/pictures.ts'
import { type ServerProcess, startServer } from '../fixtures/server-process.ts'
import { launchBrowser, openVisit } from '../fixtures/visit.ts'
import { createVoice } from '../fixtures/voice.ts'
import { BRAND, sample } from './shop.ts'

const RATE_HZ = 16_000
const product = sample('Daily Brown Loaf')
let server: ServerProcess
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devices-'))
  server = await startServer({ LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A microphone that asks every fifteen seconds, and a camera with the pack before it, as files of Chromium's own. */
async function recordDevices() {
  const words = await (await createVoice())('what is this')
  const loop = new Int16Array(15 * RATE_HZ)
  loop.set(words, 2 * RATE_HZ)
  const painting = await launchBrowser()
  const painter = await createPainter(painting)
  const [sound, picture] = [join(folder, 'question.wav'), join(folder, 'pack.mjpeg')]
  await writeFile(sound, encodeWav(loop, RATE_HZ))
  await writeFile(picture, await painter.paint(packFront(product, BRAND)))
  await painting.close()
  return { sound, picture }
}

it('a pack is named through the browser’s own microphone and camera', async () => {
  const { sound, picture } = await recordDevices()
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${sound}`,
    `--use-file-for-fake-video-capture=${picture}`,
  ])
  const visit = await openVisit(browser, server.url, {
    scripted: false,
    context: { permissions: ['camera', 'microphone'] },
  })
  await visit.start()
  await visit.page.getByRole('log').getByText(product.name).first().waitFor({ timeout: 80_000 })
  expect(visit.faults).toEqual([])
  await browser.close()
})
