import { describe, expect, it } from 'vitest'
import { messageRules, replyTexts } from '../../../src/core/contract/console/messages.ts'
import { createSecrets } from '../../../src/server/auth/secrets.ts'
import { onEachDatabase } from '../databases.ts'
import { openRepositories } from '../open-repositories.ts'
import { runningServer } from '../running-server.ts'
import { callerOf, consoleServer, PASSWORD, person, settingsOf } from './console-server.ts'

onEachDatabase('accounts', (database) => {
  const open = () => consoleServer(settingsOf(database))

  describe('signing in', () => {
    it('replies with what the console stores about the session', async () => {
      const { nobody, chief } = await open()
      const { status, body } = await nobody.call('POST', '/auth/login', {
        username: 'CHIEF',
        password: PASSWORD,
      })
      expect(status).toBe(200)
      expect(body).toEqual({
        status: 1,
        error: null,
        token: expect.stringMatching(/^[\w-]{43}$/),
        role: 'superadmin',
        userId: chief.userId,
        username: 'chief',
        storeName: null,
        storeId: null,
        storeIds: [],
        mustChangePassword: false,
        mustSetUpFactor: false,
      })
    })

    it('names the store of an admin', async () => {
      const { addStore, adminOf } = await open()
      const admin = await adminOf(await addStore('7'))
      const { body } = await admin.call('GET', '/auth/session')
      expect(body).toMatchObject({ role: 'admin', storeId: '1', storeName: 'Store 7' })
    })

    it.each([
      ['no password', { username: 'chief' }, 400, messageRules.login],
      ['an empty one', { username: 'chief', password: '' }, 400, messageRules.login],
      ['a wrong one', { username: 'chief', password: 'Wrong1!!' }, 401, replyTexts.loginFailed],
      ['an unknown name', { username: 'nobody', password: PASSWORD }, 401, replyTexts.loginFailed],
      [
        'a name that is none',
        { username: "' or 1=1 --\u0000", password: PASSWORD },
        401,
        replyTexts.loginFailed,
      ],
      ['types of another kind', { username: { $ne: '' }, password: [PASSWORD] }, 400, messageRules.login],
    ])('with %s is refused', async (_, body, status, error) => {
      const { nobody } = await open()
      expect(await nobody.call('POST', '/auth/login', body)).toMatchObject({
        status,
        body: { status: 0, error },
      })
    })

    it('keeps no token and no password that could be read', async () => {
      const settings = settingsOf(database)
      const { chief, dataFolder } = await consoleServer(settings, { secrets: createSecrets() })
      const { database: tables } = await openRepositories(dataFolder, settings.DATABASE_URL)
      const kept = JSON.stringify([
        await tables.selectFrom('sessions').selectAll().execute(),
        await tables.selectFrom('users').selectAll().execute(),
      ])
      expect(kept).not.toContain(chief.token)
      expect(kept).not.toContain(PASSWORD)
      expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    })
  })

  describe('guessing a password', () => {
    const guess = (username: string) => ({ username, password: 'Wrong1!!' })

    it('is stopped after ten tries, for names that exist and names that do not alike', async () => {
      const { nobody } = await open()
      const sequence = async (username: string) => {
        const replies = []
        for (let i = 0; i < 12; i++) replies.push(await nobody.call('POST', '/auth/login', guess(username)))
        return replies.map(({ status, body }) => [status, body])
      }
      const known = await sequence('chief')
      expect(await sequence('nobody')).toEqual(known)
      expect(known.map(([status]) => status)).toEqual([...Array(10).fill(401), 429, 429])
      // The right password does not open a locked account either: whoever guesses must not learn of it.
      const right = await nobody.call('POST', '/auth/login', { username: 'chief', password: PASSWORD })
      expect(right).toMatchObject({ status: 429, body: { status: 0, error: replyTexts.throttled } })
      expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    })

    it('gains nothing by sixty tries at once from forty made-up addresses', async () => {
      const { url } = await open()
      const tries = Array.from({ length: 60 }, (_, i) =>
        fetch(`${url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${i % 40}` },
          body: JSON.stringify(guess('chief')),
        }),
      )
      const statuses = (await Promise.all(tries)).map((reply) => reply.status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(50)
    })

    it('is no longer counted once somebody signs in with the right password', async () => {
      const { nobody, signIn } = await open()
      for (let i = 0; i < 9; i++) await nobody.call('POST', '/auth/login', guess('chief'))
      await signIn('chief', PASSWORD)
      for (let i = 0; i < 9; i++) {
        expect((await nobody.call('POST', '/auth/login', guess('chief'))).status).toBe(401)
      }
    })

    it('stays stopped over a restart', async () => {
      const settings = settingsOf(database)
      const first = await consoleServer(settings)
      for (let i = 0; i < 11; i++) await first.nobody.call('POST', '/auth/login', guess('other'))
      await first.close()
      const again = await consoleServer({ ...settings, DATA_DIR: first.dataFolder })
      expect((await again.nobody.call('POST', '/auth/login', guess('other'))).status).toBe(429)
    })
  })

  describe('a session', () => {
    it('is over after signing out', async () => {
      const { chief, signIn } = await open()
      const other = await signIn('chief', PASSWORD)
      expect((await chief.call('POST', '/auth/logout')).status).toBe(200)
      expect((await chief.call('GET', '/stores')).status).toBe(401)
      expect((await other.call('GET', '/stores')).status).toBe(200)
    })

    it.each([
      ['nothing', ''],
      ['a made-up token', 'x'.repeat(43)],
      ['a token that cannot be one', 'x y'],
    ])('is refused with %s', async (_, token) => {
      const { url } = await open()
      expect(await callerOf(url, token).call('GET', '/auth/session')).toMatchObject({
        status: 401,
        body: { error: replyTexts.signedOut },
      })
    })

    it('ends everywhere with a new password, and goes on where it was changed', async () => {
      const { chief, signIn, url } = await open()
      const other = await signIn('chief', PASSWORD)
      const path = `/auth/user/${chief.userId}/password`
      const { status, body } = await chief.call('PUT', path, { password: 'Another1!' })
      expect(status).toBe(200)
      expect(body.message).toBe(replyTexts.passwordUpdated)
      for (const old of [chief, other]) expect((await old.call('GET', '/stores')).status).toBe(401)
      expect((await callerOf(url, body.token).call('GET', '/stores')).status).toBe(200)
      await expect(signIn('chief', PASSWORD)).rejects.toThrow('401')
      await signIn('chief', 'Another1!')
    })

    it.each([
      ['another role', (id: string) => ['PUT', `/auth/user/${id}`, person('admin1', { role: 'superadmin' })]],
      [
        'another store',
        (id: string) => ['PUT', `/auth/user/${id}`, person('admin1', { role: 'admin', storeId: 2 })],
      ],
      [
        'a password of the superadmin’s choice',
        (id: string) => ['PUT', `/auth/user/${id}/password`, { password: PASSWORD }],
      ],
      ['the end of the user', (id: string) => ['DELETE', `/auth/user/${id}`]],
      ['the end of the store', () => ['DELETE', '/stores/1']],
    ] as [string, (id: string) => [string, string, unknown]][])('ends with %s', async (_, change) => {
      const { chief, addStore, adminOf } = await open()
      await addStore('1')
      await addStore('2')
      const admin = await adminOf('1')
      expect((await admin.call('GET', '/stores')).status).toBe(200)
      expect((await chief.call(...change(admin.userId))).status).toBe(200)
      expect((await admin.call('GET', '/stores')).status).toBe(401)
    })

    it('stays when only a name changes', async () => {
      const { chief, addStore, adminOf } = await open()
      const admin = await adminOf(await addStore('1'))
      const edited = person('newname', { role: 'admin', storeId: '1', firstName: 'Usha' })
      expect((await chief.call('PUT', `/auth/user/${admin.userId}`, edited)).status).toBe(200)
      expect((await admin.call('GET', '/auth/session')).body.username).toBe('newname')
    })
  })

  describe('a one-time password', () => {
    it('opens nothing but its own change and the way out', async () => {
      const settings = settingsOf(database)
      const { url, firstSignIn } = await runningServer({ environment: settings })
      const { username = '', password = '' } = firstSignIn ?? {}
      const { token, userId } = (await callerOf(url).call('POST', '/auth/login', { username, password })).body
      const once = callerOf(url, token)
      const refused = { status: 403, body: { error: replyTexts.passwordDue } }
      expect(await once.call('GET', '/stores')).toMatchObject(refused)
      expect(await once.call('POST', '/auth/register', person('ravi1'))).toMatchObject(refused)
      expect(await once.call('POST', '/audit/1/restore', {})).toMatchObject(refused)
      expect(await once.call('PUT', '/auth/user/99/password', { password: PASSWORD })).toMatchObject(refused)
      expect((await once.call('GET', '/auth/session')).status).toBe(200)
      const changed = await once.call('PUT', `/auth/user/${userId}/password`, { password: PASSWORD })
      expect((await callerOf(url, changed.body.token).call('GET', '/stores')).status).toBe(200)
    })
  })

  describe('a forgotten password', () => {
    const reset = (said: object) => ({
      identifier: 'admin1',
      newPassword: 'Another1!',
      securityAnswer: ' PUNE ',
      ...said,
    })

    it('is replaced by somebody who knows the answer, and every session ends', async () => {
      const { addStore, adminOf, nobody, signIn } = await open()
      const admin = await adminOf(await addStore('1'))
      expect(await nobody.call('POST', '/auth/forgot-password', reset({}))).toMatchObject({
        status: 200,
        body: { message: replyTexts.resetDone },
      })
      expect((await admin.call('GET', '/stores')).status).toBe(401)
      await signIn('admin1', 'Another1!')
    })

    it.each([
      ['an unknown name', { identifier: 'nobody' }],
      ['a wrong answer', { securityAnswer: 'Agra' }],
      ['a superadmin', { identifier: 'chief' }],
    ])('stays as it is for %s, with the same reply for each reason', async (_, said) => {
      const { addStore, adminOf, nobody, signIn } = await open()
      await adminOf(await addStore('1'))
      expect(await nobody.call('POST', '/auth/forgot-password', reset(said))).toMatchObject({
        status: 400,
        body: { error: replyTexts.resetFailed },
      })
      await signIn('admin1', PASSWORD)
    })

    it('cannot be tried for ever', async () => {
      const { nobody } = await open()
      const statuses = []
      for (let i = 0; i < 6; i++) {
        statuses.push((await nobody.call('POST', '/auth/forgot-password', reset({ identifier: 'x' }))).status)
      }
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    })
  })

  describe('the very first start', () => {
    it('prints a one-time password once', async () => {
      const settings = settingsOf(database)
      const first = await runningServer({ environment: settings })
      const { username = '', password = '' } = first.firstSignIn ?? {}
      const caller = callerOf(first.url)
      const signedIn = await caller.call('POST', '/auth/login', { username, password })
      expect(signedIn).toMatchObject({
        status: 200,
        body: { username: 'superadmin', mustChangePassword: true },
      })
      await first.close()
      const second = await runningServer({ environment: { ...settings, DATA_DIR: first.dataFolder } })
      expect(second.firstSignIn).toBeUndefined()
    })

    it('uses the name and password of the settings, which are no one-time password', async () => {
      const { firstSignIn, chief } = await open()
      expect(firstSignIn).toEqual({ username: 'chief', password: undefined })
      expect((await chief.call('GET', '/auth/session')).body.mustChangePassword).toBe(false)
    })
  })
})
