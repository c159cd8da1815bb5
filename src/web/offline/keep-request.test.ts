import { expect, it } from 'vitest'
import { readKeepRequest } from './keep-request.ts'

it.each([
  [{ lists: ['https://shop.example/api/publicProduct'], recordings: true }, true],
  [{ lists: [], recordings: false }, true],
  [{ lists: ['not an address'], recordings: true }, false],
  [{ lists: [] }, false],
  ['keep', false],
  [null, false],
])('%j is a request: %s', (message, is) => expect(readKeepRequest(message) !== undefined).toBe(is))
