import { expect, it } from 'vitest'
import { afterServiceEnd } from './service-end.ts'

it.each([
  ['bad payload, expired key', { code: 1007 }, 'never'],
  ['no such model, policy', { code: 1008 }, 'never'],
  ['internal, quota', { code: 1011 }, 'again'],
  ['cancelled', { code: 1000 }, 'again'],
  ['dropped', { code: 1006 }, 'again'],
  ['restart', { code: 1012 }, 'again'],
  ['silent', { code: 4000 }, 'again'],
  ['not signed in', { code: 1006, status: 401 }, 'never'],
  ['no such door', { code: 1006, status: 404 }, 'never'],
  ['moved away', { code: 1006, status: 302 }, 'never'],
  ['too many', { code: 1006, status: 429 }, 'again'],
  ['overloaded', { code: 1006, status: 503 }, 'again'],
])('%s: %j → %s', (_, end, then) => {
  expect(afterServiceEnd({ reason: '', ...end })).toBe(then)
})
