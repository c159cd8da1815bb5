import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settled } from '../../../test/fake-clock.ts'
import { fakeShared, stubAudio } from '../../../test/fixtures/fake-audio.ts'
import { createMicrophone } from './microphone.ts'

let browser: ReturnType<typeof stubAudio>
let shared: ReturnType<typeof fakeShared>
beforeEach(() => {
  browser = stubAudio()
  shared = fakeShared()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const options = () => ({
  pieceSamples: 1600,
  onPiece: vi.fn(),
  onVoice: vi.fn(),
  onLost: vi.fn(),
  onMuted: vi.fn(),
})
/** What the page hears when a worklet of this context tells something. */
const tell = (data: unknown) => {
  for (const { onmessage } of shared.context().ports) onmessage?.({ data })
}

describe('the microphone', () => {
  it('ends a voice with the context in which it was heard', async () => {
    const on = options()
    await createMicrophone(shared.audio).open(on)
    tell({ type: 'voice', on: true })
    shared.anew()
    expect(on.onVoice.mock.calls).toEqual([[true], [false]])
  })

  it('is heard in pieces, and told when the phone takes it away', async () => {
    const on = options()
    await createMicrophone(shared.audio).open(on)
    expect(shared.context().told).toEqual([{ type: 'setup', pieceSamples: 1600 }])
    const pcm = new Int16Array(1600)
    tell({ type: 'piece', pcm })
    expect(on.onPiece).toHaveBeenCalledWith(pcm)
    tell({ type: 'voice', on: true })
    expect(on.onVoice).toHaveBeenCalledWith(true)
    browser.stream.tracks[0]?.onended?.()
    expect(on.onLost).toHaveBeenCalledOnce()
  })

  it('is shown in as many bands as the specification has', async () => {
    const asked: unknown[] = []
    const Real = AnalyserNode
    vi.stubGlobal(
      'AnalyserNode',
      class extends Real {
        constructor(context: BaseAudioContext, given?: AnalyserOptions) {
          super(context, given)
          asked.push(given)
        }
      },
    )
    await createMicrophone(shared.audio).open(options())
    expect(asked).toEqual([{ fftSize: 64 }])
  })

  it.each([
    [new DOMException('no', 'NotAllowedError'), 'denied'],
    [new DOMException('none', 'NotFoundError'), 'error'],
  ])('%s is %s', async (fault, kind) => {
    browser.getUserMedia.mockRejectedValue(fault)
    await expect(createMicrophone(shared.audio).open(options())).rejects.toMatchObject({ kind })
  })

  it('is let go where there are no worklets', async () => {
    shared.audio.wake = async () => {
      throw new Error('none')
    }
    await expect(createMicrophone(shared.audio).open(options())).rejects.toMatchObject({ kind: 'error' })
    expect(browser.stream.tracks[0]?.stop).toHaveBeenCalledOnce()
  })
})

describe('on another context', () => {
  it('the same stream is heard, and the voice detector knows whether the speaker plays', async () => {
    const on = options()
    const open = await createMicrophone(shared.audio).open(on)
    open.setPlaying(true)
    const before = shared.context()
    shared.anew()
    await settled()
    expect(before.ports.every(({ onmessage }) => onmessage === null)).toBe(true)
    expect(shared.context().told).toEqual([
      { type: 'setup', pieceSamples: 1600 },
      { type: 'playing', playing: true },
    ])
    tell({ type: 'voice', on: true })
    expect(on.onVoice).toHaveBeenCalledOnce()
    expect(browser.getUserMedia).toHaveBeenCalledOnce()
  })

  it('it is lost where there are no worklets any more', async () => {
    const on = options()
    await createMicrophone(shared.audio).open(on)
    shared.audio.wake = async () => {
      throw new Error('none')
    }
    shared.anew()
    await settled()
    expect(on.onLost).toHaveBeenCalledOnce()
  })

  it.each([false, true])('nothing is left of one that was closed (meanwhile: %s)', async (meanwhile) => {
    const open = await createMicrophone(shared.audio).open(options())
    if (meanwhile) shared.anew()
    open.close()
    expect(shared.listeners()).toBe(0)
    if (!meanwhile) shared.anew()
    await settled()
    expect(shared.context().told).toEqual([])
    expect(browser.stream.tracks[0]?.stop).toHaveBeenCalledOnce()
  })
})
