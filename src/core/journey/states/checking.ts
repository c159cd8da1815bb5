import { DELAY } from '../../constants.ts'
import type { Word } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { toCounter } from '../sections.ts'
import type { Said, Stage, State } from '../state.ts'

/** What is done here as everywhere; "stop" ends what the engine says as well. */
const always: ReadonlySet<Word> = new Set(['stop', 'pause', 'startAgain', 'callStaff', 'skip'])

/** The product check: the engine answers, the journey leads on. */
export function checking(stage: Stage): State {
  const { trip, options } = stage
  const inStore = options.place.kind === 'store'
  const { arrival } = trip
  // The journey flag is cleared on arriving here; a scan on the way, or a pause, is no arrival.
  const reconnects = options.literal && trip.where !== 'checking'

  function enter() {
    const first = !trip.greetedChecking
    trip.greetedChecking = true
    // To the letter the session reconnects here, and "hello again" follows its set-up.
    if (reconnects && trip.connected) return
    stage.say([stage.line(first ? 'scan.hello' : 'hi')])
  }

  const tell = stage.aside

  function thanks() {
    trip.ending = {
      why: 'thanks',
      lines: [stage.line('thanks', { brand: options.brand })],
      delayMs: DELAY.reloadThanksMs,
      undo: 'checking',
    }
    stage.go('ending')
  }

  /** It is not here: the walk is opened again at its end, where "back" leads along it. */
  function reopenWalk(came: NonNullable<typeof arrival>) {
    trip.path = came.path
    trip.walk = came.walk
    trip.lostAtEnd = true
    stage.emit({ kind: 'path', path: came.path })
    stage.go('walking')
  }

  /** Words that lead on from the product check; products themselves, and how they are told, are the engine's. */
  const leads: Readonly<Partial<Record<Word, () => void>>> = {
    counter: () => toCounter(stage, tell),
    thanks,
    ...(arrival && { lost: () => reopenWalk(arrival) }),
  }

  function hand({ text, source }: Said) {
    if (source !== 'spoken' && !trip.connected) return tell([stage.line('scan.alone')])
    stage.silence()
    // What was spoken the engine answers already.
    if (source !== 'spoken') stage.emit({ kind: 'ask', words: text })
  }

  return {
    where: 'checking',
    reconnects,
    listenFor: 'checking',
    mode: 'scan',
    own: [...always, ...(Object.keys(leads) as Word[])],
    choices: inStore
      ? choicesOf(
          ['What is this?', 'Use-by date', 'Cash counter', 'Repeat', 'Pause'],
          ['Ingredients', 'Allergens', 'Nutrition', 'Thank you', ...(arrival ? (['Lost'] as const) : [])],
        )
      : choicesOf(
          ['What is this?', 'Use-by date', 'Thank you', 'Repeat', 'Pause'],
          ['Ingredients', 'Allergens', 'Nutrition'],
        ),
    enter,
    word(word, said) {
      const lead = leads[word]
      if (always.has(word)) return false
      if (lead) lead()
      else {
        if (word === 'slower' || word === 'faster')
          stage.emit({ kind: 'pace', by: word === 'slower' ? -1 : 1 })
        hand(said)
      }
      return true
    },
    unmatched: hand,
    help: () => [stage.line('help.scan')],
    again: () => stage.say([stage.line('hi')]),
    reconnected: stage.add,
  }
}
