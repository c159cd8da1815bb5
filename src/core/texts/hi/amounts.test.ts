import { expect, it } from 'vitest'
import { speakUnits } from './amounts.ts'

it.each([
  ['200 g', 'दो सौ ग्राम'],
  ['1,5 l', 'एक दशमलव पाँच लीटर'],
  ['1,000 g', 'एक हज़ार ग्राम'],
  ['2,100 kJ', 'दो हज़ार एक सौ किलोजूल'],
  ['Sodium 1,050 mg', 'Sodium एक हज़ार पचास मिलीग्राम'],
])('%s', (text, expected) => expect(speakUnits(text)).toBe(expected))
