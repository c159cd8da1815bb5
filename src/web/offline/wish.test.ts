import { expect, it } from 'vitest'
import { readWish } from './wish.ts'

it.each([
  [{ lists: ['https://shop.example/api/publicProduct'], recordings: true }, true],
  [{ lists: [], recordings: false }, true],
  [{ lists: ['not an address'], recordings: true }, false],
  [{ lists: [] }, false],
  ['keep', false],
  [null, false],
])('%j is a wish: %s', (message, is) => expect(readWish(message) !== undefined).toBe(is))
