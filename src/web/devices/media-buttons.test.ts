import { describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createMediaButtons, type MediaParts } from './media-buttons.ts'

/** A phone with a headset, which plays what it is given. */
function phone({ has = true, knows = ['play', 'pause', 'stop', 'nexttrack'] } = {}) {
  const clock = createFakeClock()
  const handlers = new Map<string, () => void>()
  const sound = {
    paused: true,
    onpause: null as (() => void) | null,
    play: vi.fn(async () => {
      sound.paused = false
    }),
    pause: vi.fn(() => {
      sound.paused = true
    }),
  }
  const session = {
    playbackState: 'none' as MediaSessionPlaybackState,
    metadata: null,
    setActionHandler(action: string, handler: (() => void) | null) {
      if (!knows.includes(action)) throw new TypeError(action)
      if (handler) handlers.set(action, handler)
      else handlers.delete(action)
    },
  }
  const openSound = vi.fn<MediaParts['openSound']>(() => sound)
  const buttons = createMediaButtons({
    clock,
    session: has ? (session as unknown as MediaParts['session']) : undefined,
    openSound,
    describe: () => null,
  })
  const did: string[] = []
  buttons.open('Shop', { talk: () => did.push('talk'), next: () => did.push('next') })
  return {
    clock,
    sound,
    session,
    openSound,
    buttons,
    did,
    handlers,
    press: (a: string) => handlers.get(a)?.(),
  }
}

describe('a headset’s button', () => {
  it.each([
    ['play', 'talk'],
    ['pause', 'talk'],
    ['stop', 'talk'],
    ['nexttrack', 'next'],
  ])('%s is %s', (action, act) => {
    const { press, did } = phone()
    press(action)
    expect(did).toEqual([act])
  })

  it('that fires twice acts once, and again when it is pressed again', () => {
    const { press, did, clock } = phone()
    press('pause')
    clock.advance(100)
    press('play')
    expect(did).toEqual(['talk'])
    clock.advance(400)
    press('play')
    press('nexttrack')
    press('nexttrack')
    expect(did).toEqual(['talk', 'talk', 'next'])
  })

  it('belongs to the page as long as a visit: its sound plays, barely, and longer than five seconds', () => {
    const { buttons, sound, session, handlers, openSound, clock, press } = phone()
    const bytes = openSound.mock.calls[0]?.[0] ?? new Uint8Array()
    const samples = new Int16Array(bytes.slice(44).buffer)
    expect(samples.length / 8000).toBeGreaterThan(5)
    expect([Math.max(...samples.slice(0, 100)), Math.min(...samples.slice(0, 100))]).toEqual([1, -1])
    expect([sound.paused, session.playbackState]).toEqual([false, 'playing'])
    // The phone paused it with the press.
    sound.paused = true
    press('pause')
    expect(sound.paused).toBe(false)
    buttons.close()
    expect([sound.paused, session.playbackState, handlers.size]).toEqual([true, 'none', 0])
    expect(clock.pending()).toBe(0)
  })

  it('comes back after a call has stopped the sound', () => {
    const { sound, clock } = phone()
    sound.paused = true
    sound.onpause?.()
    clock.advance(1000)
    expect(sound.paused).toBe(false)
  })

  it('does what it can where a browser knows fewer, and nothing where there is none', () => {
    const fewer = phone({ knows: ['play', 'pause'] })
    expect([...fewer.handlers.keys()]).toEqual(['play', 'pause'])
    expect(phone({ has: false }).openSound).not.toHaveBeenCalled()
  })
})
