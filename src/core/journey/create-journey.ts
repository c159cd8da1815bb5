import { DELAY, JOURNEY_WAIT } from '../constants.ts'
import { createStepDetector } from '../navigation/steps/step-detector.ts'
import { createAnswers } from './answers.ts'
import type { JourneyEffect } from './effects.ts'
import type { JourneyEvent } from './events.ts'
import { lockScreen } from './everywhere.ts'
import { createFieldNotes } from './field-notes.ts'
import { createIdle, createTurnSign } from './idle.ts'
import type { Journey, JourneyOptions } from './journey.ts'
import { createMachine, type Machine } from './machine.ts'
import { open } from './opening.ts'
import { createReach } from './reach.ts'
import { createStaffCall } from './staff-call.ts'

/** Opens a visit: see `Journey`. */
export function createJourney(options: JourneyOptions): Journey {
  const { clock, speech } = options
  let closed = false
  let begun = false
  let stopBegin = () => {}

  const emit = (effect: JourneyEffect) => {
    if (closed) return
    options.emit(effect)
    if (effect.kind === 'progress') field.moved(effect)
  }
  const steps = createStepDetector(options.steps)
  const staffCall = createStaffCall(() => machine, speech)
  const field = createFieldNotes(() => machine)
  const machine: Machine = createMachine({
    options,
    emit,
    stepped: () => idle.activity(),
    noted: (kind) => field.onWalk(kind),
    act: (word, said) => answers.acts(word, said),
    staffCall,
    over,
  })
  const reach = createReach(machine, speech)
  const idle = createIdle({
    clock,
    speech,
    held: () => machine.trip.alarming || staffCall.isWaiting(),
    warn(said) {
      const id = options.place.kind === 'store' ? 'idle.store' : 'idle.home'
      const { literal } = options
      speech.say([machine.line(id)], { owner: 'journey', rank: 'offer', ...(!literal && { over: said }) })
      if (literal) said()
    },
    kept() {
      if (!closed) machine.aside([machine.line('idle.kept')])
    },
    over() {
      if (options.reload === 'literal') over({ kind: 'end', why: 'inactive', reload: true, kept: null })
      else machine.pause()
    },
  })

  if (options.call) staffCall.takeUp(options.call)
  const answers = createAnswers({ machine, speech, idle })
  const turnSign = createTurnSign(machine, speech)

  function close(how?: 'handOver') {
    const call = how && !closed ? staffCall.handOver() : undefined
    if (!closed) staffCall.close()
    closed = true
    stopBegin()
    idle.close()
    turnSign.close()
    machine.close()
    return call
  }
  function over(effect: JourneyEffect) {
    if (closed) return
    staffCall.close()
    options.emit(effect)
    close()
  }

  /** The welcome comes a little after the first session is set up, or after it is known that there is none. */
  function begin() {
    if (begun) return
    begun = true
    emit({ kind: 'motion', listen: true })
    idle.quietly()
    stopBegin = clock.after(DELAY.afterSetupMs, () => {
      open(machine)
    })
  }

  function tapped() {
    idle.activity()
    if (speech.skip()) return
    // Nothing leads on before there is a connection: a tap tries for it at once.
    if (reach.gaveUp() || !machine.current()) emit({ kind: 'reconnect' })
    machine.current()?.noticed?.('touch')
  }

  /** A press that comes just after the voice's end was meant for the voice, and must not end a part of the walk. */
  function forward() {
    idle.activity()
    if (speech.skip() || speech.quietMs() < JOURNEY_WAIT.lateNextMs) return
    if (machine.current()?.listenFor === 'walking') answers.acts('next', { text: 'next', source: 'pressed' })
  }

  /** The specification gives more time for no hold. */
  const holdIs = options.literal ? 'voice' : 'touch'
  function spoken(by: 'touch' | 'voice') {
    turnSign.spoken()
    idle.activity()
    machine.current()?.noticed?.(by)
  }

  function handle(event: JourneyEvent) {
    const state = machine.current()
    switch (event.type) {
      case 'ready':
        reach.ready(event)
        staffCall.ready()
        field.ready()
        return begin()
      case 'lost':
        return reach.lost(begun)
      case 'offline':
        reach.offline()
        return begin()
      case 'gaveUp':
        // A walk goes on without a connection, and so it begins without one.
        return reach.giveUp(event.reason) ? begin() : undefined
      case 'heard':
        return answers.heard(event.heard)
      case 'typed':
        return answers.given(event.text, 'typed')
      case 'pressed':
        return answers.given(event.words, 'pressed')
      case 'tapped':
        return tapped()
      case 'forward':
        return forward()
      case 'unlocked':
        idle.activity()
        return lockScreen(machine, false)
      case 'key':
        idle.activity()
        return state?.noticed?.('touch')
      case 'hold':
        return spoken(holdIs)
      case 'voice':
        return spoken('voice')
      case 'answering':
        if (event.on) idle.quietly()
        return state?.answering?.(event.on)
      case 'silent':
        return turnSign.silent()
      case 'look':
        turnSign.looking(event.open)
        if (event.open) machine.trip.looked = true
        return state?.look?.(event.open)
      case 'volumeEnd':
        // After what showed the difference, and there is none.
        return machine.add([machine.line(event.by === 1 ? 'volume.most' : 'volume.least')])
      case 'motion':
        if (steps.push(event.sample) > 0) idle.activity()
        return machine.motion(event.sample)
      case 'motionState':
        return reach.motion(event.state)
      case 'screen':
        machine.trip.screenKept = event.kept
        return state?.screenChanged?.()
      case 'alarmStopped':
        machine.trip.alarming = false
        machine.emit({ kind: 'alarmOff' })
        return idle.activity()
      case 'staffCall':
        return staffCall.heard(event.news)
      case 'microphoneDenied':
        return reach.tell([machine.line('mic.denied')])
    }
  }

  // A connection that does not come is a silence too.
  idle.quietly()
  return {
    send(event) {
      if (!closed) handle(event)
    },
    snapshot: machine.snapshot,
    close,
  }
}
