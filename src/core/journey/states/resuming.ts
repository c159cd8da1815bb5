import type { Section } from '../../contract/place.ts'
import { pathMark } from '../../navigation/find-path.ts'
import { readLegs } from '../../navigation/read-legs.ts'
import type { Line } from '../../speech/utterance.ts'
import { choicesOf } from '../choices.ts'
import { begin, goOn, nothingChosen } from '../opening.ts'
import { createQuestion } from '../question.ts'
import { nameOf, offered, onwardPath, returnPath } from '../sections.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Stage, State } from '../state.ts'
import { takenUp } from '../trip.ts'

/**
 * A visit that a lost tab, a new build or an hour broke off: carry on? On a walk nobody knows where the shopper stands
 * by now: they are told where it was broken off, and asked.
 */
export function resuming(stage: Stage): State {
  const { trip } = stage
  const found = trip.found
  // Whoever paused on a walk wants to go on with it.
  let asksWhere = found !== null && found === stage.options.resume
  const carryOn = createQuestion(
    stage,
    () => (found ? [stage.line('resume.ask', { last: stage.options.texts.lastPlace(found) })] : []),
    ['resume.ask.r1', 'resume.ask.r2'],
  )
  const there = createQuestion(stage, () => (found ? [whereItWas(stage, found)] : []), [
    'resume.there.r1',
    'resume.there.r2',
  ])
  const question = () => (asksWhere ? there : carryOn)

  function takeUp() {
    if (!found || found.where === 'opening') return anew()
    Object.assign(trip, takenUp(found))
    // Steps may have been missed before it was broken off; who says that they are still there takes them back.
    if (trip.walk && asksWhere) trip.walk = { ...trip.walk, uncounted: undefined }
    goOn(stage, found.where)
  }

  function anew() {
    const { away } = found ? takenUp(found) : trip
    Object.assign(trip, { ...nothingChosen, away, found: null })
    begin(stage)
  }

  /** The way in begins again at the door; from an unknown place there is no way to the counter. */
  function elsewhere() {
    if (!found) return anew()
    const { where, section } = found
    Object.assign(trip, { ...takenUp(found), walk: null, source: null, at: null, away: true, notThere: 0 })
    if (where === 'onward') return fromTheDoor(section)
    trip.before = [stage.line('resume.staff')]
    stage.go('checking')
  }

  /** Nobody is asked about the entrance for a walk that there is not. */
  function fromTheDoor(section: Section | null) {
    if (section && offered(stage).includes(section)) return stage.go('entrance')
    if (section) trip.before = [stage.line('nav.nopath')]
    trip.section = null
    stage.go('section')
  }

  function agree() {
    const isWalk = found?.where === 'onward' || found?.where === 'return'
    if (asksWhere || !isWalk) return takeUp()
    // A walk that had not begun begins at the door, where it asks.
    if (found.where === 'onward' && !found.walk) return elsewhere()
    asksWhere = true
    carryOn.rest()
    askWhere()
  }

  /** Of a path that was edited since, no place is known. */
  function askWhere() {
    const path = found?.walk ? pathOf(stage, found) : null
    if (path?.navCommands.length === 0) takeUp()
    else if (path && found?.path && pathMark(path.navCommands) !== found.path) elsewhere()
    else there.ask()
  }

  return {
    listenFor: 'confirm',
    choices: choicesOf(['Yes', 'No', 'Repeat', 'Pause']),
    enter: () => (asksWhere ? askWhere() : carryOn.ask()),
    word(word) {
      if (word === 'yes') agree()
      else if (word === 'lost' && !stage.options.literal) elsewhere()
      else if (word === 'no') (asksWhere ? elsewhere : anew)()
      else if (word === 'startAgain') anew()
      else return false
      return true
    },
    unmatched: () => question().nudge(),
    noticed: () => question().noticed(),
    help: () => [stage.line(asksWhere ? 'resume.there.r2' : 'resume.ask.r2')],
    again: () => question().ask(),
  }
}

/** The path of a walk that was broken off, as it is now. */
function pathOf(stage: Stage, { where, section, source }: Snapshot) {
  Object.assign(stage.trip, { section, source: source ?? null })
  return where === 'return' ? returnPath(stage) : section && onwardPath(stage, section)
}

function whereItWas(stage: Stage, found: Snapshot): Line {
  const { section, walk } = found
  if (!walk) return stage.line('resume.shelf', { section: nameOf(stage, section, 'section') })
  const path = pathOf(stage, found)
  const of = path ? readLegs(path.navCommands, path.navPathSet, stage.options.texts).legs.length : 0
  const part = Math.min(walk.leg + 1, Math.max(1, of))
  return {
    text: stage.options.texts.placeOnWalk(part, Math.max(1, of), Math.min(9999, walk.counted)),
    recording: null,
  }
}
