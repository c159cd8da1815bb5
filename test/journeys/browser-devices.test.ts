import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinPcm } from '../../src/core/audio/pcm.ts'
import { encodeWav } from '../../src/core/audio/wav.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { createPainter } from '../fixtures/painter.ts'
import { packFront } from '../fixtures/pictures.ts'
import { launchBrowser, openVisit, type VisitOptions } from '../fixtures/visit.ts'
import { createVoice } from '../fixtures/voice.ts'
import { sharedServer } from './shared.ts'
import { BRAND, sample } from './shop.ts'

const RATE_HZ = 16_000
const product = sample('Daily Brown Loaf')
const server = sharedServer()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devices-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A microphone of Chromium's own that says each of the words after a silence, and then begins again. */
async function recordWords(words: readonly string[], silenceS: number): Promise<string> {
  const speak = await createVoice()
  const clips = await Promise.all(words.map((word) => speak(word)))
  const silence = new Int16Array(silenceS * RATE_HZ)
  const file = join(folder, 'words.wav')
  await writeFile(file, encodeWav(joinPcm(clips.flatMap((clip) => [silence, clip])), RATE_HZ))
  return `--use-file-for-fake-audio-capture=${file}`
}

/** A camera of Chromium's own with the pack before it. */
async function paintPack(): Promise<string> {
  const painting = await launchBrowser()
  const painter = await createPainter(painting)
  const file = join(folder, 'pack.mjpeg')
  await writeFile(file, await painter.paint(packFront(product, BRAND)))
  await painting.close()
  return `--use-file-for-fake-video-capture=${file}`
}

async function visitWith(devices: readonly string[], options: VisitOptions = {}) {
  const browser = await launchBrowser(['--use-fake-device-for-media-stream', ...devices])
  const visit = await openVisit(browser, server.url, {
    scripted: false,
    context: { permissions: ['camera', 'microphone'] },
    ...options,
  })
  return { visit, browser }
}

it('a pack is named through the browser’s own microphone and camera', async () => {
  const { visit, browser } = await visitWith([await recordWords(['what is this'], 12), await paintPack()])
  await visit.start()
  await visit.hears(product.name, 80_000)
  expect(visit.faults).toEqual([])
  await browser.close()
})

it('a section and the entrance are chosen, and a walk begins, through the browser’s own microphone', async () => {
  const words = await recordWords(['biscuits', 'entrance'], 6)
  const { visit, browser } = await visitWith([words], { query: '?storeid=1', motion: 'granted' })
  await visit.start()
  await visit.hears(/^Welcome back/)
  await visit.hears(spoken('aisle.confirm.biscuits'), 60_000)
  await visit.hears(walkText('nav.prepare'), 60_000)
  const heard = await visit.page.locator('.line.heard').allInnerTexts()
  expect(heard.some((line) => /biscuits/i.test(line))).toBe(true)
  expect(visit.faults).toEqual([])
  await browser.close()
})
