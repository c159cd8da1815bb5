import { mkdirSync, writeFileSync } from 'node:fs'
import { listenForSchema } from '../../../../core/contract/modes.ts'
import { modelBytes } from '../../../../core/hearing/word-search/model-file.ts'
import { fileOf, readSaid, tablesMaker, tokensOf } from './question-models.ts'

/** A step of the build: writes the language models of all questions where `createQuestionModels` looks for them. */

const said = readSaid()
const makeTables = tablesMaker(tokensOf(said), said)
for (const question of listenForSchema.options) {
  const file = fileOf(question)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, modelBytes(makeTables(question)))
}
