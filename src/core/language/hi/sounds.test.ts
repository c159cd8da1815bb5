import { expect, it } from 'vitest'
import { listenForSchema } from '../../contract/modes.ts'
import { grammarFor, grammarWords } from '../grammar.ts'
import { sentenceGraph } from '../sentence-graph.ts'
import { hindiSounds } from './sounds.ts'

it.each([
  ['बिस्किट', 'B IH S K IH T'],
  ['दूध', 'D UW D'],
  ['ब्रेड', 'B R EH D'],
  ['हां', 'HH AA'],
  ['हां', 'HH AA N'],
  ['नहीं', 'N AH HH IY'],
  ['आगे', 'AA G EY'],
  ['रुको', 'R UH K OW'],
  ['मदद', 'M AH D AH D'],
  ['मदद', 'M AH DH AH DH'],
  ['क्या', 'K Y AA'],
  ['तारीख', 'T AA R IY K'],
  ['काउंटर', 'K AW N T ER'],
  ['फिर', 'F IH R'],
  ['मूंगफली', 'M UW NG F AH L IY'],
  ['सरसों', 'S AH R S OW'],
  ['छोड़ो', 'CH OW R OW'],
  ['ज़रा', 'Z AH R AA'],
  ['वापस', 'W AA P AH S'],
  ['कृपया', 'K R IH P Y AA'],
])('says %s as %s', (word, sounds) => {
  expect(hindiSounds(word)).toContain(sounds)
})

it('says nothing of other letters', () => {
  expect(hindiSounds('milk')).toEqual([])
  expect(hindiSounds('மதத்')).toEqual([])
})

it.each(listenForSchema.options)(
  'can say every word of Hindi that %s takes, and no English visit takes one',
  (question) => {
    const isHindi = (word: string) => /\p{Script=Devanagari}/u.test(word)
    const grammar = grammarFor(question, ['daily brown loaf'], 'hi-IN')
    const words = grammarWords(grammar).filter(isHindi)
    expect(words).toContain('मदद')
    expect(words.filter((word) => hindiSounds(word).length === 0)).toEqual([])
    expect(sentenceGraph(grammar).arcs.some(({ word }) => word === 'मदद')).toBe(true)
    expect(grammarFor(question, ['daily brown loaf'])).not.toMatch(/\p{Script=Devanagari}/u)
  },
)
