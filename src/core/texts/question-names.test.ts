import { describe, expect, it } from 'vitest'
import type { Language } from '../contract/language.ts'
import { meaningName } from '../language/meaning.ts'
import { topicRows } from '../language/topic-of.ts'
import type { Topic } from '../language/topics.ts'
import { understand } from '../language/understand.ts'
import { textsIn } from './answer-texts.ts'

const topics: readonly Topic[] = [
  // What no list holds has no words of its own, and these two are said with a name.
  ...topicRows
    .map(([name]): Topic => ({ name }))
    .filter(({ name }) => !['outOfScope', 'isNot', 'find'].includes(name)),
  { name: 'contains', substance: 'milk' },
  { name: 'contains', substance: 'peanut' },
  { name: 'advice', concern: 'any' },
  { name: 'available', goods: 'cookies' },
  { name: 'diet', diet: 'vegan' },
  { name: 'diet', diet: 'jain' },
]
const wrapped: Readonly<Record<Language, RegExp>> = {
  'en-IN': /^Did you ask: (.+)\? Yes or no\.$/,
  'hi-IN': /^क्या आपने पूछा: (.+)\? हाँ या नहीं।$/,
}

describe.each(['en-IN', 'hi-IN'] as const)('a question that is asked back in %s', (language) => {
  it.each(topics.map((topic) => [meaningName({ type: 'question', topic, about: { kind: 'this' } }), topic]))(
    'names %s in words that ask for it',
    (name, topic) => {
      const [, text = ''] = wrapped[language].exec(textsIn(language).didYouAsk(topic as Topic)) ?? []
      const { meaning, verdict } = understand({
        ...{ text, question: 'checking', source: 'spoken', names: [], language },
      })
      expect([text, meaning && meaningName(meaning), verdict]).toEqual([text, name, 'act'])
      if ('goods' in topic) expect(meaning).toMatchObject({ topic })
    },
  )
})
