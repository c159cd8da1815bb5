import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listenForSchema } from '../../../../core/contract/modes.ts'
import { modelOf } from '../../../../core/hearing/word-search/language-model.ts'
import { modelTables } from '../../../../core/hearing/word-search/model-file.ts'
import { createQuestionModels, readSaid, tablesMaker, tokensOf } from './question-models.ts'

const FOLDER = 'server/engine/hear/neural/question-models'
const built = (question: string) =>
  modelTables(readFileSync(new URL(`${FOLDER}/${question}.bin`, process.env.COMPILED_SOURCES)))
const said = readSaid()
const tokens = tokensOf(said)
const makeTables = tablesMaker(tokens, said)

describe('the language models that a build writes', () => {
  it.each(listenForSchema.options)('%s: is the one that a start without it makes', (question) => {
    const [read, made] = [built(question), makeTables(question)]
    expect(read.start).toBe(made.start)
    for (const name of ['from', 'tokens', 'scores', 'to', 'backTo', 'backOff', 'alone'] as const)
      expect(
        Buffer.compare(
          Buffer.from(read[name].buffer, read[name].byteOffset, read[name].byteLength),
          Buffer.from(made[name].buffer),
        ),
        name,
      ).toBe(0)
  })

  it('know what people say to a question', () => {
    const follow = (question: 'place' | 'checking', words: string) => {
      const model = modelOf(built(question))
      let [state, score] = [model.start, 0]
      for (const word of words.split(' ')) {
        score += model.follow(state, tokens.get(word) ?? 0)
        state = model.reached()
      }
      return score + model.end(state)
    }
    expect(follow('place', 'in the shop')).toBeGreaterThan(follow('checking', 'in the shop'))
    expect(follow('checking', 'what are the ingredients')).toBeGreaterThan(
      follow('place', 'what are the ingredients'),
    )
  })

  it('are made where there is none: sources have none beside them', () => {
    const model = createQuestionModels(tokens).of('confirm')
    const yes = tokens.get('yes') ?? 0
    expect(model.follow(model.start, yes)).toBeCloseTo(modelOf(built('confirm')).follow(model.start, yes), 6)
  })
})
