import { signNames, spelled } from '../texts/en/facts.ts'

const PIECES = /\p{Letter}+|\p{Number}+|[&%+]/gu

/** A name by its letters, a sentence for each word: "Good Day 50" → "G, O, O, D.", "D, A, Y.", "50." */
export function spellSentences(name: string): string[] {
  const pieces = name.normalize('NFC').match(PIECES) ?? []
  return pieces.map((piece) => {
    const sign = signNames[piece]
    if (sign !== undefined || /^\p{Number}/u.test(piece)) return spelled([sign ?? piece])
    return spelled(Array.from(piece.toUpperCase()))
  })
}
