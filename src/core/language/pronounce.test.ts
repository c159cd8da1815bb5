import { describe, expect, it } from 'vitest'
import { pronunciationsToAdd, soundsByRule } from './pronounce.ts'

describe('sounds by rule', () => {
  it.each([
    ['namkeen', 'N AE M K IY N'],
    ['chikki', 'CH IH K IY'],
    ['ghevar', 'G EH V AA R'],
    ['toffee', 'T AA F IY'],
    ['bake', 'B EY K'],
    ['snackbar', 'S N AE K B AA R'],
  ])('%s: %s', (word, sounds) => expect(soundsByRule(word)).toBe(sounds))
  it.each(['', 'xyz9', 'brrr', 'नमकीन', 'a'.repeat(40)])('nobody can say %s', (word) => {
    expect(soundsByRule(word)).toBeUndefined()
  })
})

describe('what is added to a dictionary', () => {
  it('own ways first, nothing for what it knows, a rule for the rest', () => {
    expect(pronunciationsToAdd('bikis', false)).toContain('B IH K IY S')
    expect(pronunciationsToAdd('gold', true)).toEqual([])
    expect(pronunciationsToAdd('chikki', false)).toEqual(['CH IH K IY'])
    expect(pronunciationsToAdd('brrr', false)).toBeUndefined()
  })
})
