import type { ListenFor } from '../contract/modes.ts'
import { grammarFor } from './grammar.ts'
import { type JsgfPhrase, readJsgf } from './jsgf.ts'

/** Rules that stand for themselves in a sentence, as one word in pointed brackets: classes filled elsewhere. */
type Classes = Readonly<Record<string, string>>

export interface SampleOf {
  phrase: JsgfPhrase
  byName: ReadonlyMap<string, JsgfPhrase>
  classes: Classes
}

/** What the ear's grammar of a question hears, without names. */
export function grammarToSample(question: ListenFor, classes: Classes = {}): SampleOf {
  const { byName, top } = readJsgf(grammarFor(question, []))
  return { phrase: { kind: 'rule', name: top }, byName, classes }
}

/** Counted no further: more than anybody samples. */
const MANY = 10_000

/** How many sentences a phrase has, up to 10,000. Throws on a rule that is missing. */
export function sentencesIn({ phrase, byName, classes }: SampleOf): number {
  const count = (part: JsgfPhrase): number => {
    switch (part.kind) {
      case 'word':
        return 1
      case 'rule':
        return classes[part.name] === undefined ? count(ruleOf(byName, part.name)) : 1
      case 'sequence':
        return part.parts.reduce((product, one) => Math.min(MANY, product * count(one)), 1)
      case 'choice':
        return part.among.reduce((sum, one) => Math.min(MANY, sum + count(one)), 0)
    }
  }
  return count(phrase)
}

/** A sentence by chance; at each choice every branch is as likely. `random` gives 0 up to 1. */
export function sampleSentence({ phrase, byName, classes }: SampleOf, random: () => number): string[] {
  const words: string[] = []
  const say = (part: JsgfPhrase): void => {
    if (part.kind === 'word') words.push(part.word)
    else if (part.kind === 'sequence') part.parts.forEach(say)
    else if (part.kind === 'choice') {
      const chosen = part.among[Math.floor(random() * part.among.length)]
      if (chosen) say(chosen)
    } else {
      const stands = classes[part.name]
      if (stands === undefined) say(ruleOf(byName, part.name))
      else words.push(stands)
    }
  }
  say(phrase)
  return words
}

/** Every word of a phrase and of the rules it mentions. */
export function wordsIn({ phrase, byName, classes }: SampleOf): Set<string> {
  const words = new Set<string>()
  const seen = new Set<string>()
  const look = (part: JsgfPhrase): void => {
    if (part.kind === 'word') words.add(part.word)
    else if (part.kind === 'sequence') part.parts.forEach(look)
    else if (part.kind === 'choice') part.among.forEach(look)
    else if (!seen.has(part.name) && classes[part.name] === undefined) {
      seen.add(part.name)
      look(ruleOf(byName, part.name))
    }
  }
  look(phrase)
  return words
}

function ruleOf(byName: ReadonlyMap<string, JsgfPhrase>, name: string): JsgfPhrase {
  const rule = byName.get(name)
  if (!rule) throw new Error(`a grammar has no rule <${name}>`)
  return rule
}
