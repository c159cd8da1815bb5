import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSpeaker } from './speaker.ts'
import type { ToPlayback } from './worklet-messages.ts'

let told: ToPlayback[] = []

class FakeNode {
  readonly port = { postMessage: (message: ToPlayback) => void told.push(message) }
  connect = (target: unknown) => target
}
const context = { sampleRate: 48_000, state: 'running' } as AudioContext

beforeEach(() => {
  told = []
  for (const name of ['AudioWorkletNode', 'GainNode', 'DynamicsCompressorNode']) vi.stubGlobal(name, FakeNode)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function awake() {
  const speaker = createSpeaker({ wake: async () => context }, 'a phone')
  await speaker.wake()
  return speaker
}
const pieces = () => told.flatMap((message) => (message.type === 'add' ? [message.samples.length] : []))

describe('a recording that is whole at once', () => {
  it.each([
    ['as it is', 24_000, 0.05, [2400]],
    ['of two pieces and a bit', 24_000, 0.41, [9600, 9600, 480]],
    ['at an odd rate', 22_050, 0.4, [9600, 9600]],
  ])(
    '%s is handed on piece by piece, the first within a fifth of a second',
    async (_, rateHz, seconds, lengths) => {
      const speaker = await awake()
      speaker.begin('Which section would you like?')
      speaker.play(new Int16Array(Math.round(rateHz * seconds)), rateHz)
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
      expect(pieces()).toHaveLength(lengths.length)
      // The resampler holds back half its filter until more comes.
      expect(sum(pieces())).toBeGreaterThan(sum(lengths) - 50)
      expect(Math.max(...pieces())).toBeLessThanOrEqual(9600)
    },
  )
})

it('what is played before the worklet is there comes after it, in order', async () => {
  const speaker = createSpeaker({ wake: async () => context }, 'a phone')
  speaker.begin('One.')
  speaker.play(new Int16Array(240), 24_000)
  speaker.hold()
  expect(told).toEqual([])
  await speaker.wake()
  expect(told.map(({ type }) => type)).toEqual(['begin', 'add', 'hold'])
})
