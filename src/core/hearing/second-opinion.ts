import { opinionRule } from './opinion-rule.ts'
import type { Found, HeardSentence, SoundFit } from './word-search/word-search.ts'

/** An utterance as both ears took it. */
export interface BothHeard {
  grammar: {
    /** What the grammar's decoder accepted, '' for nothing, and its z (rejection.ts). */
    text: string
    z: number
    /** How the neural ear would score those words; undefined for none. */
    fits: SoundFit | undefined
  }
  neural: Found
  /** How far the loudest window stands out of the noise, in dB. */
  standsOutDb: number
  /** From the first to the last window of speech. */
  speechMs: number
  /** Said while the shopper held to talk: it was meant for us. */
  held: boolean
  /** What a sentence means to the open question; '' when it means nothing. */
  meaningOf: (text: string) => string
}

export interface Opinion {
  /** '' when nobody can say what was said. */
  text: string
  /** How sure that is, on the scale of z. */
  score: number
  /** The words may be others: to be asked back where they lead far. */
  doubtful: boolean
}

/** Words with how well they fit and what they mean. */
interface Candidate {
  text: string
  meaning: string
  fit: number
  score: number
  phones: number
  /** How much better than silence. */
  overSilence: number
}

/** The grammar's words, with how well its own decoder heard them: z, and the fit that both ears give together. */
interface Bound extends Candidate {
  z: number
  heard: number
}

/**
 * What was said, from two ears that go wrong in different ways: the neural one hears any words, the grammar's only those
 * of the open question but these better in noise. In quiet the neural words stand by themselves; in noise the grammar's
 * do, where the neural ear does not rule them out.
 */
export function secondOpinion(both: BothHeard): Opinion {
  const opinion = weigh(both)
  return isChant(opinion.text) ? { ...opinion, text: '', doubtful: false } : opinion
}

/**
 * Whether words that were taken are told by their sound for sure, with nothing behind them.
 * @param behind how much better they fit with other sounds behind them
 */
export function isClear(fits: SoundFit, behind: number, { free, silence }: Found): boolean {
  const isLong = fits.phones >= opinionRule.longPhones && fits.sound > silence
  return isLong && behind <= opinionRule.nothingBehind && fitOf(fits, { free }) >= opinionRule.sureFit
}

/** Whether words that stand so far out of their room were said in quiet. */
export const wasQuiet = (standsOutDb: number): boolean => standsOutDb >= opinionRule.quietDb

/** One word over and over is said to nobody, or is a machine's. */
export function isChant(text: string): boolean {
  const words = text.split(' ')
  const timesOf = (word: string) => words.filter((other) => other === word).length
  const most = Math.max(...words.map(timesOf))
  return words.length >= opinionRule.chantWords && most > opinionRule.chantShare * words.length
}

function weigh(both: BothHeard): Opinion {
  const { grammar, neural, meaningOf } = both
  const nothing: Opinion = { text: '', score: grammar.z, doubtful: false }
  const [best] = neural.sentences
  if (!best) return nothing
  const candidate = (text: string, heard: SoundFit): Candidate => {
    const fit = fitOf(heard, neural)
    const overSilence = heard.sound - neural.silence
    return {
      ...{ text, meaning: meaningOf(text), fit, overSilence },
      ...{ phones: heard.phones, score: opinionRule.zOfFit * fit },
    }
  }
  const free = candidate(best.text, best)
  const bound = grammar.fits && boundOf(candidate(grammar.text, grammar.fits), grammar.z)
  const isQuiet = wasQuiet(both.standsOutDb)
  const isOpen = isQuiet && free.meaning === '' && !free.text.includes(' ')
  const furthest = best.score + (isOpen ? opinionRule.agreedLagQuiet : opinionRule.agreedLag)
  const near = neural.sentences.filter(({ score }) => score >= furthest)
  const same = near.find(({ text }) => bound && bound.meaning !== '' && meaningOf(text) === bound.meaning)
  const agreed = same && candidate(same.text, same)
  if (bound && agreed && isAgreed(agreed, bound)) {
    // What is asked back is asked by the grammar's words: of the others only a guess may say that they mean the same.
    const isDoubtful = agreed.meaning !== free.meaning
    return said(isDoubtful || bound.fit >= opinionRule.closeFit ? bound : agreed, isDoubtful)
  }
  const lead = leadOf(free.meaning, neural.sentences, meaningOf)
  const quietly = () => {
    const lost = neural.sentences.find(
      ({ text, score, phones }) =>
        score >= best.score + opinionRule.lostLag &&
        isSentence(text) &&
        meaningOf(text) === '' &&
        fills(phones, both.speechMs),
    )
    return inQuiet(free, bound, lead, lost && candidate(lost.text, lost))
  }
  if (isQuiet) return quietly() ?? nothing
  return (
    inNoise(free, bound, lead, both.held) ??
    (both.held ? (quietly() ?? meantForUs(bound)) : undefined) ??
    nothing
  )
}

/** Three words that fill a fraction of what was said are a piece of many voices, and no sentence that was lost. */
export const fills = (phones: number, speechMs: number) =>
  phones >= (speechMs / 1000) * opinionRule.lostPhonesPerS

/** What was said in a hold was one of our sentences rather than nothing at all; which one is to be asked. */
const meantForUs = (bound: Bound | undefined) => bound && said(bound, true)

const boundOf = (words: Candidate, z: number): Bound => ({
  ...words,
  z,
  heard: words.fit + opinionRule.fitOfZ * z,
  score: Math.max(words.score, z),
})

const said = ({ text, score }: Candidate, doubtful = false): Opinion => ({ text, score, doubtful })

/** How much better than the neural words the grammar's fit: nothing over 0, but for what the search gave up. */
const lagOf = (free: Candidate, bound: Candidate) => bound.overSilence - free.overSilence

/** Whether what both mean was said: one may have lost its ends, but two sounds alone are in every noise. */
function isAgreed(free: Candidate, bound: Bound): boolean {
  if (free.fit >= opinionRule.agreedFit && bound.fit >= opinionRule.agreedOtherFit) return true
  return free.fit >= opinionRule.sureFit && free.phones >= opinionRule.surePhones && free.overSilence > 0
}

/** @param lost a sentence that is about as likely as the best, and means nothing */
function inQuiet(
  free: Candidate,
  bound: Bound | undefined,
  lead: number,
  lost: Candidate | undefined,
): Opinion | undefined {
  if (bound && isLongAndHeard(free, bound)) return said(bound)
  const isClose = bound && bound.fit >= opinionRule.closeFit && lagOf(free, bound) >= opinionRule.closeLag
  if (isClose && free.meaning === '') return said(bound)
  if (bound && isBegun(free, bound, opinionRule.begunFit)) return said(bound, true)
  const isSure = free.fit >= opinionRule.sureFit && lead >= opinionRule.sureLead
  if (isSure && free.overSilence > 0 && free.phones >= opinionRule.surePhones)
    // One word that means nothing is a piece of others' talk.
    return free.meaning === '' && !free.text.includes(' ') ? undefined : said(free)
  // What the grammar's decoder heard well was said in quiet: foreign words it never hears so well.
  if (bound && (isClose || isPossiblyHeard(bound))) return said(bound, bound.z < opinionRule.heardZ)
  if (bound && isHardlyHeard(free, bound)) return said(bound, true)
  return unsureOf(free, lost)
}

/** Words that nobody is sure of: handed on where they mean something, or are a sentence that was lost. */
function unsureOf(free: Candidate, lost: Candidate | undefined): Opinion | undefined {
  if (lost && isSentenceLost(lost)) return said(lost, true)
  return isPossible(free) ? said(free, true) : undefined
}

const isPossible = ({ meaning, text, fit, overSilence }: Candidate) =>
  meaning !== '' &&
  overSilence > 0 &&
  fit >= (isSentence(text) ? opinionRule.possibleSentenceFit : opinionRule.possibleFit)

export const isSentence = (text: string) => text.split(' ').length >= opinionRule.sentenceWords

/** Somebody near said a sentence of which too little is left to mean anything: it is to be said again, not met by silence. */
const isSentenceLost = ({ meaning, text, fit, overSilence }: Candidate) =>
  meaning === '' && overSilence > 0 && isSentence(text) && fit >= opinionRule.lostFit

const isPossiblyHeard = ({ fit, z, heard }: Bound) =>
  (fit >= opinionRule.unsureFit && z >= opinionRule.heardZ) || heard >= opinionRule.unsureHeard

/** "Does it have" of "does it have eggs": the neural ear heard nothing else. */
const isBegun = (free: Candidate, bound: Bound, leastFit: number) =>
  bound.text.startsWith(`${free.text} `) && free.overSilence > 0 && bound.fit >= leastFit

const isHardlyHeard = (free: Candidate, { fit, z }: Bound) =>
  free.phones <= opinionRule.littlePhones && fit >= opinionRule.alikeFit && z >= opinionRule.alikeZ

function isLongAndHeard(free: Candidate, bound: Bound): boolean {
  if (bound.phones < opinionRule.longPhones) return false
  if (bound.z >= opinionRule.heardZ && bound.heard >= opinionRule.heardFit) return true
  return bound.fit >= opinionRule.closeFit && lagOf(free, bound) >= opinionRule.longLag
}

function inNoise(
  free: Candidate,
  bound: Bound | undefined,
  lead: number,
  held: boolean,
): Opinion | undefined {
  const leastFit = held ? opinionRule.heldFit : opinionRule.noisyFit
  if (bound && isBegun(free, bound, opinionRule.noisyBegunFit)) return said(bound, true)
  if (bound && isContradicted(free, bound)) return undefined
  if (bound && isNotRuledOut(free, bound, leastFit)) return said(bound, bound.fit < opinionRule.noisyFit)
  if (bound && isLongInNoise(bound)) return said(bound, true)
  const isAlone = free.meaning !== '' && free.overSilence > 0 && free.phones >= opinionRule.alonePhones
  const isSure = free.fit >= opinionRule.aloneFit && lead >= opinionRule.aloneLead
  return isAlone && isSure ? said(free, true) : undefined
}

/** "Contain meat" against "does it contain lupin": two that are heard well and mean something else are no answer. */
const isContradicted = (free: Candidate, bound: Bound) =>
  free.meaning !== '' &&
  free.meaning !== bound.meaning &&
  free.phones >= opinionRule.alonePhones &&
  free.fit >= opinionRule.aloneFit

const isLongInNoise = ({ phones, fit, z, overSilence }: Bound) =>
  phones >= opinionRule.noisyLongPhones &&
  fit >= opinionRule.noisyLongFit &&
  z >= opinionRule.noisyLongZ &&
  overSilence >= opinionRule.noisyLongSilence

function isNotRuledOut(free: Candidate, bound: Bound, leastFit: number): boolean {
  const isOther =
    bound.phones < opinionRule.shortPhones &&
    bound.z < opinionRule.otherZ &&
    free.overSilence >= opinionRule.otherSound &&
    lagOf(free, bound) <= opinionRule.otherLag
  return !isOther && bound.fit >= leastFit && bound.heard >= opinionRule.noisyHeard
}

/** 0 for words that fit as well as any sounds do; the lower the less likely they were said. */
export function fitOf({ sound, phones }: SoundFit, { free }: Pick<Found, 'free'>): number {
  return (sound - free) / (phones + opinionRule.moreSounds)
}

/** How much better the best sentence is than the next with another meaning. */
function leadOf(
  meaning: string,
  sentences: readonly HeardSentence[],
  meaningOf: (text: string) => string,
): number {
  const best = sentences[0]?.score ?? 0
  const rival = sentences.find(({ text }) => meaningOf(text) !== meaning)
  return rival ? best - rival.score : Number.POSITIVE_INFINITY
}
