import type { ListenFor } from '../../contract/modes.ts'

/** A sentence as it is weighed: its words, what was asked, and what the rules made of it. */
export interface Sentence {
  /** Plain words without fillers, products' names as "this". */
  words: string
  /** What else is known of the words, whose order says nothing: their parts, and another language's words for them. */
  kin?: readonly string[] | undefined
  question: ListenFor
  /** The name of what the rules read (`readingName`); '' for nothing. Undefined: the rules are not asked. */
  read: string | undefined
  /** The rules act on it and do not ask back. */
  isSure: boolean
}

const BEGIN = '<'
const END = '>'

/**
 * What a sentence is weighed by, as numbers of 32 bits: its words, alone and under the question, pairs of words that stand
 * together or with one between them, what else is known of them, and what the rules read, alone and under the question.
 */
export function featuresOf({ words, kin = [], question, read, isSure }: Sentence): number[] {
  const all = [BEGIN, ...words.split(' '), END]
  const told = all.flatMap((word, at) => {
    const [next, afterNext] = [all[at + 1], all[at + 2]]
    return [
      `w ${word}`,
      `${question} ${word}`,
      ...(next === undefined ? [] : [`p ${word} ${next}`]),
      ...(afterNext === undefined ? [] : [`g ${word} ${afterNext}`]),
    ]
  })
  const others = kin.flatMap((word) => [`k ${word}`, `${question} k ${word}`])
  const rules =
    read === undefined ? [] : [`r ${read}`, `r ${read} ${isSure ? 'sure' : 'asks'}`, `r ${read} ${question}`]
  return [...new Set([`q ${question}`, ...told, ...others, ...rules].map(hashOf))]
}

/** What is told of a sentence beside its vector (`SentenceLayers.circumstances`). */
export const circumstancesOf = ({ question, read, isSure }: Sentence): string[] => [
  `q ${question}`,
  ...(read === undefined ? ['rules not asked'] : [`r ${read}`, ...(isSure ? ['sure'] : [])]),
]

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
