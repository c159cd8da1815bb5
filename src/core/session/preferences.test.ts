import { describe, expect, it } from 'vitest'
import { changePace, defaultPreferences, PACES, paceOf, readPreferences } from './preferences.ts'

describe('preferences from storage', () => {
  it.each([
    [
      { voice: 'phone', pace: 4 },
      { voice: 'phone', pace: 4 },
    ],
    [{ voice: 'phone' }, { voice: 'phone', pace: 2 }],
    [{}, defaultPreferences],
    [null, defaultPreferences],
    ['slow', defaultPreferences],
    [{ voice: 'robot', pace: 2 }, defaultPreferences],
    [{ voice: 'server', pace: 9 }, defaultPreferences],
    [{ voice: 'server', pace: 1.5 }, defaultPreferences],
  ])('%j', (stored, read) => expect(readPreferences(stored)).toEqual(read))
})

describe('the pace', () => {
  it('goes step by step, and no further than it can', () => {
    expect(changePace(2, -1)).toBe(1)
    expect(changePace(0, -1)).toBe(0)
    expect(changePace(PACES.length - 1, 1)).toBe(PACES.length - 1)
  })

  it('is one in the middle, and falls and rises from there', () => {
    expect(paceOf(2)).toBe(1)
    expect(paceOf(0)).toBe(PACES[0])
    expect(paceOf(4)).toBe(PACES[4])
  })
})
