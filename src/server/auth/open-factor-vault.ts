import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Settings, WrongSettings } from '../config.ts'
import type { SecondFactorRepository } from '../db/account-repositories.ts'
import type { Log } from '../log.ts'
import { createFactorVault, type FactorVault, sealKeptSecrets } from './factor-vault.ts'

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
