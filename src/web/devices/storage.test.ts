import { expect, it } from 'vitest'
import { memoryOf } from './storage.ts'

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const emptied = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage

it.each<[string, () => Storage]>([
  ['is refused as a whole', refuse],
  ['refuses every call', () => emptied],
  ['is null', () => null as unknown as Storage],
])('a storage that %s is one until the page is left', (_, store) => {
  const memory = memoryOf(store)
  memory.setItem('token', 'a')
  expect([memory.getItem('token'), memory.getItem('role')]).toEqual(['a', null])
  memory.removeItem('token')
  expect(memory.getItem('token')).toBeNull()
})

it('one that may be used is used', () => {
  const own = { ...emptied, getItem: () => 'kept' }
  expect(memoryOf(() => own)).toBe(own)
})
