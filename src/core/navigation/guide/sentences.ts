import type { Line } from '../../speech/utterance.ts'
import type { WalkBlanks, WalkTextId } from '../../texts/en/walk.ts'
import type { VisitTexts } from '../../texts/visit-texts.ts'
import type { Leg, Turn } from '../read-legs.ts'
import { UNSCALED } from '../step-scale.ts'
import type { TurnNews } from '../turns/turn-check.ts'
import { opposite, stepsLeft, stepsToCount, turnBack, turnDue } from './leg.ts'
import type { WalkEnd, WalkProgress, WalkSign, WalkSnapshot } from './walk.ts'

/** A sentence of the walk; with its blanks filled it has no recording. */
export function walkLine(texts: VisitTexts, id: WalkTextId, blanks: WalkBlanks = {}): Line {
  const text = texts.walkText(id, blanks)
  return { text, recording: texts.walkTexts[id] === text ? id : null }
}

/** The steps of a leg as they are said: in the shopper's own once these are known not to be the path's. */
const stepsOf = (leg: Leg, scale: number): { n: number; own?: number } => ({
  n: leg.steps,
  ...(scale !== UNSCALED && { own: stepsToCount(leg, scale) }),
})

/** A leg's instruction; in the shopper's own steps once these are known not to be the path's. */
function instructionOf(
  { textId, instruction, steps, action }: Leg,
  own: number | undefined,
  texts: VisitTexts,
): Line {
  if (own !== undefined && steps > 0) return walkLine(texts, textId, { n: steps, own, action })
  return { text: instruction, recording: texts.walkTexts[textId] === instruction ? textId : null }
}

/** All that the words of a walk depend on. */
export interface WalkView {
  texts: VisitTexts
  legs: readonly Leg[]
  at: WalkSnapshot
  scale: number
  end: WalkEnd
  /** Nothing counts the steps: the shopper says when a part is walked. */
  manual: boolean
  paused: boolean
  /** The specification's profiles say the instruction alone. */
  isAccurate: boolean
  /** An unreadable part stood at the very end. */
  endsWithGap: boolean
  /** Where the goods are. */
  endHint: string | null
}

/** Where the path ends; one that ends in a part nobody could read leads nowhere that could be named. */
function arrival({ end, texts, endsWithGap }: WalkView): Line {
  if (endsWithGap) return walkLine(texts, 'nav.skipped')
  if (end.kind === 'section') return walkLine(texts, 'nav.end.section', { section: end.section })
  return walkLine(texts, end.kind === 'counter' ? 'nav.end.counter' : 'nav.end.demo')
}

const isByHand = ({ manual, at }: WalkView) => manual || at.uncounted === true

/** Steps left on the leg under way, in the path's own count; null where none are counted. */
function leftOf(view: WalkView): number | null {
  const { legs, at, scale } = view
  const leg = legs[at.leg]
  if (at.arrived) return 0
  if (!leg || isByHand(view) || leg.steps === 0) return null
  return at.back ?? stepsLeft(leg, at.counted, scale)
}

/** The same in the shopper's own steps, as it is said. */
function moreOf({ legs, at, scale }: WalkView): number {
  const leg = legs[at.leg]
  return leg ? Math.max(1, stepsToCount(leg, scale) - at.counted) : 1
}

/** What comes after the leg under way, in words that fit after "then". */
function moveAfter({ texts: { nextMove }, legs, at }: WalkView): string {
  const next = legs[at.leg + 1]
  if (next?.turn && next.turn !== 'round') return nextMove.turn(next.turn)
  return next?.textId.startsWith('nav.straight') ? nextMove.straight : nextMove.stop
}

const wrongs = { half: 'half', past: 'past', missing: 'not' } as const

/** A half turn again: the one of the way back, or its author's, with which this part or the one before begins. */
function roundSentences(view: WalkView): Line[] {
  const { texts, legs, at } = view
  const leg = [legs[at.leg], legs[at.leg - 1]].find((each) => each?.turn === 'round')
  if (at.back !== undefined || !leg) return hereSentences(view)
  return [walkLine(texts, 'nav.custom.only', { action: leg.action })]
}

/** What is wrong with a turn that was asked for. */
export function turnSentence(view: WalkView, news: Exclude<TurnNews, 'right'>, asked: Turn): Line[] {
  const { texts } = view
  if (asked === 'round') return roundSentences(view)
  if (news === 'wrong') return [walkLine(texts, `nav.turned.${opposite[asked]}`)]
  return [walkLine(texts, `nav.turned.${wrongs[news]}.${asked}`)]
}

/** The turn that begins the leg, again while it is due. */
function turnAgain({ texts, legs, at }: WalkView): Line[] {
  const turn = turnDue(legs, at)
  if (turn === 'round') return [walkLine(texts, 'nav.custom.only', { action: legs[at.leg]?.action ?? '' })]
  return turn ? [walkLine(texts, `nav.${turn}.only`)] : []
}

/** "Five more steps, then turn right." */
export const moreSentence = (view: WalkView): Line =>
  walkLine(view.texts, 'nav.more', { more: moreOf(view), move: moveAfter(view) })

export const keepSentence = (view: WalkView): Line => walkLine(view.texts, 'nav.keep', { more: moreOf(view) })

/** The way back, from where it is; at its end how to begin again. */
function backSentence(view: WalkView): Line {
  const { texts, legs, at, scale } = view
  const n = at.back ?? 0
  const leg = legs[at.leg]
  if (n === 0 && leg)
    return walkLine(texts, at.turned ? 'nav.straight' : 'nav.back.there', stepsOf(leg, scale))
  if (isByHand(view)) return walkLine(texts, 'nav.back.next')
  return n === at.counted && !at.turned
    ? walkLine(texts, 'nav.back', { n })
    : walkLine(texts, 'nav.back.more', { more: n })
}

/** The way back along the part before one that was just walked back; where nobody counts, it is over at Next. */
export function furtherBack(from: WalkView, to: WalkSnapshot): Line[] {
  const { texts, legs, manual, scale } = from
  const before = legs[to.leg]
  const steps = to.counted || (before ? stepsToCount(before, scale) : 0)
  const isByNext = manual || to.uncounted === true
  // That part was not counted, and from here nobody knows which way the shopper faces.
  if (isByNext && from.at.back !== 0) return [walkLine(texts, 'nav.back.before')]
  return [turnedBack(from, steps), ...(isByNext ? [walkLine(texts, 'nav.back.say')] : [])]
}

/** Which turn the way back along the part before begins with, seen from its far end. */
function turnedBack(from: WalkView, steps: number): Line {
  const { texts } = from
  const leg = from.legs[from.at.leg]
  // From the beginning of a part that was not walked again, nobody knows which way the shopper faces.
  if (from.at.back !== 0 || !leg) return walkLine(texts, 'nav.back.way', { n: steps })
  const turn = turnBack(leg, from.at)
  if (turn) return walkLine(texts, `nav.back.${turn}`, { n: steps })
  return leg.textId.startsWith('nav.straight')
    ? walkLine(texts, 'nav.straight', { n: steps })
    : walkLine(texts, 'nav.back.way', { n: steps })
}

/** The author's own words have no recording. */
const hinted = (hint: string | null): Line[] => (hint === null ? [] : [{ text: hint, recording: null }])

/** What is to be done now: the instruction of a leg that begins, what is left of one under way, or the arrival. */
export function hereSentences(view: WalkView): Line[] {
  const { texts, legs, at, scale } = view
  const leg = legs[at.leg]
  if (at.arrived || !leg) return [arrival(view), ...hinted(view.endHint)]
  if (at.back !== undefined) {
    const isWalkedByHand = at.back === 0 && isByHand(view)
    return [backSentence(view), ...(isWalkedByHand ? [walkLine(texts, 'nav.agree.next')] : [])]
  }
  const gap = leg.afterGap ? [walkLine(texts, 'nav.skipped')] : []
  const { own } = stepsOf(leg, scale)
  const onward = {
    textId: 'nav.straight',
    instruction: texts.walkText('nav.straight', { n: leg.steps }),
  } as const
  const isTurned = at.turned === true && leg.turn !== null && leg.steps > 0
  const instruction = instructionOf(isTurned ? { ...leg, ...onward } : leg, own, texts)
  const whole = walkLine(texts, 'nav.part', stepsOf(leg, scale))
  const hint = hinted(leg.hint)
  if (at.uncounted)
    return [
      ...gap,
      at.counted > 0 && !turnDue(legs, at) ? whole : instruction,
      ...hint,
      walkLine(texts, 'nav.agree.next'),
    ]
  // A step alone is felt two times in three.
  const isUnfelt = view.isAccurate && leftOf(view) !== null && stepsToCount(leg, scale) === 1
  if (isUnfelt) return [...gap, instruction, ...hint, walkLine(texts, 'nav.agree.next')]
  if (at.counted === 0 || leftOf(view) === null) return [...gap, instruction, ...hint]
  return [...gap, ...turnAgain(view), moreSentence(view), whole, ...hint]
}

/** What is heard and felt with it: where the shopper is to go now. */
export function walkSign({ legs, at, endsWithGap }: WalkView): WalkSign {
  const leg = legs[at.leg]
  if (at.arrived || !leg) return endsWithGap ? 'instruction' : 'arrived'
  if (at.back !== undefined) return 'instruction'
  const turn = turnDue(legs, at)
  if (turn) return turn === 'round' ? 'instruction' : turn
  const isStraight = leg.turn || at.counted > 0 || /^nav\.(?:straight|first)/.test(leg.textId)
  return isStraight ? 'straight' : 'instruction'
}

/** How many steps are left, and what comes then; where nobody counts, the instruction again. */
export function leftSentences(view: WalkView): Line[] {
  if (leftOf(view) === null || view.at.arrived || view.at.back !== undefined) return hereSentences(view)
  return [...turnAgain(view), moreSentence(view)]
}

/** What comes next, which part this is, and the way out if it feels wrong. */
export function whereSentences(view: WalkView): Line[] {
  if (view.at.arrived) return hereSentences(view)
  const { texts } = view
  const part = { part: view.at.leg + 1, of: view.legs.length }
  return [...leftSentences(view), walkLine(texts, 'nav.where', part), walkLine(texts, 'nav.lost')]
}

function stateOf(view: WalkView): WalkProgress['state'] {
  if (view.at.arrived) return 'arrived'
  if (view.paused) return 'paused'
  return isByHand(view) ? 'manual' : 'walking'
}

function instructionShown(view: WalkView, leg: Leg | null): string {
  const withHint = (text: string, hint: string | null) => (hint === null ? text : `${text} ${hint}`)
  if (view.at.arrived || !leg) return withHint(arrival(view).text, view.endHint)
  return view.at.back === undefined
    ? withHint(leg.instruction, leg.hint)
    : backSentence({ ...view, scale: UNSCALED }).text
}

export function progressOf(view: WalkView): WalkProgress {
  const { legs, at } = view
  const leg = legs[at.leg]
  return {
    kind: 'progress',
    leg: Math.min(at.leg + 1, legs.length),
    of: legs.length,
    stepsLeft: leftOf(view),
    instruction: instructionShown(view, leg ?? null),
    state: stateOf(view),
  }
}
