import { readFileSync } from 'node:fs'
import { ASKED, type Said } from '../../../../core/language/spoken-text.ts'

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
