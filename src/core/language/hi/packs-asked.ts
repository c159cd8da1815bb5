import { IS } from './sentence-parts.ts'
import { anyOf } from './spelling.ts'

/** Which packs a sentence of Hindi asks of, with what stands beside that as `$1`. */

/** Of the pack before: what follows is asked as it is of the one in hand, in the past. */
const OF_EARLIER =
  /^(?:क्या |kya )?(?:पिछले|पहले|दूसरे|pichle|pichhle|pehle|pahle|dusre|doosre) (?:वाले|wale|पैकेट|packet) (?:में|मे|mein|me|main) (.+)$/u
export const inPresent = (rest: string) =>
  rest.replace(/(?<= )(?:था|थी|थे|tha|thi|the)(?= |$)/gu, 'है').replace(/ (?:क्या|kya)$/u, '')

/** Of the pack in hand and of the one before it: what stands beside it is asked as of one. */
const OF_BOTH = new RegExp(
  `^(?:क्या |kya )?(?:इन |in )?(?:${anyOf('दोनों|दोनो|dono|donon')})(?: (?:में से|mein se|me se|पैकेट|packet))*(?: (?:में|मे|mein|me|main))? (.+)$`,
  'u',
)

/** "In these", "in which": of the pack in hand, and of the one before it where there is one. */
const OF_THEM = new RegExp(
  `^(?:क्या |kya )?(?:${anyOf('इनमें|इन में|किसमें|किस में|किसी में|inmein|inme|in mein|kismein|kisme|kis mein|kisi mein')})(?: (?:${anyOf('से|भी|किसमें|किस में|किसी में|कौन सा|कौन सी|कौन से|कौनसा|se|bhi|kismein|kisme|kis mein|kisi mein|kaun sa|kaunsa')}))* (.+ ${IS}(?: (?:क्या|kya))?)$`,
  'u',
)

export const packsAsked = [
  [OF_EARLIER, 'in the last one'],
  [OF_BOTH, 'in both'],
  [OF_THEM, 'in them'],
] as const
