import { existsSync, readFileSync } from 'node:fs'
import type { ListenFor } from '../../../../core/contract/modes.ts'
import {
  type LanguageModel,
  type ModelTables,
  modelOf,
  tablesOf,
} from '../../../../core/hearing/word-search/language-model.ts'
import { modelTables } from '../../../../core/hearing/word-search/model-file.ts'
import {
  ASKED,
  PRODUCT,
  type Said,
  SUBSTANCE,
  spokenSentences,
  spokenWords,
} from '../../../../core/language/spoken-text.ts'

/** Of the language models: all words that can be heard, then the classes. */
export const tokensOf = (said: Said): ReadonlyMap<string, number> =>
  new Map([...spokenWords(said), PRODUCT, SUBSTANCE].map((word, token) => [word, token]))

/** Where a build has the model of a question. */
export const fileOf = (question: ListenFor) => new URL(`./question-models/${question}.bin`, import.meta.url)

/**
 * What may be said while a question is open: the language model of each, read or made when it is first asked for. A build has
 * them in files beside its modules; each takes a quarter of a second to make.
 */
export function createQuestionModels(tokens: ReadonlyMap<string, number>) {
  const models = new Map<ListenFor, LanguageModel>()
  // Only where no build wrote them: the sentences of all questions would stay in memory.
  let makeTables: ReturnType<typeof tablesMaker> | undefined
  const made = (question: ListenFor) => {
    makeTables ??= tablesMaker(tokens, readSaid())
    return makeTables(question)
  }
  return {
    of(question: ListenFor): LanguageModel {
      const known = models.get(question) ?? modelOf(readTables(question) ?? made(question))
      models.set(question, known)
      return known
    },
  }
}

/** Undefined where no build wrote one. */
function readTables(question: ListenFor): ModelTables | undefined {
  const file = fileOf(question)
  return existsSync(file) ? modelTables(readFileSync(file)) : undefined
}

/** Makes the models out of sentences. */
export function tablesMaker(tokens: ReadonlyMap<string, number>, said: Said) {
  // Each question takes most of the same sentences.
  const known = new WeakMap<readonly string[], readonly number[]>()
  function inTokens(words: readonly string[]): readonly number[] {
    const found = known.get(words) ?? words.flatMap((word) => tokens.get(word) ?? [])
    known.set(words, found)
    return found
  }
  return (question: ListenFor): ModelTables => {
    const sentences = spokenSentences(question, said)
    return tablesOf(
      sentences.map(({ words, weight }) => ({ tokens: inTokens(words), weight })),
      tokens.size,
    )
  }
}

/** What people say, out of the files that rules of understanding are written by: a sentence, and behind a tab what it means. */
export function readSaid(): Said {
  const sentencesOf = (file: string) =>
    readFileSync(new URL(`../../../../core/language/en/${file}`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => line.split('\t')[0] || [])
  return {
    to: new Map(
      ASKED.map((question) => [
        question,
        [...sentencesOf(`said/${question}.tsv`), ...sentencesOf(`strangers/${question}.tsv`)],
      ]),
    ),
    overheard: sentencesOf('strangers/overheard.txt'),
  }
}
