import { aboutOthers, asks, hedged, underWay } from './en/stances.ts'

/** What kind of sentence it is, as far as acting on it depends on that. */
export interface Stance {
  /** A question about something. */
  asks: boolean
  /** Said without certainty. */
  hedged: boolean
  /** Of going to a place, wishing for it or having left it. */
  underWay: boolean
  /** Of or to somebody else. */
  aboutOthers: boolean
}

export const stanceOf = (words: string): Stance => ({
  asks: asks.test(words),
  hedged: hedged.test(words),
  underWay: underWay.test(words),
  aboutOthers: aboutOthers.test(words),
})
