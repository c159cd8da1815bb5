import { describe, expect, it } from 'vitest'
import { createVoiceGate } from './voice-gate.ts'

const RATE = 16_000
const dB = (level: number) => 10 ** (level / 20)

/** White noise of a level, the same every time. */
function noise(seconds: number, levelDb: number): Float32Array {
  let seed = 7
  return Float32Array.from({ length: seconds * RATE }, () => {
    seed = (seed * 1664525 + 1013904223) >>> 0
    return (seed / 2 ** 31 - 1) * dB(levelDb) * Math.sqrt(3)
  })
}

/** Feeds 8 ms at a time, as an audio worklet does; returns when things changed, in ms from the start. */
function changes(parts: readonly Float32Array[], playing = false) {
  const gate = createVoiceGate(RATE)
  gate.setPlaying(playing)
  const found: [string, number][] = []
  let atMs = 0
  for (const part of parts) {
    for (let i = 0; i < part.length; i += 128) {
      const change = gate.push(part.subarray(i, i + 128))
      atMs += 8
      if (change) found.push([change, atMs])
    }
  }
  return found
}

describe('the gate', () => {
  it('opens within 150 ms of speech and closes after it', () => {
    const [on, off, ...more] = changes([noise(1, -65), noise(1, -25), noise(1, -65)])
    expect(on?.[0]).toBe('on')
    expect(on?.[1]).toBeLessThanOrEqual(1000 + 110)
    expect(off?.[0]).toBe('off')
    expect(off?.[1]).toBeGreaterThanOrEqual(2000)
    expect(off?.[1]).toBeLessThanOrEqual(2400)
    expect(more).toEqual([])
  })

  it.each<[string, Float32Array[], boolean]>([
    ['silence', [new Float32Array(2 * RATE)], false],
    ['a steady hum', [noise(4, -52)], false],
    ['a click', [noise(1, -65), noise(0.02, -10), noise(1, -65)], false],
    ['echo left over while playing', [noise(2, -55), noise(1, -40)], true],
    ['a whisper far away', [noise(1, -75), noise(1, -50)], false],
  ])('stays shut for %s', (_, parts, playing) => expect(changes(parts, playing)).toEqual([]))

  it('hears over steady shop noise', () => {
    expect(changes([noise(6, -45), noise(1, -22)]).map(([change]) => change)).toContain('on')
  })

  it('hears over its own playing', () => {
    expect(changes([noise(2, -55), noise(0.5, -20)], true)[0]?.[0]).toBe('on')
  })

  it('does not end between two words', () => {
    const found = changes([noise(1, -65), noise(0.4, -25), noise(0.2, -65), noise(0.4, -25)])
    expect(found.map(([change]) => change)).toEqual(['on'])
  })
})
