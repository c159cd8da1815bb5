import { expect, it } from 'vitest'
import { readKeepRequest } from './keep-request.ts'

it.each([
  [{ lists: ['https://shop.example/api/publicProduct'], recordings: 'opus' }, true],
  [{ lists: [] }, true],
  [{ lists: ['not an address'], recordings: 'wav' }, false],
  [{ recordings: 'opus' }, false],
  ['keep', false],
  [null, false],
])('%j is a request: %s', (message, is) => expect(readKeepRequest(message) !== undefined).toBe(is))
