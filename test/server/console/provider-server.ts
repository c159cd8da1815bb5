import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Somebody at the provider. */
export interface Member {
  email: string
  verified?: boolean
}

export const CLIENT = { id: 'companion', secret: 'a-secret-of-the-client-0123456789' } as const
export const RETURN_PAGE = 'http://127.0.0.1/admin/signed-in'

export interface ProviderServer {
  issuer: string
  /** Whoever signs in at the provider's own page from now on. */
  member: Member
  /** Follows a person through the provider's pages; answers the query that they come back with. */
  visit(url: string): Promise<string>
  /** Every request from now on is answered so instead. */
  answerWith(status: number, body?: string): void
  close(): Promise<void>
}

/** A real OpenID Connect provider in this process, whose sign-in and consent pages say yes. People come back to `returnPage`. */
export async function providerServer(
  member: Member,
  returnPage: string = RETURN_PAGE,
): Promise<ProviderServer> {
  const { Provider } = await import('oidc-provider')
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = { issuer, member, instead: undefined as { status: number; body: string } | undefined }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [returnPage],
        application_type: 'native',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: state.member.email, email_verified: state.member.verified ?? true }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['of-a-test'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
  })
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (state.instead) return response.writeHead(state.instead.status).end(state.instead.body)
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: state.member.email } })
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) })
    grant.addOIDCScope('openid email')
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)

  async function visit(url: string): Promise<string> {
    const cookies = new Map<string, string>()
    for (let at = url; ; ) {
      const reply = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const next = reply.headers.get('location')
      if (next === null) throw new Error(`${reply.status} ${(await reply.text()).slice(0, 500)}`)
      at = new URL(next, at).href
      if (at.startsWith(returnPage)) return new URL(at).hash.slice(1)
    }
  }
  return Object.assign(state, {
    visit,
    close,
    answerWith(status: number, body = '') {
      state.instead = { status, body }
    },
  })
}
