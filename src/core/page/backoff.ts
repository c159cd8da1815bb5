import { DELAY } from '../constants.ts'

/** The error's code for who opened a socket and said nothing on it in time. */
export const FIRST_MESSAGE_LATE = 'first_message_late'

/** Tries before the shopper is asked: about 24 s, longer than a walk through a door without signal. */
const RECONNECT_TRIES = 17
/** With what is spread and what the opening takes, a line that is there again is taken up within two seconds. */
const LONGEST_MS = 1250

/**
 * Milliseconds to wait before try `attempt` (0 is the first), or undefined when it is time to give up. The first
 * wait is the specification's; the next ones double, spread by up to a third so that a restarted server is not met
 * by all phones at once.
 *
 * @param random between 0 and 1
 */
export function reconnectDelayMs(attempt: number, random: number): number | undefined {
  if (attempt >= RECONNECT_TRIES) return undefined
  const base = Math.min(LONGEST_MS, DELAY.reconnectMs * 2 ** attempt)
  return attempt === 0 ? base : Math.round(base * (1 + random / 3))
}

/** Phones that are sent away by one node come to another within this, not all in one moment. */
const MOVE_SPREAD_MS = 250
const MOVE_WAITS_MS: readonly number[] = [0, 500, 1000]

/**
 * Milliseconds to wait before try `attempt` after the server has sent the page away: at once, because another node is
 * there. Undefined when that is in vain, and the connection is to be counted as lost.
 *
 * @param random between 0 and 1
 */
export function moveDelayMs(attempt: number, random: number): number | undefined {
  const waitMs = MOVE_WAITS_MS[attempt]
  return waitMs === undefined ? undefined : waitMs + Math.round(MOVE_SPREAD_MS * random)
}

/** Closes with which a server that ends sends its shoppers on: going away, and service restart. */
export function isMove(code: number): boolean {
  return code === 1001 || code === 1012
}

/**
 * Closes after which trying again would fail in the same way: a bad message, a refusal. `refusal`: its code, where one
 * came before; that nothing was said in time tells of a line that stood, and not of what was to be said.
 */
export function isFinalClose(code: number, refusal?: string): boolean {
  if (refusal === FIRST_MESSAGE_LATE) return false
  return code === 1002 || code === 1003 || code === 1007 || code === 1008
}
