import { expect, it } from 'vitest'
import type { Denoiser } from './denoiser.ts'
import { createTape } from './tape.ts'

const SECOND = 16_000
const WINDOW = 512
const LATE = 480

/** Gives what it was pushed, 30 ms late as the real one does, and counts. */
function lateDenoiser() {
  let held: number[] = []
  const counts = { pushed: 0, restarts: 0 }
  const denoiser: Denoiser = {
    push(samples) {
      counts.pushed += samples.length
      held.push(...samples)
      return Float32Array.from(held.splice(0, Math.max(0, held.length - LATE)))
    },
    restart() {
      counts.restarts++
      held = []
    },
    close() {},
  }
  return { denoiser, counts }
}

/** Sample n of the sound is n, scaled so that float32 keeps it. */
const at = (n: number) => n / 2 ** 20

function recorded(samples: number) {
  const { denoiser, counts } = lateDenoiser()
  const tape = createTape(denoiser)
  let end = 0
  const record = (more: number) => {
    for (const until = end + more; end < until; end += WINDOW) {
      tape.append(Float32Array.from({ length: WINDOW }, (_, i) => at(end + i)))
    }
  }
  record(samples)
  return { tape, counts, record, end: () => end }
}

function expectStretch(sound: Float32Array, from: number, length: number) {
  expect(sound).toHaveLength(length)
  for (const i of [0, length >> 1, length - 1]) expect(sound[i]).toBeCloseTo(at(from + i), 6)
}

it('has both ready a little behind the end', () => {
  const { tape, end } = recorded(2 * SECOND)
  const ready = tape.readyTo()
  expect(end() - ready).toBeGreaterThanOrEqual(LATE)
  expect(tape.mix(0, ready)).toHaveLength(ready)
  expect(tape.raw(0, ready)).toHaveLength(ready)
  expect(recorded(WINDOW).tape.readyTo()).toBe(0)
})

it('gives the sound as it came, by sample number', () => {
  const { tape, end } = recorded(2 * SECOND)
  expectStretch(tape.raw(1000, 5000), 1000, 4000)
  expectStretch(tape.raw(end() - 10, end() + 10), end() - 10, 10)
})

it('denoises nothing that nobody asks for', () => {
  const { tape, counts } = recorded(10 * SECOND)
  tape.raw(9 * SECOND, 10 * SECOND)
  expect(counts.pushed).toBe(0)
})

it('lets the denoiser hear a second and a half before what is asked for', () => {
  const { tape, counts, end } = recorded(10 * SECOND)
  const from = end() - SECOND
  const sound = tape.mix(from, end())
  expectStretch(sound, from, SECOND - LATE)
  expect(counts).toEqual({ pushed: 2.5 * SECOND, restarts: 1 })
})

it('goes on where it was while one utterance lasts', () => {
  const { tape, counts, record, end } = recorded(5 * SECOND)
  const from = end() - SECOND
  let cursor = from + tape.mix(from, end()).length
  for (let i = 0; i < 20; i++) {
    record(WINDOW)
    const sound = tape.mix(cursor, end())
    expectStretch(sound, cursor, WINDOW)
    cursor += sound.length
  }
  expect(counts).toEqual({ pushed: 2.5 * SECOND + 20 * WINDOW, restarts: 1 })
})

it('begins anew after a silence, and not after a short one', () => {
  const { tape, counts, record, end } = recorded(2 * SECOND)
  tape.mix(end() - SECOND, end())
  record(SECOND)
  tape.mix(end() - WINDOW, end())
  expect(counts.restarts).toBe(0)
  record(10 * SECOND)
  const from = end() - SECOND
  expectStretch(tape.mix(from, end()), from, SECOND - LATE)
  expect(counts.restarts).toBe(1)
})

it('works from the first sample of a session', () => {
  const { tape, counts } = recorded(SECOND)
  expectStretch(tape.mix(0, SECOND - LATE), 0, SECOND - LATE)
  expect(counts.restarts).toBe(0)
})
