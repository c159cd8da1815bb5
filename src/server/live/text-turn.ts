import type { ClientFrame } from '../../core/contract/live.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'

/** Characters of one turn: five minutes of speech. Longer is no shopper and no sentence of the page. */
export const LONGEST_TEXT = 4000

/** A text to be spoken or understood, trimmed; undefined when there is none. Refuses one that is too long. */
export function spokenText(text: string | undefined): string | undefined {
  const words = text?.trim()
  if (words && words.length > LONGEST_TEXT) {
    throw new SocketRefusal('text_too_long', `Text may have ${LONGEST_TEXT} characters.`, CLOSE.policy)
  }
  return words || undefined
}

/** Gathers the user's text parts until a message says that the turn is complete (saying nothing says so). */
export function createTextTurn() {
  let gathered = ''
  return {
    take({ turns = [], turnComplete = true }: NonNullable<ClientFrame['clientContent']>): string | undefined {
      const texts = turns
        .filter((turn) => (turn.role ?? 'user') === 'user')
        .flatMap((turn) => turn.parts ?? [])
        .map((part) => part.text?.trim() ?? '')
      gathered = spokenText([gathered, ...texts].filter(Boolean).join(' ')) ?? ''
      if (!turnComplete) return undefined
      const whole = gathered
      gathered = ''
      return whole || undefined
    },
  }
}
