import { describe, expect, it } from 'vitest'
import { english } from '../texts/answer-texts.ts'
import { ingredientItems } from './ingredients.ts'
import { sentencesOf } from './quotes.ts'

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
