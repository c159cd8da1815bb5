import { beforeAll, expect, it, vi } from 'vitest'
import { inNoise } from '../../../../test/fixtures/noise.ts'
import { createVoice, type Speak, voices } from '../../../../test/fixtures/voice.ts'
import { toFloat } from '../../../core/audio/pcm.ts'
import { WINDOW_SAMPLES } from '../../../core/hearing/endpoint.ts'
import { loadVoiceActivity } from './voice-activity.ts'

// Seconds of work alone on a core, many on a machine full of other work.
vi.setConfig({ testTimeout: 90_000 })
const SECOND = 16_000
const QUIET_SECONDS = 6
const ROUNDS = 2
const BELIEVED = 0.7

let speak: Speak
let openDetector: Awaited<ReturnType<typeof loadVoiceActivity>>
beforeAll(async () => {
  speak = await createVoice()
  openDetector = await loadVoiceActivity()
})

/** In how many windows a voice was believed to be there. */
async function believed(detector: ReturnType<typeof openDetector>, sound: Float32Array): Promise<number> {
  let windows = 0
  for (let at = 0; at + WINDOW_SAMPLES <= sound.length; at += WINDOW_SAMPLES) {
    if ((await detector.window(sound.subarray(at, at + WINDOW_SAMPLES))) > BELIEVED) windows++
  }
  return windows
}

it('believes a soft word whenever it begins', async () => {
  const word = (await speak('biscuits and snacks')).map((sample) => Math.round(sample / 30))
  const spoken = Math.floor(word.length / WINDOW_SAMPLES)
  for (let windows = 12; windows < 12 + 16; windows++) {
    const sound = inNoise(word, Number.POSITIVE_INFINITY, windows * WINDOW_SAMPLES)
    expect(await believed(openDetector(), toFloat(sound)), `after ${windows}`).toBeGreaterThan(0.9 * spoken)
  }
})

it.each([
  ['a quiet room', Number.POSITIVE_INFINITY],
  ['the hum of a shop', 20],
])('believes a short word after long quiet as it did the first: %s', async (_, db) => {
  const detector = openDetector()
  for (let round = 0; round < ROUNDS; round++) {
    for (const voice of voices) {
      const word = await speak('help', voice)
      const sound = inNoise(word, db, QUIET_SECONDS * SECOND, 1 + round)
      const before = toFloat(sound.subarray(0, QUIET_SECONDS * SECOND))
      expect(await believed(detector, before), 'in the quiet').toBe(0)
      expect(await believed(detector, toFloat(sound.subarray(before.length))), voice).toBeGreaterThanOrEqual(
        3,
      )
    }
  }
})
