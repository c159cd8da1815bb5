import type { LookFor } from '../../../core/contract/live.ts'
import type { Texts } from '../../../core/texts/answer-texts.ts'
import { createAiming } from '../../../core/vision/aiming.ts'
import { createUncovering } from '../../../core/vision/glance.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import type { Finding } from './inquiry.ts'

/** Leads the hand through one look, and tells at its end what was in the way. */
export interface HandLead {
  observe(sight: Sight, atMs: number): void
  /** `quiet`: nobody is speaking. */
  hint(atMs: number, quiet: boolean): string | undefined
  /** Past its usual time: whether a word more may bring it. */
  nears(atMs: number): boolean
  /** The same: whether nothing can be seen, or could not until a moment ago. */
  uncovers(atMs: number): boolean
  /** How near the print of the last picture is to being readable, 0 to 1. */
  readable(): number
  /** A look that came to nothing, with whose fault it was. */
  explained(finding: Finding): Finding
}

export function createHandLead(lookFor: LookFor, texts: Texts): HandLead {
  const aiming = createAiming(lookFor)
  const uncovering = createUncovering()
  const toldOf = new Set<string>()
  return {
    observe(sight, atMs) {
      aiming.observe(sight)
      uncovering.observe(sight, atMs)
    },
    hint(atMs, quiet) {
      const aim = aiming.take(atMs, quiet)
      if (!aim) return undefined
      const key = aim.move === 'turn' ? 'turn' : (aim.seen ?? aim.move)
      const isNew = !toldOf.has(key)
      toldOf.add(key)
      return lookFor === 'date' && aim.move === 'turn' && isNew
        ? texts.nearTheSeam
        : texts.aimText(aim, isNew)
    },
    nears: aiming.nears,
    uncovers: uncovering.waits,
    readable: aiming.readable,
    explained(finding) {
      if (finding.outcome !== 'retry' && finding.outcome !== 'noDate') return finding
      const fault = aiming.fault()
      if (!fault) return finding
      const isDateMissing = lookFor === 'date' && fault === 'notKnown'
      return {
        ...finding,
        sentences: [isDateMissing ? texts.noDateThere : texts.faultTexts[fault], ...finding.sentences],
      }
    },
  }
}
