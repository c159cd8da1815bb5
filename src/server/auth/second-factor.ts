import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../core/clock.ts'
import { factorTexts } from '../../core/contract/console/second-factor.ts'
import { createLatest } from '../../core/latest.ts'
import type { Role } from '../../core/permissions.ts'
import { databaseFault } from '../db/database-errors.ts'
import type { Actor } from '../db/history.ts'
import { Refused } from '../db/refused.ts'
import type { SecondFactorRepository } from '../db/users/second-factors.ts'
import type { FactorVault } from './factor-vault.ts'
import { digestOf } from './secrets.ts'

/** RFC 6238 as every app has it. One step early or late is let in: phones' clocks differ. */
const CODE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const WINDOW_STEPS = 1
/**
 * A step that was taken ten minutes ahead of one that is right now, further than clocks of nodes may differ, was taken
 * before the clock was set back: it would refuse every code until the clock is there again, which may be days.
 */
const ODD_STEPS = 20
/** 160 bits, RFC 4226's recommendation. */
const SECRET_BYTES = 20

const RECOVERY_CODES = 10
/** 32 letters that are not taken for one another: 80 bits in sixteen. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4

/** The second factor of people who have one. */
export interface SecondFactor {
  state(who: Whose): Promise<{ on: boolean; required: boolean; codesLeft: number }>
  isRequired(role: Role): boolean
  /** Throws `Refused` when one is on. */
  begin(who: Whose): Promise<{ secret: string; uri: string }>
  /** Recovery codes; undefined: the code was wrong. Throws `Refused` when nothing was begun. */
  confirm(who: Whose, code: string): Promise<string[] | undefined>
  newCodes(userId: string): Promise<string[]>
  /** A code of the app or a recovery code, each good once. 'shut': the key is lost by which the app's could be checked. */
  matches(userId: string, code: string): Promise<boolean | 'shut'>
  /** Throws `Refused` when there is none. */
  remove(userId: string, by: Actor): Promise<void>
}

interface Whose {
  userId: string
  username: string
  role: Role
}

interface SecondFactorParts {
  secondFactors: SecondFactorRepository
  vault: FactorVault
  clock: Clock
  /** What apps show beside the user's name. */
  issuer: string
  requiredFor: readonly Role[]
}

export function createSecondFactor(parts: SecondFactorParts): SecondFactor {
  const { secondFactors, vault, clock, issuer, requiredFor } = parts
  /** While the disk is full, steps that were used are known to this node alone. */
  const unsavedSteps = createLatest<string, number>(1000)

  const totpOf = (secret: Secret, label = '') => new TOTP({ ...CODE, issuer, label, secret })

  /** The step of a code that is right now; undefined: it is not. */
  function stepOf(secret: string, code: string): number | undefined {
    const timestamp = clock.date().getTime()
    const totp = totpOf(Secret.fromBase32(secret))
    const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS })
    return delta === null ? undefined : totp.counter({ timestamp }) + delta
  }

  async function takeStep(userId: string, step: number): Promise<boolean> {
    const taken = unsavedSteps.get(userId) ?? 0
    if (taken >= step && taken <= step + ODD_STEPS) return false
    try {
      return await secondFactors.takeStep(userId, step, ODD_STEPS)
    } catch (error) {
      if (databaseFault(error) !== 'full') throw error
      unsavedSteps.set(userId, step)
      return true
    }
  }

  return {
    isRequired: (role) => requiredFor.includes(role),
    async state({ userId, role }) {
      const kept = await secondFactors.of(userId)
      const on = kept?.confirmed ?? false
      return { on, required: requiredFor.includes(role), codesLeft: on ? (kept?.codesLeft ?? 0) : 0 }
    },
    async begin({ userId, username }) {
      const secret = new Secret({ size: SECRET_BYTES })
      await secondFactors.begin(userId, vault.seal(userId, secret.base32))
      return { secret: secret.base32, uri: totpOf(secret, username).toString() }
    },
    async confirm({ userId, username }, code) {
      const kept = await secondFactors.of(userId)
      const secret = kept && vault.open(userId, kept.secret)
      if (secret === undefined) throw new Refused('unknown', { message: factorTexts.notBegun })
      const step = stepOf(secret, plain(code))
      if (step === undefined) return undefined
      const codes = recoveryCodes()
      await secondFactors.confirm(userId, step, codes.map(hashOf), { userId, username })
      return codes
    },
    async newCodes(userId) {
      const codes = recoveryCodes()
      await secondFactors.replaceCodes(userId, codes.map(hashOf))
      return codes
    },
    async matches(userId, code) {
      const kept = await secondFactors.of(userId)
      if (!kept?.confirmed) return false
      if (!/^\d{6}$/.test(plain(code))) return secondFactors.takeCode(userId, hashOf(code))
      const secret = vault.open(userId, kept.secret)
      if (secret === undefined) return 'shut'
      const step = stepOf(secret, plain(code))
      return step !== undefined && takeStep(userId, step)
    },
    async remove(userId, by) {
      if (!(await secondFactors.remove(userId, by)))
        throw new Refused('missing', { message: factorTexts.offAlready })
    },
  }
}

/** As it is compared: people type spaces, dashes and capitals. */
const plain = (code: string) => code.replace(/[^0-9A-Za-z]/g, '').toLowerCase()
/** Of 80 random bits: nothing slower is needed. */
const hashOf = (code: string) => digestOf(`recovery ${plain(code)}`)

function recoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}
