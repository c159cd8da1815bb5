import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settled } from '../../../test/fake-clock.ts'
import { fakeShared, stubAudio } from '../../../test/fixtures/fake-audio.ts'
import { createSiren } from './siren.ts'

let shared: ReturnType<typeof fakeShared>
beforeEach(() => {
  stubAudio()
  shared = fakeShared()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Step = 'start' | 'stop' | 'anew' | 'settled'
it.each<[string, readonly Step[], number]>([
  ['sounds until it is stopped', ['start', 'settled', 'settled'], 1],
  ['is silent once stopped', ['start', 'settled', 'stop'], 0],
  ['stopped before it sounds, never does', ['start', 'stop', 'settled'], 0],
  ['goes on with another context', ['start', 'settled', 'anew', 'settled'], 1],
  ['is silent there once stopped', ['start', 'settled', 'anew', 'settled', 'stop'], 0],
  ['is not begun by another context', ['anew', 'settled'], 0],
  ['nor taken up again by it', ['start', 'settled', 'stop', 'anew', 'settled'], 0],
])('%s', async (_, steps, tones) => {
  const siren = createSiren(shared.audio)
  for (const step of steps) {
    if (step === 'settled') await settled()
    else if (step === 'anew') shared.anew()
    else siren[step]()
  }
  expect(shared.context().tones).toBe(tones)
})
