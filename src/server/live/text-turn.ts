import type { Clock } from '../../core/clock.ts'
import type { ClientFrame } from '../../core/contract/client-frame.ts'
import { createAllowance } from '../load/allowance.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'

/** Characters of one turn: five minutes of speech. Longer is no shopper and no sentence of the page. */
const LONGEST_TEXT = 4000

/** Characters at once, and a second in the long run: three times what a voice can say. */
const BURST_CHARACTERS = 20_000
const CHARACTERS_A_SECOND = 40

/** Holds one socket's texts to what could ever be spoken; `spend` refuses what is beyond it. */
export function createTextAllowance(clock: Clock) {
  const allowance = createAllowance(BURST_CHARACTERS, CHARACTERS_A_SECOND, clock.now())
  return {
    spend(text: string): void {
      if (allowance.spend(text.length, clock.now())) return
      throw new SocketRefusal('too_much_text', 'More text was sent than can be spoken.', CLOSE.policy)
    },
  }
}

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
