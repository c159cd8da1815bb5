import { spoken } from '../texts/spoken.ts'
import type { JourneyEffect } from './effects.ts'
import type { JourneyOptions } from './journey.ts'
import type { Snapshot } from './snapshot.ts'
import type { Line, SayOptions, Speech } from './speech.ts'
import { interludes, isBlocked, type Stage, type State, type StateName, type Trip } from './state.ts'
import { allStates } from './states/all-states.ts'

/** The statechart's engine: exactly one state, and nothing of a state that was left. */
export interface Machine extends Stage {
  /** Undefined before the first state. */
  current(): State | undefined
  snapshot(): Snapshot
  close(): void
}

export interface MachineOptions {
  options: JourneyOptions
  speech: Speech
  emit: (effect: JourneyEffect) => void
  /** A step was counted. */
  stepped: () => void
  /** The visit pauses or ends: nothing more is to happen. */
  over: (effect: JourneyEffect) => void
}

/** A visit that goes on is where the pause found it even before its first state: that may be paused again. */
const newTrip = ({ resume, ...options }: JourneyOptions): Trip => ({
  where: resume?.where ?? 'opening',
  section: resume?.section ?? null,
  notThere: resume?.notThere ?? 0,
  path: null,
  walk: resume?.walk ?? null,
  scale: options.scale,
  motion: 'unknown',
  connected: false,
  mode: 'echo',
  told: !options.firstVisit || resume?.told === true,
  kept: options.kept ?? null,
  arrival: null,
  astray: false,
  greetedChecking: false,
  ending: null,
  alarming: false,
  from: 'welcome',
  before: [],
})

export function createMachine({ options, speech, emit, stepped, over }: MachineOptions): Machine {
  const trip = newTrip(options)
  let name: StateName | undefined
  let state: State | undefined
  /** Rises with each state: what belongs to an earlier one does nothing. */
  let era = 0
  let closed = false
  let timers = new Set<() => void>()

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
    return [...before, ...lines]
  }

  /** Says what leads on. A newcomer first hears what they must know, again until it was heard to its end. */
  function lead(lines: readonly Line[], says: SayOptions) {
    const owed = trip.told || !state?.where ? [] : [machine.line('privacy'), machine.line('safety')]
    const preface = { lines: owed.length, over: told }
    speech.say([...owed, ...withBefore(lines)], owed.length > 0 ? { ...says, preface } : says)
  }
  function told() {
    if (trip.told) return
    trip.told = true
    machine.changed()
  }

  function snapshot(): Snapshot {
    const { place } = options
    const { where, section, notThere, walk, told } = trip
    return {
      version: 1,
      storeId: place.kind === 'store' ? place.store.id : null,
      where,
      section,
      notThere,
      walk,
      told,
    }
  }

  const machine: Machine = {
    options,
    trip,
    emit,
    stepped,
    current: () => state,
    go(wanted) {
      if (closed) return
      const to = isBlocked(machine) && wanted !== 'stopping' ? 'blocked' : wanted
      leave()
      if (interludes.has(to) && name && !interludes.has(name)) trip.from = name
      name = to
      state = allStates[to](machine)
      trip.where = state.where ?? trip.where
      setMode(state)
      emit({ kind: 'listenFor', listenFor: state.listenFor })
      emit({ kind: 'choices', ...state.choices })
      machine.changed()
      state.enter()
    },
    goBack: () => machine.go(trip.from),
    line: (id, blanks) => {
      const text = spoken(id, { brand: options.brand, ...blanks })
      return { text, id: blanks && !('brand' in blanks && Object.keys(blanks).length === 1) ? null : id }
    },
    say(lines, then = () => {}) {
      const next = inEra(then)
      lead(lines, { cut: true, over: (heard) => heard && next() })
    },
    aside: (lines) => speech.say(withBefore(lines), { cut: true, aside: true }),
    add: (lines) => speech.say(withBefore(lines), { cut: false }),
    sayFor(line, cut, whenOver) {
      const over = inEra(whenOver)
      if (cut) lead([line], { cut, over })
      else speech.say(withBefore([line]), { cut, over })
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
    silence: speech.silence,
    changed: () => emit({ kind: 'snapshot', snapshot: snapshot() }),
    pause() {
      machine.changed()
      over({ kind: 'pause' })
    },
    end() {
      const { ending } = trip
      const kept = ending?.why === 'notAtEntrance' ? snapshot() : null
      over({ kind: 'end', why: ending?.why ?? 'inactive', reload: options.reload === 'literal', kept })
    },
    snapshot,
    close() {
      closed = true
      leave()
      state = undefined
    },
  }
  return machine
}
