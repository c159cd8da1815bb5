import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeClock, settled } from '../../../test/fake-clock.ts'
import { createWakeLock } from './wake-lock.ts'

/** A page and a phone that holds its screen for as many as ask. */
let visibilityState: DocumentVisibilityState
let locks: (EventTarget & { released: boolean; release: () => Promise<void> })[]
let request: () => Promise<unknown>
let page: EventTarget

beforeEach(() => {
  visibilityState = 'visible'
  locks = []
  page = new EventTarget()
  request = async () => {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release: async () => {
        lock.released = true
        lock.dispatchEvent(new Event('release'))
      },
    })
    locks.push(lock)
    return lock
  }
  vi.stubGlobal('navigator', { wakeLock: { request: () => request() } })
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibilityState
    },
    addEventListener: page.addEventListener.bind(page),
  })
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const held = () => locks.filter(({ released }) => !released).length
const show = async (state: DocumentVisibilityState) => {
  visibilityState = state
  if (state === 'hidden') for (const lock of locks) lock.released = true
  page.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

describe('the screen', () => {
  it('stays on from hold to release', async () => {
    const { hold, release } = createWakeLock()
    expect(locks).toEqual([])
    hold()
    await settled()
    expect(held()).toBe(1)
    release()
    expect(held()).toBe(0)
  })

  it('is held again when the page is seen again, while it is wanted', async () => {
    const { hold, release } = createWakeLock()
    hold()
    await show('hidden')
    expect(held()).toBe(0)
    await show('visible')
    expect(held()).toBe(1)
    release()
    await show('hidden')
    await show('visible')
    expect(held()).toBe(0)
  })

  it.each([
    ['let go before the phone has answered', ['hold', 'release'], 0],
    ['wanted again before that', ['hold', 'release', 'hold'], 1],
  ] as const)('%s, nothing is held that nobody can let go', async (_, steps, holds) => {
    const lock = createWakeLock()
    for (const step of steps) lock[step]()
    await settled()
    expect(held()).toBe(holds)
    lock.release()
    expect(held()).toBe(0)
  })

  it('goes dark where the phone refuses, and the visit goes on', async () => {
    request = async () => {
      throw new DOMException('low battery', 'NotAllowedError')
    }
    const { hold, release } = createWakeLock()
    hold()
    await settled()
    expect(release).not.toThrow()
  })

  it('is asked for again where it was refused or taken, after pauses that grow, until it is let go', async () => {
    const clock = createFakeClock()
    const allowed = request
    let asked = 0
    request = async () => {
      asked += 1
      throw new DOMException('low battery', 'NotAllowedError')
    }
    const pass = async (ms: number) => {
      for (let at = 0; at < ms; at += 1000) {
        clock.advance(1000)
        await settled()
      }
    }
    const lock = createWakeLock(clock)
    lock.hold()
    await settled()
    await pass(60_000)
    expect(asked).toBe(10)
    request = allowed
    await pass(8000)
    expect(held()).toBe(1)
    await locks[0]?.release()
    await pass(2000)
    expect(held()).toBe(1)
    expect(locks).toHaveLength(2)
    lock.release()
    await settled()
    expect(clock.pending()).toBe(0)
  })

  it('tells whether it is kept on, once for each change', async () => {
    const kept: boolean[] = []
    const { hold, release } = createWakeLock()
    hold((on) => kept.push(on))
    await settled()
    const grant = request
    request = async () => {
      throw new DOMException('low battery', 'NotAllowedError')
    }
    await locks[0]?.release()
    await settled()
    await show('visible')
    request = grant
    await show('visible')
    expect(kept).toEqual([true, false, true])
    release()
    await settled()
    expect([kept.length, held()]).toEqual([3, 0])
  })

  it('tells of a browser that has no such thing', async () => {
    vi.stubGlobal('navigator', {})
    const kept: boolean[] = []
    createWakeLock().hold((on) => kept.push(on))
    await settled()
    expect(kept).toEqual([false])
  })
})
