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
    // In Hindi, in its figures, and in both languages at once.
    ['८९०१०६३०१०११६', '8901063010116'],
    ['आठ नौ शून्य एक शून्य छह तीन शून्य एक शून्य एक एक छः', '8901063010116'],
    ['बारकोड नंबर है आठ नौ ज़ीरो एक ज़ीरो छः पाँच ज़ीरो दो', '890106502'],
    ['aath nau zero ek zero chhe teen zero ek zero ek ek chhe', '8901063010116'],
    ['eight nine शून्य एक डबल शून्य फिर सात दो', '89010072'],
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
    'एक दो तीन चार पाँच',
    'ek do teen char',
    'मुझे दो सौ ग्राम का एक पैकेट बता दो',
    '12345678901234567890123',
    'double constructor one two three four five',
    'constructor constructor constructor constructor constructor constructor constructor',
    'my friend who lives on the second floor of our house has the number nine eight two one zero zero one one',
  ])('are not in "%s"', (text) => {
    expect(barcodeFigures(text)).toBeUndefined()
  })
})
