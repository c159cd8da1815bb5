import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { replyTexts } from '../../../src/core/contract/console/messages.ts'
import { factorTexts } from '../../../src/core/contract/console/second-factor.ts'
import { type PendingSignIn, providerTexts } from '../../../src/core/contract/console/session.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, PASSWORD, person, settingsOf } from './console-server.ts'
import { CLIENT, providerServer, RETURN_PAGE } from './provider-server.ts'

type Begun = { url: string; pending: PendingSignIn; error: string }
type Ended = {
  token: string
  userId: string
  username: string
  role: string
  error: string
  needsCode?: true
}

onEachDatabase('sign-in by the organisation’s own provider', (database) => {
  const opened = async (email = 'Asha@Example.org') => {
    const provider = await providerServer({ email })
    const server = await consoleServer({
      ...settingsOf(database),
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_REDIRECT_URI: RETURN_PAGE,
    })
    const { nobody, chief } = server
    // Her address is written with other capitals than the provider has.
    await chief.call('POST', '/auth/register', person('asha', { email: 'asha@example.org' }))
    const asha = await server.signIn('asha', PASSWORD)
    const begin = () => nobody.call<Begun>('POST', '/auth/provider')
    const end = (query: string, pending: PendingSignIn, code?: string) =>
      nobody.call<Ended>('POST', '/auth/provider/end', {
        query,
        pending,
        ...(code !== undefined && { code }),
      })
    const signIn = async (code?: string) => {
      const { body } = await begin()
      return end(await provider.visit(body.url), body.pending, code)
    }
    return { ...server, asha, provider, begin, end, signIn }
  }

  it('lets in who has the address that the provider vouches for, and is a session like any other', async () => {
    const { signIn, nobody, url } = await opened()
    const { status, body } = await signIn()
    expect([status, body.username, body.role]).toEqual([200, 'asha', 'superadmin'])
    const mine = await fetch(`${url}/api/auth/session`, {
      headers: { authorization: `Bearer ${body.token}` },
    })
    expect(mine.status).toBe(200)
    expect((await nobody.call('GET', '/auth/users')).status).toBe(401)
  })

  it('adds nobody, and lets in nobody who is not known, vouched for, alone with the address, or is suspended', async () => {
    const { signIn, provider, chief } = await opened('stranger@example.org')
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { error: providerTexts.unknown('stranger@example.org') },
    })
    provider.member = { email: 'asha@example.org', verified: false }
    expect(await signIn()).toMatchObject({ status: 403, body: { error: providerTexts.unverified } })
    provider.member = { email: 'ravi@example.org' }
    await chief.call('POST', '/auth/register', person('ravi', { email: 'ravi@example.org' }))
    const { status, body } = await signIn()
    expect(status).toBe(200)
    const suspension = { ids: [body.userId], suspended: true }
    expect((await chief.call('POST', '/auth/users/suspended', suspension)).status).toBe(200)
    expect(await signIn()).toMatchObject({ status: 403, body: { error: replyTexts.suspended } })
    await chief.call('POST', '/auth/register', person('ravi2', { email: 'RAVI@example.org' }))
    expect(await signIn()).toMatchObject({ status: 403, body: { error: providerTexts.several } })
  })

  it('asks for the second factor of who has one', async () => {
    const { signIn, asha } = await opened()
    const { body: begun } = await asha.call<{ secret: string }>('POST', '/auth/second-factor')
    const codeAt = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({
        timestamp: Date.now() + steps * 30_000,
      })
    await asha.call('POST', '/auth/second-factor/confirm', { code: codeAt(-1) })
    expect(await signIn()).toMatchObject({
      status: 401,
      body: { error: factorTexts.needed, needsCode: true },
    })
    expect(await signIn('000000')).toMatchObject({ status: 401, body: { error: factorTexts.wrong } })
    expect((await signIn(codeAt(0))).status).toBe(200)
  })

  it('trusts no answer twice, of another’s beginning, or broken off', async () => {
    const { begin, end, provider } = await opened()
    const [mine, others] = [(await begin()).body, (await begin()).body]
    const query = await provider.visit(mine.url)
    const nonsense = { status: 400, body: { error: providerTexts.nonsense } }
    expect(await end(query, others.pending)).toMatchObject(nonsense)
    expect(await end(query, { ...mine.pending, nonce: others.pending.nonce })).toMatchObject(nonsense)
    expect(await end(query, mine.pending)).toMatchObject(nonsense)
    const again = (await begin()).body
    const good = await provider.visit(again.url)
    expect((await end(good, again.pending)).status).toBe(200)
    expect(await end(good, again.pending)).toMatchObject(nonsense)
    const state = again.pending.state
    const broken = await end(
      `?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`,
      again.pending,
    )
    expect(broken).toMatchObject({ status: 400, body: { error: providerTexts.refused } })
    for (const query of ['', '?', '?code=', `?code=x&state=${state}`, '?%00%ff', 'x'.repeat(9000)])
      expect((await end(query, again.pending)).status).toBe(400)
    expect((await end('?code=x', { state: '', nonce: '', verifier: '' })).status).toBe(400)
  })

  it.each([
    [503, '', 503],
    [200, 'no json', 400],
    [200, '{"issuer":"https://else.example"}', 400],
    [404, '', 400],
  ])('tells of a provider that answers %i "%s"', async (status, body, expected) => {
    const { begin, provider, chief } = await opened()
    provider.answerWith(status, body)
    expect((await begin()).status).toBe(expected)
    expect((await chief.call('GET', '/auth/session')).status).toBe(200)
  })

  it('tells of a provider that is away, and asks it again', async () => {
    const { begin, end, provider } = await opened()
    const { body } = await begin()
    const query = await provider.visit(body.url)
    await provider.close()
    expect(await end(query, body.pending)).toMatchObject({ status: 503, body: { error: providerTexts.away } })
  })
})

it('without a provider says so', async () => {
  const { nobody } = await consoleServer()
  expect(await nobody.call('POST', '/auth/provider')).toMatchObject({
    status: 404,
    body: { error: providerTexts.off },
  })
})
