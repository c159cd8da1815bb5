import { describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { onEachDatabase, type TestDatabase } from '../../../test/server/databases.ts'
import { MINUTE_MS } from '../../core/clock.ts'
import { password } from '../../core/contract/console/rules.ts'
import { MACHINE } from '../db/history.ts'
import { repositoriesOf } from '../db/open-repositories.ts'
import { createSecrets, digestOf, foldedAnswer, oneTimePassword } from './secrets.ts'
import { createSessions } from './sessions.ts'
import { createThrottle } from './throttle.ts'

async function scene(open: TestDatabase['open']) {
  const clock = createFakeClock()
  const { database } = await open()
  return { clock, repositories: { ...repositoriesOf(database, clock.date), database } }
}

onEachDatabase('tries and sessions', ({ open }) => {
  describe('a throttle', () => {
    const policy = { name: 'test', windowMs: MINUTE_MS, account: 2, address: 3 }
    const allowed = async (attempt: Promise<{ allowed: boolean }>) => (await attempt).allowed

    it('counts by account and by address, in any case of a name', async () => {
      const { clock, repositories } = await scene(open)
      const throttle = createThrottle(policy, repositories.throttles, clock)
      expect(await allowed(throttle.attempt('asha', 'a'))).toBe(true)
      expect(await allowed(throttle.attempt(' ASHA ', 'a'))).toBe(true)
      expect(await allowed(throttle.attempt('asha', 'b'))).toBe(false)
      expect(await allowed(throttle.attempt('other', 'a'))).toBe(true)
      expect(await allowed(throttle.attempt('another', 'a'))).toBe(false)
      expect(await allowed(throttle.attempt('another', 'b'))).toBe(true)
    })

    it('says how long it refuses, and allows tries again after that', async () => {
      const { clock, repositories } = await scene(open)
      const throttle = createThrottle(policy, repositories.throttles, clock)
      for (let i = 0; i < 2; i++) await throttle.attempt('asha', 'a')
      clock.advance(20_000)
      expect(await throttle.attempt('asha', 'a')).toEqual({ allowed: false, retryAfterS: 40 })
      clock.advance(40_000)
      expect(await allowed(throttle.attempt('asha', 'a'))).toBe(true)
    })

    it('no longer counts a try that turned out well, and only that one', async () => {
      const { clock, repositories } = await scene(open)
      const throttle = createThrottle(policy, repositories.throttles, clock)
      for (let i = 0; i < 10; i++) {
        const attempt = await throttle.attempt('asha', 'a')
        if (attempt.allowed) await attempt.succeeded()
        expect(attempt.allowed).toBe(true)
      }
      for (let i = 0; i < 2; i++) await throttle.attempt('other', 'b')
      const again = await throttle.attempt('asha', 'b')
      if (again.allowed) await again.succeeded()
      expect(await allowed(throttle.attempt('other', 'b'))).toBe(false)
    })

    it('counts together on every server of one database', async () => {
      const { clock, repositories } = await scene(open)
      const here = createThrottle(policy, repositories.throttles, clock)
      const there = createThrottle(policy, repositories.throttles, clock)
      expect(await allowed(here.attempt('asha', 'a'))).toBe(true)
      expect(await allowed(there.attempt('asha', 'b'))).toBe(true)
      expect(await allowed(here.attempt('asha', 'c'))).toBe(false)
    })

    it('is lifted on every server once somebody knew the password', async () => {
      const { clock, repositories } = await scene(open)
      const here = createThrottle(policy, repositories.throttles, clock)
      const there = createThrottle(policy, repositories.throttles, clock)
      await here.attempt('asha', 'a')
      const right = await there.attempt('asha', 'b')
      expect(await allowed(here.attempt('asha', 'c'))).toBe(false)
      if (right.allowed) await right.succeeded()
      expect(await allowed(here.attempt('asha', 'c'))).toBe(true)
    })

    it('writes nothing for tries that are refused, and counts them against nobody else', async () => {
      const { clock, repositories } = await scene(open)
      const count = vi.spyOn(repositories.throttles, 'count')
      const throttle = createThrottle(policy, repositories.throttles, clock)
      for (const name of ['a1', 'a2', 'a3', 'a4']) await throttle.attempt(name, 'a')
      count.mockClear()
      for (let i = 0; i < 5; i++) expect(await allowed(throttle.attempt('asha', 'a'))).toBe(false)
      expect(count).not.toHaveBeenCalled()
      expect(await allowed(throttle.attempt('asha', 'b'))).toBe(true)
    })

    it('is held up for no longer than its window by a clock that was set back', async () => {
      const { clock, repositories } = await scene(open)
      const later = { ...clock, date: () => new Date(clock.date().getTime() + 60 * MINUTE_MS) }
      const { database } = repositories
      const before = createThrottle(policy, repositoriesOf(database, later.date).throttles, later)
      for (let i = 0; i < 3; i++) await before.attempt('asha', 'a')
      const throttle = createThrottle(policy, repositories.throttles, clock)
      expect(await throttle.attempt('asha', 'a')).toEqual({ allowed: false, retryAfterS: 60 })
    })
  })

  describe('a session', () => {
    async function signedIn(idleMinutes = 15) {
      const { clock, repositories } = await scene(open)
      const user = await repositories.users.add(
        {
          firstName: 'Asha',
          lastName: 'Rao',
          username: 'asha1',
          role: 'superadmin',
          storeId: null,
          email: '',
          phoneNumber: '',
          passwordHash: 'hash',
          answerHash: null,
          passwordEndsAt: null,
        },
        MACHINE,
      )
      const sessions = createSessions({
        kept: repositories.sessions,
        users: repositories.users,
        clock,
        idleMinutes,
      })
      return { clock, repositories, user, sessions, token: (await sessions.open(user.id, 'hash')) ?? '' }
    }

    it.each([
      ['rests for less than an hour', [59], true],
      ['rests for an hour', [60], false],
      ['is used now and then for half a day', Array(14).fill(50), true],
      ['is used for longer than half a day', Array(15).fill(50), false],
    ])('is over: %s', async (_, minutes, lives) => {
      const { clock, sessions, token } = await signedIn()
      for (const each of minutes.slice(0, -1)) {
        clock.advance(each * MINUTE_MS)
        expect(await sessions.find(token)).toBeDefined()
      }
      clock.advance((minutes.at(-1) ?? 0) * MINUTE_MS)
      expect((await sessions.find(token)) !== undefined).toBe(lives)
    })

    it('is not opened for a password that has changed meanwhile, or for nobody', async () => {
      const { repositories, sessions, user, token } = await signedIn()
      await repositories.users.setPassword(user.id, { passwordHash: 'new', passwordEndsAt: null }, MACHINE)
      expect(await sessions.open(user.id, 'hash')).toBeUndefined()
      expect(await sessions.open('99', 'hash')).toBeUndefined()
      expect(await sessions.find(token)).toBeUndefined()
    })

    it('goes on where that it was seen cannot be written down', async () => {
      const { clock, repositories, token } = await signedIn()
      const standby = Object.assign(new Error('cannot execute UPDATE'), { code: '25006' })
      const kept = { ...repositories.sessions, touch: () => Promise.reject(standby) }
      const sessions = createSessions({ kept, users: repositories.users, clock, idleMinutes: 15 })
      clock.advance(5 * MINUTE_MS)
      expect(await sessions.find(token)).toBeDefined()
    })

    it('keeps no call waiting for what is written down of it, once at a time', async () => {
      const { clock, repositories, token } = await signedIn()
      const writes = { touch: 0, close: 0 }
      const never = (write: keyof typeof writes) => () => {
        writes[write] += 1
        return new Promise<void>(() => {})
      }
      const kept = { ...repositories.sessions, touch: never('touch'), close: never('close') }
      const sessions = createSessions({ kept, users: repositories.users, clock, idleMinutes: 15 })
      for (const minutes of [50, 1, 50]) {
        clock.advance(minutes * MINUTE_MS)
        expect(await sessions.find(token)).toBeDefined()
      }
      expect(writes).toEqual({ touch: 1, close: 0 })
      const others = createSessions({ kept, users: repositories.users, clock, idleMinutes: 15 })
      for (let i = 0; i < 3; i++) expect(await others.find(token)).toBeUndefined()
      expect(writes).toEqual({ touch: 1, close: 1 })
    })

    it('tells of a fault that is not the database’s, and the call goes on', async () => {
      const { clock, repositories, token } = await signedIn()
      const faults: unknown[] = []
      const odd = new Error('odd')
      const kept = { ...repositories.sessions, touch: () => Promise.reject(odd) }
      const { users } = repositories
      const fault = (error: unknown) => faults.push(error)
      const sessions = createSessions({ kept, users, clock, idleMinutes: 15, fault })
      clock.advance(5 * MINUTE_MS)
      expect(await sessions.find(token)).toBeDefined()
      await vi.waitFor(() => expect(faults).toEqual([odd]))
    })

    it.each([
      ['while somebody writes much', { errcode: 5 }],
      ['on a standby', { code: '25006' }],
      ['for a reason that nobody knows', {}],
    ])('that is over is over, also where it cannot be struck out: %s', async (_, codes) => {
      const { clock, repositories, token } = await signedIn()
      const close = () => Promise.reject(Object.assign(new Error('cannot be struck out'), codes))
      const kept = { ...repositories.sessions, close }
      const sessions = createSessions({ kept, users: repositories.users, clock, idleMinutes: 15 })
      clock.advance(60 * MINUTE_MS)
      expect(await sessions.find(token)).toBeUndefined()
    })

    it('ends with the one-time password that it was opened by', async () => {
      const { clock, repositories, sessions, user } = await signedIn()
      const passwordEndsAt = new Date(clock.date().getTime() + MINUTE_MS).toISOString()
      await repositories.users.setPassword(user.id, { passwordHash: 'once', passwordEndsAt }, MACHINE)
      const token = (await sessions.open(user.id, 'once')) ?? ''
      expect(await sessions.find(token)).toBeDefined()
      clock.advance(MINUTE_MS)
      expect(await sessions.find(token)).toBeUndefined()
    })
  })
})

describe('secrets', () => {
  it('are hashed with argon2id and a salt each, and compared after normalisation', async () => {
    const secrets = createSecrets()
    const [first, second] = await Promise.all([secrets.hash('Caf\u00e91!aa'), secrets.hash('Caf\u00e91!aa')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
    expect(await secrets.matches(first, 'Cafe\u03011!aa')).toBe(true)
    expect(await secrets.matches(first, 'Cafe1!aa')).toBe(false)
    expect(await secrets.matches(undefined, 'Caf\u00e91!aa')).toBe(false)
    expect(await secrets.matches(null, '')).toBe(false)
  })

  it('made for one use keep the rules for passwords', () => {
    const made = Array.from({ length: 200 }, oneTimePassword)
    // They are saved as a file, where a spreadsheet takes such a beginning for a formula.
    expect(Array.from({ length: 5000 }, oneTimePassword).filter((each) => /^[=+\-@]/.test(each))).toEqual([])
    expect(made.every((each) => password.safeParse(each).success && each.length === 16)).toBe(true)
    expect(new Set(made).size).toBe(200)
  })

  it('that answer a question are compared without regard to case and spaces', () => {
    expect(foldedAnswer('  New  DELHI ')).toBe('new delhi')
    expect(digestOf('x')).toMatch(/^[0-9a-f]{64}$/)
  })
})
