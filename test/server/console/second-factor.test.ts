import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import { factorTexts } from '../../../src/core/contract/console/second-factor.ts'
import { onEachDatabase } from '../databases.ts'
import { openRepositories } from '../open-repositories.ts'
import { type Caller, callerOf, consoleServer, PASSWORD, settingsOf } from './console-server.ts'

/** The code that an app shows `steps` of 30 s from now. */
const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

type Codes = { codes: string[]; error: string; fields: { code: string }; needsCode?: true }

onEachDatabase('a second factor', (database) => {
  const setUp = async (who: Caller) => {
    const begun = await who.call<{ secret: string; uri: string }>('POST', '/auth/second-factor')
    const { secret } = begun.body
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Britannia:chief\?.*secret=/)
    const early = codeAt(secret, -1)
    const { body } = await who.call<Codes>('POST', '/auth/second-factor/confirm', { code: early })
    return { secret, codes: body.codes, early }
  }

  it('is asked for beside the right password, takes each code once, and is kept out of reach', async () => {
    const settings = settingsOf(database)
    const { chief, nobody, dataFolder } = await consoleServer(settings)
    const login = (code?: string, password = PASSWORD) =>
      nobody.call<Codes>('POST', '/auth/login', { username: 'chief', password, code })
    const wrongCode = await chief.call<Codes>('POST', '/auth/second-factor/confirm', { code: '000000' })
    expect(wrongCode).toMatchObject({ status: 400, body: { error: factorTexts.notBegun } })
    const { secret, codes, early } = await setUp(chief)
    expect(new Set(codes).size).toBe(10)
    expect((await chief.call('POST', '/auth/second-factor')).status).toBe(409)

    const asked = { status: 401, body: { error: factorTexts.needed, needsCode: true } }
    expect(await login()).toMatchObject(asked)
    // Without the password nobody learns that there is a second factor.
    const stranger = await login(undefined, 'Wrong1!!')
    expect(stranger.body).toEqual({ status: 0, error: replyTexts.loginFailed })
    const refused = { status: 401, body: { fields: { code: factorTexts.wrong } } }
    expect(await login(early)).toMatchObject(refused)
    const now = codeAt(secret, 0)
    const both = await Promise.all([login(now), login(now)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await login(codeAt(secret, 3))).toMatchObject(refused)
    expect((await login(codeAt(secret, 1))).status).toBe(200)

    const [recovery = ''] = codes
    expect((await login(recovery.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect(await login(recovery)).toMatchObject(refused)
    const state = await chief.call('GET', '/auth/second-factor')
    expect(state.body).toEqual({ on: true, required: false, codesLeft: 9 })
    const { database: open } = await openRepositories(dataFolder, settings.DATABASE_URL)
    expect(JSON.stringify(await open.selectFrom('recovery_codes').selectAll().execute())).not.toContain(
      codes[1],
    )
    const users = JSON.stringify((await chief.call('GET', '/auth/users')).body)
    expect(users).toContain('"hasFactor":true')
    expect(users).not.toContain(secret)

    const more = await chief.call<Codes>('POST', '/auth/second-factor/codes', { code: codes[1] })
    expect(more.body.codes).toHaveLength(10)
    expect(await login(codes[2])).toMatchObject(refused)
    const off = await chief.call('POST', '/auth/second-factor/remove', { code: more.body.codes[0] })
    expect(off.status).toBe(200)
    expect((await login()).status).toBe(200)
  })

  it('counts a right password that waits for its code against nobody else at the address', async () => {
    const settings = settingsOf(database)
    const { chief, nobody, dataFolder } = await consoleServer(settings)
    const { codes } = await setUp(chief)
    const login = (code?: string) =>
      nobody.call('POST', '/auth/login', { username: 'chief', password: PASSWORD, code })
    const { database: open } = await openRepositories(dataFolder, settings.DATABASE_URL)
    await open.deleteFrom('throttles').execute()
    const tries = async () =>
      (await open.selectFrom('throttles').select('tries').orderBy('tries').execute()).map((row) => row.tries)
    expect((await login()).status).toBe(401)
    // Of the account it counts on, until the code is right, too.
    expect(await tries()).toEqual([0, 1])
    expect((await login(codes[0])).status).toBe(200)
    expect(await tries()).toEqual([0])
  })

  it('stops who guesses codes, at sign-in and after it', async () => {
    const { chief, nobody } = await consoleServer(settingsOf(database))
    await setUp(chief)
    const tried = []
    for (let i = 0; i < 11; i++) {
      const { status } = await chief.call('POST', '/auth/second-factor/remove', { code: 'guess' })
      tried.push(status)
    }
    expect(tried).toEqual([...Array(10).fill(400), 429])
    const body = { username: 'chief', password: PASSWORD, code: '000000' }
    const tries = Array.from({ length: 11 }, () => nobody.call('POST', '/auth/login', body))
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('that a role needs is set up before anything else, cannot be turned off, and is reset by another', async () => {
    const { chief, url, addStore, adminOf, nobody } = await consoleServer({
      ...settingsOf(database),
      SECOND_FACTOR_ROLES: 'superadmin',
    })
    const refused = { status: 403, body: { error: replyTexts.factorDue } }
    expect(await chief.call('GET', '/stores')).toMatchObject(refused)
    expect(
      (await chief.call<{ mustSetUpFactor: boolean }>('GET', '/auth/session')).body.mustSetUpFactor,
    ).toBe(true)
    const { codes } = await setUp(chief)
    expect((await chief.call('GET', '/stores')).status).toBe(200)
    const off = await chief.call('POST', '/auth/second-factor/remove', { code: codes[0] })
    expect(off).toMatchObject({ status: 409, body: { error: factorTexts.required } })
    const asha = await adminOf(await addStore('1'))
    expect((await asha.call('GET', '/stores')).status).toBe(200)

    expect((await chief.call('DELETE', `/auth/user/${chief.userId}/second-factor`)).status).toBe(200)
    expect(await chief.call('GET', '/stores')).toMatchObject(refused)
    const again = await nobody.call('POST', '/auth/login', { username: 'chief', password: PASSWORD })
    expect(again.status).toBe(200)
    expect(await callerOf(url, again.body.token).call('GET', '/stores')).toMatchObject(refused)
  })
})
