import type { Leg } from '../read-legs.ts'
import { stepsLeft } from './leg-count.ts'
import type { WalkEnd, WalkProgress, WalkSnapshot } from './walk.ts'
import { type Sentence, sentence } from './walk-voice.ts'

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

function arrival(end: WalkEnd): Sentence {
  if (end.kind === 'section') return sentence('nav.end.section', { section: end.section })
  return sentence(end.kind === 'counter' ? 'nav.end.counter' : 'nav.end.demo')
}

/** Steps left on the leg under way, in the path's own count; null where none are counted. */
function leftOf({ legs, at, scale, manual }: WalkView): number | null {
  const leg = legs[at.leg]
  if (at.arrived) return 0
  return !leg || manual || leg.steps === 0 ? null : stepsLeft(leg, at.counted, scale)
}

/** The instruction of the leg under way, or the arrival; in the middle of a leg also what is left of it. */
export function hereSentences(view: WalkView): Sentence[] {
  const { legs, at, end, endsWithGap } = view
  const leg = legs[at.leg]
  if (at.arrived || !leg) return [...(endsWithGap ? [sentence('nav.skipped')] : []), arrival(end)]
  const left = at.counted > 0 ? leftOf(view) : null
  return [
    ...(leg.afterGap ? [sentence('nav.skipped')] : []),
    { id: leg.textId, text: leg.instruction },
    ...(left === null ? [] : [sentence('nav.keep', { n: left })]),
  ]
}

/** How many steps are left; where nobody counts, the instruction again. */
export function leftSentences(view: WalkView): Sentence[] {
  const left = leftOf(view)
  return left === null || view.at.arrived ? hereSentences(view) : [sentence('nav.keep', { n: left })]
}

/** Which part this is, how much of it is left, and the way out if it feels wrong. */
export function whereSentences(view: WalkView): Sentence[] {
  if (view.at.arrived) return hereSentences(view)
  const left = leftOf(view)
  const part = { part: view.at.leg + 1, of: view.legs.length }
  const here = left === null ? sentence('nav.where.part', part) : sentence('nav.where', { ...part, n: left })
  return [here, sentence('nav.lost')]
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
