import { expect, it } from 'vitest'
import { type PendingSignIn, providerTexts } from '../../../src/core/contract/console/session.ts'
import { onEachDatabase } from '../databases.ts'
import { consoleServer, PASSWORD, person, settingsOf } from './console-server.ts'
import { halfSaid, type Lie, lyingProvider, saying, silent } from './lying-provider.ts'
import { CLIENT, RETURN_PAGE } from './provider-server.ts'

onEachDatabase('a provider that lies', (database) => {
  const opened = async (lie: Lie, email = 'asha@example.org') => {
    const provider = await lyingProvider(lie)
    const { nobody, chief } = await consoleServer({
      ...settingsOf(database),
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_REDIRECT_URI: RETURN_PAGE,
    })
    await chief.call('POST', '/auth/register', person('asha', { email }))
    const begin = () =>
      nobody.call<{ error: string; url: string; pending: PendingSignIn }>('POST', '/auth/provider')
    async function signIn() {
      const { body } = await begin()
      provider.nonce = body.pending.nonce
      const { status, body: ended } = await nobody.call('POST', '/auth/provider/end', {
        query: `code=abc&state=${body.pending.state}`,
        pending: body.pending,
      })
      return { status, said: ended.error ?? ended.username }
    }
    return { provider, nobody, begin, signIn }
  }
  const nonsense = { status: 400, said: providerTexts.nonsense }
  const away = { status: 503, said: providerTexts.away }
  const unverified = { status: 403, said: providerTexts.unverified }
  const letIn = { status: 200, said: 'asha' }

  it.each<[string, Lie, { status: number; said: string }]>([
    ['the truth', {}, letIn],
    ['another’s nonce', { claims: { nonce: 'another' } }, nonsense],
    ['no nonce', { claims: { nonce: undefined } }, nonsense],
    ['another audience', { claims: { aud: 'another' } }, nonsense],
    ['another issuer', { claims: { iss: 'https://else.example' } }, nonsense],
    ['an expired token', { expiresInS: -3600 }, nonsense],
    ['a token signed by another', { signedBy: 'another' }, nonsense],
    ['a token signed by nobody', { signedBy: 'nobody' }, nonsense],
    ['an address verified in words', { claims: { email_verified: 'true' } }, unverified],
    ['an address of which nothing is said', { claims: { email_verified: undefined } }, unverified],
    // The first superadmin has none.
    ['an empty address', { claims: { email: '' } }, unverified],
    ['an address that is a number', { claims: { email: 5 } }, unverified],
    ['an address with a zero in it', { claims: { email: 'as\u0000ha@example.org' } }, unverified],
    ['half a letter', { claims: { email: '\ud800@example.org' } }, unverified],
    ['a fault', { token: saying(500, 'oops') }, away],
    ['no JSON', { token: saying(200, '<html>') }, nonsense],
    ['null', { token: saying(200, 'null') }, nonsense],
    ['no ID token', { token: saying(200, '{"access_token":"a","token_type":"Bearer"}') }, nonsense],
    ['a fault for its keys', { keys: saying(500, '') }, away],
    ['no keys', { keys: saying(200, '{"keys":5}') }, nonsense],
    [
      'another person’s address',
      {
        claims: { email: undefined },
        userinfo: { sub: 'ravi', email: 'asha@example.org', email_verified: true },
      },
      nonsense,
    ],
  ])('answers a code with %s', async (_what, lie, expected) => {
    const { signIn } = await opened(lie)
    expect(await signIn()).toEqual(expected)
  })

  it('is not waited for longer than five seconds when it says nothing, or half an answer', async () => {
    const both = await Promise.all([silent, halfSaid].map((token) => opened({ token })))
    expect(await Promise.all(both.map(({ signIn }) => signIn()))).toEqual([away, away])
  })

  // The Kelvin sign is a k in small letters, and so would be somebody else's address.
  it('vouches for a letter that only looks like ours', async () => {
    const { signIn } = await opened({ claims: { email: 'as\u212a@example.org' } }, 'ask@example.org')
    expect(await signIn()).toEqual(unverified)
  })

  it.each([
    { authorization_endpoint: undefined },
    { authorization_endpoint: 'javascript:alert(1)//' },
    { authorization_endpoint: 7 },
  ])('describes itself by %j', async (discovery) => {
    const { begin } = await opened({ discovery })
    expect(await begin()).toMatchObject({ status: 400, body: { error: providerTexts.nonsense } })
  })

  it('is taken to answer in the usual way where what it says of that is no list', async () => {
    const { begin } = await opened({ discovery: { response_modes_supported: { fragment: true } } })
    const { body } = await begin()
    expect(new URL(body.url).searchParams.has('response_mode')).toBe(false)
  })

  it('was away for many, and lets them in as soon as it is back', async () => {
    const { provider, signIn, nobody } = await opened({ token: saying(503, '') })
    for (let tries = 0; tries < 12; tries++) expect(await signIn()).toEqual(away)
    const byPassword = await nobody.call('POST', '/auth/login', { username: 'asha', password: PASSWORD })
    expect(byPassword.status).toBe(200)
    provider.lie = {}
    expect(await signIn()).toEqual(letIn)
  })

  it('is asked no more by who brings it nonsense again and again', async () => {
    const { signIn } = await opened({ claims: { nonce: 'another' } })
    for (let tries = 0; tries < 10; tries++) expect(await signIn()).toEqual(nonsense)
    expect((await signIn()).status).toBe(429)
  })
})
