import type { Word } from '../../language/meaning.ts'
import { isAlwaysOpen } from '../../language/words.ts'
import { choicesOf } from '../choices.ts'
import { alwaysOurs, handOver, type Stage, type State } from '../state.ts'
import { countOn } from '../walk-of.ts'

const told = ['left', 'right', 'straight', 'arrived', 'contains', 'unsure', 'tick', 'turn'] as const
/** The longest of them is heard and felt in this, with a breath behind it. */
const SIGN_MS = 1600
const ends: ReadonlySet<Word> = new Set(['stop', 'back', 'no', 'next'])

/** "Sounds": each is named and given, then the visit goes on. On a walk the steps count on. */
export function sounds(stage: Stage): State {
  const { trip } = stage
  const isCheck = trip.mode === 'scan'
  const goOn = () => stage.goBack((state) => (state.resume ?? state.enter)())

  /** What follows the sign that is being given; its name is skipped as every sentence is. */
  let next: (() => void) | undefined

  function tell(at: number) {
    next = undefined
    const sign = told[at]
    if (!sign) return stage.say([stage.line('signs.last')], goOn)
    stage.say([stage.line(`signs.${sign}`)], () => {
      stage.emit({ kind: 'sign', sign, anyway: true })
      const cancel = stage.after(SIGN_MS, () => tell(at + 1))
      next = () => {
        cancel()
        tell(at + 1)
      }
    })
  }
  const enter = () => stage.say([stage.line('signs.first')], () => tell(0))

  return {
    ...countOn(stage, trip.from === 'walking'),
    listenFor: trip.question,
    mode: trip.mode,
    own: [...new Set([...alwaysOurs, ...trip.own, ...ends])],
    choices: choicesOf(['Skip', 'Back', 'Repeat', 'Pause']),
    enter,
    word(word, said) {
      if (ends.has(word)) {
        stage.silence()
        goOn()
      } else if (word === 'skip' && next) next()
      else if (isCheck && !alwaysOurs.has(word)) handOver(stage, word, said)
      else if (!isCheck && !isAlwaysOpen(word)) stage.goBack(() => stage.act(word, said))
      else return false
      return true
    },
    unmatched(said) {
      if (isCheck) handOver(stage, undefined, said)
    },
    help: () => [stage.line('signs.first')],
    again: enter,
    reconnected: stage.add,
  }
}
