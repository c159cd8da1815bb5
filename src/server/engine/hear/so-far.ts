import { type Ending, endingOf } from '../../../core/language/ending.ts'
import { goesOn } from '../../../core/language/goes-on.ts'
import { productsOf } from './neural/meaning-key.ts'
import type { FirstHeard, SecondEar } from './neural/second-ear.ts'
import type { AskedOf, WordsHeard } from './neural/word-ear.ts'

/** What may follow on what both ears heard up to a pause. */
export function endingSoFar(
  second: Pick<SecondEar, 'soFar'>,
  first: FirstHeard,
  neural: WordsHeard,
  asked: AskedOf,
): Ending {
  const soFar = {
    sentences: neural.sentences.map(({ text }) => text),
    grammar: first.grammar.text,
    fitOf: (text: string) => neural.as(text)?.sound,
    endsOf: neural.ends,
    ...second.soFar(first, neural, asked),
  }
  return endingOf(soFar, asked.listenFor, productsOf(asked.names))
}

/** Whether what the grammar's decoder has is a sentence on which nothing follows: worth asking the neural ear sooner. */
export const isAllTo = (said: string, { listenFor, names }: AskedOf): boolean =>
  said.includes(' ') && !goesOn(said, listenFor, productsOf(names))
