import { expect, it } from 'vitest'
import { containsSentences } from '../../facts/contains.ts'
import { introduce } from '../../facts/describe.ts'
import { cashewCookies, productOf } from '../../facts/product-of.test-help.ts'
import { textsIn } from '../answer-texts.ts'

const hindi = textsIn('hi-IN')
const { name } = cashewCookies

it.each([
  ['named on the list', cashewCookies, 'milk', ['हमारी सूची से: इसमें है: दूध।']],
  ['may contain', cashewCookies, 'soya', ['हमारी सूची से: इसमें हो सकता है: सोया।']],
  [
    'the list is silent: never a "no"',
    cashewCookies,
    'egg',
    [`हमारी सूची ${name} के लिए यह नाम नहीं लेती: अंडा।`, hindi.facts.checkPack],
  ],
  [
    'the brand names none',
    productOf({ allergensContain: [], allergensMayContain: [] }),
    'egg',
    [hindi.facts.noneNamed, hindi.facts.checkPack],
  ],
  [
    'a figure is not given',
    productOf({ ingredients: 'flour' }),
    'sodium',
    ['हमारी सूची इसका यह नहीं बताती: सोडियम।'],
  ],
  [
    'there is no record to look in',
    productOf(),
    'egg',
    ['हमारी सूची Brand Plain Biscuits के लिए एलर्जी वाली चीज़ें या सामग्री नहीं बताती।', hindi.facts.checkPack],
  ],
] as const)('%s', (_, product, asked, said) => {
  expect(containsSentences(product, asked, hindi)).toEqual(said)
})

it('names a product with its allergens, numbers as words', () => {
  expect(introduce(cashewCookies, hindi)).toEqual([
    `${name}, दो सौ ग्राम।`,
    'हमारी सूची से: इसमें है: गेहूँ और दूध।',
    'इसमें हो सकता है: सोया।',
    'हमारी सूची से: सामग्री में यह नाम है: cashew nuts (5 प्रतिशत)।',
  ])
})

it.each([
  [{ year: 2027, month: 11, day: 5 }, 'पाँच नवंबर दो हज़ार सत्ताईस'],
  [{ year: 2026, month: 1, day: null }, 'जनवरी दो हज़ार छब्बीस'],
])('says a date as people say it', (date, said) => {
  expect(hindi.sayDate(date)).toBe(said)
})
