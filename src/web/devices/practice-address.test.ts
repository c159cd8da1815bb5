import { expect, it } from 'vitest'
import { addressBefore, practiceAddress } from './practice-address.ts'

it.each([
  ['a store', '?storeid=1', '?storeid=practice&from=1', '?storeid=1'],
  [
    'the code of a shelf, which says nothing any more',
    '?storeid=1&at=dairy',
    '?storeid=practice&from=1',
    '?storeid=1',
  ],
  ['home', '', '?storeid=practice', ''],
  ['a store of any name', '?storeid=a%26b+c', '?storeid=practice&from=a%26b+c', '?storeid=a%26b+c'],
])('a practice visit leads back to where it was opened from: %s', (_, search, practice, before) => {
  expect(practiceAddress(search)).toBe(practice)
  expect(addressBefore(practice)).toBe(before)
})

it('one that is opened from within itself still does', () => {
  expect(practiceAddress('?storeid=practice&from=1')).toBe('?storeid=practice&from=1')
  expect(practiceAddress('?storeid=practice')).toBe('?storeid=practice')
})
