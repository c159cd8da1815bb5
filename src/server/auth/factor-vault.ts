import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecondFactorRepository } from '../db/account-repositories.ts'
import { faultOf } from '../db/database-errors.ts'

/** How the secrets of second factors stand in the database. */
export interface FactorVault {
  seal(userId: string, secret: string): string
  /** Undefined: it was sealed with another key, for somebody else, or is damaged. */
  open(userId: string, kept: string): string | undefined
}

/** No letter of base32, so that what was never sealed is told from what was. */
const SEALED = 'v1.'
/** NIST SP 800-38D: 96 bits, at random for each of far fewer than 2^32 secrets; a tag of 128. */
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM, bound to the person whose secret it is. Without a key secrets stand as they are, and what is sealed stays shut. */
export function createFactorVault(key: Buffer | undefined): FactorVault {
  return {
    seal(userId, secret) {
      if (!key) return secret
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(userId))
      const sealed = [cipher.update(secret, 'utf8'), cipher.final()]
      return SEALED + Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
    },
    open(userId, kept) {
      if (!kept.startsWith(SEALED)) return kept
      if (!key) return undefined
      const bytes = Buffer.from(kept.slice(SEALED.length), 'base64url')
      const iv = bytes.subarray(0, IV_BYTES)
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(userId)).setAuthTag(tag)
        const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
        return Buffer.concat(opened).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/**
 * Seals the secrets that stand as they are: from a time before there was a key, or from a backup of it. Answers how
 * many were sealed, and how many cannot be opened. On a full disk they wait for the next start.
 */
export async function sealKeptSecrets(
  secondFactors: Pick<SecondFactorRepository, 'secrets' | 'replaceSecret'>,
  vault: FactorVault,
): Promise<{ sealed: number; shut: number }> {
  const counts = { sealed: 0, shut: 0 }
  for (const { userId, secret } of await secondFactors.secrets()) {
    const opened = vault.open(userId, secret)
    if (opened === undefined) counts.shut++
    if (opened !== secret) continue
    const sealed = vault.seal(userId, secret)
    if (sealed === secret) continue
    try {
      if (await secondFactors.replaceSecret(userId, secret, sealed)) counts.sealed++
    } catch (error) {
      if (faultOf(error) !== 'full') throw error
    }
  }
  return counts
}
