import { readFileSync } from 'node:fs'
import { type ListenFor, listenForSchema } from '../../../../core/contract/modes.ts'
import { type LanguageModel, languageModel } from '../../../../core/hearing/word-search/language-model.ts'
import { ASKED, type Said, spokenSentences } from '../../../../core/language/spoken-text.ts'

/** What may be said while a question is open: the language model of each, made when it is first asked for. */
export function createQuestionModels(tokens: ReadonlyMap<string, number>, said: Said) {
  const models = new Map<ListenFor, LanguageModel>()
  /** Sentences in words and tokens, most of which each question takes: let go with the last model. */
  let sentencesOf: ReturnType<typeof inTokens> | undefined = inTokens(tokens, said)

  return {
    has: (question: ListenFor) => models.has(question),
    of(question: ListenFor): LanguageModel {
      const known = models.get(question)
      if (known) return known
      const model = languageModel(sentencesOf?.(question) ?? [], tokens.size)
      models.set(question, model)
      if (models.size === listenForSchema.options.length) sentencesOf = undefined
      return model
    },
  }
}

function inTokens(tokens: ReadonlyMap<string, number>, said: Said) {
  const known = new WeakMap<readonly string[], readonly number[]>()
  function tokensOf(words: readonly string[]): readonly number[] {
    const found = known.get(words) ?? words.flatMap((word) => tokens.get(word) ?? [])
    known.set(words, found)
    return found
  }
  return (question: ListenFor) =>
    spokenSentences(question, said).map(({ words, weight }) => ({ tokens: tokensOf(words), weight }))
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
