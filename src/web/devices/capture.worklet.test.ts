import { afterEach, expect, it, vi } from 'vitest'
import type { FromCapture } from './worklet-messages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

interface Processor {
  port: { onmessage: (event: { data: unknown }) => void; postMessage: (told: FromCapture) => void }
  process(inputs: Float32Array[][]): boolean
}

/** What the worklet tells of this sound at 48 kHz. */
async function captured(sound: Float32Array): Promise<FromCapture[]> {
  const made: (new () => Processor)[] = []
  vi.stubGlobal('sampleRate', 48_000)
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = { onmessage() {}, postMessage() {} }
    },
  )
  vi.stubGlobal('registerProcessor', (_: string, one: new () => Processor) => made.push(one))
  await import('./capture.worklet.ts')
  const capture = new made[0]!()
  const told: FromCapture[] = []
  capture.port.postMessage = (message) => told.push(message)
  capture.port.onmessage({ data: { type: 'setup', pieceSamples: 1600 } })
  for (let at = 0; at < sound.length; at += 128) capture.process([[sound.subarray(at, at + 128)]])
  return told
}

const SECOND = 48_000
/** A quiet second, a second of a voice, a quiet second, with so much added to every sample. */
const said = (offset: number) =>
  Float32Array.from({ length: 3 * SECOND }, (_, at) => {
    const loud = at >= SECOND && at < 2 * SECOND ? 0.06 : 0.0005
    return offset + loud * Math.sin((2 * Math.PI * 200 * at) / SECOND)
  })

it.each([0, 0.02, -0.05, 0.3])(
  'hears what is said into a microphone that adds %d to all of it',
  async (offset) => {
    const told = await captured(said(offset))
    expect(told.flatMap((one) => (one.type === 'voice' ? [one.on] : []))).toEqual([true, false])
    const pieces = told.flatMap((one) => (one.type === 'piece' ? [one.pcm] : []))
    const loudest = pieces.map((pcm) => Math.max(...pcm.map(Math.abs)) / 32_768)
    for (const quiet of [loudest.slice(2, 9), loudest.slice(22, 29)])
      expect(Math.max(...quiet)).toBeLessThan(0.002)
    for (const voice of loudest.slice(11, 19)) expect(voice).toBeCloseTo(0.06, 2)
  },
)
