import { describe, expect, it } from 'vitest'
import { grammarFor } from './grammar.ts'
import { type Arc, type SentenceGraph, sentenceGraph } from './sentence-graph.ts'
import { spokenNames } from './spoken-names.ts'

const graphOf = (...rules: string[]) => sentenceGraph(`#JSGF V1.0;\ngrammar test;\n${rules.join('\n')}\n`)

const from = ({ arcs }: SentenceGraph, state: number) => arcs.filter((arc) => arc.from === state)

/** States in which a search may be after a word, one step without a word at most between two. */
function after(graph: SentenceGraph, states: ReadonlySet<number>, word: string): Set<number> {
  const reached = [...states].flatMap((state) => from(graph, state)).filter((arc) => arc.word === word)
  return withSilent(
    graph,
    reached.map(({ to }) => to),
  )
}
const withSilent = (graph: SentenceGraph, states: readonly number[]) =>
  new Set(
    states.flatMap((state) => [
      state,
      ...from(graph, state)
        .filter(({ word }) => word === undefined)
        .map(({ to }) => to),
    ]),
  )

function accepts(graph: SentenceGraph, sentence: string): boolean {
  const words = sentence.split(' ').filter((word) => word !== '')
  const end = words.reduce((states, word) => after(graph, states, word), withSilent(graph, [graph.start]))
  return end.has(graph.final)
}

/** Every sentence with its share, for graphs that have few. */
function sentences(graph: SentenceGraph): Map<string, number> {
  const found = new Map<string, number>()
  const go = (state: number, words: string[], share: number, silent: boolean) => {
    const said = words.join(' ')
    if (state === graph.final) found.set(said, Math.max(found.get(said) ?? 0, share))
    for (const arc of from(graph, state)) {
      if (arc.word === undefined && silent) continue
      go(arc.to, arc.word === undefined ? words : [...words, arc.word], share * arc.share, !arc.word)
    }
  }
  go(graph.start, [], 1, false)
  return found
}

describe('the graph of a grammar', () => {
  it.each<[string, string[], Record<string, number>]>([
    ['words', ['public <top> = good day;'], { 'good day': 1 }],
    ['a choice', ['public <top> = yes | no;'], { yes: 1 / 2, no: 1 / 2 }],
    ['what may be left out', ['public <top> = help [me];'], { help: 1 / 2, 'help me': 1 / 2 }],
    [
      'a choice within a choice',
      ['public <top> = (yes | no) [please];'],
      { yes: 1 / 4, no: 1 / 4, 'yes please': 1 / 4, 'no please': 1 / 4 },
    ],
    [
      'branches that begin alike',
      ['public <top> = good day | good time | stop;'],
      { 'good day': 1 / 3, 'good time': 1 / 3, stop: 1 / 3 },
    ],
    [
      'a branch that is the beginning of another',
      ['public <top> = good | good day;'],
      { good: 1 / 2, 'good day': 1 / 2 },
    ],
    [
      'rules within rules',
      ['<a> = <b> | one;', '<b> = two | three;', 'public <top> = <a>;'],
      { one: 1 / 2, two: 1 / 4, three: 1 / 4 },
    ],
    [
      'the same sentence by two ways, the likelier one',
      ['<a> = one | two | three;', 'public <top> = one | <a>;'],
      { one: 1 / 2, two: 1 / 6, three: 1 / 6 },
    ],
    ['nothing at all', ['public <top> = [yes];'], { '': 1 / 2, yes: 1 / 2 }],
  ])('%s', (_, rules, wanted) => {
    const found = sentences(graphOf(...rules))
    expect([...found.keys()].toSorted()).toEqual(Object.keys(wanted).toSorted())
    for (const [sentence, share] of Object.entries(wanted)) expect(found.get(sentence)).toBeCloseTo(share, 9)
  })

  it.each([
    ['a rule that is missing', ['public <top> = <other>;']],
    ['a rule that mentions itself', ['<a> = one <a>;', 'public <top> = <a>;']],
    ['no public rule', ['<a> = one;']],
    ['a bracket left open', ['public <top> = (one | two;']],
    ['a repeat', ['public <top> = one+;']],
  ])('refuses %s', (_, rules) => expect(() => graphOf(...rules)).toThrow())
})

describe('its size', () => {
  const states = (...rules: string[]) => graphOf(...rules).states
  it('has one state for what goes on alike', () => {
    expect(states('public <top> = one three | two three;')).toBe(3)
    expect(states('public <top> = (one | two | four) three;')).toBe(3)
  })
  it('has a rule once for all mentions that go on alike', () => {
    const rules = ['<name> = good day | good time | jim jam;']
    const once = states(...rules, 'public <top> = tell <name>;')
    expect(states(...rules, 'public <top> = tell <name> | what <name> | who <name>;')).toBeLessThan(once + 3)
  })
  it('grows by fewer than two states for each product name', () => {
    const names = Array.from({ length: 300 }, (_, i) => `${word(i % 20)} ${word(20 + (i >> 2))} ${word(i)}`)
    const few = sentenceGraph(grammarFor('checking', names.slice(0, 100))).states
    expect(sentenceGraph(grammarFor('checking', names)).states - few).toBeLessThan(7 * 1.5 * 200)
  })
})

const word = (i: number) =>
  `n${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`

describe('questions in the graph', () => {
  const names = ['good day', 'good day butter', 'tiger', 'jim jam', 'acme']
  const checking = sentenceGraph(grammarFor('checking', names))
  it.each([
    'tell me about good day',
    'tell me more about the tiger please',
    "what's in this good day butter",
    'what are the ingredients of jim jam',
    'what is the price of this',
    'how much sugar is there in the biscuit',
    'how many calories are in jim jam',
    'are there any nuts in tiger',
    'who makes tiger',
    'can diabetics eat good day',
    'does it contain palm oil',
    'does good day have added sugar',
    'do these include milk',
    'is this vegetarian',
    'is the tiger suitable for my child',
    'is it free from gluten',
    'is this from acme',
    'is this an acme product',
    'is it a good day biscuit',
    'how much does it weigh',
    'how much sugar does jim jam have',
    'what allergens does this product contain',
    'read me the ingredients',
    'any allergens',
    'tell me everything',
    'jim jam',
    'what is this',
    'use by date',
  ])('%s', (sentence) => expect(accepts(checking, sentence)).toBe(true))
  it.each(['tiger', 'tell me about', 'does good day', 'is this a', 'tell me about good', 'good jam', ''])(
    'not "%s"',
    (sentence) => expect(accepts(checking, sentence)).toBe(false),
  )
  it('has no way back and no way to a state that is not there', () => {
    const isBelow = ({ from: one, to }: Arc) => to < one && to >= 0 && one < checking.states
    expect(checking.arcs.every(isBelow)).toBe(true)
  })
  it('holds every spoken name of a catalogue after a question', () => {
    const list = ['Acme Sunrise Butter', 'Acme Moonlight', 'Acme Star Bright'].map((name) => ({
      name,
      section: null,
    }))
    const spoken = spokenNames(list).names
    const graph = sentenceGraph(grammarFor('all', spoken))
    for (const name of spoken) expect(accepts(graph, `tell me about ${name}`)).toBe(true)
  })
})
