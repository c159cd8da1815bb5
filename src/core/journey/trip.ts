import { JOURNEY_WAIT } from '../constants.ts'
import type { ListenFor, Mode } from '../contract/modes.ts'
import type { Section, Where } from '../contract/place.ts'
import type { Word } from '../language/meaning.ts'
import { type NavigationPath, pathMark } from '../navigation/find-path.ts'
import type { WalkSnapshot } from '../navigation/guide/walk.ts'
import type { StepDetector } from '../navigation/steps/motion-sample.ts'
import type { TurnWatch } from '../navigation/turns/turn-watch.ts'
import type { Line } from '../speech/utterance.ts'
import type { EndReason } from './effects.ts'
import type { MotionState } from './events.ts'
import type { JourneyOptions } from './journey.ts'
import type { Snapshot } from './snapshot.ts'

export type StateName =
  | 'welcome'
  | 'brief'
  | 'tour'
  | 'introduction'
  | 'place'
  | 'section'
  | 'entrance'
  | 'prepare'
  | 'walking'
  | 'leaving'
  | 'standing'
  | 'turning'
  | 'crossing'
  | 'checking'
  | 'detour'
  | 'buyMore'
  | 'keepApp'
  | 'ending'
  | 'stopping'
  | 'restarting'
  | 'asking'
  | 'danger'
  | 'sounds'
  | 'resuming'
  | 'atShelf'
  | 'blocked'

/** Steps are counted until the phone has said that it cannot. */
export const canCount = (motion: Trip['motion']): boolean => motion === 'granted' || motion === 'unknown'

/** Somebody or something said no; a phone that asks nobody and has no sensor did not. */
export const isRefused = (motion: Trip['motion']): boolean => motion === 'denied' || motion === 'error'

/** "Did you say …?", or "Shall we leave …?": what acts after a yes, and where it does. */
interface Asking {
  line: Line
  word: Word
  from: StateName
  /** A yes leaves or ends what is under way. */
  leaves: boolean
}

/** How a visit ends by itself: what is said, and how long after its end. */
interface Ending {
  why: EndReason
  lines: readonly Line[]
  delayMs: number
  /** Where "back" leads. */
  undo: StateName
}

/** What one visit remembers from state to state. */
export interface Trip {
  where: Where
  section: Section | null
  notThere: number
  /** Where the shopper stands, from an arrival to the next walk. */
  at: Section | null
  /** Not at the entrance any more: where `at` names no place and no walk is in hand, nobody knows where they stand. */
  away: boolean
  /** Where the walk in hand begins; null for the entrance. */
  source: Section | null
  path: NavigationPath | null
  walk: WalkSnapshot | null
  /** Steps that were noticed while the walk rested on the part under way, too few by themselves to tell. */
  moved: number
  /** What feels the shopper walk: one for the whole visit, so that no state forgets a turn or half a stride. */
  senses: { steps: StepDetector; turns: TurnWatch } | null
  /** Asked for on the way to a section: where to go from there. */
  goal: 'counter' | null
  /** Where the way to the counter begins, until it is taken; null for the entrance. */
  leavingFrom: Section | null
  /** The phone keeps its screen on while it is looked at. */
  screenKept: boolean
  /** The whole introduction was begun. */
  toured: boolean
  /** To lock the screen was offered. */
  pocketOffered: boolean
  /** That it does not was said. */
  darkTold: boolean
  /** As storage holds it, then as learnt. */
  scale: unknown
  motion: MotionState | 'unknown'
  connected: boolean
  mode: Mode
  /** Heard already, or known: what is kept, and that obstacles cannot be seen. */
  told: boolean
  /** The section whose code was scanned, until the shopper has said whether they stand there. */
  scanned: Section | null
  /** A visit that was broken off and is not taken up yet. */
  found: Snapshot | null
  /** What the last visit left; spoken of once. */
  kept: Snapshot | null
  /** The walk that led to where products are checked, for who finds that it is not here; null without one. */
  arrival: (Pick<Trip, 'source'> & { path: NavigationPath; walk: WalkSnapshot }) | null
  /** Its end turned out not to be here. */
  lostAtEnd: boolean
  /** A look is under way, or its product is still talked about. */
  inHand: boolean
  /** A look was opened in this visit: there may be an answer that is doubted. */
  looked: boolean
  /** What a detour asks the engine. */
  lookUp: string
  asking: Asking | null
  /** What the state before this one did itself while the engine answered. */
  own: readonly Word[]
  /** What it asked. */
  question: ListenFor
  /** "We can check products now" was said. */
  greetedChecking: boolean
  ending: Ending | null
  /** The sound that calls staff is on: whoever called them is not left. */
  alarming: boolean
  /** Told to stand still, and not gone on since: what comes between leads back to that. */
  inDanger: boolean
  /** Where an interlude (a scan, a "really stop?") came from. */
  from: StateName
  /** Said before whatever is said next. */
  before: readonly Line[]
}

/** At the cash counter. */
export const atCounter: ReadonlySet<Where> = new Set(['buyMore', 'keepApp'])

/** Where products are checked, and where the way back begins. */
const isAtShelf = ({ where, walk }: Pick<Snapshot, 'where' | 'walk'>) =>
  where === 'checking' || (where === 'return' && !walk)

/** Where the shopper stands, by a snapshot; older pages told it by the rest alone. */
export function standingOf(found: Snapshot): Pick<Trip, 'at' | 'away'> {
  const { where, section, at = null, away = false, walk } = found
  const shelf = isAtShelf(found) && !away ? section : at
  return { at: shelf, away: away || shelf !== null || walk !== null || atCounter.has(where) }
}

/** As much of it as the rest of a snapshot does not tell. */
function standingIn(trip: Trip): Pick<Snapshot, 'at' | 'away'> {
  const { where, at, away, walk } = trip
  if (at) return isAtShelf(trip) ? {} : { at }
  return away && !walk && !atCounter.has(where) ? { away } : {}
}

/** Away for so short that they stand where they stood. */
export const isStillThere = ({ awayMs = Number.POSITIVE_INFINITY }: Pick<JourneyOptions, 'awayMs'>) =>
  awayMs >= 0 && awayMs <= JOURNEY_WAIT.stillThereMs

/** A visit that goes on is where the pause found it even before its first state: that may be paused again. */
export const newTrip = ({ resume, ...options }: JourneyOptions): Trip => ({
  where: resume?.where ?? 'opening',
  section: resume?.section ?? null,
  notThere: resume?.notThere ?? 0,
  ...(resume ? standingOf(resume) : { at: null, away: false }),
  source: resume?.source ?? null,
  path: null,
  walk: resume?.walk ?? null,
  moved: 0,
  senses: null,
  goal: resume?.goal ?? null,
  leavingFrom: null,
  screenKept: true,
  darkTold: false,
  scale: options.scale,
  motion: 'unknown',
  connected: false,
  mode: 'echo',
  told: !(options.firstVisit || options.owesSafety) || resume?.told === true,
  scanned: options.scanned ?? null,
  found: options.found ?? null,
  kept: options.kept ?? null,
  arrival: null,
  lostAtEnd: false,
  inHand: false,
  looked: false,
  lookUp: '',
  asking: null,
  own: [],
  question: 'all',
  pocketOffered: false,
  toured: false,
  greetedChecking: false,
  ending: null,
  alarming: false,
  inDanger: resume?.danger === true && isStillThere(options),
  from: 'welcome',
  before: [],
})

/** What of a visit that was broken off goes on: where it was. */
export const takenUp = (found: Snapshot): Partial<Trip> => {
  const { where, section, notThere, source, walk, goal, told } = found
  return {
    ...{ where, section, notThere, source: source ?? null, walk, goal: goal ?? null, found: null },
    ...(told && { told }),
    ...standingOf(found),
  }
}

/** Where the visit is, for a pause and for the next time; one that is only offered is still where it was. */
export function snapshotOf(trip: Trip, { place, resume }: JourneyOptions): Snapshot {
  if (trip.found) return trip.found
  const { where, section, notThere, source, walk, goal, told } = trip
  // A pause before the first state has looked no path up.
  const path = trip.path ? pathMark(trip.path.navCommands) : resume?.path
  return {
    version: 1,
    storeId: place.kind === 'store' ? place.store.id : null,
    where,
    section,
    notThere,
    ...standingIn(trip),
    ...(source && { source }),
    walk,
    ...(walk && path && { path }),
    ...(goal && { goal }),
    ...(trip.inDanger && { danger: true as const }),
    told,
  }
}
