import { describe, expect, it } from 'vitest'
import { english, textsIn } from '../texts/answer-texts.ts'
import { containsSentences } from './contains.ts'
import { fullList, introduce } from './describe.ts'
import { ingredientItems, ingredientSentences } from './ingredients.ts'
import { productOf } from './product-of.test-help.ts'
import { sentencesOf } from './record-texts.ts'

describe('sentencesOf', () => {
  it.each([
    ['Crisp. Only 2.5 g of fat!  Try it\n...', ['Crisp.', 'Only 2.5 grams of fat!', 'Try it.']],
    ['Nuts, e.g. cashew. Net wt. 200 g.', ['Nuts, e.g. cashew.', 'Net wt. 200 grams.']],
    ['', []],
  ])('cuts %j into sentences', (text, sentences) => expect(sentencesOf(text, english)).toEqual(sentences))
})

describe('ingredientItems', () => {
  it.each([
    ['Wheat flour, sugar.', ['Wheat flour', 'sugar']],
    [
      'Ingredients: oil (palm, corn), emulsifiers [322, 471] and salt',
      ['oil (palm, corn)', 'emulsifiers [322, 471] and salt'],
    ],
    ['a; b\nc', ['a', 'b', 'c']],
    ['an open (bracket, a, b (c, d)', ['an open (bracket', 'a', 'b (c, d)']],
    [' , ,', []],
    ['Wheat, salt. Allergen advice: see above', ['Wheat', 'salt', 'Allergen advice: see above']],
    ['Cocoa 12,5 %, zinc 1,200 ppm, 471,322', ['Cocoa 12,5 percent', 'zinc 1,200 ppm', '471', '322']],
    ['Veg. Oil, vit. C (L. Acidophilus), 2.5 Salt', ['Veg. Oil', 'vit. C (L. Acidophilus)', '2.5 Salt']],
  ])('%s', (text, expected) => expect(ingredientItems(text, english)).toEqual(expected))
})

const hindi = textsIn('hi-IN')
const both = productOf({
  description: 'Crisp biscuits.',
  ingredients: 'wheat flour, sugar, whey powder',
  nameHi: 'सादा बिस्किट',
  descriptionHi: 'कुरकुरे बिस्किट',
  ingredientsHi: 'गेहूँ का आटा, चीनी, छाछ का पाउडर',
})
const only = productOf({ description: 'Crisp biscuits.', ingredients: 'wheat flour, sugar, whey powder' })

describe('a record in two languages', () => {
  it('is told in the language that is spoken', () => {
    expect(introduce(both, hindi)[0]).toBe('सादा बिस्किट।')
    expect(introduce(both, english)[0]).toBe('Brand Plain Biscuits.')
    expect(ingredientSentences(both, hindi)).toEqual([
      'हमारी सूची से, सामग्री: गेहूँ का आटा, चीनी और छाछ का पाउडर।',
    ])
    expect(ingredientSentences(both, english)).toEqual([
      'From our list, the ingredients: wheat flour, sugar and whey powder.',
    ])
    expect(fullList(both, hindi).join(' ')).not.toMatch(/[A-Za-z]/)
    expect(fullList(both, english).join(' ')).not.toMatch(/[\u0900-\u097f]/u)
  })

  it('that is only there in English is said to be so, and named as on the pack', () => {
    expect(introduce(only, hindi)[0]).toBe('Brand Plain Biscuits।')
    expect(ingredientSentences(only, hindi)).toEqual([
      'हमारी सूची से, सामग्री: गेहूँ का आटा, चीनी और whey powder।',
      'हमारी सूची में यह सिर्फ़ अंग्रेज़ी में है।',
    ])
    expect(ingredientSentences(only, english)).toHaveLength(1)
  })

  it('what is in it is found by the English words alone', () => {
    expect(containsSentences(both, 'milk', hindi)[0]).toContain('whey powder')
  })
})
