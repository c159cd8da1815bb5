import { describe, expect, it } from 'vitest'
import { rms } from '../../core/audio/pcm.ts'
import { createStretch } from './stretch.ts'

const RATE_HZ = 24_000

/** A voice-like tone: a fundamental and its overtones. */
const tone = (hz: number, seconds: number) =>
  Float32Array.from({ length: RATE_HZ * seconds }, (_, i) => {
    const t = i / RATE_HZ
    return [1, 2, 3].reduce((sum, n) => sum + (0.3 / n) * Math.sin(2 * Math.PI * hz * n * t), 0)
  })

function run(samples: Float32Array, pace: number, piece = 2400): Float32Array {
  const stretch = createStretch(RATE_HZ, pace)
  const parts: number[] = []
  for (let at = 0; at < samples.length; at += piece)
    parts.push(...stretch.push(samples.subarray(at, at + piece)))
  parts.push(...stretch.end())
  return Float32Array.from(parts)
}

/** The frequency with the most energy among whole hertz. */
function pitch(samples: Float32Array): number {
  let best = 0
  let most = 0
  for (let hz = 80; hz <= 320; hz++) {
    let [re, im] = [0, 0]
    for (let i = 0; i < samples.length; i++) {
      const angle = (2 * Math.PI * hz * i) / RATE_HZ
      re += (samples[i] ?? 0) * Math.cos(angle)
      im += (samples[i] ?? 0) * Math.sin(angle)
    }
    if (re * re + im * im > most) [most, best] = [re * re + im * im, hz]
  }
  return best
}

describe.each([0.7, 0.8, 1, 1.25, 1.5])('at pace %f', (pace) => {
  const voice = tone(140, 1)
  const heard = run(voice, pace)

  it('takes as long as it should', () => {
    expect(heard.length / voice.length).toBeCloseTo(1 / pace, 1)
  })
  it('keeps the pitch and the loudness', () => {
    expect(Math.abs(pitch(heard) - 140)).toBeLessThanOrEqual(3)
    expect(rms(heard) / rms(voice)).toBeGreaterThan(0.8)
    expect(rms(heard) / rms(voice)).toBeLessThan(1.15)
  })
})

it('does not care how the samples are cut', () => {
  const voice = tone(200, 0.5)
  const whole = run(voice, 0.8, voice.length)
  expect(Math.abs(run(voice, 0.8, 777).length - whole.length)).toBeLessThan(RATE_HZ * 0.03)
})

it('says two sentences one after another', () => {
  const stretch = createStretch(RATE_HZ, 0.8)
  const first = stretch.push(tone(140, 0.3)).length + stretch.end().length
  const second = stretch.push(tone(140, 0.3)).length + stretch.end().length
  expect(second).toBe(first)
})

it('gives something for next to nothing', () => {
  expect(run(new Float32Array(10), 0.8).length).toBeGreaterThan(0)
})
