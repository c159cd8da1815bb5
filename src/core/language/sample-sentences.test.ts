import { expect, it } from 'vitest'
import { readJsgf } from './jsgf.ts'
import { sampleSentence, sentencesIn, wordsIn } from './sample-sentences.ts'

function source(text: string) {
  const { byName, top } = readJsgf(`<kind> = bread | milk; <product> = never; public <top> = ${text};`)
  return { phrase: { kind: 'rule', name: top } as const, byName, classes: { product: '<product>' } }
}
/** Numbers in turn, over and over. */
function inTurn(...numbers: number[]) {
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}

it.each([
  ['stop', 1, 'stop'],
  ['[the] <kind>', 4, 'milk'],
  ['(a | b | c) (d | e)', 6, 'a e'],
  ['is <product> nice', 1, 'is <product> nice'],
])('%s has %d sentences, "%s" among them', (text, count, said) => {
  const one = source(text)
  expect(sentencesIn(one)).toBe(count)
  expect(sampleSentence(one, inTurn(0, 0.9)).join(' ')).toBe(said)
})

it('knows every word, but those of what a class stands for', () => {
  expect([...wordsIn(source('[the] (<kind> | <product>)'))].sort()).toEqual(['bread', 'milk', 'the'])
})
it('refuses a rule that nobody wrote', () => expect(() => sentencesIn(source('<other>'))).toThrow('<other>'))
