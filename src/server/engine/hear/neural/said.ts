import { readFileSync } from 'node:fs'
import { ASKED, type Said } from '../../../../core/language/spoken-text.ts'

/** What shoppers say, out of the files that rules of understanding are written by: a sentence, a tab, what it means. */
export function readSaid(): Said {
  const sentencesOf = (question: string) =>
    readFileSync(new URL(`../../../../core/language/en/said/${question}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => line.split('\t')[0] || [])
  return new Map(ASKED.map((question) => [question, sentencesOf(question)]))
}
