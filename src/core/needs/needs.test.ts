import { expect, it } from 'vitest'
import { ownTextsIn } from '../texts/own-texts.ts'
import { concernsOf } from './concerns.ts'
import { isEmpty, keptNeeds, readNeeds, withNeeds, withoutNeeds } from './needs.ts'
import { answerNeeds } from './needs-command.ts'

it('what has got a name of its own since it was kept goes by that one, once', () => {
  const stored = { avoid: ['malt', 'barley', 'brazil nuts'], diets: [] }
  expect(readNeeds(stored)).toEqual({ avoid: ['barley', 'brazil nuts'], diets: [] })
})

it.each([undefined, null])('nothing was kept: %s', (stored) => {
  expect(readNeeds(stored)).toEqual({ avoid: [], diets: [] })
})

it('what is no list is told from an empty one', () => {
  expect(readNeeds({ avoid: 'milk' })).toBeUndefined()
})

const texts = ownTextsIn('en-IN')
const LOOK_FAILED = 'I could not look at what you avoid. Please ask staff.'
it.each([
  [
    'a way of eating that is not known',
    { avoid: ['milk'], diets: ['pescatarian'] },
    ['milk'],
    ['pescatarian'],
  ],
  ['a name that is none', { avoid: ['milk', 4], diets: [] }, ['milk'], [4]],
  ['no list at all', 'garbled', [], ['garbled']],
])('what cannot be read is kept beside the rest and said: %s', (_, stored, avoid, unread) => {
  const kept = keptNeeds(stored)
  expect(kept).toEqual({ avoid, diets: [], unread })
  expect(keptNeeds(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(answerNeeds(kept, { do: 'tell' }, texts).said.at(-1)).toBe(LOOK_FAILED)
  expect(concernsOf(kept, undefined, undefined, texts).at(-1)).toEqual({ sign: 'unsure', text: LOOK_FAILED })
  const egg = { avoid: ['egg'], diets: [] }
  expect(withNeeds(kept, egg)).toEqual({ avoid: [...avoid, 'egg'], diets: [], unread })
  const without = withoutNeeds(kept, { avoid: ['milk'], diets: [] })
  expect(without).toEqual({ avoid: [], diets: [], unread })
  expect(isEmpty(without)).toBe(false)
})

it('what was not known when it was kept is read once it is', () => {
  expect(keptNeeds({ avoid: [], diets: [], unread: ['vegan', 'fruitarian'] })).toEqual({
    avoid: [],
    diets: ['vegan'],
    unread: ['fruitarian'],
  })
})

it('loses none of a list however long it and its names are', () => {
  const avoid = Array.from({ length: 150 }, (_, at) => `berry ${at}`)
  expect(keptNeeds({ avoid, diets: [] }).avoid).toEqual(avoid)
  expect(withNeeds({ avoid, diets: [] }, { avoid: ['egg'], diets: [] }).avoid).toHaveLength(151)
  expect(keptNeeds({ avoid: ['milk', 'x'.repeat(90)], diets: [] }).avoid).toHaveLength(2)
})
