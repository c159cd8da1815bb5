import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeClock, type FakeClock, settled } from '../../../../test/fake-clock.ts'
import type { MicrophoneOptions } from '../../devices/devices.ts'
import { createVisitMicrophone, type VisitMicrophone } from './visit-microphone.ts'

let clock: FakeClock
let opened: MicrophoneOptions[]
let voices: boolean[]
let holdOnly: boolean
let sound: string[]
const retry = vi.fn()
let microphone: VisitMicrophone

beforeEach(async () => {
  clock = createFakeClock()
  opened = []
  voices = []
  holdOnly = false
  sound = []
  retry.mockClear()
  const devices = {
    clock,
    microphone: {
      async open(options: MicrophoneOptions) {
        opened.push(options)
        return { setPlaying() {}, bands() {}, close() {} }
      },
    },
    visibility: { seen: () => true, onChange: () => () => {} },
    sound: { works: () => true, delayMs: () => 0, onChange: () => () => {}, retry },
  }
  microphone = createVisitMicrophone(devices, false, () => holdOnly, {
    onReady() {},
    onFault() {},
    onNothing() {},
    onBack() {},
    onSound: (_, held) => sound.push(held ? 'held' : 'sound'),
    onStopped: () => sound.push('stopped'),
    onVoice: (on) => voices.push(on),
  })
  await microphone.open()
})

const hears = () => opened.at(-1)!

describe('a voice that was told of', () => {
  it('is over with the microphone', async () => {
    hears().onVoice(true)
    hears().onLost()
    expect(voices).toEqual([true, false])
    clock.advance(1000)
    await settled()
    hears().onVoice(true)
    hears().onVoice(false)
    expect(voices).toEqual([true, false, true, false])
  })

  it('is over where nothing is listened to by then, and is none where nothing was', () => {
    holdOnly = true
    hears().onVoice(true)
    hears().onVoice(false)
    expect(voices).toEqual([])
    microphone.hold(true)
    hears().onVoice(true)
    microphone.hold(false)
    hears().onVoice(false)
    expect(voices).toEqual([true, false])
  })
})

describe('sound on which none follows', () => {
  const piece = () => hears().onPiece(new Int16Array(1600).fill(1))

  it('is over at once where what the phone says is kept in, and not while the shopper holds', () => {
    piece()
    microphone.keepIn(true)
    microphone.keepIn(true)
    piece()
    expect(sound).toEqual(['sound', 'stopped'])
    microphone.keepIn(false)
    clock.advance(300)
    microphone.hold(true)
    piece()
    microphone.keepIn(true)
    piece()
    expect(sound.slice(2)).toEqual(['held', 'held'])
    microphone.hold(false)
    expect(sound.slice(4)).toEqual(['stopped'])
  })

  it('is over by the next piece where only a hold is listened to from now on, or the phone hears by itself', () => {
    piece()
    holdOnly = true
    piece()
    piece()
    expect(sound).toEqual(['sound', 'stopped'])
    microphone.hold(true)
    microphone.hold(false)
    expect(sound.slice(2)).toEqual(['held', 'held', 'stopped'])
  })
})

it('a microphone that sends nothing any more has the sound looked at too: what it is heard through may be frozen', () => {
  hears().onPiece(new Int16Array(1600).fill(1))
  clock.advance(3000)
  expect(retry).not.toHaveBeenCalled()
  clock.advance(1000)
  expect(retry).toHaveBeenCalledOnce()
})
