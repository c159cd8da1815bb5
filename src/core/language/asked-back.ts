import { checkMeaning } from './check-meaning.ts'
import { agreesOn, agreesTorn, refusesOn, saysWhatInstead } from './en/asked-back.ts'
import type { ProductNames } from './named-products.ts'
import { NO, type Request } from './request-kinds.ts'

/** What answers "Did you say …?" in more words than a yes or a no. */

const YES: Request = { ...NO, meaning: { type: 'word', word: 'yes' }, whole: true }

/** Agrees and goes on; where it may be refused as well it is asked back. */
export function agreementTo(said: string): Request | undefined {
  if (agreesOn.test(said)) return YES
  return agreesTorn.test(said) ? { ...YES, sure: false } : undefined
}

/** Whoever asks something else refuses what was asked back: what is asked of a pack never was. */
export function refusalIn(clause: string, names: readonly ProductNames[]): Request | undefined {
  const instead = clause.replace(saysWhatInstead, '')
  if (instead !== clause && checkMeaning(instead, names)?.type === 'question') return { ...NO, whole: true }
  return refusesOn.test(clause) ? NO : undefined
}
