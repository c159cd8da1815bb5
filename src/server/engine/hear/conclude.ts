import type { Utterance } from '../../../core/hearing/endpoint.ts'
import { createNearness } from '../../../core/hearing/nearness.ts'
import { acceptedText } from '../../../core/hearing/rejection.ts'
import { isPolite } from '../../../core/language/goes-on.ts'
import type { HearingEvent } from './hearing.ts'
import { meaningKey } from './neural/meaning-key.ts'
import type { SecondEar } from './neural/second-ear.ts'
import type { AskedOf, WordsHeard } from './neural/word-ear.ts'
import type { Recognition } from './recogniser.ts'

/** An utterance of which all was heard. */
interface Ended {
  asked: AskedOf
  recognition: Recognition
  /** What the neural ear made of it; undefined where there is none. */
  neural: Promise<WordsHeard> | undefined
  /** From the end of its words to now. */
  quietMs: number
  utterance: Pick<Utterance, 'peakDb' | 'floorDb' | 'meanProbability'>
  speechMs: number
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
    quietMs,
    utterance,
    speechMs,
    held,
    isBehind,
    isWanted,
  }: Ended): void => {
    const { peakDb, floorDb, meanProbability } = utterance
    recognition.finish(({ text, z }) => {
      const accepted = acceptedText({ text, z, speechMs, meanProbability })
      finals = finals.then(async () => {
        const found = await neural
        const larger = await found?.larger
        if (!isWanted()) return
        const first = { grammar: { text: accepted, z }, standsOutDb: peakDb - floorDb, speechMs, held }
        const taken =
          second && found
            ? second.judge(first, found, asked, larger)
            : { text: accepted, score: z, doubtful: false }
        const said = isBehind && isPolite(taken.text) ? { ...taken, text: '', doubtful: false } : taken
        const far = !held && nearness.isFar(peakDb)
        // A neighbour who goes on talking says nothing of ours.
        if (!said.doubtful && meaningKey(said.text, asked) !== '') nearness.learn(peakDb)
        emit({ type: 'final', ...said, speechMs, quietMs, held, far })
      })
    })
  }
}
