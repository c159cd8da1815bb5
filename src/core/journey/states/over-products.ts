import type { Word } from '../../language/meaning.ts'
import type { Said, Stage } from '../state.ts'

/** What the journey does itself while products are checked, as everywhere; "stop" ends what the engine says as well. */
export const alwaysOurs: ReadonlySet<Word> = new Set([
  'stop',
  'pause',
  'startAgain',
  'callStaff',
  'callOff',
  'skip',
  'danger',
  'holdOnly',
  'listenAlways',
  'sounds',
  'lockScreen',
  'unlockScreen',
  'speakHindi',
  'speakEnglish',
])

/** Ends what came between products: the word is for the state that it came between, which says nothing of its own. */
export function handOver(stage: Stage, word: Word | undefined, said: Said): void {
  stage.goBack((state) => {
    if (word === undefined || !state.word(word, said)) state.unmatched?.(said)
  })
}
