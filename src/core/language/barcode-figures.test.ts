import { describe, expect, it } from 'vitest'
import { barcodeFigures } from './barcode-figures.ts'

describe('the figures of a bar code', () => {
  it.each([
    ['8901063010116', '8901063010116'],
    ['8901 063-010 116', '8901063010116'],
    ['The number is 89010630.', '89010630'],
    ['eight nine zero one zero six three zero one zero one one six', '8901063010116'],
    ['eight nine oh one oh six three oh one oh one one six', '8901063010116'],
    ['it says eight nine double zero triple one and then seven please', '89001117'],
    // What sounds like a figure counts between figures.
    ['ate nine zero one zero six tree zero one zero one one six', '8901063010116'],
    ['eight nine to zero for one six five', '89204165'],
  ])('"%s"', (text, digits) => {
    expect(barcodeFigures(text)).toBe(digits)
  })

  it.each([
    'what is this',
    'does it have 200 calories or 300',
    'fifty fifty',
    'best before 12 2027',
    'to go for one',
    'take me to four for too',
    '12345678901234567890123',
    'my friend who lives on the second floor of our house has the number nine eight two one zero zero one one',
  ])('are not in "%s"', (text) => {
    expect(barcodeFigures(text)).toBeUndefined()
  })
})
