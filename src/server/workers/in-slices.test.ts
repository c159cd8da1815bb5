import { expect, it, vi } from 'vitest'
import type { Steps } from '../../core/steps.ts'
import { runInSlices } from './in-slices.ts'

/** A clock by which every step takes as long as told. */
function slowSteps(count: number, stepMs: number) {
  let now = 0
  let done = 0
  function* work(): Steps<number> {
    for (; done < count; done++) {
      now += stepMs
      yield
    }
    return done
  }
  return { clock: { now: () => now }, work: work(), done: () => done }
}

it('gives the result', async () => {
  const { clock, work } = slowSteps(5, 100)
  await expect(runInSlices(work, clock)).resolves.toBe(5)
})

it('lets others have the thread after a slice', async () => {
  const { clock, work, done } = slowSteps(20, 4)
  const running = runInSlices(work, clock)
  expect(done()).toBeLessThan(3)
  const seen = await new Promise<number>((resolve) => setImmediate(() => resolve(done())))
  expect(seen).toBeLessThan(20)
  await expect(running).resolves.toBe(20)
})

it('hands on what the work throws', async () => {
  const afterwards = vi.fn()
  function* work(): Steps<void> {
    yield
    throw new Error('no more')
  }
  await expect(runInSlices(work(), { now: () => 0 }).then(afterwards)).rejects.toThrow('no more')
  expect(afterwards).not.toHaveBeenCalled()
})
