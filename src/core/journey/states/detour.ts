import { JOURNEY_WAIT } from '../../constants.ts'
import { choicesOf } from '../choices.ts'
import type { Word } from '../phrases.ts'
import type { Stage, State } from '../state.ts'

const back: ReadonlySet<Word> = new Set(['back', 'next', 'no', 'counter', 'thanks'])
const always: ReadonlySet<Word> = new Set(['stop', 'pause', 'startAgain', 'callStaff'])

/** "What is this?" in the middle of something else: one scan, its questions, and the visit goes on where it was. */
export function detour(stage: Stage): State {
  let looking = false
  let short = false
  let stopWaiting = () => {}

  function goBackAfter(delayMs: number) {
    short = delayMs === JOURNEY_WAIT.afterScanMs
    stopWaiting()
    stopWaiting = stage.after(delayMs, stage.goBack)
  }
  function stirred() {
    if (short) goBackAfter(JOURNEY_WAIT.afterScanMs)
  }
  function ask(words: string) {
    stage.emit({ kind: 'ask', words })
    goBackAfter(JOURNEY_WAIT.scanSilentMs)
  }

  return {
    listenFor: 'checking',
    mode: 'scan',
    choices: choicesOf(
      ['Use-by date', 'Repeat', 'Next', 'What is this?', 'Pause'],
      ['Ingredients', 'Allergens', 'Nutrition'],
    ),
    enter: () => ask('what is this'),
    word(word, said) {
      if (always.has(word)) return false
      if (back.has(word)) {
        if (said.source === 'spoken') stage.emit({ kind: 'hush' })
        stage.goBack()
      } else if (said.source === 'spoken') goBackAfter(JOURNEY_WAIT.scanSilentMs)
      else ask(said.text)
      return true
    },
    unmatched(said) {
      if (said.source === 'spoken') goBackAfter(JOURNEY_WAIT.scanSilentMs)
      else ask(said.text)
    },
    stirred,
    help: () => [stage.line('help.scan')],
    again: () => ask('repeat'),
    look(open) {
      looking = open
      goBackAfter(open ? JOURNEY_WAIT.scanSilentMs : JOURNEY_WAIT.afterScanMs)
    },
    engine(speaking) {
      short = false
      if (speaking) stopWaiting()
      else goBackAfter(looking ? JOURNEY_WAIT.scanSilentMs : JOURNEY_WAIT.afterScanMs)
    },
    lost: stage.goBack,
  }
}
