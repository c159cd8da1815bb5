/**
 * Writes the product's own phrases, one JSON object { commands, questions }: every command of every open question and
 * random product questions of the grammar. Run by synthesise.sh; needs no server.
 *
 *   node --import tsx scripts/train-ear/phrases.mts > phrases.json
 */
import { listenForSchema } from '../../src/core/contract/modes.ts'
import { grammarFor, phrasesFor } from '../../src/core/language/grammar.ts'
import { type Phrase, readJsgf } from '../../src/core/language/jsgf.ts'
import { wordRows } from '../../src/core/language/words.ts'

const QUESTIONS = 40_000
const NAMES = (
  'good day|marie gold|bourbon|milk bikis|tiger|jim jam|treat|little hearts|nutri choice|fifty fifty|' +
  'nice time|pure magic|winkin cow|cake|rusk|cheese slices|brown bread|whole wheat bread|paneer|ghee|butter|' +
  'digestive|cream crackers|oat cookies|chocolate chip cookies|coconut biscuits|cashew cookies|butter cookies|' +
  'ginger biscuits|sugar free biscuits|fruit cake|milk bread|multi grain bread|curd|mango lassi|cream wafers'
).split('|')

let state = 20_261
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 4_294_967_296
}

const { byName } = readJsgf(grammarFor('all', NAMES))
const said = (phrase: Phrase): string => {
  if (phrase.kind === 'word') return phrase.word
  if (phrase.kind === 'sequence') return phrase.parts.map(said).join(' ')
  if (phrase.kind === 'choice')
    return said(phrase.among[Math.floor(random() * phrase.among.length)] as Phrase)
  return said(byName.get(phrase.name) as Phrase)
}
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const tidy = (texts: Iterable<string>) => [...new Set([...texts].map(plain))].filter((text) => text !== '')

const commands = new Set<string>()
for (const question of listenForSchema.options) {
  for (const line of phrasesFor(question)) {
    const { byName: rules, top } = readJsgf(`public <top> = ${line};`)
    for (let again = 0; again < 60; again++) commands.add(said(rules.get(top) as Phrase))
  }
}
for (const [, row] of wordRows) for (const whole of row.whole ?? []) commands.add(whole)
const questions = Array.from({ length: QUESTIONS }, () => said({ kind: 'rule', name: 'question' }))
console.log(JSON.stringify({ commands: tidy(commands), questions: tidy(questions), names: NAMES }))
