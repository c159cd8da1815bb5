import { expect, it, vi } from 'vitest'
import { createCurrentList } from './current-list.ts'

it('reads a list once for each version, and again after it could not be read', async () => {
  let version = '1'
  const read = vi.fn(async () => [version])
  const current = createCurrentList(async () => version, read)
  const first = await current()
  expect(await current()).toBe(first)
  version = '2'
  expect(await current()).toEqual(['2'])
  version = '3'
  read.mockRejectedValueOnce(new Error('away'))
  await expect(current()).rejects.toThrow('away')
  expect(await current()).toEqual(['3'])
  expect(read).toHaveBeenCalledTimes(4)
})
