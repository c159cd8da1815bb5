import type { Texts } from '../texts/answer-texts.ts'

const PIECES = /\p{Letter}+|\p{Number}+|[&%+]/gu

/** A name by its letters, a sentence for each word: "Good Day 50" → "G, O, O, D.", "D, A, Y.", "50." */
export function spellSentences(name: string, texts: Texts): string[] {
  const pieces = name.normalize('NFC').match(PIECES) ?? []
  return pieces.map((piece) => {
    const sign = texts.signNames[piece]
    if (sign !== undefined || /^\p{Number}/u.test(piece)) return texts.spelled([sign ?? piece])
    return texts.spelled(Array.from(piece.toUpperCase()))
  })
}
