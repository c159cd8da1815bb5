import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { CLIENT } from './provider-server.ts'

/** What a provider says otherwise than it should. A value of undefined is left out. */
export interface Lie {
  /** Its description of itself. */
  discovery?: Readonly<Record<string, unknown>>
  /** What its ID token says. */
  claims?: Readonly<Record<string, unknown>>
  expiresInS?: number
  signedBy?: 'another' | 'nobody'
  /** How one of its addresses answers instead. */
  token?: Answers
  keys?: Answers
  userinfo?: unknown
}
type Answers = (response: ServerResponse) => void

const JSON_TYPE = { 'content-type': 'application/json' }

/** Never answers. */
export const silent: Answers = () => {}
/** Stops in the middle of its answer. */
export const halfSaid: Answers = (response) => void response.writeHead(200, JSON_TYPE).write('{')
export const saying =
  (status: number, body: string): Answers =>
  (response) =>
    void response.writeHead(status, JSON_TYPE).end(body)

const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [own, another] = [rsaKey(), rsaKey()]
const keysOf = { own: own.privateKey, another: another.privateKey, nobody: undefined }
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signed(claims: object, key: KeyObject | undefined): string {
  const text = `${encoded({ alg: key ? 'RS256' : 'none', kid: 'one' })}.${encoded(claims)}`
  return `${text}.${key ? createSign('RSA-SHA256').update(text).sign(key, 'base64url') : ''}`
}

/** A provider that answers any code with an ID token of our own making; `nonce` is what it says was asked with. */
export async function lyingProvider(lie: Lie) {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = { issuer, nonce: '', lie }
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...(state.lie.userinfo !== undefined && { userinfo_endpoint: `${issuer}/userinfo` }),
    ...state.lie.discovery,
  })
  const keys = () => ({
    keys: [{ ...own.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }],
  })
  function tokens() {
    const { expiresInS = 300, claims, signedBy = 'own' } = state.lie
    const now = Math.floor(Date.now() / 1000)
    const said = {
      ...{ iss: issuer, sub: 'asha', aud: CLIENT.id, nonce: state.nonce, iat: now, exp: now + expiresInS },
      ...{ email: 'asha@example.org', email_verified: true },
      ...claims,
    }
    return { access_token: 'a', token_type: 'Bearer', id_token: signed(said, keysOf[signedBy]) }
  }
  const truly = (body: object) => saying(200, JSON.stringify(body))
  const answers: Record<string, () => Answers> = {
    '/.well-known/openid-configuration': () => truly(metadata()),
    '/keys': () => state.lie.keys ?? truly(keys()),
    '/token': () => state.lie.token ?? truly(tokens()),
    '/userinfo': () => saying(200, JSON.stringify(state.lie.userinfo)),
  }
  server.on('request', ({ url = '' }, response) => (answers[url] ?? (() => saying(404, '')))()(response))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return state
}
