import { describe, expect, it } from 'vitest'
import { listWords, speakAmount, speakUnits } from './amounts.ts'

describe('speakUnits', () => {
  it.each([
    ['200 g', '200 grams'],
    ['200g', '200 grams'],
    ['1 kg', '1 kilogram'],
    ['2.50 G', '2.5 grams'],
    ['1,5 l', '1.5 litres'],
    ['180 ml', '180 millilitres'],
    ['1,000 g', '1000 grams'],
    ['2,100 kJ', '2100 kilojoules'],
    ['Sodium 1,050 mg', 'Sodium 1050 milligrams'],
    ['1,00,000 mg', '100000 milligrams'],
    ['4 x 75 g', '4 times 75 grams'],
    ['75 g x 4', '75 grams times 4'],
    ['100% atta', '100 percent atta'],
    ['5 grains', '5 grains'],
    ['E322 gum', 'E322 gum'],
  ])('%s', (text, expected) => expect(speakUnits(text)).toBe(expected))
})

describe('small pieces', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('lists %j', (items, expected) => expect(listWords(items)).toBe(expected))

  it.each([
    [1, '1 gram'],
    [0, '0 grams'],
    [0.333333, '0.33 grams'],
  ])('%d', (value, expected) => expect(speakAmount(value, 'gram')).toBe(expected))
})
