import { expect, it } from 'vitest'
import { settled } from '../../../test/fake-clock.ts'
import { limitConcurrency, TooManyWaiting } from './limit-concurrency.ts'

it('runs so many at a time, in order, and refuses more than may wait', async () => {
  const limit = limitConcurrency({ atOnce: 1, mostWaiting: 2 })
  const ended: (() => void)[] = []
  const began: number[] = []
  const take = (number: number) =>
    limit.run(() => {
      began.push(number)
      return new Promise<void>((resolve) => ended.push(resolve))
    })
  const first = take(1)
  const failing = limit.run(() => Promise.reject(new Error('no')))
  failing.catch(() => undefined)
  const third = take(3)
  await expect(take(4)).rejects.toBeInstanceOf(TooManyWaiting)
  expect(began).toEqual([1])
  ended[0]?.()
  await first
  await expect(failing).rejects.toThrow('no')
  await settled()
  expect(began).toEqual([1, 3])
  ended[1]?.()
  await third
})

it('serves callers in turn, and lets none of them take all that may wait', async () => {
  const limit = limitConcurrency({ atOnce: 1, mostWaiting: 10, mostOfCaller: 3 })
  const order: string[] = []
  const take = (caller: string) => limit.run(async () => void order.push(caller), caller)
  const all = ['a', 'a', 'a', 'a', 'b'].map(take)
  await expect(take('a')).rejects.toBeInstanceOf(TooManyWaiting)
  await Promise.all(all)
  expect(order).toEqual(['a', 'a', 'b', 'a', 'a'])
  // Room for more of them again.
  await Promise.all(['a', 'a', 'a', 'a'].map(take))
})
