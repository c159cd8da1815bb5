import { expect, it, vi } from 'vitest'
import { keptByVersion } from './look-again.ts'

it('reads once for each version, and again after it could not be read', async () => {
  const read = vi.fn(async () => ['one'])
  const kept = keptByVersion(read)
  const first = await kept('1')
  expect(await kept('1')).toBe(first)
  expect(await kept('2')).not.toBe(first)
  read.mockRejectedValueOnce(new Error('away'))
  await expect(kept('3')).rejects.toThrow('away')
  expect(await kept('3')).toEqual(['one'])
  expect(read).toHaveBeenCalledTimes(4)
})
