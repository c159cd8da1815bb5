import { describe, expect, it, vi } from 'vitest'
import { createFakeClock, settled } from '../../test/fake-clock.ts'
import { createShutdown, DRAIN_WITHIN_MS } from './shutdown.ts'

function begun(close: () => Promise<void> = () => new Promise(() => undefined)) {
  const clock = createFakeClock()
  const exit = vi.fn()
  const closing = vi.fn(close)
  const signal = createShutdown({ clock, close: closing, exit })
  signal()
  return { clock, exit, closing, signal }
}

describe('shutting down', () => {
  it('ends with 0 once everything is closed', async () => {
    const { exit, clock } = begun(async () => undefined)
    await settled()
    expect(exit.mock.calls).toEqual([[0]])
    expect(clock.pending()).toBe(0)
  })

  it('ends with 1 when closing failed', async () => {
    const { exit } = begun(() => Promise.reject(new Error('stuck')))
    await settled()
    expect(exit.mock.calls).toEqual([[1]])
  })

  it('does not wait longer than it may', () => {
    const { exit, clock } = begun()
    clock.advance(DRAIN_WITHIN_MS - 1)
    expect(exit).not.toHaveBeenCalled()
    clock.advance(1)
    expect(exit.mock.calls).toEqual([[1]])
  })

  it.each([
    ['the same key press, passed on', 100, []],
    ['a second one', 600, [[1]]],
  ])('%s', (_, afterMs, calls) => {
    const { exit, clock, signal, closing } = begun()
    clock.advance(afterMs)
    signal()
    expect(exit.mock.calls).toEqual(calls)
    expect(closing).toHaveBeenCalledOnce()
  })
})
