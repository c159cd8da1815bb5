import { DELAY, JOURNEY_WAIT } from '../../constants.ts'
import type { Word } from '../../language/meaning.ts'
import { createGuide } from '../../navigation/guide/guide.ts'
import type { WalkCommand, WalkEffect } from '../../navigation/guide/walk.ts'
import { learnScale, readScale } from '../../navigation/step-scale.ts'
import { choicesOf } from '../choices.ts'
import { toCounter } from '../sections.ts'
import { canCount, type Stage, type State } from '../state.ts'

const commandOf: Readonly<Partial<Record<Word, WalkCommand>>> = {
  next: 'next',
  back: 'back',
  repeat: 'repeat',
  howManyLeft: 'howManyLeft',
  whereAmI: 'whereAmI',
  imHere: 'imHere',
  lost: 'lost',
}

/** One guided walk, from its first instruction to what follows the arrival. */
export function walking(stage: Stage): State {
  const { trip, options } = stage
  const way = trip.path?.navPathSet ?? 'onward'
  const section = trip.section ?? 'biscuits and snacks'
  const endMs = way === 'return' ? DELAY.returnEndMs : DELAY.onwardEndMs
  let arrived = false
  // Nobody who is lost is taken on to the next thing at once.
  let restMs: number = trip.lostAtEnd ? JOURNEY_WAIT.lostMs : endMs
  /** What waits for the arrival to have been heard. */
  let stopWaiting = () => {}

  const guide = createGuide({
    commands: trip.path?.navCommands ?? [],
    end: way === 'return' ? { kind: 'counter' } : { kind: 'section', section },
    profile: options.steps,
    clock: options.clock,
    scale: readScale(trip.scale),
    sensor: canCount(trip.motion),
    ...(options.detector ? { detector: options.detector() } : {}),
    ...(trip.walk ? { from: trip.walk } : {}),
    lostAtEnd: trip.lostAtEnd,
    log: (line) => stage.emit({ kind: 'log', level: 'warn', line }),
    say: (lines, now, over) =>
      stage.sayOnWalk(lines, now, () => {
        over()
        if (arrived && !stage.speaking()) goOnAfter(restMs)
      }),
    emit: perform,
  })

  function perform(effect: WalkEffect) {
    if (effect.kind === 'arrived') {
      arrived = true
      if (effect.confirmed && !stage.speaking()) goOn()
    } else if (effect.kind === 'walked') {
      trip.scale = learnScale(readScale(trip.scale), effect)
      stage.emit({ kind: 'keepScale', scale: readScale(trip.scale) })
    } else {
      if (effect.kind === 'tick') stage.stepped()
      stage.emit(effect)
      if (effect.kind === 'progress') moved()
    }
  }

  function moved() {
    trip.walk = guide.snapshot()
    arrived = trip.walk.arrived
    if (!arrived) stopWaiting()
    stage.changed()
  }

  function goOn() {
    stage.emit({ kind: 'path', path: null })
    trip.arrival = trip.path && { path: trip.path, walk: guide.snapshot() }
    trip.path = null
    trip.walk = null
    stage.go(way === 'return' ? 'buyMore' : 'checking')
  }
  function goOnAfter(delayMs: number) {
    stopWaiting()
    stopWaiting = stage.after(delayMs, goOn)
  }

  function counter() {
    if (way === 'return') stage.say([stage.line('counter.already')], () => guide.command('repeat'))
    else toCounter(stage, stage.aside)
  }

  const help = () => [stage.line('help.walk', { section: way === 'return' ? 'the cash counter' : section })]

  return {
    where: way,
    listenFor: 'walking',
    choices: choicesOf(
      ['Next', 'Repeat', 'Back', 'What is this?', 'Pause'],
      ['How many left', 'Where am I', "I'm here", 'Lost', 'Cash counter'],
    ),
    enter() {
      trip.lostAtEnd = false
      guide.start()
    },
    leave: () => guide.close(),
    word(word) {
      const command = commandOf[word]
      if (word === 'counter') counter()
      else if (arrived && (word === 'next' || word === 'imHere')) {
        guide.command('imHere')
        goOn()
      } else if (command) {
        stopWaiting()
        restMs = command === 'lost' ? JOURNEY_WAIT.lostMs : endMs
        guide.command(command)
      } else return false
      return true
    },
    unmatched(said) {
      // Talk with other people goes on while walking; only what was written or pressed is for us.
      if (said.source !== 'spoken') stage.aside(help())
    },
    help,
    again: () => guide.command('repeat'),
    motion: guide.motion,
    motionChanged(state) {
      if (!canCount(state)) guide.sensorLost()
    },
    lost() {
      if (options.literal) guide.command('pause')
    },
    reconnected(lines) {
      const goOnWalking = () => guide.command(options.literal ? 'resume' : 'repeat')
      if (way === 'onward') {
        trip.before = lines
        return goOnWalking()
      }
      // To the letter, who walks back is led on without a greeting.
      if (!options.literal) stage.add(lines)
      stage.after(DELAY.resumeReturnMs, goOnWalking)
    },
  }
}
