/** A recogniser's alphabet: which columns of its output are looked at and what each one means. Column 0 is "no character". */
export interface Alphabet {
  columns: readonly number[]
  characters: readonly string[]
  /** Columns of one time step in the network's output. */
  stepWidth: number
}

/** Latin print and nothing else: faster, and a smudge never becomes an ideograph. */
const LATIN = /^[ -~À-ÿ₹]$/

/** `list` is the network's own character list: column 0 is the blank, the list follows, the space is last. */
export function latinAlphabet(list: readonly string[]): Alphabet {
  const all = ['', ...list, ' ']
  const columns = all.flatMap((character, column) => (column === 0 || LATIN.test(character) ? [column] : []))
  return { columns, characters: columns.map((column) => all[column] ?? ''), stepWidth: all.length }
}

export interface Decoded {
  text: string
  /** Mean of the kept characters' probabilities; 0 for no text. */
  confidence: number
  /** The most that another figure was thought of in the place of one that was read, as a share of it; 0 to 1. */
  rival: number
}

/**
 * Greedy connectionist temporal classification: the best column of each step, repeats folded, blanks dropped.
 * `probabilities` holds one row of `alphabet.stepWidth` values a step.
 */
export function decodeCtc(probabilities: Float32Array, alphabet: Alphabet): Decoded {
  let text = ''
  let sum = 0
  let count = 0
  let last = 0
  let rival = 0
  for (let row = 0; row + alphabet.stepWidth <= probabilities.length; row += alphabet.stepWidth) {
    let best = 0
    let bestValue = -1
    for (let i = 0; i < alphabet.columns.length; i++) {
      const value = probabilities[row + (alphabet.columns[i] ?? 0)] ?? 0
      if (value <= bestValue) continue
      best = i
      bestValue = value
    }
    if (best !== 0 && best !== last) {
      text += alphabet.characters[best] ?? ''
      sum += bestValue
      count++
      rival = Math.max(rival, rivalOf(probabilities, row, best, alphabet) / bestValue)
    }
    last = best
  }
  return { text, confidence: count === 0 ? 0 : sum / count, rival }
}

const isFigure = (character: string | undefined) => character !== undefined && /^\d$/.test(character)

/** The probability of the next best figure beside a figure; 0 beside anything else. */
function rivalOf(probabilities: Float32Array, row: number, best: number, alphabet: Alphabet): number {
  const { columns, characters } = alphabet
  if (!isFigure(characters[best])) return 0
  let most = 0
  for (const [i, column] of columns.entries())
    if (i !== best && isFigure(characters[i])) most = Math.max(most, probabilities[row + column] ?? 0)
  return most
}
