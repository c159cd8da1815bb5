import type { Word } from '../language/meaning.ts'
import type { MotionSample } from '../navigation/steps/motion-sample.ts'
import type { Choice } from '../page/page-state.ts'
import type { Line, SayOptions } from '../speech/utterance.ts'
import { forHands } from './by-hand.ts'
import { withoutLock } from './choices.ts'
import type { Choices, JourneyEffect } from './effects.ts'
import type { JourneyOptions } from './journey.ts'
import type { Snapshot } from './snapshot.ts'
import {
  awaitsWords,
  interludes,
  isBlocked,
  neverBlocked,
  type Said,
  type Stage,
  type State,
} from './state.ts'
import { allStates } from './states/all-states.ts'
import { newTrip, type StateName, snapshotOf } from './trip.ts'
import { noticeSteps } from './walk-of.ts'

/** Tells the store's console that staff are wanted, or that nobody is. */
interface CallsStaff {
  call(): void
  off(): void
  /** Staff were called, and nobody has said that they are not needed. */
  isOpen(): boolean
}

/** The statechart's engine: exactly one state, and nothing of a state that was left. */
export interface Machine extends Stage {
  /** Undefined before the first state. */
  current(): State | undefined
  /** The state's own, or what notices steps while a walk rests. */
  motion(sample: MotionSample): void
  /** Rises with each state, and so with each opening of a question. */
  questionId(): number
  /** The store's console is told, or told that nobody is needed. */
  staffCall: CallsStaff
  /** Silence means that the shopper is to speak. */
  awaitsWords(): boolean
  /** Tells which question is open, to an engine that may not know. */
  listen(): void
  snapshot(): Snapshot
  close(): void
}

export interface MachineOptions {
  options: JourneyOptions
  emit: (effect: JourneyEffect) => void
  /** A step was counted. */
  stepped: () => void
  /** The shopper is lost, or stands. */
  noted: Stage['noted']
  /** A word acts in the state that is open; without `said` it was agreed to. */
  act: (word: Word, said: Said | undefined) => void
  /** Who tells the store's console. */
  staffCall: CallsStaff
  /** The visit pauses or ends: nothing more is to happen. */
  over: (effect: JourneyEffect) => void
}

export function createMachine({
  options,
  emit,
  stepped,
  noted,
  act,
  staffCall,
  over,
}: MachineOptions): Machine {
  const { speech } = options
  const trip = newTrip(options)
  let name: StateName | undefined
  let state: State | undefined
  /** Rises with each state: what belongs to an earlier one does nothing. */
  let era = 0
  let closed = false
  /** A word acts in a state that has said nothing of its own. */
  let unentered = false
  let timers = new Set<() => void>()
  let notice: ReturnType<typeof noticeSteps> | undefined

  const inEra = (run: () => void) => {
    const mine = era
    return () => {
      if (mine === era) run()
    }
  }

  function leave() {
    era += 1
    for (const stop of timers) stop()
    timers = new Set()
    state?.leave?.()
  }

  function setMode({ mode = 'echo', reconnects = false }: State) {
    if (mode === trip.mode) return
    trip.mode = mode
    emit({ kind: 'mode', mode, reconnect: reconnects })
  }

  function withBefore(lines: readonly Line[]): readonly Line[] {
    const before = trip.before
    trip.before = []
    return forHands(machine, [...before, ...lines])
  }

  /** Says what leads on. A newcomer first hears what they must know, again until it was heard to its end. */
  function lead(lines: readonly Line[], options: SayOptions) {
    const all = withBefore(lines)
    if (trip.told || !state?.where) return speech.sayNow(all, options)
    const owed = [machine.line('privacy'), machine.line('safety')]
    speech.sayNow(owed, { ...options, over: (end) => end === 'heard' && told() })
    speech.say(all, options)
  }
  function told() {
    if (trip.told) return
    trip.told = true
    machine.changed()
  }

  function go(wanted: StateName, begin: (state: State) => void) {
    if (closed) return
    const to = isBlocked(machine) && !neverBlocked.has(wanted) ? 'blocked' : wanted
    leave()
    if (interludes.has(to) && name && !interludes.has(name)) trip.from = name
    trip.inDanger = !options.literal && (to === 'danger' || (trip.inDanger && interludes.has(to)))
    trip.own = state?.own ?? []
    trip.question = state?.listenFor ?? 'all'
    name = to
    notice = undefined
    state = allStates[to](machine)
    trip.where = state.where ?? trip.where
    setMode(state)
    machine.listen()
    emit({ kind: 'choices', ...named(options.literal ? withoutLock(state.choices) : state.choices) })
    machine.changed()
    begin(state)
  }

  /** Whoever was told to stand still is not led on by what came between. */
  const cameFrom = (): StateName => (trip.inDanger && name !== 'danger' ? 'danger' : trip.from)

  /** A state that only a word was for goes on as after a question that came to nothing. */
  function takeUp(entered: State | undefined) {
    unentered = false
    if (entered?.resume) entered.resume()
    else entered?.enter()
  }

  /** The buttons by the names of the shopper's language; what they say for the shopper is the same in each. */
  function named({ inSight, more }: Choices): Choices {
    const names: Readonly<Record<string, string>> = options.texts.buttons
    const inWords = ({ label, words }: Choice) => ({ label: names[label] ?? label, words })
    return { inSight: inSight.map(inWords), more: more.map(inWords) }
  }

  const machine: Machine = {
    options,
    trip,
    emit,
    stepped,
    noted,
    staffCall,
    current: () => state,
    motion(sample) {
      if (state?.motion) return state.motion(sample)
      // Whoever walks on while a visit opens knows that nothing was said yet.
      if (!state) return
      notice ??= noticeSteps(machine)
      notice(sample)
    },
    questionId: () => era,
    awaitsWords: () => name !== undefined && awaitsWords.has(name),
    listen() {
      if (state)
        emit({
          kind: 'listenFor',
          listenFor: state.listenFor,
          question: { id: era, own: state.own ?? [], ...(trip.section && { section: trip.section }) },
        })
    },
    go: (wanted, begin = (entered) => entered.enter()) => go(wanted, begin),
    goBack: (begin = (entered) => entered.enter()) =>
      go((name === 'asking' ? trip.asking?.from : undefined) ?? cameFrom(), begin),
    ask(line, word, { leaves } = { leaves: false }) {
      const from = name === 'asking' ? trip.asking?.from : name
      trip.asking = { line, word, from: from ?? trip.from, leaves }
      machine.go('asking')
    },
    act(word, said) {
      const before = state
      unentered = true
      act(word, said)
      // Whoever agreed to something that has no use here is told at least where they are.
      if (state === before && unentered && !closed && !speech.speaking()) takeUp(state)
      unentered = false
    },
    line: (id, blanks) => {
      const text = options.texts.spoken(id, { brand: options.brand, ...blanks })
      const whole = !blanks || ('brand' in blanks && Object.keys(blanks).length === 1)
      return { text, recording: whole ? id : null }
    },
    say(lines, then = () => {}) {
      const next = inEra(then)
      lead(lines, { owner: 'journey', over: (end) => end !== 'replaced' && next() })
    },
    sayAndWait(lines, delayMs, run) {
      const wait = () => void machine.after(delayMs, run)
      machine.say(lines, options.literal ? () => {} : wait)
      if (options.literal) wait()
    },
    alert: (lines) => speech.sayNow(lines, { owner: 'journey', rank: 'safety' }),
    aside(lines) {
      if (!unentered) return speech.sayNow(withBefore(lines), { owner: 'journey', aside: true })
      trip.before = [...trip.before, ...lines]
      takeUp(state)
    },
    add: (lines) => speech.say(withBefore(lines), { owner: 'journey' }),
    sayOnWalk(lines, now, whenOver) {
      const options = { owner: 'walk', rank: 'walk', over: inEra(whenOver) } as const
      if (now) lead(lines, options)
      else speech.say(withBefore(lines), options)
    },
    after(delayMs, run) {
      if (closed) return () => {}
      const stop = options.clock.after(delayMs, () => {
        timers.delete(stop)
        run()
      })
      timers.add(stop)
      return () => {
        timers.delete(stop)
        stop()
      }
    },
    speaking: speech.speaking,
    silence: () => speech.clear(),
    changed: () => emit({ kind: 'snapshot', snapshot: machine.snapshot() }),
    pause() {
      machine.changed()
      over({ kind: 'pause' })
    },
    end() {
      const { ending } = trip
      const kept = ending?.why === 'notAtEntrance' ? machine.snapshot() : null
      over({ kind: 'end', why: ending?.why ?? 'inactive', reload: options.reload === 'literal', kept })
    },
    snapshot: () => snapshotOf(trip, options),
    close() {
      closed = true
      leave()
      state = undefined
    },
  }
  return machine
}
