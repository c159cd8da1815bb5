/**
 * Who may speak when. While the product talks, its own voice (and a screen reader's) reaches the microphone: other
 * speech only silences the voice, and counts as words once it has gone on for a while after that silence.
 */

/** Speech that goes on this long after the voice fell silent is the shopper's, not our echo. */
export const WORDS_AFTER_SILENCE_MS = 300

/** After so many interruptions by something that was no words (a neighbour, a till), the voice speaks through it. */
export const HOLDS_PER_TURN = 2

/** Two unclear turns running: say that it is noisy, but not over and over. */
export const UNCLEAR_TURNS = 2
export const NOISE_LINE_EVERY_MS = 30_000
/** Shorter sounds are clicks and coughs, not an unclear turn. */
export const UNCLEAR_SPEECH_MS = 400

/** Commands that act at once, even over the product's voice. */
const OVER_THE_VOICE: ReadonlySet<string> = new Set(['stop', 'repeat', 'help', 'skip'])

export interface Utterance {
  /** The command heard; undefined for a question or anything else. */
  command: string | undefined
  /** When the voice was silenced by this utterance; undefined if the product was not speaking as it began. */
  silencedAtMs: number | undefined
  endedAtMs: number
}

/** Whether what was heard may act. */
export function mayAct({ command, silencedAtMs, endedAtMs }: Utterance): boolean {
  if (silencedAtMs === undefined) return true
  if (command !== undefined && OVER_THE_VOICE.has(command)) return true
  return endedAtMs - silencedAtMs >= WORDS_AFTER_SILENCE_MS
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .split(' ')
    .filter(Boolean)

/** True when the words heard stand, in order and together, in the sentence that is being said. */
export function soundsLikeEcho(heard: string, beingSaid: string): boolean {
  const words = wordsOf(heard)
  return words.length > 0 && ` ${wordsOf(beingSaid).join(' ')} `.includes(` ${words.join(' ')} `)
}
