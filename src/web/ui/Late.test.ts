import { expect, it, vi } from 'vitest'
import type { Clock } from '../../core/clock.ts'
import { loadLate } from './Late.tsx'

function fakeClock() {
  const cancel = vi.fn()
  let timer: { delayMs: number; run: () => void } | undefined
  const clock: Clock = {
    now: () => 0,
    date: () => new Date(0),
    after(delayMs, run) {
      timer = { delayMs, run }
      return cancel
    },
  }
  return { clock, cancel, timer: () => timer }
}

it('gives what came', async () => {
  const { clock, cancel } = fakeClock()
  await expect(loadLate(async () => 'part', clock)).resolves.toBe('part')
  expect(cancel).toHaveBeenCalled()
})

it('fails with what failed', async () => {
  const { clock, cancel } = fakeClock()
  const lost = () => Promise.reject(new Error('lost'))
  await expect(loadLate(lost, clock)).rejects.toThrow('lost')
  expect(cancel).toHaveBeenCalled()
})

it('gives up after two minutes', async () => {
  const { clock, timer } = fakeClock()
  const part = loadLate(() => new Promise(() => {}), clock)
  expect(timer()?.delayMs).toBe(120_000)
  timer()?.run()
  await expect(part).rejects.toThrow('in time')
})
