import type { WalkEffect } from '../navigation/guide/walk.ts'
import { learnScale, readScale } from '../navigation/step-scale.ts'
import { type WalkTextId, walkText, walkTexts } from '../texts/walk.ts'
import type { Line } from './speech.ts'
import type { Stage } from './state.ts'

export interface WalkListener {
  ended(key: number): void
  /** Counted, or moved to another part. */
  moved(): void
  arrived(confirmed: boolean): void
}

/** Hands on what the guide of a walk wants done. */
export function walkEffects(stage: Stage, on: WalkListener): (effect: WalkEffect) => void {
  return (effect) => {
    switch (effect.kind) {
      case 'say': {
        const { key, id, text, cut } = effect
        return stage.sayFor({ text, id: fixed(id, text) }, cut, () => on.ended(key))
      }
      case 'tick':
        stage.stepped()
        return stage.emit(effect)
      case 'arrived':
        return on.arrived(effect.confirmed)
      case 'walked':
        stage.trip.scale = learnScale(readScale(stage.trip.scale), effect)
        return stage.emit({ kind: 'keepScale', scale: readScale(stage.trip.scale) })
      case 'progress':
        stage.emit(effect)
        return on.moved()
      default:
        return stage.emit(effect)
    }
  }
}

/** A walking text without a blank. */
export const walkLine = (id: WalkTextId): Line => ({ text: walkText(id), id })

/** A sentence with its blanks filled has no recording. */
const fixed = (id: WalkTextId, text: string) => (walkTexts[id] === text ? id : null)
