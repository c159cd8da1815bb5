import { expect, it } from 'vitest'
import { meaningName } from './meaning.ts'
import { understand } from './understand.ts'

const names = ['good day', 'bourbon'].map((name) => ({
  id: name,
  spoken: [name],
  section: 'biscuits and snacks',
}))
function taken(text: string) {
  const language = /[\u0900-\u097f]/.test(text) ? 'hi-IN' : 'en-IN'
  const { meaning, also, verdict } = understand({
    text,
    question: 'checking',
    source: 'spoken',
    names,
    language,
  })
  const all = meaning ? [meaning, ...also] : []
  return {
    verdict,
    meant: all.map((one) =>
      one.type === 'question' ? `${meaningName(one)} of ${one.about.kind}` : meaningName(one),
    ),
  }
}

it.each([
  ['not the bread one the one before', 'describe of before'],
  ['no not the biscuit i mean the last one', 'describe of before'],
  ['i meant the previous one not this one', 'describe of before'],
  ['the one i kept back was it gluten free', 'contains gluten of before'],
  ['was there milk in the first', 'contains milk of before'],
  ['is there milk in the other', 'contains milk of before'],
  ['and the other one', 'describe of before'],
  ['what is the one before', 'describe of before'],
  ['the one before', 'back'],
  ['go back to the one before', 'back'],
])('%s: a pack before this one is no wish to go back', (text, meant) => {
  expect(taken(text)).toEqual({ verdict: 'act', meant: [meant] })
})

it.each(['not the one before', 'not the last one'])('%s: asks nothing of the pack before', (text) => {
  expect(taken(text).verdict).toBe('askAgain')
})

it.each([
  ['you said five grams for that one and how much for this', ['compare']],
  ['both have the same weight or not', ['compare']],
  ['was the first one also made with maida', ['contains maida of before']],
  ['is it less than five grams of sugar', ['sugar of this']],
  ['how much fat in good day and bourbon', ['fat of named']],
  ['good day and how much fat is in it', ['fat of named']],
  ['contains nuts or not and how do i store', ['contains nuts of this', 'storage of this']],
])('%s: two packs or two requests are told apart', (text, meant) => {
  expect(taken(text).meant).toEqual(meant)
})

it.each([
  ['neither has milk right', ['compare']],
  ['is there milk in both', ['compare']],
  ['no milk in either', ['compare']],
  ['is there milk in any of them', ['compare']],
  ['is there soya in these two', ['compare']],
  ['do these two have milk', ['compare']],
  ['any of the two without cashew', ['compare']],
  ['milk in which one', ['compare']],
  ['both packets milk is there', ['compare']],
  ['is any one of them vegan', ['diet vegan of before', 'diet vegan of this']],
  ['which of them is vegan', ['diet vegan of before', 'diet vegan of this']],
  ['are both vegan', ['diet vegan of before', 'diet vegan of this']],
  ['is there palm oil in both', ['contains palm oil of before', 'contains palm oil of this']],
  ['does it have both milk and egg', ['allergens of this']],
  ['are there two eggs in it', ['contains egg of this']],
  ['any milk in them', ['contains milk of this']],
  ['दोनों में दूध है क्या', ['compare']],
  ['दोनों वीगन हैं क्या', ['diet vegan of before', 'diet vegan of this']],
  ['दूसरे वाले में दूध है', ['contains milk of before']],
])('%s: who asks of both is not answered of one', (text, meant) => {
  expect(taken(text)).toEqual({ verdict: 'act', meant })
})

it.each([
  ['i usually eat good day, does this one have peanuts', ['contains peanut of this']],
  ['i am allergic to peanuts, can i eat this instead of good day', ['contains peanut of this']],
  ['is this peanut free like good day', ['contains peanut of this']],
  ['this is not good day, does it have peanuts', ['contains peanut of this']],
  ['is this good day, does it have peanuts', ['contains peanut of this']],
  ['my son eats good day, he is allergic to milk, is this ok', ['contains milk of this']],
  ['i wanted good day is this vegan', ['diet vegan of this']],
  ['i love good day what are the ingredients of this', ['ingredients of this']],
  ['it is not good day so what is in it', ['ingredients of this']],
])('%s: what is asked of the pack in hand is not answered of one that is named', (text, meant) => {
  expect(taken(text)).toEqual({ verdict: 'act', meant })
  expect(understand({ text, question: 'checking', source: 'spoken', names }).meaning).not.toHaveProperty(
    'about.beside',
  )
})

it.each(['is good day okay for this child', 'can i give good day to this baby'])(
  '%s: points at a person, and asks of what is named',
  (text) => {
    const { meaning } = understand({ text, question: 'checking', source: 'spoken', names })
    expect(meaning).toMatchObject({ about: { kind: 'named' } })
  },
)

it.each([
  ['does this or good day have peanuts', 'contains peanut'],
  ['is there peanut in this and in good day', 'contains peanut'],
  ['does this contain more peanuts than good day', 'contains peanut'],
  ['are the ingredients the same as good day', 'ingredients'],
  ['i usually eat good day does it have peanuts', 'contains peanut'],
  ['i have picked good day, does it contain egg', 'contains egg'],
  ['मैं good day खाता हूँ क्या इसमें मूंगफली है', 'contains peanut'],
  ['यह good day नहीं है इसमें मूंगफली है क्या', 'contains peanut'],
])('%s: asked of the pack in hand and of one that is named', (text, name) => {
  const language = /[\u0900-\u097f]/.test(text) ? 'hi-IN' : 'en-IN'
  const { meaning } = understand({ text, question: 'checking', source: 'spoken', names, language })
  expect(meaning && meaningName(meaning)).toBe(name)
  expect(meaning).toMatchObject({ about: { kind: 'this', beside: ['good day'] } })
})

it.each([
  ['does good day have peanuts', 'contains peanut of named'],
  ['good day does it have peanuts', 'contains peanut of named'],
  ['this good day has milk', 'contains milk of named'],
  ['leave it does good day have peanuts', 'contains peanut of named'],
  ['forget this one does good day have peanuts', 'contains peanut of named'],
  ['is it true that good day has milk', 'contains milk of named'],
  ['i want good day not this', 'available of named'],
  ['has bourbon more sugar than good day', 'sugar of named'],
])('%s: asked of what is named', (text, meant) => {
  expect(taken(text)).toEqual({ verdict: 'act', meant: [meant] })
})

it.each([
  ['does it have more sugar than good day', 'sugarG'],
  ['does this have less fat than good day', 'fatG'],
  ['which has more sugar this or good day', 'sugarG'],
  ['is this better than good day', undefined],
  ['compare with good day', undefined],
  ['how many calories does this have compared to good day', 'energyKcal'],
])('%s: compared with what is named', (text, compared) => {
  const { meaning, verdict } = understand({ text, question: 'checking', source: 'spoken', names })
  expect(verdict).toBe('act')
  expect(meaning).toEqual({
    type: 'word',
    word: 'compare',
    named: ['good day'],
    ...(compared && { compared }),
  })
})

it.each([
  ['which is nut free', 'contains nuts'],
  ['which one can i eat', 'advice'],
  ['which one can i eat if i am allergic to nuts', 'contains nuts'],
  ['which one can my son have', 'advice'],
  ['which has no milk', 'contains milk'],
  ['which is sugar free', 'sugarFree'],
  ['do they have egg', 'contains egg'],
  ['have they got nuts', 'contains nuts'],
  ['do they contain gluten', 'contains gluten'],
  ['are they vegetarian', 'diet vegetarian'],
  ['how much sugar do they have', 'sugar'],
  ['is there egg in them', 'contains egg'],
  ['can i eat both', 'advice'],
  ['do they have nuts or egg', 'allergens'],
  ['इनमें अंडा है क्या', 'contains egg'],
  ['किसमें दूध है', 'contains milk'],
  ['इनमें से कौन सा वेज है', 'diet vegetarian'],
  ['inmein anda hai kya', 'contains egg'],
])('%s: asked of the pack in hand, and of the one before it where there is one', (text, name) => {
  const language = /[\u0900-\u097f]|inmein/.test(text) ? 'hi-IN' : 'en-IN'
  const { meaning } = understand({ text, question: 'checking', source: 'spoken', names, language })
  expect(meaning && meaningName(meaning)).toBe(name)
  expect(meaning).toMatchObject({ about: { kind: 'this', pair: true } })
})

it.each([
  ['does this have egg', 'contains egg'],
  ['do these have egg', 'contains egg'],
  ['which flavour is it', 'flavour'],
  ['my kids are allergic to nuts can they eat this', 'contains nuts'],
  ['इसमें अंडा है क्या', 'contains egg'],
])('%s: asked of the pack in hand alone', (text, name) => {
  const language = /[\u0900-\u097f]/.test(text) ? 'hi-IN' : 'en-IN'
  const { meaning } = understand({ text, question: 'checking', source: 'spoken', names, language })
  expect(meaning && meaningName(meaning)).toBe(name)
  expect(meaning).toMatchObject({ about: { kind: 'this' } })
  expect(meaning).not.toMatchObject({ about: { pair: true } })
})

it.each([
  'take it to the counter beta',
  'two more things and then the counter',
  'i am in the biscuits section',
])('%s: leads nowhere unasked', (text) => {
  expect(taken(text).verdict).not.toBe('act')
})

it('an amount of money names no product by its number', () => {
  const fifty = [{ id: 'f', spoken: ['fifty fifty', 'fifty'], section: null }]
  const { meaning } = understand({
    text: 'i have only fifty will that cover it',
    question: 'checking',
    source: 'spoken',
    names: fifty,
  })
  expect(meaning).toEqual({ type: 'question', topic: { name: 'price' }, about: { kind: 'this' } })
})
