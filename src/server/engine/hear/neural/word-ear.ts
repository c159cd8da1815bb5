import type { Language } from '../../../../core/contract/language.ts'
import type { ListenFor } from '../../../../core/contract/modes.ts'
import type { HeardPhrase } from '../../../../core/hearing/bound-opinion.ts'
import { type Aligner, createAligner } from '../../../../core/hearing/word-search/alignment.ts'
import type { LanguageModel } from '../../../../core/hearing/word-search/language-model.ts'
import {
  bestBelow,
  type LexiconTree,
  lexiconTree,
} from '../../../../core/hearing/word-search/lexicon-tree.ts'
import {
  followed,
  hopeOf,
  type Listening,
  wordsScore,
} from '../../../../core/hearing/word-search/path-follower.ts'
import {
  createWordSearch,
  type Found,
  type HeardSentence,
  type SoundFit,
} from '../../../../core/hearing/word-search/word-search.ts'
import { prepareGoesOn } from '../../../../core/language/goes-on.ts'
import { phrasesInHindi } from '../../../../core/language/grammar.ts'
import type { SpokenNames } from '../../../../core/language/spoken-names.ts'
import { prepareToUnderstand } from '../../../../core/language/understand.ts'
import { createLatest } from '../../../../core/latest.ts'
import { readingsByWords } from '../../learned-readings.ts'
import type { Encoded } from '../speech-encoder.ts'
import { createLexicon } from './lexicon.ts'
import type { PhoneNet } from './phone-net.ts'
import { createQuestionModels, readSaid } from './question-models.ts'

/** Catalogues of the stores that one thread serves. */
const KEPT = 8

/** What a word that is not listened for adds to the score of a sentence: a little less than the rarest that is. */
const UNKNOWN_WORD = -10

/** The question that was open when the words began, and the names that were listened for. */
export interface AskedOf {
  listenFor: ListenFor
  names: SpokenNames
  /** What the visit is in; English when it is not said. */
  language?: Language | undefined
}

/** What was found in an utterance, and how well any other sentence fits it. */
export interface WordsHeard extends Found {
  /** What it was found in. */
  encoded: Encoded
  /** How a sentence fits, said in the way that fits best; undefined when nobody can say it. */
  as(text: string): SoundFit | undefined
  /** How everything fits that the question takes in Hindi. */
  inHindi(): readonly HeardPhrase[]
  /** Any sentence, scored as those that were found; undefined where nobody can say it. */
  sentence(text: string): HeardSentence | undefined
  /** How much better the sound is told with any other sounds behind a sentence; 0 for none. */
  behind(text: string): number
  /** Of those who say the last words of a sentence, the share that says no more than politeness behind them. */
  ends(text: string): number
  /** What a larger model makes of it, '' for nothing, once it has; absent where there is none. */
  larger?: Promise<string> | undefined
}

/** Hears whole utterances: any words in any order. */
interface WordEar {
  prepare(asked: AskedOf): void
  prepareToUnderstand(question: ListenFor): void
  hear(samples: Float32Array, asked: AskedOf): Promise<WordsHeard>
}

/** @param soundsOf every way of saying a word that the dictionary has */
export function createWordEar(net: PhoneNet, soundsOf: (word: string) => readonly string[]): WordEar {
  const said = readSaid()
  const lexicon = createLexicon(soundsOf, said)
  const models = createQuestionModels(lexicon.tokens)
  const search = createWordSearch()
  const trees = createLatest<string, { tree: LexiconTree; hopes: Map<ListenFor, Float32Array> }>(KEPT)

  const treeOf = ({ version, names }: SpokenNames) => {
    const found = trees.get(version) ?? {
      tree: lexiconTree([...lexicon.words, ...lexicon.names(names)]),
      hopes: new Map<ListenFor, Float32Array>(),
    }
    trees.set(version, found)
    return found
  }

  const listeningTo = ({ listenFor: question, names }: AskedOf): Listening => {
    const model = models.of(question)
    const { tree, hopes } = treeOf(names)
    const hope = hopes.get(question) ?? bestBelow(tree, hopeOf(model))
    hopes.set(question, hope)
    return { tree, model, hope }
  }

  const fitOfWays = (ways: readonly (readonly number[])[], aligner: Aligner) =>
    ways
      .map((sounds) => ({ sound: aligner.scoreOf(sounds), phones: sounds.length, sounds }))
      .reduce<(SoundFit & { sounds: readonly number[] }) | undefined>(
        (best, one) => (best && best.sound >= one.sound ? best : one),
        undefined,
      )
  const fitAs = (text: string, aligner: Aligner) => fitOfWays(lexicon.waysOfSaying(text), aligner)

  const hindi = new Map<ListenFor, readonly { text: string; ways: readonly (readonly number[])[] }[]>()
  const hindiOf = (question: ListenFor) => {
    const known =
      hindi.get(question) ??
      phrasesInHindi(question).map((text) => ({ text, ways: lexicon.waysOfSaying(text) }))
    hindi.set(question, known)
    return known
  }
  const hindiFits = (question: ListenFor, aligner: Aligner): HeardPhrase[] =>
    hindiOf(question).flatMap(({ text, ways }) => {
      const fits = fitOfWays(ways, aligner)
      return fits ? [{ text, ...fits }] : []
    })

  const behind = (text: string, aligner: Aligner) => {
    const said = fitAs(text, aligner)
    return said ? aligner.soundBehind(said.sounds) : 0
  }

  const sentence = (text: string, aligner: Aligner, model: LanguageModel, names: readonly string[]) => {
    const fits = fitAs(text, aligner)
    if (!fits) return undefined
    const language = Math.max(...lexicon.tokensOf(text, names).map((tokens) => wordsScore(tokens, model)))
    const unknown = text.split(' ').filter((word) => !lexicon.tokens.has(word)).length
    return { text, ...fits, score: fits.sound + language + unknown * UNKNOWN_WORD }
  }

  const endsAfter = (tokens: readonly number[], model: LanguageModel) => {
    const { state } = followed(tokens, model)
    return lexicon.polite.reduce(
      (share, token) => share + Math.exp(model.follow(state, token)),
      Math.exp(model.end(state)),
    )
  }

  const prepared = new Set<ListenFor>()
  const understandable = (question: ListenFor) => {
    if (prepared.has(question)) return
    prepared.add(question)
    prepareGoesOn(question)
    prepareToUnderstand(question, readingsByWords())
  }

  return {
    prepare(asked) {
      listeningTo(asked)
      understandable(asked.listenFor)
      if (asked.language === 'hi-IN') hindiOf(asked.listenFor)
    },
    prepareToUnderstand: understandable,
    async hear(samples, asked) {
      const { encoded, logProbs } = await net.hear(samples)
      const listening = listeningTo(asked)
      const aligner = createAligner(logProbs)
      let phrases: readonly HeardPhrase[] | undefined
      return {
        encoded,
        ...search(logProbs, listening),
        as: (text) => fitAs(text, aligner),
        inHindi() {
          phrases ??= hindiFits(asked.listenFor, aligner)
          return phrases
        },
        sentence: (text) => sentence(text, aligner, listening.model, asked.names.names),
        behind: (text) => behind(text, aligner),
        ends: (text) =>
          Math.max(
            ...lexicon.tokensOf(text, asked.names.names).map((ways) => endsAfter(ways, listening.model)),
          ),
      }
    },
  }
}
