import type { Line } from '../../speech/utterance.ts'
import type { VisitTexts } from '../../texts/visit-texts.ts'
import type { Leg } from '../read-legs.ts'
import { stepsToCount } from './leg.ts'
import { arrivedAt, backByHand, goingBack, nextByHand, unsure } from './position.ts'
import {
  furtherBack,
  hereSentences,
  leftSentences,
  type WalkView,
  walkLine,
  whereSentences,
} from './sentences.ts'
import type { WalkCommand, WalkEffect, WalkSnapshot } from './walk.ts'

/** The count agrees with "I am here" this near to the end, in the shopper's own steps or as a part of the last leg. */
const NEAR_END_STEPS = 3
const NEAR_END_PART = 0.3

export interface CommandsOptions {
  texts: VisitTexts
  legs: readonly Leg[]
  scale: number
  at(): WalkSnapshot
  put(at: WalkSnapshot): void
  view(): WalkView
  go(to: WalkSnapshot, confirmed?: boolean, lines?: readonly Line[]): void
  announce(news: 'new' | 'again', lines?: readonly Line[]): void
  say(lines: readonly Line[], how: 'now' | 'after'): void
  emit(effect: WalkEffect): void
  /** Whether a confirmed walk says something about the shopper's steps. */
  teaches(): boolean
  /** Steps half counted are of the part that is left. */
  drop(): void
  /** A part has just begun by count, told once: a Next that comes now was meant for the one before. */
  justBegun(): boolean
  /** The words with which the part began are still being said: nobody has walked far of it, counted or not. */
  beginning(): boolean
  /** Returns what tells it. */
  pause(on: boolean): () => void
  paused(): boolean
}

/** What a shopper's words do to the walk. */
export function createCommands(walk: CommandsOptions): Readonly<Record<WalkCommand, () => void>> {
  const { texts, legs, scale, at, view, say, announce } = walk
  /** The way back as it was begun: a turn in it is said again only before anything of it is walked. */
  let begun: { lines: readonly Line[]; back: number | undefined } | undefined
  const wake = () => void walk.pause(false)

  function agrees(): boolean {
    const { leg, counted, arrived, uncounted, back } = at()
    const last = legs[leg]
    if (arrived) return true
    if (leg < legs.length - 1 || !last || uncounted || back !== undefined || view().manual) return false
    const toCount = stepsToCount(last, scale)
    return toCount - counted <= Math.max(NEAR_END_STEPS, NEAR_END_PART * toCount)
  }

  /** Whoever has arrived is where they were counted, which is what a way back begins with. */
  function hereAt({ leg, counted, walked, uncounted, back }: WalkSnapshot): WalkSnapshot {
    const isKnown = counted > 0 && !uncounted && back === undefined && !view().manual
    return isKnown ? { leg, counted, arrived: true, walked } : arrivedAt(at(), legs, scale)
  }

  /** The shopper says so: what was counted on the way is what the path takes in their steps. */
  function arrive() {
    wake()
    const said = legs.reduce((sum, { steps }) => sum + steps, 0)
    const counted = at().walked
    walk.put(unsure(at()))
    walk.drop()
    if (!at().arrived) walk.go(hereAt(at()), true)
    if (counted !== null && walk.teaches()) walk.emit({ kind: 'walked', said, counted })
  }

  function back() {
    wake()
    const before = view()
    const to = goingBack(before.at, legs, scale, !before.manual || walk.beginning())
    if (to === before.at) {
      if (to.back) repeat()
      else if (to.leg === 0) announce('again', [walkLine(texts, 'nav.back.start'), ...hereSentences(before)])
      else say([walkLine(texts, 'nav.back.cannot')], 'now')
      return
    }
    const isFurther = to.leg !== before.at.leg && to.back
    const lines = isFurther ? furtherBack(before, to) : hereSentences({ ...before, at: to })
    begun = { lines, back: to.back }
    walk.drop()
    walk.go(to, false, lines)
  }

  function repeat() {
    const { back, turned } = at()
    const isBegun = begun && back !== undefined && begun.back === back && turned !== true
    announce('again', isBegun && begun ? begun.lines : hereSentences(view()))
  }

  return {
    next() {
      wake()
      const here = at()
      if (here.arrived) return
      walk.drop()
      // Who says so is back where the part begins.
      if (here.back) walk.go(backByHand(here))
      else if (walk.justBegun()) repeat()
      else walk.go(nextByHand(here, legs, scale, !view().manual))
    },
    back,
    repeat,
    howManyLeft: () => say(leftSentences(view()), 'now'),
    whereAmI: () => say(whereSentences(view()), 'now'),
    imHere() {
      if (agrees()) arrive()
      else walk.emit({ kind: 'agree', about: 'end' })
    },
    arrived: arrive,
    lost() {
      walk.put(unsure(at()))
      say([walkLine(texts, 'nav.lost')], 'now')
    },
    pause() {
      walk.pause(true)()
    },
    resume() {
      if (!walk.paused()) return
      wake()
      repeat()
    },
  }
}
