import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedSentences } from './fixed.ts'
import { respell } from './respell.ts'
import { splitBeginning, splitLong, splitSentences } from './sentences.ts'

describe('what the voice is given to read', () => {
  it.each([
    ['Milk Bikis and BIKIS', 'Milk bickees and bickees'],
    ['NutriChoice', 'Nutri Choice'],
    ['Nutrichoice', 'nutri choice'],
    ['wheat flour (maida)', 'wheat flour (my dah)'],
    ['200 g', '200 grams'],
    ['1.5kg, 250ml', '1.5 kilograms, 250 millilitres'],
    ['444 kcal', '444 kilocalories'],
    ['vitamin g', 'vitamin g'],
    ['20%', '20 percent'],
    ['50-50', 'fifty fifty'],
    ['150-50', '150-50'],
    ['nuts & raisins', 'nuts and raisins'],
    ['\u20b910 or Rs. 20', 'rupees 10 or rupees 20'],
    ['cr\u00e8me br\u00fbl\u00e9e', 'creme brulee'],
    ['a hand\u2019s length', "a hand's length"],
    ['one \u2013 two', 'one , two'],
    ['<b>*bold*</b>', 'b bold /b'],
    ['\u0939\u093f\u0928\u094d\u0926\u0940', 'words that I cannot read aloud'],
    ['wheat and \u0926\u0942\u0927.', 'wheat and words that I cannot read aloud .'],
    ['wei\u00dfer Sm\u00f8r', 'weisser Smor'],
    ['biscuits \ud83c\udf6a now', 'biscuits now'],
    ['constructor', 'constructor'],
  ])('%s', (text, expected) => expect(respell(text)).toBe(expected))

  it('is plain text for every fixed sentence', () => {
    for (const { text } of fixedSentences('Caf\u00e9 Noir')) expect(respell(text)).toMatch(/^[\x20-\x7e]+$/)
  })
})

describe('sentences', () => {
  it.each([
    ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
    ['It has 5.5 g of fat. Salt 0.3 g.', ['It has 5.5 g of fat.', 'Salt 0.3 g.']],
    ['Nuts, e.g. cashew. Milk.', ['Nuts, e.g. cashew.', 'Milk.']],
    ['Net wt. 200 g.', ['Net wt. 200 g.']],
    ['Nuts, etc. Contains milk.', ['Nuts, etc.', 'Contains milk.']],
    ['Nuts etc. in it.', ['Nuts etc. in it.']],
    ['Dr. Rao says no. Then yes.', ['Dr. Rao says no.', 'Then yes.']],
    ['He said "stop." Then went.', ['He said "stop."', 'Then went.']],
    ['One line\nanother line', ['One line', 'another line']],
    ['  spread   out  ', ['spread out']],
    ['', []],
    ['No end', ['No end']],
    ['Ends e.g.', ['Ends e.g.']],
  ])('%j', (text, expected) => expect(splitSentences(text)).toEqual(expected))
})

describe('fixed sentences', () => {
  it('name the brand and have no blanks left', () => {
    const sentences = fixedSentences('Crisp')
    expect(sentences.find(({ id }) => id === 'welcome.home')?.text).toContain('Crisp')
    for (const { text } of sentences) expect(text).not.toContain('{')
    expect(sentences.map(({ id }) => id)).not.toContain('welcome.store')
  })
})

it.each([
  [
    'Crisp Oat Rounds. From our list: contains oats and wheat.',
    ['Crisp Oat Rounds.', 'From our list: contains oats and wheat.'],
  ],
  ['From our list: sugar 37 grams per 100 grams.', ['From our list:', 'sugar 37 grams per 100 grams.']],
  [
    'From our list: sugar 3 grams per 100 grams. That is low.',
    ['From our list:', 'sugar 3 grams per 100 grams. That is low.'],
  ],
  [
    'Walk eight steps straight on to the dairy section.',
    ['Walk eight steps straight on to the dairy section.'],
  ],
  [
    'The shop opens at 8: 30 customers may come at a time.',
    ['The shop opens at 8: 30 customers may come at a time.'],
  ],
  ['From our list: milk.', ['From our list: milk.']],
  ['', ['']],
])('%j begins with what can be heard first: %j', (text, pieces) => {
  expect(splitBeginning(text)).toEqual(pieces)
})

describe('a text that has no end', () => {
  it.each([
    ['short', ['short']],
    ['one two three four', ['one two', 'three four']],
    ['wheat, milk and sugar', ['wheat,', 'milk and', 'sugar']],
    ['abcdefghijklmnopqrstuv', ['abcdefghij', 'klmnopqrst', 'uv']],
    ['', []],
  ])('%j is cut to %j', (text, pieces) => expect(splitLong(text, 10)).toEqual(pieces))

  it('is whole when its pieces are joined, none of which is too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        const pieces = splitLong(text, 20)
        expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(20)
        expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        for (const piece of pieces) expect(() => encodeURIComponent(piece)).not.toThrow()
      }),
    )
  })
})
