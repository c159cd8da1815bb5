import type { Step } from '../contract/store.ts'
import type { WalkTextId } from '../texts/en/walk.ts'
import type { VisitTexts } from '../texts/visit-texts.ts'

export type Side = 'left' | 'right'
/** A quarter turn to a side, or a half turn. */
export type Turn = Side | 'round'

/** One move of a walk, ready to be said and counted. */
export interface Leg {
  textId: WalkTextId
  instruction: string
  /** As its author wrote it. */
  action: string
  /** Which way it turns before anything is walked; null for none, or nobody can tell. */
  turn: Turn | null
  /** Steps as authored; 0: nothing to count, the move alone. */
  steps: number
  /** Said behind the instruction: what to follow, and on which side. */
  hint: string | null
  /** A part before this one could not be read: the shopper is told. */
  afterGap: boolean
}

/** What a path's steps become. `faults` are for the log and hold no words of a person. */
export interface ReadLegs {
  legs: Leg[]
  /** An unreadable part stood after the last leg. */
  endsWithGap: boolean
  /** Said on arrival: where the goods are. */
  endHint: string | null
  faults: string[]
}

/** More steps than any shop's aisle has: a slip of the author. */
const MOST_STEPS = 2000

/** The leading number of a distance; 0 for none; undefined for one that cannot be read. Never NaN. */
export function readDistance(distance: string): number | undefined {
  const text = distance.trim()
  if (text === '') return 0
  const digits = /^\d+/.exec(text)?.[0]
  const steps = Number(digits)
  return digits !== undefined && steps <= MOST_STEPS ? steps : undefined
}

const moves: Readonly<Record<string, 'nav.straight' | 'nav.left' | 'nav.right'>> = {
  'go straight': 'nav.straight',
  'go ahead': 'nav.straight',
  'go forward': 'nav.straight',
  'move forward': 'nav.straight',
  'walk straight': 'nav.straight',
  straight: 'nav.straight',
  ahead: 'nav.straight',
  forward: 'nav.straight',
  'turn left': 'nav.left',
  left: 'nav.left',
  'turn right': 'nav.right',
  right: 'nav.right',
}

/** A half turn in its author's words, which are said as they are. */
const rounds =
  /^(?:please )?(?:turn (?:around|round|back|about)|about turn|(?:(?:make|do|take) )?(?:a )?(?:half|u)[ -]turn)$/

/**
 * What stands behind the first comma of a move that is known: "turn left, wall on your left" is a turn with a hint.
 * An action in its author's own words is said as it is written.
 */
export function moveAndHint(action: string): { move: string; hint: string | null } {
  const [, move = '', hint = ''] = /^([^,]*),(.*)$/s.exec(action) ?? []
  const words = wordsOf(move)
  const isKnown = words === 'start' || words === 'end' || Object.hasOwn(moves, words)
  const said = hint.trim().replace(/[\s.,;:!]+$/, '')
  if (!isKnown) return { move: action, hint: null }
  return { move, hint: said === '' ? null : `${said.charAt(0).toUpperCase()}${said.slice(1)}.` }
}

const wordsOf = (action: string) => action.trim().toLowerCase().replace(/\s+/g, ' ')

function textOf(action: string, way: 'onward' | 'return') {
  const words = wordsOf(action)
  // Only the way in begins at the door.
  if (words === 'start') return way === 'onward' ? 'nav.first' : 'nav.straight'
  return Object.hasOwn(moves, words) ? (moves[words] ?? 'nav.custom') : 'nav.custom'
}

/** The action and its distance as one sentence: the specification's words for known moves, the author's otherwise. */
function legOf(
  action: string,
  steps: number,
  way: 'onward' | 'return',
  texts: VisitTexts,
): Omit<Leg, 'afterGap'> {
  const { move, hint } = moveAndHint(action)
  const known = textOf(move, way)
  const textId = steps === 0 ? (`${known}.only` as const) : known
  const asWritten = move.trim().replace(/[\s.,;:!]+$/, '')
  return {
    textId,
    instruction: texts.walkText(textId, { n: steps, action: asWritten }),
    action: asWritten,
    turn: turnOf(known, asWritten),
    steps,
    hint,
  }
}

function turnOf(known: ReturnType<typeof textOf>, asWritten: string): Turn | null {
  if (known === 'nav.left') return 'left'
  if (known === 'nav.right') return 'right'
  return rounds.test(wordsOf(asWritten.replace(/[,;:.].*$/s, ''))) ? 'round' : null
}

/** A quarter turn that its author wrote apart from the steps after it: one part is both, so that it can be looked for. */
const isTurnOf = (before: Leg, leg: Leg) =>
  (before.turn === 'left' || before.turn === 'right') &&
  before.steps === 0 &&
  leg.textId === 'nav.straight' &&
  !leg.afterGap

function merged(turn: Leg, leg: Leg, texts: VisitTexts): Leg {
  const textId = turn.turn === 'left' ? 'nav.left' : 'nav.right'
  const hints = [turn.hint, leg.hint].filter((hint) => hint !== null)
  return {
    ...turn,
    textId,
    instruction: texts.walkText(textId, { n: leg.steps, action: turn.action }),
    steps: leg.steps,
    hint: hints.length > 0 ? hints.join(' ') : null,
  }
}

/**
 * Reads a path. A step without an action, or with a distance that is no number, is left out with a note to the
 * shopper and a line for the log. 'end' says where the path ends and is no leg.
 */
export function readLegs(commands: readonly Step[], way: 'onward' | 'return', texts: VisitTexts): ReadLegs {
  const read: ReadLegs = { legs: [], endsWithGap: false, endHint: null, faults: [] }
  for (const [index, { action, distance }] of commands.entries()) {
    const { move, hint } = moveAndHint(action)
    if (wordsOf(move) === 'end') {
      read.endHint = hint
      continue
    }
    const steps = readDistance(distance)
    const fault = !/[\p{L}\p{N}]/u.test(action)
      ? 'no action'
      : steps === undefined
        ? 'no readable distance'
        : ''
    if (fault !== '' || steps === undefined) {
      read.faults.push(`Step ${index + 1} of the path has ${fault} and is left out`)
      read.endsWithGap = true
      continue
    }
    const leg = { ...legOf(action, steps, way, texts), afterGap: read.endsWithGap }
    const before = read.legs.at(-1)
    if (before && isTurnOf(before, leg)) read.legs[read.legs.length - 1] = merged(before, leg, texts)
    else read.legs.push(leg)
    read.endsWithGap = false
  }
  return read
}
