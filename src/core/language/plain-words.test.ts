import { describe, expect, it } from 'vitest'
import { cardinal, figures, numberOfWords } from './cardinals.ts'
import { allPlainWords, hasPhrase, plainWords, wordCount } from './plain-words.ts'

describe('plainWords', () => {
  it.each([
    ["What's THIS?", 'what is this'],
    ['what’s this', 'what is this'],
    ["I'm holding it", 'i am holding it'],
    ["doesn't it?", 'does not it'],
    ['Sweet & Salty 50-50', 'sweet and salty fifty fifty'],
    ['100% atta', 'one hundred percent atta'],
    ['crème brûlée', 'creme brulee'],
    ['  a\n\tb  ', 'a b'],
    ['8901063', 'eight nine zero one zero six three'],
    ['ca\u200bshew mi\u00adlk', 'cashew milk'],
  ])('%s', (text, expected) => expect(plainWords(text)).toBe(expected))

  it.each([
    ['circled figures', '㊳'],
    ['letters that are whole words', 'ﷺ'],
    ['figures', '7'],
    ['signs', '%'],
  ])('does not grow without end from %s', (_, letter) =>
    expect(plainWords(letter.repeat(400)).length).toBeLessThanOrEqual(800),
  )

  it('cuts off a pasted page, and nothing of a record', () => {
    const long = `${'sugar '.repeat(100)}milk`
    expect(plainWords(long)).not.toContain('milk')
    expect(allPlainWords(long)).toBe(long)
  })
})

describe('phrases', () => {
  it.each([
    ['is there milk', 'milk', true],
    ['buttermilk', 'milk', false],
    ['milk shake', 'milk shake', true],
  ])('%s holds %s', (text, phrase, expected) => expect(hasPhrase(text, phrase)).toBe(expected))

  it('counts words', () => expect([wordCount(''), wordCount('a'), wordCount('a b')]).toEqual([0, 1, 2]))
})

describe('cardinal', () => {
  it.each([
    [0, 'zero'],
    [5, 'five'],
    [14, 'fourteen'],
    [20, 'twenty'],
    [31, 'thirty-one'],
    [100, 'one hundred'],
    [705, 'seven hundred five'],
    [2000, 'two thousand'],
    [2009, 'two thousand nine'],
    [2027, 'two thousand twenty-seven'],
    [2030, 'two thousand thirty'],
  ])('%d', (value, expected) => expect(cardinal(value)).toBe(expected))

  it.each([-1, 10_000, 1.5, Number.NaN])('refuses %d', (value) =>
    expect(() => cardinal(value)).toThrow(RangeError),
  )
})

describe('figures and numbers of words', () => {
  it('says zero, never oh', () => expect(figures('05')).toBe('zero five'))
  it.each([
    ['six', 6],
    ['TWELVE', 12],
    ['twenty four', 24],
    ['many', undefined],
  ])('%s', (text, expected) => expect(numberOfWords(text)).toBe(expected))
})
