import { highest } from './alignment.ts'
import {
  BLANK,
  CLASSES,
  createPathFollower,
  type Listening,
  MODEL_WEIGHT,
  wordScore,
} from './path-follower.ts'
import { bestPaths, createWordLattice, type LatticePath } from './word-lattice.ts'

/** Sentences told at most. */
const SENTENCES = 12

/** How well words fit a sound, as a natural log; the best possible is near 0 a frame. To be held against `free`. */
export interface SoundFit {
  sound: number
  phones: number
}

/** One way to take an utterance. */
export interface HeardSentence extends SoundFit {
  text: string
  /** By which sentences are compared: sound and language model. */
  score: number
}

export interface Found {
  /** Best first, each with other words; empty when nothing fits at all. */
  sentences: readonly HeardSentence[]
  /** The best score that any sounds in any order would have. */
  free: number
  /** The score of silence. */
  silence: number
}

/** Finds the sentences that fit the network's log probabilities best: `CLASSES` of them for each frame. */
export function createWordSearch(): (logProbs: Float32Array, listening: Listening) => Found {
  const lattice = createWordLattice()
  const paths = createPathFollower(lattice)

  const sentenceOf = ({ records, score }: LatticePath, { tree, model }: Listening): HeardSentence => {
    let state = model.start
    let language = 0
    let phones = 0
    const words: string[] = []
    for (const record of records) {
      const entry = tree.entries[lattice.entry[record] ?? 0]
      if (!entry) continue
      language += wordScore(model.follow(state, entry.token), entry)
      state = model.reached()
      phones += tree.depth[lattice.node[record] ?? 0] ?? 0
      words.push(entry.text)
    }
    const sound = score - language - MODEL_WEIGHT * model.end(state)
    return { text: words.join(' '), score, sound, phones }
  }

  return (logProbs, listening) => {
    lattice.clear()
    paths.start(listening)
    let silence = 0
    let free = 0
    for (let frame = 0; frame + CLASSES <= logProbs.length; frame += CLASSES) {
      paths.step(logProbs, frame, silence)
      silence += logProbs[frame + BLANK] ?? 0
      free += highest(logProbs, frame)
    }
    const best = bestPaths(lattice, paths.finish(), 2 * SENTENCES)
    const sentences = withoutRepeats(best.map((path) => sentenceOf(path, listening)))
    return { sentences: sentences.slice(0, SENTENCES), free, silence }
  }
}

/** The same text may be words, or words of a class. */
function withoutRepeats(sentences: readonly HeardSentence[]): HeardSentence[] {
  const texts = new Set<string>()
  return sentences.filter(({ text }) => !texts.has(text) && texts.add(text))
}
