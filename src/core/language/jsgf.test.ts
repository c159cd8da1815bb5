import { describe, expect, it } from 'vitest'
import { type JsgfPhrase, readJsgf } from './jsgf.ts'

const read = (...rules: string[]) => readJsgf(`#JSGF V1.0;\ngrammar test;\n${rules.join('\n')}\n`)

/** A phrase in a notation of its own, so that what was read can be told from what was written. */
function shown(phrase: JsgfPhrase): string {
  if (phrase.kind === 'word') return phrase.word
  if (phrase.kind === 'rule') return `#${phrase.name}`
  const parts = phrase.kind === 'choice' ? phrase.among : phrase.parts
  return `${phrase.kind === 'choice' ? 'one' : 'all'}{${parts.map(shown).join(', ')}}`
}

describe('a rule', () => {
  it.each([
    ['yes', 'yes'],
    ["i'm here", "all{i'm, here}"],
    ['yes | no', 'one{yes, no}'],
    ['help [me]', 'all{help, one{all{}, me}}'],
    ['[the | a] <thing>', 'all{one{all{}, one{the, a}}, #thing}'],
    ['(is | are) (it | this)', 'all{one{is, are}, one{it, this}}'],
    ['go home | (((stop)))', 'one{all{go, home}, stop}'],
  ])('%s', (text, meaning) => {
    const { top, byName } = read(`public <top> = ${text};`)
    const rule = byName.get(top)
    expect(rule && shown(rule)).toBe(meaning)
  })

  it('may stand over several lines, and before or after what mentions it', () => {
    const { top, byName } = read('<one> = a', ' | b;', 'public <all> = <one> <two>;', '<two> = c;')
    expect(top).toBe('all')
    expect([...byName.keys()]).toEqual(['one', 'all', 'two'])
  })
})

it.each([
  ['no public rule', '<a> = one;', 'no public rule'],
  ['a bracket left open', 'public <top> = (one | two;', '";" where ) belongs'],
  ['brackets crossed', 'public <top> = (one];', '"]" where ) belongs'],
  ['a repeat', 'public <top> = one+;', '"+" where words belong'],
  ['a weight', 'public <top> = /0.5/ one | two;', '"/" where words belong'],
  ['no end', 'public <top> = one', '"its end"'],
  ['a rule without a name', 'public = one;', '"=" where a rule'],
])('refuses %s and says where', (_, rule, told) => expect(() => read(rule)).toThrow(told))
