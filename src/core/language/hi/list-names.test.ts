import { expect, it } from 'vitest'
import { taken } from '../../../../test/fixtures/taken.ts'

const inHindi = (text: string) => taken(text, 'checking', { language: 'hi-IN' })

it.each([
  ['इसमें मावा है?', 'contains mawa'],
  ['इसमें एग है?', 'contains egg'],
  ['एग वाला है क्या', 'contains egg'],
  ['इसमें अण्डे हैं क्या', 'contains egg'],
  ['अन्डा है क्या इसमें', 'contains egg'],
  ['क्या इसमें पीनट है', 'contains peanut'],
  ['मिल्क है इसमें', 'contains milk'],
  ['व्हीट तो नहीं है', 'contains wheat'],
  ['इसमें माल्ट है क्या', 'contains barley'],
  ['लेसिथिन है क्या इसमें', 'contains lecithin'],
  ['छाछ है इसमें', 'contains buttermilk'],
  ['छाछ डाली है क्या', 'contains buttermilk'],
  ['isme chhaachh hai kya', 'contains chaas'],
  ['मावा तो नहीं डाला', 'contains mawa'],
  ['गिरी है क्या इसमें', 'contains nuts'],
  ['isme lessithin hai kya', 'contains lecithin'],
])('what a list names is asked for by the same word: %s', (text, expected) =>
  expect(inHindi(text)).toBe(expected),
)

it.each([
  ['चीज़ है क्या इसमें', 'contains cheese'],
  ['isme cheez hai kya', 'contains cheese'],
  ['चीज़ तो नहीं है इसमें', 'contains cheese'],
  ['चीज़ डाली है क्या', 'contains cheese'],
  ['इसमें क्या चीज़ है', 'ingredients'],
  ['क्या चीज़ डाली है इसमें', 'ingredients'],
  ['isme kya cheez hai', 'ingredients'],
  ['कोई चीज़ है क्या इसमें', '–'],
  ['चीज़ है', '(nothing)'],
])('a thing is cheese where it is what a pack holds: %s', (text, expected) =>
  expect(inHindi(text)).toBe(expected),
)

it.each(['मैं गिरी', 'main andha hoon', 'mujhe yahan koi le aayega', 'isme kuch achha hai kya'])(
  '%s is not taken for something to eat',
  (text) => expect(inHindi(text)).not.toMatch(/contains .*[^?]$/),
)
