/** More than anybody says in a turn; a service that sends words without end fills nothing. */
const MOST_CHARACTERS = 8000

/**
 * Puts the pieces of a transcription together. Pieces carry their own spaces; some services leave them out after a
 * sentence's end.
 */
export function joinPiece(words: string, longPiece: string): string {
  if (words.length > MOST_CHARACTERS) return words
  const piece = longPiece.slice(0, MOST_CHARACTERS)
  const glued = /[.!?]$/.test(words) && /^\p{Lu}/u.test(piece)
  return glued ? `${words} ${piece}` : words + piece
}

/** Words of a speaker brought to one line. */
export const tidyWords = (words: string) => words.replace(/\s+/g, ' ').trim()

/** The slowest and the fastest that clear speech goes, in milliseconds a character, pauses included. */
const FASTEST_MS = 35
const SLOWEST_MS = 160
/** Breath before and after. */
const SPARE_MS = 2500

/**
 * Whether so much sound can be these words and nothing else: more than the slowest voice needs means that something
 * was said which no transcription tells of; less than the fastest means that part of the sound is missing.
 */
export function soundFits(text: string, soundMs: number): boolean {
  const { length } = tidyWords(text)
  return soundMs <= length * SLOWEST_MS + SPARE_MS && soundMs >= length * FASTEST_MS - SPARE_MS
}
