import { describe, expect, it } from 'vitest'
import { allergenRows } from '../facts/allergen-rows.ts'
import { claimsOwnFacts } from './own-facts.ts'

const names = [
  { id: 'p1', spoken: ['good day butter cookies', 'good day'] },
  { id: 'p2', spoken: ['nice time'] },
]
const claims = (text: string) => claimsOwnFacts(text, names)

describe('carries no fact', () => {
  it.each([
    'Sure, take your time.',
    'Sorry, could you say that again?',
    'I am here. What would you like to know?',
    'I can help with Britannia products here.',
    'Please ask about another product.',
    'Shall I read the use by date?',
    'Hold it closer, please.',
    'One moment.',
    '',
    'Please check with your doctor or the staff.',
    'May I help you with something else?',
  ])('%s', (text) => {
    expect(claims(text)).toBe(false)
  })
})

describe('claims a fact of its own', () => {
  it.each([
    ['a product', 'This is Good Day Butter Cookies.'],
    ['a part of its name', 'You are holding a Good Day.'],
    ['a name over two sentences', 'It is a nice. Time for tea.'],
    ['a name in capitals and signs', 'GOOD-DAY!'],
    ['an allergen', 'There is milk in it.'],
    ['another word for one', 'It is made from maida.'],
    ['no allergen', 'It is free from everything.'],
    ['an absence', 'It contains nothing bad.'],
    ['safety', 'It is safe for you.'],
    ['a diet', 'Yes, it is vegan.'],
    ['an origin', 'It is made in India.'],
    ['how to keep it', 'It should be refrigerated.'],
    ['an amount', 'It has five grams of it.'],
    ['an amount in figures', 'It has 22 g of it.'],
    ['a date', 'It is good until the fifth of November.'],
    ['a date the other way round', 'November 5th.'],
    ['a date in figures', '05/11/2027'],
    ['a date with dots', 'Until 05.11.27.'],
    ['a year', 'Some time in two thousand twenty-seven.'],
    ['a year in figures', 'In 2027.'],
    ['a date that has passed', 'That has passed.'],
    ['a judgement', 'It is still good.'],
    ['what the date says', 'The use by date is far away.'],
    ['another script', 'इसमें दूध है।'],
    ['another script in part', 'Yes, दूध.'],
  ])('%s: %s', (_, text) => {
    expect(claims(text)).toBe(true)
  })

  it.each(Object.keys(allergenRows))('%s, anywhere in a long speech', (allergen) => {
    const long = 'I am only talking about this and that. '.repeat(20)
    for (const text of [`${long}${allergen}. ${long}`, `${long}${long}${allergen}.`]) {
      expect(claims(text)).toBe(true)
    }
  })

  it('wherever the window falls', () => {
    for (let before = 0; before < 700; before += 7) {
      expect(claims(`${'ab '.repeat(before / 3)} good day ${'ab '.repeat(80)}`)).toBe(true)
    }
  })
})
