import { describe, expect, it } from 'vitest'
import type { Language } from '../contract/language.ts'
import { noShopping } from '../shopping/shopping.ts'
import { ownCommand } from './own-command.ts'
import type { OwnList } from './page-command.ts'

const shopping = { ...noShopping, wanted: ['chocolate cream', 'egg', 'whole wheat brown bread loaf', 'ब्रेड'] }
const around = {
  needs: { avoid: ['milk', 'egg', 'chocolate'], diets: [] },
  products: [{ name: 'Happy Chocolate Cream' }, { name: 'Happy Milk Rusk' }],
  brand: 'Happy',
}
const meant = (text: string, list: OwnList, language: Language = 'en-IN') =>
  ownCommand({ text, question: 'checking', language, list }, shopping, around)?.of

describe.each<OwnList>(['needs', 'shopping'])('where "my list" is that of %s', (list) => {
  it.each<[string, Language, OwnList]>([
    ['remove chocolate cream from my list', 'en-IN', 'shopping'],
    ['take the chocolate cream off the list', 'en-IN', 'shopping'],
    ['remove whole wheat brown bread loaf from my list', 'en-IN', 'shopping'],
    ['remove whole wheat brown bread crumbs from my list', 'en-IN', 'shopping'],
    ['मेरी सूची से ब्रेड हटाओ', 'hi-IN', 'shopping'],
    ['remove milk from my list', 'en-IN', 'needs'],
    ['meri list se doodh hatao', 'en-IN', 'needs'],
    ['मेरी सूची से दूध हटाओ', 'hi-IN', 'needs'],
    ['remove egg from my list', 'en-IN', list],
    ['remove soya from my list', 'en-IN', list],
    ['remove milk and chocolate cream from my list', 'en-IN', list],
    ['add chocolate cream to my list', 'en-IN', list],
    ['what is on my list', 'en-IN', list],
    ['remove milk from my shopping list', 'en-IN', 'shopping'],
    ['remove chocolate cream from my allergy list', 'en-IN', 'needs'],
    ['i can eat milk again', 'en-IN', 'needs'],
  ])('%s', (text, language, of) => expect(meant(text, list, language)).toBe(of))
})

it.each<[string, Language, OwnList, boolean | undefined]>([
  ['what is on my list', 'en-IN', 'shopping', true],
  ['मेरी सूची में क्या है', 'hi-IN', 'shopping', true],
  ['what is on my shopping list', 'en-IN', 'shopping', false],
  ['what is on my list', 'en-IN', 'needs', undefined],
])('%s in %s where "my list" is that of %s is asked of both: %s', (text, language, list, both) =>
  expect(ownCommand({ text, question: 'checking', language, list }, shopping, around)?.both).toBe(both),
)
