import {
  type AskedSentence,
  type Likelihood,
  scoreByBoth,
  type Transcript,
} from '../../../../core/hearing/transcript.ts'
import { plainWords } from '../../../../core/language/plain-words.ts'
import { isEnd, isSign, type Listened, type NextPieces, piecesOf, textOf } from './moonshine.ts'

/** People say fewer pieces in a frame of 24 ms (6.5 in a second); a network that hears none goes on for ever. */
const MOST_PIECES_PER_FRAME = 0.156
const LEAST_PIECES = 4
/** A sentence whose score is so far behind, with all that the sound could add, is no rival: its likelihood is not needed. */
const NO_RIVAL = 3
/** The best of those is what the network would write itself where each piece of it is so likely. */
const SURE_PIECE = -0.7
/** Own words that are so much less likely than what was asked about are not looked for to their end. */
const BEHIND = 2

/**
 * What is said in a sound, and how likely the sentences are in it that were asked about, the best first.
 * @param listened the sound, as the network knows it
 */
export async function transcribe(
  listened: Listened,
  frames: number,
  asked: readonly AskedSentence[],
): Promise<Transcript> {
  const likelihoods = new Map<string, Likelihood>()
  let best = { text: '', score: Number.NEGATIVE_INFINITY }
  for (const { text, score } of asked) {
    if (text === '' || likelihoods.has(text) || (score !== undefined && score <= best.score - NO_RIVAL))
      continue
    const likelihood = await likelihoodOf(text, listened)
    likelihoods.set(text, likelihood)
    if (score === undefined) continue
    const both = scoreByBoth(score, likelihood)
    if (both > best.score) best = { text, score: both }
  }
  const { log = 0, pieces = 0 } = likelihoods.get(best.text) ?? {}
  if (log > SURE_PIECE * pieces) return { text: best.text, likelihoods }
  const likeliest = Math.max(...[...likelihoods.values()].map(({ log }) => log))
  const text = await ownWords(listened, frames, best.text, likeliest - BEHIND)
  if (text !== '' && !likelihoods.has(text)) likelihoods.set(text, await likelihoodOf(text, listened))
  return { text, likelihoods }
}

async function likelihoodOf(text: string, listened: Listened): Promise<Likelihood> {
  const pieces = piecesOf(asWritten(text))
  const next = await listened(pieces)
  const log = pieces.reduce((sum, piece, at) => sum + next.logOf(at, piece), next.logOfEnd(pieces.length))
  return { log, pieces: pieces.length + 1 }
}

/**
 * The network's own words: its likeliest piece, then the likeliest behind that. What is expected goes in beside what is
 * known, so that each run tells all pieces up to the first that is another.
 * @returns plain words; '' for none, and as soon as they are less likely than `least`
 */
async function ownWords(
  listened: Listened,
  frames: number,
  expected: string,
  least: number,
): Promise<string> {
  const most = Math.max(LEAST_PIECES, Math.floor(frames * MOST_PIECES_PER_FRAME))
  const pieces: number[] = []
  let draft = expected === '' ? [] : piecesOf(asWritten(expected))
  let log = 0
  while (pieces.length < most) {
    const next = await listened([...pieces, ...draft])
    const found = takeLikeliest(next, pieces, draft)
    log += found.log
    if (log < least) return ''
    if (found.isOver) return plainWords(textOf(pieces))
    draft = draft.slice(found.taken)
  }
  return plainWords(textOf(pieces))
}

/** Adds to `pieces` the likeliest up to the first that the draft has not; `taken`: of the draft, its own place too but for a sign. */
function takeLikeliest(next: NextPieces, pieces: number[], draft: readonly number[]) {
  let log = 0
  for (let taken = 0; ; taken++) {
    const piece = next.likeliest(pieces.length)
    log += next.logOf(pieces.length, piece)
    if (isEnd(piece)) return { log, taken, isOver: true }
    pieces.push(piece)
    if (piece !== draft[taken]) return { log, taken: taken + (isSign(piece) ? 0 : 1), isOver: false }
  }
}

/** Plain words as the network was taught to write them, but for the sign at the end. */
function asWritten(text: string): string {
  const spelled = text.replace(/\bi\b/g, 'I')
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}
