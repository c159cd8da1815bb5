import { expect, it } from 'vitest'
import { soundsLike, withoutGaps } from './ill-heard.ts'
import { meaningName } from './meaning.ts'
import { understand } from './understand.ts'

function taken(text: string) {
  const { meaning, verdict } = understand({ text, question: 'checking', source: 'spoken', names: [] })
  return `${meaning ? meaningName(meaning) : '–'} ${verdict}`
}

it.each([
  ['does it have mil', 'contains milk confirm'],
  ['mil is there', 'contains milk confirm'],
  ['is it mil free', 'contains milk confirm'],
  ['does it have mill k', 'contains milk confirm'],
  ['any wheet', 'contains wheat confirm'],
  ['does it have weed', 'contains wheat confirm'],
  ['does it contain notes', 'contains nuts confirm'],
  ['does it contain eg', 'contains egg confirm'],
  ['does it have sea same', 'contains sesame confirm'],
  ['is it glue ten free', 'contains gluten confirm'],
  ['does it contain all monds', 'contains almond confirm'],
  ['my son can not have peanuds', 'contains peanut confirm'],
  // Written apart, with no letter wrong.
  ['is there pea nut in it', 'contains peanut act'],
  ['contains pea nuts', 'contains peanut act'],
  // Something else, that is known or sounds like none.
  ['does it have kokum', 'contains kokum act'],
  ['does it have beetroot', 'contains beetroot act'],
  ['does it have chia', 'contains chia act'],
  ['is there soda in it', 'contains soda act'],
  ['is there kaddu in it', 'contains kaddu act'],
  ['does it have molasses', 'contains molasses act'],
  ['is there milk in it', 'contains milk act'],
  ['neeta come here', '– askAgain'],
  ['tell amma i will be home by seven', '– askAgain'],
  ["that's great cheers", '– askAgain'],
])('%s is %s', (text, right) => expect(taken(text)).toBe(right))

it.each(['apple', 'fig', 'lemon', 'papaya', 'spinach', 'yeast', 'cumin', 'ek', 'tell'])(
  '%s sounds like no allergen',
  (word) => expect(soundsLike(word)).toBeUndefined(),
)

it.each(['give me at once', 'the sun is hot', 'so ya'])('%s has no gap', (words) =>
  expect(withoutGaps(words)).toBe(words),
)
