import { DELAY, JOURNEY_WAIT } from '../../constants.ts'
import { isSectionWord, sectionOf, type Word } from '../../language/meaning.ts'
import { walkLine } from '../../navigation/guide/sentences.ts'
import type { WalkCommand, WalkEffect } from '../../navigation/guide/walk.ts'
import { learnScale, readScale } from '../../navigation/step-scale.ts'
import { choicesOf } from '../choices.ts'
import { offerPocket } from '../pocket-offer.ts'
import { hasReturn, nameOf, toCounter } from '../sections.ts'
import type { Said, Stage, State } from '../state.ts'
import { canCount } from '../trip.ts'
import { keepWalk, walkOf } from '../walk-of.ts'

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
  // Who comes back to it with another word was there already.
  let arrived = trip.walk?.arrived ?? false
  /** Told to stand still: nobody who is lost is led on by a line that comes back, or taken on to the next thing at once. */
  let isLost = trip.lostAtEnd
  const restMs = () => (isLost ? JOURNEY_WAIT.lostMs : endMs)
  const pocket = offerPocket(stage)
  let missedAtMs = Number.NEGATIVE_INFINITY
  let arrivedAtMs = Number.NEGATIVE_INFINITY
  /** What waits for the arrival to have been heard. */
  let stopWaiting: (() => void) | undefined
  let waitedFor = false

  const guide = walkOf(stage, {
    log: (line) => stage.emit({ kind: 'log', level: 'warn', line }),
    say: (lines, now, over) =>
      stage.sayOnWalk(lines, now, () => {
        over()
        if (arrived && !(options.literal && stage.speaking())) goOnAfter(restMs())
      }),
    emit: perform,
  })

  let begun = false
  let cancelGoingOn = () => {}
  function begin() {
    if (begun) return
    begun = true
    trip.lostAtEnd = false
    Object.assign(trip, { at: null, away: true })
    guide.start()
    tellDark()
  }

  /** What goes dark counts no steps: known before it happens. */
  function tellDark() {
    if (!begun || trip.screenKept || trip.darkTold || options.literal || !canCount(trip.motion)) return
    trip.darkTold = true
    stage.add([walkLine(stage.options.texts, 'nav.dark')])
  }

  function perform(effect: WalkEffect) {
    if (effect.kind === 'arrived') {
      arrived = true
      arrivedAtMs = options.clock.now()
      if (effect.confirmed && !stage.speaking()) goOn()
    } else if (effect.kind === 'walked') {
      trip.scale = learnScale(readScale(trip.scale), effect)
      stage.emit({ kind: 'keepScale', scale: readScale(trip.scale) })
    } else if (effect.kind === 'agree') agree(effect.about)
    else if (effect.kind === 'stood') stage.noted('stood')
    else {
      if (effect.kind === 'tick') stage.stepped()
      stage.emit(effect)
      if (effect.kind === 'progress') moved()
      pocket.perform(effect)
    }
  }

  /** Where only the shopper can tell: a yes acts as their own word would. */
  function agree(about: Extract<WalkEffect, { kind: 'agree' }>['about']) {
    if (about !== 'end') return stage.ask(walkLine(stage.options.texts, `nav.agree.${about}`), 'next')
    const place = nameOf(stage, way === 'return' ? null : section, 'counter')
    stage.ask(walkLine(stage.options.texts, 'nav.agree.end', { place }), 'imHere')
  }

  function moved() {
    const at = guide.snapshot()
    // The new part has been told.
    if (at.leg !== trip.walk?.leg) cancelGoingOn()
    keepWalk(stage, at)
    arrived = at.arrived
    if (!arrived) rest()
    stage.changed()
  }

  /** The walk is over; what is left of it is where it led to. */
  function settle() {
    stage.emit({ kind: 'path', path: null })
    trip.arrival = trip.path && { path: trip.path, source: trip.source, walk: guide.snapshot() }
    trip.path = null
    trip.walk = null
    trip.source = null
    trip.inHand = false
    trip.at = way === 'onward' ? section : null
  }
  function goOn() {
    settle()
    const { goal } = trip
    trip.goal = null
    if (goal && way === 'onward') stage.go('turning')
    else stage.go(way === 'return' ? 'buyMore' : 'checking')
  }
  function rest() {
    stopWaiting?.()
    stopWaiting = undefined
  }
  /** Something else may be being said by then, about the connection perhaps. */
  function goOnAfter(delayMs: number) {
    rest()
    stopWaiting = stage.after(delayMs, () =>
      stage.speaking() && !options.literal ? goOnAfter(delayMs) : goOn(),
    )
  }

  const isAtShelf = () => way === 'onward' && !isLost && !trip.goal && !options.literal

  /** A press too many on the way: it costs nobody the sentence that says where they are. */
  const isLate = (word: Word, { source }: Said) =>
    word === 'next' &&
    source === 'pressed' &&
    !options.literal &&
    options.clock.now() - arrivedAtMs < JOURNEY_WAIT.lateArrivalMs

  /** After the arrival: what leads on from it. */
  function goesOn(word: Word, said: Said): boolean {
    if (isLate(word, said)) return true
    if (word === 'next' || word === 'imHere') {
      guide.command('arrived')
      goOn()
    } else if (word === 'whatIsThis' && isAtShelf()) {
      // Nobody is sent back to the walk with a pack in hand. Nothing has answered it yet, spoken or not.
      settle()
      stage.go('checking', (entered) => entered.word?.(word, { ...said, source: 'pressed' }))
    } else return false
    return true
  }

  function counter() {
    if (way === 'return') stage.say([stage.line('counter.already')], () => guide.command('repeat'))
    else if (options.literal) toCounter(stage, stage.aside)
    else if (!hasReturn(stage, section)) stage.aside([stage.line('nav.nopath')])
    else if (arrived) {
      settle()
      stage.go('checking', () => toCounter(stage, stage.aside))
    } else {
      trip.goal = 'counter'
      const goOn = () => (begun ? guide.command('repeat') : begin())
      stage.say([stage.line('counter.then', { section: nameOf(stage, section, 'section') })], goOn)
    }
  }

  /** Spoken to us, and not understood: an instruction is never cut for it, and talk with others not answered each time. */
  function missed() {
    const now = options.clock.now()
    if (options.literal || stage.speaking() || now - missedAtMs < JOURNEY_WAIT.notCaughtMs) return
    missedAtMs = now
    stage.aside([stage.line('walk.missed')])
  }

  /** Nobody's walk ends for a bare word that others say too. */
  function commandFor(word: Word, { sure, source }: Said): WalkCommand | undefined {
    const isSure = sure || source === 'pressed' || options.literal
    return word === 'imHere' && isSure ? 'arrived' : commandOf[word]
  }

  function lose() {
    stage.noted('lost')
    // Nobody is led on from an end that is not where they stand.
    if (arrived) trip.goal = null
  }

  const help = () => [
    stage.line('help.walk', { section: nameOf(stage, way === 'return' ? null : section, 'counter') }),
  ]

  return {
    where: way,
    listenFor: 'walking',
    choices: choicesOf(
      ['Next', 'Repeat', 'Back', 'What is this?', 'Pause'],
      ['How many left', 'Where am I', "I'm here", 'Lost', 'Cash counter', 'Change section'],
    ),
    enter: begin,
    leave() {
      cancelGoingOn()
      guide.close()
    },
    word(word, said) {
      const command = commandFor(word, said)
      if (command) begin()
      if (word === 'counter') counter()
      else if (way === 'onward' && isSectionWord(word) && section === sectionOf[word]) stage.aside(help())
      else if (arrived && goesOn(word, said)) return true
      else if (command) {
        rest()
        cancelGoingOn()
        isLost = command === 'lost'
        if (isLost) lose()
        guide.command(command)
      } else return false
      return true
    },
    unmatched({ source }) {
      if (source !== 'spoken') stage.aside(help())
      else missed()
    },
    // "Lost" may be on its way. In a noisy shop a voice is waited for once.
    noticed(by) {
      if (!stopWaiting || (by === 'voice' && waitedFor) || options.literal) return
      waitedFor ||= by === 'voice'
      goOnAfter(restMs())
    },
    help,
    again: () => guide.command('repeat'),
    motion(sample) {
      pocket.motion(sample)
      guide.motion(sample)
    },
    motionChanged(state) {
      if (!canCount(state)) guide.sensorLost()
    },
    screenChanged: tellDark,
    lost() {
      if (options.literal) guide.command('pause')
    },
    reconnected(lines) {
      const goOnWalking = () => guide.command(options.literal ? 'resume' : isLost ? 'lost' : 'repeat')
      if (way === 'onward') {
        trip.before = lines
        return goOnWalking()
      }
      // To the letter, who walks back is led on without a greeting.
      if (!options.literal) stage.add(lines)
      cancelGoingOn()
      cancelGoingOn = stage.after(DELAY.resumeReturnMs, goOnWalking)
    },
  }
}
