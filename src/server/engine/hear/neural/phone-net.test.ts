import { beforeAll, expect, it, vi } from 'vitest'
import { createVoice, type Speak } from '../../../../../test/fixtures/voice.ts'
import { toFloat } from '../../../../core/audio/pcm.ts'
import { PHONES } from '../../../../core/hearing/phones.ts'
import { FEATURES } from '../speech-encoder.ts'
import { loadPhoneNet, type PhoneNet } from './phone-net.ts'

// Seconds of work alone on a core, many on a machine full of other work.
vi.setConfig({ testTimeout: 90_000 })
const CLASSES = PHONES.length + 1
const BLANK = PHONES.length
const SECOND = 16_000

let net: PhoneNet
let speak: Speak
beforeAll(async () => {
  net = await loadPhoneNet()
  speak = await createVoice()
})

/** The most probable class of every frame. */
function best(logProbs: Float32Array): number[] {
  return Array.from({ length: logProbs.length / CLASSES }, (_, frame) => {
    const row = logProbs.subarray(frame * CLASSES, (frame + 1) * CLASSES)
    return row.indexOf(Math.max(...row))
  })
}

const phonesOf = (classes: readonly number[]) =>
  classes.filter((one, at) => one !== BLANK && one !== classes[at - 1]).map((one) => PHONES[one] ?? '')

/** How many phones are to be put in, taken out or changed to make one of the other. */
function changes(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const one of a) {
    const next = [(row[0] ?? 0) + 1]
    for (const [at, other] of b.entries()) {
      const changed = (row[at] ?? 0) + (one === other ? 0 : 1)
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, changed))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

it.each([
  [1, 2],
  [SECOND / 10, 2],
  [SECOND, 40],
  [SECOND * 3 + 1, 123],
])('gives a frame for each 24 ms, and 0.1 s of them at least: %i samples', async (samples, frames) => {
  const { encoded, logProbs } = await net.hear(new Float32Array(samples))
  expect(encoded).toMatchObject({ frames, values: { length: frames * FEATURES } })
  expect(logProbs.length).toBe(frames * CLASSES)
  const sums = Array.from({ length: frames }, (_, frame) =>
    logProbs.subarray(frame * CLASSES, (frame + 1) * CLASSES).reduce((sum, one) => sum + Math.exp(one), 0),
  )
  for (const sum of sums) expect(sum).toBeCloseTo(1, 3)
})

it('gives nothing for nothing', async () => {
  const { encoded, logProbs } = await net.hear(new Float32Array())
  expect([encoded.frames, logProbs.length]).toEqual([0, 0])
})

it('hears no phones in silence and in soft noise', async () => {
  const noise = Float32Array.from({ length: SECOND }, (_, at) => 0.001 * Math.sin(at * at))
  for (const sound of [new Float32Array(SECOND), noise])
    expect(phonesOf(best((await net.hear(sound)).logProbs))).toEqual([])
})

it.each([
  ['take me to the dairy section', 'T EY K M IY T UW DH AH D EH R IY S EH K SH AH N'],
  ['what is the use by date', 'W AH T IH Z DH AH Y UW S B AY D EY T'],
  ['not required', 'N AA T R IY K W AY ER D'],
])('hears the phones of "%s"', async (text, said) => {
  const wanted = said.split(' ')
  const quiet = new Float32Array(SECOND / 4)
  const words = toFloat(await speak(text))
  const sound = new Float32Array([...quiet, ...words, ...quiet])
  const heard = phonesOf(best((await net.hear(sound)).logProbs))
  expect(changes(heard, wanted), heard.join(' ')).toBeLessThanOrEqual(wanted.length / 4)
})
