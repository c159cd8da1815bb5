import type { Utterance } from '../../../core/hearing/endpoint.ts'
import { acceptedText, createNearness } from '../../../core/hearing/rejection.ts'
import type { Opinion } from '../../../core/hearing/second-opinion.ts'
import type { Transcript } from '../../../core/hearing/transcript.ts'
import { type Ending, endingOf } from '../../../core/language/ending.ts'
import { goesOn, isPolite } from '../../../core/language/goes-on.ts'
import type { HearingEvent } from './hearing.ts'
import { type FirstHeard, meaningKey, productsOf, type SecondEar } from './neural/second-ear.ts'
import type { AskedOf, WordsHeard } from './neural/word-ear.ts'
import type { Recognition } from './recogniser.ts'

/** An utterance of which all was heard. */
interface Ended {
  asked: AskedOf
  recognition: Recognition
  /** What the neural ear made of it; undefined where there is none. */
  neural: Promise<WordsHeard> | undefined
  /** What the transcriber made of it; undefined where it was not asked. */
  transcript?: Promise<Transcript | undefined> | undefined
  /** From the end of its words to now. */
  quietMs: number
  utterance: Pick<Utterance, 'peakDb' | 'floorDb' | 'meanProbability'>
  speechMs: number
  atMs?: number | undefined
  held: boolean
  /** It began right behind words that had ended early, since nothing could follow on them. */
  isBehind: boolean
  /** False once nobody waits for its words any more. */
  isWanted: () => boolean
}

/** Brings a session's utterances to their finals, one after the other: what both ears make of each. */
export function createConclusions(second: SecondEar | undefined, emit: (event: HearingEvent) => void) {
  const nearness = createNearness()
  let finals = Promise.resolve()
  return ({
    asked,
    recognition,
    neural,
    transcript,
    quietMs,
    utterance,
    speechMs,
    atMs,
    held,
    isBehind,
    isWanted,
  }: Ended): void => {
    const { peakDb, floorDb, meanProbability } = utterance
    recognition.finish(({ text, z }) => {
      const accepted = acceptedText({ text, z, speechMs, meanProbability })
      finals = finals.then(async () => {
        const found = await neural
        const others = { larger: await found?.larger, transcript: await transcript }
        if (!isWanted()) return
        const grammar = { text: accepted, z, heard: text }
        const first = { grammar, standsOutDb: peakDb - floorDb, speechMs, held }
        const taken = found ? second?.judge(first, found, asked, others) : undefined
        const said = unanswered(taken ?? { text: accepted, score: z, doubtful: false }, isBehind)
        const far = !held && nearness.isFar(peakDb)
        // A neighbour who goes on talking says nothing of ours.
        if (!said.doubtful && meaningKey(said.text, asked) !== '') nearness.learn(peakDb)
        emit({ type: 'final', ...said, atMs, speechMs, quietMs, held, far })
      })
    })
  }
}

/** Nothing where it is no more than politeness behind words that were answered already. */
const unanswered = (said: Opinion, isBehind: boolean): Opinion =>
  isBehind && isPolite(said.text) ? { ...said, text: '', doubtful: false } : said

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
    behindOf: neural.behind,
    ...second.soFar(first, neural, asked),
  }
  return endingOf(soFar, asked.listenFor, productsOf(asked.names))
}

/** Whether what the grammar's decoder has is a sentence on which nothing follows: worth asking the neural ear sooner. */
export const isAllTo = (said: string, { listenFor, names }: AskedOf): boolean =>
  said.includes(' ') && !goesOn(said, listenFor, productsOf(names))
