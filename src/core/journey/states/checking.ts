import type { Word } from '../../language/meaning.ts'
import { choicesOf } from '../choices.ts'
import { awayFromProducts } from '../leading-away.ts'
import { toCounter } from '../sections.ts'
import { alwaysOurs, manners, type Said, type Stage, type State } from '../state.ts'
import { thank } from './ending.ts'

/** The product check: the engine answers, the journey leads on. */
export function checking(stage: Stage): State {
  const { trip, options } = stage
  const inStore = options.place.kind === 'store'
  const { arrival } = trip
  // To the letter of the specification an answer is not taken back.
  const last = options.literal ? 'Pause' : 'That is wrong'
  // The journey flag is cleared on arriving here; a scan on the way, or a pause, is no arrival.
  const arrives = trip.where !== 'checking'
  const reconnects = options.literal && arrives

  /** What cannot be done now is not offered; it is with the next connection. */
  function greeting() {
    if (!trip.connected && !options.literal) return stage.line('scan.alone')
    const first = !trip.greetedChecking
    trip.greetedChecking = true
    return stage.line(first ? 'scan.hello' : 'hi')
  }

  function enter() {
    const hello = greeting()
    // To the letter the session reconnects here, and "hello again" follows its set-up.
    if (reconnects && trip.connected) return
    const here = arrives && !options.literal ? options.own?.('checking', trip.section) : undefined
    stage.say([...(here ?? []), hello])
  }

  const tell = stage.aside
  const asksFirst = inStore && !options.literal

  function thanks({ sure }: Said) {
    if (asksFirst && !sure) return stage.ask(stage.line('thanks.ask'), 'thanks', { leaves: true })
    thank(stage, 'checking')
  }

  /** It is not here: the walk is opened again at its end, where "back" leads along it. */
  function reopenWalk(came: NonNullable<typeof arrival>) {
    Object.assign(trip, { ...came, lostAtEnd: true })
    stage.emit({ kind: 'path', path: came.path })
    stage.go('walking')
  }

  function counter({ sure, source }: Said) {
    const mayBeMisheard = asksFirst && trip.inHand && !sure && source !== 'pressed'
    if (mayBeMisheard) stage.ask(stage.line('product.leave'), 'counter', { leaves: true })
    else toCounter(stage, tell)
  }

  /** Words that lead on from the product check; products themselves, and how they are told, are the engine's. */
  const leads: Readonly<Partial<Record<Word, (said: Said) => void>>> = {
    counter,
    thanks,
    ...(arrival && { lost: () => reopenWalk(arrival) }),
  }
  /** Answered by the visit: the engine knows products, and no places. */
  const ofPlace: readonly Word[] = inStore
    ? [...awayFromProducts, ...(options.literal ? [] : (['whereAmI'] as const))]
    : []

  /** The product is put back once its date was read or is not wanted: "cash counter" was offered then. */
  let asksDate = false
  function follow(word: Word) {
    asksDate = word === 'date' || word === 'yes'
    if (word === 'no') trip.inHand = false
  }

  function hand({ text, source, sure }: Said) {
    if (!trip.connected) return tell([stage.line('scan.alone')])
    stage.silence()
    // What was spoken the engine answers already.
    if (source !== 'spoken' || sure) stage.emit({ kind: 'ask', words: text })
  }

  return {
    where: 'checking',
    reconnects,
    listenFor: 'checking',
    mode: 'scan',
    own: [...new Set([...alwaysOurs, ...(Object.keys(leads) as Word[]), ...ofPlace])],
    choices: inStore
      ? choicesOf(
          ['What is this?', 'Use-by date', 'Cash counter', 'Repeat', last],
          [
            ...(['Ingredients', 'Allergens', 'Nutrition', 'What do you have?', 'Change section'] as const),
            ...(['Thank you', ...(arrival ? (['Lost'] as const) : [])] as const),
          ],
        )
      : choicesOf(
          ['What is this?', 'Use-by date', 'Thank you', 'Repeat', last],
          ['Ingredients', 'Allergens', 'Nutrition'],
        ),
    enter,
    resume: () => stage.say([]),
    word(word, said) {
      const lead = leads[word]
      const manner = manners[word]
      if (alwaysOurs.has(word) || (!lead && ofPlace.includes(word))) return false
      if (lead) lead(said)
      else {
        if (manner) stage.emit(manner)
        follow(word)
        hand(said)
      }
      return true
    },
    unmatched: hand,
    look(open) {
      if (open) trip.inHand = true
      else if (asksDate) trip.inHand = false
    },
    help: () => [stage.line('help.scan')],
    again: () => stage.say([stage.line('hi')]),
    reconnected: (lines) => stage.add(trip.greetedChecking ? lines : [...lines, greeting()]),
  }
}
