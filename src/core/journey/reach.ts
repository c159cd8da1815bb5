import type { SpeechQueue } from '../speech/speech-queue.ts'
import type { Line } from '../speech/utterance.ts'
import type { JourneyEvent, MotionState } from './events.ts'
import type { Machine } from './machine.ts'
import { canCount, isRefused } from './trip.ts'
import { missSteps } from './walk-of.ts'

/** What becomes of a visit when the connection or the motion sensor comes and goes. */
export interface Reach {
  ready(event: Extract<JourneyEvent, { type: 'ready' }>): void
  /** @param welcomeDue the first state comes by itself now, and would silence what is said at once */
  lost(welcomeDue: boolean): void
  offline(): void
  /** Returns whether the visit goes on all the same. `reason`: the server's own words, which refuse it. */
  giveUp(reason: string | undefined): boolean
  /** Nothing more is tried until somebody asks for it. */
  gaveUp(): boolean
  motion(state: MotionState): void
  /** Says something that has nothing to do with the question that is open. */
  tell(lines: readonly Line[], over?: () => void): void
}

/** Waits to be said, and is over with the next connection. */
const ofLoss: ReadonlySet<string> = new Set(['net.lost', 'net.offline', 'net.alone'])

export function createReach(machine: Machine, speech: Pick<SpeechQueue, 'say'>): Reach {
  const { trip, options } = machine
  let hopeless = false
  let motionTold = false
  let walkTold = false

  function tell(lines: readonly Line[], over?: () => void) {
    // The welcome would silence it: it goes before the welcome.
    if (!machine.current() && !over) trip.before = [...trip.before, ...lines]
    else speech.say(lines, { owner: 'journey', ...(over ? { over } : {}) })
  }

  function refuseMotion(state: MotionState) {
    if (motionTold || !isRefused(state) || options.motionRequired) return
    motionTold = true
    const line = machine.line(state === 'error' ? 'motion.error' : 'motion.denied')
    machine.emit({ kind: 'notice', about: 'motion', text: line.text })
    tell([line])
  }

  /** The specification's words for a sensor that is not there by a later set-up. */
  function motionMissing(): Line[] {
    // Where Next leads on as well, nobody is to begin again for it.
    if (!options.motionRequired || canCount(trip.motion)) return []
    if (options.literal ? !isRefused(trip.motion) : options.place.kind !== 'store') return []
    return [machine.line('motion.missing')]
  }

  const wereAt = (last: string | undefined): string =>
    trip.where === 'checking' && last ? last : options.texts.lastPlace(trip)

  function comeBack(last: string | undefined) {
    const state = machine.current()
    if (!state) return
    const missing = motionMissing()
    if (missing[0]) machine.emit({ kind: 'notice', about: 'motion', text: missing[0].text })
    if (options.literal && missing.length > 0) return tell(missing)
    const hello = options.literal ? 'hi' : 'net.back'
    const greeting = machine.line(hello, options.literal ? undefined : { last: wereAt(last) })
    const lines = [...missing, greeting]
    if (state.reconnected) return state.reconnected(lines)
    trip.before = lines
    state.again()
  }

  /** What a walk does without a connection, said once however often the loss is told; the letter stops it. */
  function tellWalk(): boolean {
    const walks = trip.where === 'onward' || trip.where === 'return'
    if (options.literal || !walks || !machine.current()) return false
    if (!walkTold) tell([machine.line(canCount(trip.motion) ? 'net.walk' : 'net.walk.manual')])
    walkTold = true
    return true
  }

  /** The lists are here, and so are the ways of this store: they are walked by hand, as on a phone without a network. */
  function canBeginAlone(): boolean {
    const { literal, place } = options
    return (
      !literal && !machine.current() && place.kind === 'store' && Object.keys(place.store.paths).length > 0
    )
  }

  return {
    ready({ last, moved }) {
      trip.connected = true
      trip.looked ||= last !== undefined
      hopeless = false
      walkTold = false
      const state = machine.current()
      if (!state) {
        trip.before = trip.before.filter(({ recording }) => !recording || !ofLoss.has(recording))
        return
      }
      machine.emit({ kind: 'mode', mode: trip.mode, reconnect: false })
      machine.listen()
      if (!moved) comeBack(last)
    },
    lost(welcomeDue) {
      trip.connected = false
      machine.current()?.lost?.()
      if (tellWalk()) return
      const lines = [machine.line('net.lost')]
      if (welcomeDue) tell(lines)
      else speech.say(lines, { owner: 'journey' })
    },
    offline() {
      trip.connected = false
      if (!tellWalk()) tell([machine.line('net.offline')])
    },
    giveUp(reason) {
      trip.connected = false
      hopeless = true
      const walks = trip.where === 'onward' || trip.where === 'return'
      const wasTold = walkTold
      if (tellWalk()) {
        if (wasTold) tell([machine.line('net.still')])
        return true
      }
      if (!walks && reason === undefined && canBeginAlone()) {
        tell([machine.line('net.alone')])
        return true
      }
      const lines = [machine.line('net.fail')]
      if (walks) tell(lines)
      else {
        tell(lines, () => {
          // Nothing but a walk goes on without a connection: it waits for the tap that tries again, or for staff.
          if (hopeless && !trip.alarming) machine.pause()
        })
      }
      return walks
    },
    gaveUp: () => hopeless,
    motion(state) {
      if (state === trip.motion) return
      const counted = canCount(trip.motion)
      trip.motion = state
      refuseMotion(state)
      const current = machine.current()
      if (current?.motionChanged) current.motionChanged(state)
      else if (counted && !canCount(state)) missSteps(machine)
    },
    tell,
  }
}
