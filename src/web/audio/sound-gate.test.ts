import { expect, it } from 'vitest'
import { LONGEST_PAUSE_MS } from '../../core/hearing/endpoint.ts'
import { createSoundGate } from './sound-gate.ts'

const PIECE = 1600
/** One piece of a tenth of a second; `amplitude` of full scale, noise. */
const piece = (amplitude: number) =>
  Int16Array.from({ length: PIECE }, () => (Math.random() * 2 - 1) * amplitude * 32_768)
const quiet = () => piece(0.0015)
const voice = () => piece(0.06)

function run(pieces: readonly Int16Array[]) {
  const gate = createSoundGate()
  return pieces.map((one) => gate.push(one))
}
const many = (count: number, make: () => Int16Array) => Array.from({ length: count }, make)

it('sends nothing of a quiet room', () => {
  expect(run(many(100, quiet)).flatMap(({ pieces }) => pieces)).toEqual([])
})

it('sends a voice with half a second before it and 1.4 s after, as it came and in order', () => {
  const sound = [
    ...many(20, quiet),
    ...many(10, voice),
    ...many(20, quiet),
    ...many(5, voice),
    ...many(16, quiet),
  ]
  const pushed = run(sound)
  expect(pushed.flatMap(({ pieces }) => pieces)).toEqual([...sound.slice(15, 44), ...sound.slice(45, 69)])
  expect(pushed.flatMap(({ begins }, at) => (begins ? [at] : []))).toEqual([20, 50])
  expect(pushed.flatMap(({ ends }, at) => (ends ? [at] : []))).toEqual([43, 68])
})

it('sends the beginning of a session that begins in the middle of a word', () => {
  const sound = many(3, voice)
  expect(run(sound).flatMap(({ pieces }) => pieces)).toEqual(sound)
})

it('goes on through the pauses between words', () => {
  const sound = [...many(10, quiet), ...many(3, voice), ...many(6, quiet), ...many(3, voice)]
  const pushed = run(sound)
  expect(pushed.filter(({ ends }) => ends)).toEqual([])
  expect(pushed.flatMap(({ pieces }) => pieces)).toEqual(sound.slice(5))
})

it('goes on through the longest pause that the ear waits for in a sentence', () => {
  const pause = many(Math.ceil(LONGEST_PAUSE_MS / 100), quiet)
  const sound = [...many(10, quiet), ...many(3, voice), ...pause, ...many(3, voice)]
  expect(run(sound).filter(({ ends }) => ends)).toEqual([])
})

it('sends everything in loud noise, once it knows it for noise too', () => {
  const noise = many(150, () => piece(0.08))
  expect(run(noise).flatMap(({ pieces }) => pieces)).toHaveLength(150)
})

it('sends a soft voice a little over a steady hum', () => {
  const hum = () => piece(0.006)
  const pushed = run([...many(100, hum), ...many(5, () => piece(0.018))])
  expect(pushed.slice(90, 100).flatMap(({ pieces }) => pieces)).toEqual([])
  expect(pushed.slice(100).flatMap(({ pieces }) => pieces).length).toBe(10)
})
