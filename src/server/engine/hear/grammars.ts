import { DEFAULT_LANGUAGE, type Language } from '../../../core/contract/language.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import { grammarFor, grammarWords, hearsProducts } from '../../../core/language/grammar.ts'
import { pronunciationsToAdd } from '../../../core/language/pronounce.ts'
import { type SentenceGraph, sentenceGraph } from '../../../core/language/sentence-graph.ts'
import type { SpokenNames } from '../../../core/language/spoken-names.ts'
import { createLatest } from '../../../core/latest.ts'
import type { Decoder } from './decoder.ts'

/** Ten open questions and a few catalogues: what one thread meets in a day. */
const KEPT = 32

export interface Grammars {
  /** Makes the decoder listen for that; nothing is done when it already does. */
  use(listenFor: ListenFor, names: SpokenNames, language?: Language): void
}

/** The grammars of one decoder: built once for each question and version of the names. */
export function createGrammars(decoder: Decoder, warn: (line: string) => void): Grammars {
  const graphs = createLatest<string, SentenceGraph>(KEPT)
  const sayable = new Map<string, boolean>()
  let current = ''

  /** Teaches the decoder a word in every way it is said. False when nobody can say how it sounds. */
  const teach = (word: string): boolean => {
    const known = sayable.get(word)
    if (known !== undefined) return known
    const inDictionary = decoder.soundsOf(word).length > 0
    const sounds = pronunciationsToAdd(word, inDictionary)
    const added = (sounds ?? []).filter((sound) => decoder.addWord(word, sound))
    const can = inDictionary || added.length > 0
    sayable.set(word, can)
    return can
  }

  const build = (listenFor: ListenFor, { names }: SpokenNames, language: Language): SentenceGraph => {
    const said = names.filter((name) => name.split(' ').every(teach))
    if (said.length < names.length) {
      warn(`${names.length - said.length} product names cannot be pronounced and are not listened for`)
    }
    const text = grammarFor(listenFor, said, language)
    const mute = grammarWords(text).filter((word) => !teach(word))
    if (mute.length > 0) throw new Error(`words without a pronunciation: ${mute.join(' ')}`)
    return sentenceGraph(text)
  }

  return {
    use(listenFor, names, language = DEFAULT_LANGUAGE) {
      const question = `${language} ${listenFor}`
      const key = hearsProducts(listenFor) ? `${question} ${names.version}` : question
      if (key === current) return
      const graph = graphs.get(key) ?? build(listenFor, names, language)
      graphs.set(key, graph)
      current = ''
      decoder.listenFor(graph)
      current = key
    },
  }
}
