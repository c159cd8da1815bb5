import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Settings, WrongSettings } from '../config.ts'
import { databaseFault } from '../db/database-errors.ts'
import type { SecondFactorRepository } from '../db/users/second-factors.ts'
import type { Log } from '../log.ts'

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

/**
 * AES-256-GCM, bound to the person whose secret it is. Without a key secrets stand as they are, and what is sealed stays shut.
 * @internal Tests seal with a key of their own.
 */
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
async function sealKeptSecrets(
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
      if (databaseFault(error) !== 'full') throw error
    }
  }
  return counts
}

type KeySettings = Pick<Settings, 'FACTOR_KEY' | 'DATABASE_URL' | 'DATA_DIR'>

/** Opens what secrets are sealed with, and seals those that are not. Throws `WrongSettings`. */
export async function openFactorVault(
  settings: KeySettings,
  secondFactors: SecondFactorRepository,
  log: Log,
): Promise<FactorVault> {
  const key = await factorKeyOf(settings)
  if (!key) log.warn('FACTOR_KEY is not set: secrets of second factors stand in the database as they are')
  const vault = createFactorVault(key)
  const { sealed, shut } = await sealKeptSecrets(secondFactors, vault)
  if (sealed > 0) log.info({ sealed }, 'secrets of second factors were sealed')
  if (shut > 0) log.error({ shut }, 'secrets of second factors cannot be opened with this key')
  return vault
}

/** The key: of the setting, or beside the database's file. Nodes that share a database have no folder in common. */
async function factorKeyOf({ FACTOR_KEY, DATABASE_URL, DATA_DIR }: KeySettings): Promise<Buffer | undefined> {
  if (FACTOR_KEY !== undefined) return Buffer.from(FACTOR_KEY, 'hex')
  return DATABASE_URL === undefined ? keptKey(join(DATA_DIR, 'factor.key')) : undefined
}

const KEY_BYTES = 32
const KEY = /^[\da-f]{64}$/i

async function keptKey(file: string): Promise<Buffer> {
  const made = randomBytes(KEY_BYTES)
  try {
    await writeFile(file, made.toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      // On a full disk there may be a part of it, which no later start could use.
      await rm(file, { force: true })
      throw error
    }
  }
  const text = (await readFile(file, 'utf8')).trim()
  // Another in its place would shut out everybody who has a second factor, without a word.
  if (!KEY.test(text))
    throw new WrongSettings([`DATA_DIR: ${file} is no key; put it back, or delete it for a new one`])
  return Buffer.from(text, 'hex')
}
