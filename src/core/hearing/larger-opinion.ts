import { hasPhrase } from '../language/plain-words.ts'
import { opinionRule } from './opinion-rule.ts'
import {
  type BothHeard,
  fills,
  fitOf,
  isChant,
  isSentence,
  type Opinion,
  secondOpinion,
  wasQuiet,
} from './second-opinion.ts'
import type { SoundFit } from './word-search/word-search.ts'

/** Figures: docs/hearing.md, "A larger model". */
const largerRule = {
  /** What was said fits from here on (0 to -3), what is made up for babble does not (-5 to -8). */
  borneFit: -3,
} as const

/** An utterance as the packaged ears and a larger model took it. */
export interface ThreeHeard extends BothHeard {
  larger: {
    /** Plain words, '' for none. */
    text: string
    /** How the packaged network would score them; undefined where nobody can say them. */
    fits: SoundFit | undefined
  }
  /** The names that are listened for, which no model that somebody brings knows. */
  names: readonly string[]
}

/**
 * What was said, where a larger model heard it as well. Its words count where the packaged network finds their sounds in
 * what was said: such models write sentences for noise that nobody spoke. Without them all is as by the packaged ears.
 */
export function largerOpinion(three: ThreeHeard, packaged: Opinion = secondOpinion(three)): Opinion {
  const { larger, neural, names } = three
  const fit = larger.fits && larger.text !== '' ? fitOf(larger.fits, neural) : Number.NEGATIVE_INFINITY
  if (fit < largerRule.borneFit || isChant(larger.text)) return packaged
  // "Marie Gold" and "mary gold": whoever knows the name heard it.
  if (names.some((name) => hasPhrase(packaged.text, name) && !hasPhrase(larger.text, name))) return packaged
  return weigh(three, packaged, fit)
}

function weigh(three: ThreeHeard, packaged: Opinion, fit: number): Opinion {
  const { larger, grammar, meaningOf } = three
  const { phones = 0 } = larger.fits ?? {}
  const meaning = meaningOf(larger.text)
  const others = meaningOf(packaged.text)
  const said = (doubtful: boolean) => ({ text: larger.text, score: opinionRule.zOfFit * fit, doubtful })
  const isNear = three.held || wasQuiet(three.standsOutDb)
  const isContradicted = others !== '' && others !== meaning && !packaged.doubtful
  if (meaning === '') {
    if (isContradicted) return { ...packaged, doubtful: true }
    const isLost = isNear && isSentence(larger.text) && fills(phones, three.speechMs)
    return isLost ? said(true) : packaged
  }
  if (meaning === others || meaning === meaningOf(grammar.text)) return said(false)
  const isSure = fit >= opinionRule.agreedFit && phones >= opinionRule.surePhones
  if (isNear) return said(isContradicted || !isSure)
  // In noise such a model hears the neighbours' talk as well as ours.
  return isSure && !isContradicted ? said(true) : packaged
}
