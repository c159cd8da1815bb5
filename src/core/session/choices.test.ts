import { describe, expect, it } from 'vitest'
import { mainChoices, moreChoices, pageCommand, stopChoice } from './choices.ts'

describe('what the page itself obeys', () => {
  it.each([
    ['stop', 'stop'],
    ['Stop.', 'stop'],
    [' pause ', 'pause'],
    ['call  staff', 'callStaff'],
    ['Call staff!', 'callStaff'],
    ['what is this', undefined],
    ['do not stop', undefined],
    ['', undefined],
  ])('%j', (words, command) => expect(pageCommand(words)).toBe(command))
})

it('names every choice once, and every button is its own words', () => {
  const all = [...mainChoices, stopChoice, ...moreChoices]
  expect(new Set(all.map((choice) => choice.label)).size).toBe(all.length)
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  for (const { label, words } of all) expect(bare(words)).toBe(bare(label))
})

it('keeps at most five in sight, More and Stop included', () => {
  expect(mainChoices.length + 2).toBeLessThanOrEqual(5)
})
