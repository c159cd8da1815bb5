import { describe, expect, it } from 'vitest'
import { romanised, romanisedWords } from './spelling.ts'

describe('one rough spelling of both alphabets', () => {
  it.each([
    ['कितनी', 'kitni', 'kitnee'],
    ['नहीं', 'nahi', 'nahin'],
    ['में', 'mein', 'me'],
    ['और', 'aur'],
    ['यह', 'yeh', 'ye'],
    ['बताओ', 'batao'],
    ['बताइए', 'bataiye'],
    ['चीनी', 'cheeni', 'chini'],
    ['मूंगफली', 'moongfali', 'mungphali'],
    ['पहुंच', 'pahunch'],
    ['छोड़ो'.normalize('NFC').replace(/\u093c/g, ''), 'chhodo', 'chodo'],
    ['कहां', 'kahan', 'kaha'],
    ['खाना', 'khana'],
    ['ज्यादा', 'zyada', 'jyada'],
    ['दाएं', 'daayein', 'dayen'],
    ['फ्रिज', 'fridge'],
  ])('is the same for %s however it is written', (word, ...ways) => {
    expect(ways.map(romanised)).toEqual(ways.map(() => romanised(word)))
  })

  it.each([
    ['कहां', 'खाना'],
    ['दूध', 'दही'],
    ['दाएं', 'बाएं'],
    ['रुको', 'रखो'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(romanised(one)).not.toBe(romanised(other))
  })

  it('gives parts by which words of one stem are alike', () => {
    const [kitna, kitne] = [romanisedWords('कितना'), romanisedWords('kitne')]
    expect(kitna.words).not.toBe(kitne.words)
    expect(kitna.parts.filter((part) => kitne.parts.includes(part))).toEqual(['kitn', '#<ki', '#kit', '#itn'])
  })

  it('is empty for nothing, and keeps what it does not know', () => {
    expect(romanisedWords('')).toEqual({ words: '', parts: [] })
    expect(romanised('a')).toBe('a')
    expect(romanised('50')).toBe('50')
  })
})
