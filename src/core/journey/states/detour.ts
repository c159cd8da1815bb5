import { JOURNEY_WAIT } from '../../constants.ts'
import type { Word } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { awayFromProducts } from '../leading-away.ts'
import { alwaysOurs, manners, type Stage, type State } from '../state.ts'

/** What ends the scan. */
const back: ReadonlySet<Word> = new Set(['back', 'next', 'no', 'counter', 'thanks'])

/** One scan in the middle of something else, or one answer: its questions, and the visit goes on where it was. */
export function detour(stage: Stage): State {
  // From home nothing of a store can be led to.
  const away: readonly Word[] = stage.options.place.kind === 'store' ? awayFromProducts : []
  let looking = false
  let short = false
  let stopWaiting = () => {}

  function goBackAfter(delayMs: number) {
    short = delayMs === JOURNEY_WAIT.afterScanMs
    stopWaiting()
    stopWaiting = stage.after(delayMs, stage.goBack)
  }
  function noticed() {
    if (short) goBackAfter(JOURNEY_WAIT.afterScanMs)
  }
  function ask(words: string) {
    stage.silence()
    stage.emit({ kind: 'ask', words })
    goBackAfter(JOURNEY_WAIT.scanSilentMs)
  }

  return {
    listenFor: 'checking',
    mode: 'scan',
    own: [...new Set([...alwaysOurs, ...back, ...away])],
    choices: choicesOf(
      ['Use-by date', 'Repeat', 'Next', 'What is this?', 'Pause'],
      ['Ingredients', 'Allergens', 'Nutrition'],
    ),
    enter: () => ask(stage.trip.lookUp),
    resume() {
      stage.say([])
      goBackAfter(JOURNEY_WAIT.scanSilentMs)
    },
    word(word, said) {
      if (alwaysOurs.has(word)) return false
      const manner = stage.options.literal ? undefined : manners[word]
      if (manner) stage.emit(manner)
      if (away.includes(word)) stage.goBack(() => stage.act(word, said))
      else if (back.has(word)) stage.goBack()
      else if (said.source === 'spoken') goBackAfter(JOURNEY_WAIT.scanSilentMs)
      else ask(said.text)
      return true
    },
    unmatched(said) {
      if (said.source === 'spoken') goBackAfter(JOURNEY_WAIT.scanSilentMs)
      else ask(said.text)
    },
    noticed,
    help: () => [stage.line('help.scan')],
    again: () => ask('repeat'),
    look(open) {
      looking = open
      goBackAfter(open ? JOURNEY_WAIT.scanSilentMs : JOURNEY_WAIT.afterScanMs)
    },
    answering(on) {
      short = false
      if (on) stopWaiting()
      else goBackAfter(looking ? JOURNEY_WAIT.scanSilentMs : JOURNEY_WAIT.afterScanMs)
    },
    lost: stage.goBack,
  }
}
