import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../../core/clock.ts'
import { renew } from './renew.ts'

const reload = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-05-12T12:00:00Z') })
  vi.stubGlobal('location', { reload })
  reload.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('loads the page anew once a minute', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  renew()
  renew()
  expect(reload).toHaveBeenCalledOnce()
  vi.setSystemTime(Date.now() + MINUTE_MS)
  renew()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('not at all where the tab cannot remember that it did', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(renew).not.toThrow()
  expect(reload).not.toHaveBeenCalled()
})
