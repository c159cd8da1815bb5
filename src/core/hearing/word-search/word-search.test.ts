import { describe, expect, it } from 'vitest'
import { PHONES } from '../phones.ts'
import { modelOf, tablesOf } from './language-model.ts'
import { bestBelow, lexiconTree } from './lexicon-tree.ts'
import { CLASSES, hopeOf } from './path-follower.ts'
import { createWordSearch } from './word-search.ts'

const SOUNDS: Readonly<Record<string, string[]>> = {
  what: ['W AH T'],
  is: ['IH Z'],
  in: ['IH N'],
  this: ['DH IH S'],
  these: ['DH IY Z'],
  stop: ['S T AA P'],
  bus: ['B AH S'],
  back: ['B AE K'],
  bed: ['B EH D'],
  milk: ['M IH L K'],
  bikis: ['B IH K IY S', 'B IH K IY Z'],
  'milk bikis': ['M IH L K B IH K IY Z'],
}
const indexes = (sounds: string) => sounds.split(' ').map((phone) => PHONES.indexOf(phone as never))
const words = Object.keys(SOUNDS)
const tree = lexiconTree(
  words.map((text, token) => ({ text, token, logShare: 0, sounds: (SOUNDS[text] ?? []).map(indexes) })),
)
const SENTENCES = [
  'what is this',
  'what is this',
  'what is in these',
  'what is in this',
  'stop',
  'back',
  'bus stop',
]
const model = modelOf(
  tablesOf(
    [...SENTENCES.map((text) => text.split(' ')), ...words.map((word) => [word])].map((said) => ({
      tokens: said.map((word) => words.indexOf(word)),
      weight: 1,
    })),
    words.length,
  ),
)
const listening = { tree, model, hope: bestBelow(tree, hopeOf(model)) }
const search = createWordSearch()

/** Log probabilities of a network that hears sounds, `-` for none of them, as likely as `sure`; two for either of two. */
function heardAs(frames: string, sure = 0.9): Float32Array {
  const rows = frames.split(' ').map((frame) => {
    const likely = frame.split('/').map((phone) => (phone === '-' ? PHONES.length : indexes(phone)[0]))
    const rest = (1 - sure) / (CLASSES - likely.length)
    return Array.from({ length: CLASSES }, (_, i) =>
      Math.log(likely.includes(i) ? sure / likely.length : rest),
    )
  })
  return Float32Array.from(rows.flat())
}
const textsOf = (frames: string, sure?: number) =>
  search(heardAs(frames, sure), listening).sentences.map(({ text }) => text)

describe('the word search', () => {
  it.each([
    ['a word', '- S S - T AA - P -', 'stop'],
    ['a word that fills all of the sound', 'S T AA P', 'stop'],
    ['words in a row', '- W AH T - IH Z DH IH S -', 'what is this'],
    ['a sound that goes on from one word into the next', 'B AH S S T AA P', 'bus stop'],
    ['another way of saying it', '- B IH K IY S', 'bikis'],
    ['a name as a whole', 'M IH L K - B IH K IY Z', 'milk bikis'],
    ['of two that sound alike the likelier', 'W AH T IH Z DH IH/IY S/Z', 'what is this'],
    ['words that are not expected at all', 'B EH D - B EH D', 'bed bed'],
  ])('hears %s', (_, frames, text) => expect(textsOf(frames)[0]).toBe(text))

  it('keeps the second best, also where sentences go on alike', () => {
    expect(textsOf('B AE/EH K/D', 0.8).slice(0, 2)).toEqual(['back', 'bed'])
    expect(textsOf('W AH T IH Z - IH N - DH IH/IY S/Z', 0.8).slice(0, 2).sort()).toEqual([
      'what is in these',
      'what is in this',
    ])
  })

  it('tells how well the sound fits, against any sounds and against silence', () => {
    const known = search(heardAs('S T AA P'), listening)
    expect(known.sentences[0]?.sound).toBeCloseTo(known.free, 4)
    expect(known.sentences[0]).toMatchObject({ phones: 4 })
    const foreign = search(heardAs('ZH OY UH CH OY'), listening)
    expect(foreign.sentences[0]?.sound ?? -99).toBeLessThan(foreign.free - 10)
    const quiet = search(heardAs('- - - - -'), listening)
    expect(quiet.silence).toBeGreaterThan(quiet.sentences[0]?.sound ?? -99)
  })

  it('hears nothing in no sound', () => expect(search(new Float32Array(0), listening).sentences).toEqual([]))

  it('is no other after an utterance in between', () => {
    const before = search(heardAs('S T AA P'), listening)
    search(heardAs('W AH T - IH Z - DH IY Z'), listening)
    expect(search(heardAs('S T AA P'), listening)).toEqual(before)
  })
})
