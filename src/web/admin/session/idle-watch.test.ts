import { expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { createIdleWatch } from './idle-watch.ts'

const MINUTE = 60_000
function watch(idleMs: number) {
  const clock = createFakeClock()
  const onWarning = vi.fn()
  const onIdle = vi.fn()
  return { clock, onWarning, onIdle, ...createIdleWatch({ clock, idleMs, onWarning, onIdle }) }
}

it('warns a minute before, then signs out once', () => {
  const { clock, onWarning, onIdle } = watch(15 * MINUTE)
  clock.advance(14 * MINUTE - 1)
  expect(onWarning).not.toHaveBeenCalled()
  clock.advance(1)
  expect(onWarning.mock.calls).toEqual([[true]])
  clock.advance(MINUTE)
  expect(onIdle).toHaveBeenCalledOnce()
  expect(clock.pending()).toBe(0)
})

it('counts from the last sign of life', () => {
  const { clock, onWarning, active } = watch(5 * MINUTE)
  for (let minute = 0; minute < 60; minute++) {
    clock.advance(MINUTE)
    active()
  }
  expect(onWarning).not.toHaveBeenCalled()
  clock.advance(4 * MINUTE)
  expect(onWarning.mock.calls).toEqual([[true]])
})

it('takes the warning back', () => {
  const { clock, onWarning, onIdle, active } = watch(5 * MINUTE)
  clock.advance(4 * MINUTE + 30_000)
  active()
  expect(onWarning.mock.calls).toEqual([[true], [false]])
  clock.advance(4 * MINUTE)
  expect(onIdle).not.toHaveBeenCalled()
})

it('warns half way through a very short time', () => {
  const { clock, onWarning } = watch(MINUTE)
  clock.advance(MINUTE / 2)
  expect(onWarning.mock.calls).toEqual([[true]])
})

it('leaves no timer behind', () => {
  const { clock, close, onIdle } = watch(MINUTE)
  close()
  clock.advance(10 * MINUTE)
  expect(onIdle).not.toHaveBeenCalled()
  expect(clock.pending()).toBe(0)
})
