import { describe, expect, it } from 'vitest'
import { shapeSentence } from './shape.ts'
import { chime } from './signs.ts'

const RATE = 24_000
const silence = (ms: number) => new Int16Array((RATE * ms) / 1000)
const tone = (ms: number, amplitude: number) =>
  Int16Array.from({ length: (RATE * ms) / 1000 }, (_, i) =>
    Math.round(amplitude * Math.sin((2 * Math.PI * 440 * i) / RATE)),
  )
const join = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]))
const levelDb = (pcm: Int16Array) =>
  20 * Math.log10(Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length) / 32768)
const peak = (pcm: Int16Array) => pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe('a sentence made ready', () => {
  it('loses the silence around it, pauses inside stay', () => {
    const shaped = shapeSentence(
      join(silence(250), tone(300, 8000), silence(400), tone(300, 8000), silence(200)),
      RATE,
    )
    expect((shaped.length / RATE) * 1000).toBeCloseTo(1000 + 25 + 60, 0)
  })
  it.each([300, 3000, 16_000])('is as loud as any other: amplitude %i', (amplitude) => {
    const middle = shapeSentence(tone(500, amplitude), RATE).subarray(500, -500)
    expect(levelDb(middle)).toBeCloseTo(-20, 0)
  })
  it('is never clipped', () => {
    const clicks = tone(500, 200)
    for (let i = 1000; i < clicks.length; i += 4000) clicks[i] = 30_000
    expect(peak(shapeSentence(clicks, RATE))).toBeLessThanOrEqual(31_129)
  })
  it('begins and ends at zero', () => {
    const shaped = shapeSentence(tone(100, 8000), RATE)
    expect([shaped[0], shaped.at(-1)]).toEqual([0, 0])
  })
  it.each([0, 10, 500])('is nothing when it is %i ms of silence', (ms) =>
    expect(shapeSentence(silence(ms), RATE)).toHaveLength(0),
  )
  it('leaves what it was given alone', () => {
    const given = tone(100, 8000)
    const before = given.slice()
    shapeSentence(given, RATE)
    expect(given).toEqual(before)
  })
})

it('the chime is short, soft and without a click', () => {
  const sound = chime(RATE)
  expect(sound.length / RATE).toBeLessThan(0.7)
  expect(peak(sound)).toBeGreaterThan(2000)
  expect(peak(sound)).toBeLessThan(12_000)
  let steepest = 0
  for (let i = 1; i < sound.length; i++) steepest = Math.max(steepest, Math.abs(sound[i]! - sound[i - 1]!))
  expect(steepest).toBeLessThan(3000)
  expect([sound[0], sound.at(-1)]).toEqual([0, 0])
  expect(chime(RATE)).toEqual(sound)
})
