import { createHash, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../load/limit-concurrency.ts'
import { addressLimits, nodeLimits } from '../load/limits.ts'

/** Argon2id (2 in the package's list) with OWASP's least for it: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Passwords and answers, as they are kept. */
export interface Secrets {
  /** `address`: who waits for it; addresses are served in turn. */
  hash(secret: string, address?: string): Promise<string>
  /** With no hash the same work is done for nothing, so that an unknown name takes as long as a wrong password. */
  matches(kept: string | null | undefined, given: string, address?: string): Promise<boolean>
}

/** @param cost what a hash takes; less than the default is for tests alone, which make thousands */
export function createSecrets(cost: Partial<typeof COST> = {}): Secrets {
  const price = { ...COST, ...cost }
  const hashing = limitConcurrency({
    atOnce: nodeLimits.signInsAtOnce,
    mostWaiting: nodeLimits.signInsWaiting,
    mostOfCaller: addressLimits.signInsWaiting,
  })
  const nobodys = hashing.run(() => hash(randomBytes(16).toString('hex'), price))
  // Whoever waits for it hears of its failure.
  nobodys.catch(() => undefined)
  return {
    hash: (secret, address) => hashing.run(() => hash(secret.normalize('NFC'), price), address),
    async matches(kept, given, address) {
      const against = kept ?? (await nobodys)
      const same = await hashing.run(() => verify(against, given.normalize('NFC')), address)
      return same && kept !== null && kept !== undefined
    },
  }
}

/** An answer to a security question as it is compared: people do not remember capitals and spaces. */
export const foldedAnswer = (answer: string) =>
  answer.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** 256 bits that nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token, or of anything that must not be kept itself. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * No letters that are taken for one another, for somebody who reads the password from a terminal, and none that a
 * spreadsheet takes for the beginning of a formula.
 */
const LETTERS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%*'] as const
const ONE_TIME_LENGTH = 16

/** A password that keeps the rules for passwords: about 90 bits. */
export function oneTimePassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length))
  const all = LETTERS.slice(0, 3).join('')
  const letters = Array.from({ length: ONE_TIME_LENGTH - LETTERS.length }, () => pick(all))
  for (const kind of LETTERS) letters.splice(randomInt(letters.length + 1), 0, pick(kind))
  return letters.join('')
}
