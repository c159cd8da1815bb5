import { expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { createIdleWatch } from './IdleWarning.tsx'

const MINUTE = 60_000
function watch(idleMs: number) {
  const clock = createFakeClock()
  const onWarning = vi.fn()
  const onIdle = vi.fn()
  const write = vi.fn((mark: string) => {
    tabs.mark = mark
  })
  const tabs = { mark: '', read: () => tabs.mark, write }
  return { clock, onWarning, onIdle, tabs, ...createIdleWatch({ clock, idleMs, tabs, onWarning, onIdle }) }
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

it.each([
  [3.5, 'is told', 7.5],
  // A frozen tab hears nothing; it looks before it warns, and counts from then.
  [3.5, 'looks when it is due', 8],
] as const)('counts from work in another tab after %d minutes: %s', (minutes, how, warnsAt) => {
  const { clock, onWarning, tabs, elsewhere } = watch(5 * MINUTE)
  clock.advance(minutes * MINUTE)
  tabs.mark = 'of another tab'
  if (how === 'is told') elsewhere()
  clock.advance((warnsAt - minutes) * MINUTE - 1)
  expect(onWarning).not.toHaveBeenCalled()
  clock.advance(1)
  expect(onWarning.mock.calls).toEqual([[true]])
})

it('takes the warning back when another tab is worked in, and for nothing else', () => {
  const { clock, onWarning, tabs, elsewhere } = watch(5 * MINUTE)
  clock.advance(4 * MINUTE)
  elsewhere()
  expect(onWarning.mock.calls).toEqual([[true]])
  tabs.mark = 'of another tab'
  elsewhere()
  expect(onWarning.mock.calls).toEqual([[true], [false]])
})

it('tells the other tabs of work here, at most once a second', () => {
  const { clock, active, tabs } = watch(5 * MINUTE)
  expect(tabs.write).toHaveBeenCalledOnce()
  for (let tenth = 0; tenth < 30; tenth++) {
    clock.advance(100)
    active()
  }
  expect(tabs.write).toHaveBeenCalledTimes(4)
  expect(new Set(tabs.write.mock.calls.flat()).size).toBe(4)
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
