import { expect, it } from 'vitest'
import { allergenChoices } from '../contract/allergen-name.ts'
import { allergensTaken, strangeAllergens } from './list-changes.ts'
import { productOf } from './product-of.test-help.ts'

type Lists = Parameters<typeof productOf>[0]

it.each<[string, Lists, Lists, string[]]>([
  ['nothing', { allergensContain: ['milk'] }, { allergensContain: ['Milk ', 'egg'] }, []],
  ['one', { allergensContain: ['milk', 'egg'] }, { allergensContain: ['milk'] }, ['egg']],
  [
    'all, by an empty cell',
    { allergensContain: ['milk'], allergensMayContain: ['nuts'] },
    {},
    ['milk', 'nuts'],
  ],
  ['all, by "none"', { allergensContain: ['milk'] }, { allergensContain: [] }, ['milk']],
  [
    'how sure it is',
    { allergensContain: ['milk'] },
    { allergensContain: [], allergensMayContain: ['milk'] },
    ['milk (only in "may contain")'],
  ],
  ['nothing where it is surer', { allergensMayContain: ['milk'] }, { allergensContain: ['milk'] }, []],
  ['nothing where none was named', { allergensContain: ['TBD'] }, { allergensContain: ['milk'] }, []],
])('is taken: %s', (_, before, after, taken) => {
  expect(allergensTaken(productOf(before), productOf(after))).toEqual(taken)
})

it('names what no word of an allergen stands in, once', () => {
  const one = productOf({ name: 'One', allergensContain: ['mlik', 'milk'], allergensMayContain: ['mlik'] })
  const two = productOf({
    name: 'Two',
    allergensContain: ['mlik', 'wheat flour'],
    allergensMayContain: ['vegan'],
  })
  expect(strangeAllergens([one, two])).toEqual([
    { entry: 'mlik', name: 'One', more: 1 },
    { entry: 'vegan', name: 'Two', more: 0 },
  ])
})

it('finds nothing strange in what a form offers', () => {
  const allergensContain = allergenChoices.map(({ name }) => name)
  expect(strangeAllergens([productOf({ allergensContain })])).toEqual([])
})
