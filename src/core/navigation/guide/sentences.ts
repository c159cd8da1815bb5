import type { Line } from '../../speech/utterance.ts'
import { type WalkBlanks, type WalkTextId, walkText, walkTexts } from '../../texts/en/walk.ts'
import type { Leg } from '../read-legs.ts'
import { stepsLeft } from './leg-count.ts'
import type { WalkEnd, WalkProgress, WalkSnapshot } from './walk.ts'

/** A sentence of the walk; with its blanks filled it has no recording. */
export function walkLine(id: WalkTextId, blanks: WalkBlanks = {}): Line {
  const text = walkText(id, blanks)
  return { text, recording: walkTexts[id] === text ? id : null }
}

const instructionOf = ({ textId, instruction }: Leg): Line => ({
  text: instruction,
  recording: walkTexts[textId] === instruction ? textId : null,
})

/** All that the words of a walk depend on. */
export interface WalkView {
  legs: readonly Leg[]
  at: WalkSnapshot
  scale: number
  end: WalkEnd
  /** Nothing counts the steps: the shopper says when a part is walked. */
  manual: boolean
  paused: boolean
  /** An unreadable part stood at the very end. */
  endsWithGap: boolean
}

function arrival(end: WalkEnd): Line {
  if (end.kind === 'section') return walkLine('nav.end.section', { section: end.section })
  return walkLine(end.kind === 'counter' ? 'nav.end.counter' : 'nav.end.demo')
}

/** Steps left on the leg under way, in the path's own count; null where none are counted. */
function leftOf({ legs, at, scale, manual }: WalkView): number | null {
  const leg = legs[at.leg]
  if (at.arrived) return 0
  return !leg || manual || leg.steps === 0 ? null : stepsLeft(leg, at.counted, scale)
}

/** The instruction of the leg under way, or the arrival; in the middle of a leg also what is left of it. */
export function hereSentences(view: WalkView): Line[] {
  const { legs, at, end, endsWithGap } = view
  const leg = legs[at.leg]
  if (at.arrived || !leg) return [...(endsWithGap ? [walkLine('nav.skipped')] : []), arrival(end)]
  const left = at.counted > 0 ? leftOf(view) : null
  return [
    ...(leg.afterGap ? [walkLine('nav.skipped')] : []),
    instructionOf(leg),
    ...(left === null ? [] : [walkLine('nav.keep', { n: left })]),
  ]
}

/** How many steps are left; where nobody counts, the instruction again. */
export function leftSentences(view: WalkView): Line[] {
  const left = leftOf(view)
  return left === null || view.at.arrived ? hereSentences(view) : [walkLine('nav.keep', { n: left })]
}

/** Which part this is, how much of it is left, and the way out if it feels wrong. */
export function whereSentences(view: WalkView): Line[] {
  if (view.at.arrived) return hereSentences(view)
  const left = leftOf(view)
  const part = { part: view.at.leg + 1, of: view.legs.length }
  const here = left === null ? walkLine('nav.where.part', part) : walkLine('nav.where', { ...part, n: left })
  return [here, walkLine('nav.lost')]
}

function stateOf({ at, manual, paused }: WalkView): WalkProgress['state'] {
  if (at.arrived) return 'arrived'
  if (paused) return 'paused'
  return manual ? 'manual' : 'walking'
}

export function progressOf(view: WalkView): WalkProgress {
  const { legs, at, end } = view
  const leg = legs[at.leg]
  return {
    kind: 'progress',
    leg: Math.min(at.leg + 1, legs.length),
    of: legs.length,
    stepsLeft: leftOf(view),
    instruction: at.arrived || !leg ? arrival(end).text : leg.instruction,
    state: stateOf(view),
  }
}
