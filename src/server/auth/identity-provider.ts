import * as client from 'openid-client'
import { type PendingSignIn, providerTexts } from '../../core/contract/console/session.ts'
import type { Settings } from '../config.ts'
import { Refusal } from '../errors.ts'
import { isLoopbackHost } from '../live/service-address.ts'

interface ProviderSettings {
  issuer: URL
  clientId: string
  clientSecret: string
  /** Exactly what the provider sends people back to. */
  redirectUri: string
}

/** Who somebody is, by the word of the organisation's own sign-in (OpenID Connect Core 1.0, code flow with PKCE). */
export interface IdentityProvider {
  begin(): Promise<{ url: string; pending: PendingSignIn }>
  /** The verified e-mail address. Throws `Refusal` with the reason. */
  end(query: string, pending: PendingSignIn): Promise<string>
}

/** Of one request; a sign-in makes three at most. */
const ANSWERS_WITHIN_S = 5
/** ASCII alone: other letters become these when a database or we make them small (the Kelvin sign a k), and so would
 * let in by somebody else's address. Longer ones no mail reaches (RFC 5321 §4.5.3.1). */
const ADDRESS = /^[\x21-\x7e]{3,254}$/
/** RFC 7519 §4.1.4 has "no more than a few minutes"; machines that ask for the time differ by less. */
const SKEW_S = 30

function createIdentityProvider(settings: ProviderSettings): IdentityProvider {
  const { issuer, clientId, clientSecret, redirectUri } = settings
  let known: Promise<client.Configuration> | undefined

  /** What the provider says of itself; asked for anew as long as it has not answered. */
  function configuration() {
    known ??= client
      .discovery(
        issuer,
        clientId,
        { client_secret: clientSecret, [client.clockTolerance]: SKEW_S },
        client.ClientSecretBasic(clientSecret),
        {
          timeout: ANSWERS_WITHIN_S,
          execute: [
            client.enableNonRepudiationChecks,
            ...(isLoopbackHost(issuer.hostname) ? [client.allowInsecureRequests] : []),
          ],
        },
      )
      .catch((error: unknown) => {
        known = undefined
        throw reasonOf(error)
      })
    return known
  }

  async function verifiedEmail(
    config: client.Configuration,
    tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  ) {
    const claims = tokens.claims()
    if (!claims) throw new Refusal(400, providerTexts.nonsense)
    const said =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims
    if (typeof said.email !== 'string' || !ADDRESS.test(said.email) || said.email_verified !== true)
      throw new Refusal(403, providerTexts.unverified)
    return said.email
  }

  function addressToAsk(config: client.Configuration, { state, nonce }: PendingSignIn, challenge: string) {
    // What a provider says of its modes is not looked into by anybody before.
    const modes: unknown = config.serverMetadata().response_modes_supported
    try {
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        // Behind the #, where no server and no log sees it.
        ...(Array.isArray(modes) && modes.includes('fragment') && { response_mode: 'fragment' }),
      }).href
    } catch {
      // Its address for people is missing, or none that a browser may be sent to.
      throw new Refusal(400, providerTexts.nonsense)
    }
  }

  return {
    async begin() {
      const config = await configuration()
      const pending = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const challenge = await client.calculatePKCECodeChallenge(pending.verifier)
      return { url: addressToAsk(config, pending, challenge), pending }
    },
    async end(query, { state, nonce, verifier }) {
      const config = await configuration()
      const address = new URL(redirectUri)
      address.search = query
      try {
        const tokens = await client.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return await verifiedEmail(config, tokens)
      } catch (error) {
        throw error instanceof Refusal ? error : reasonOf(error)
      }
    },
  }
}

/** Away (503) is what another try may mend; everything else is not trusted, and begun anew. */
function reasonOf(error: unknown): Refusal {
  if (error instanceof client.AuthorizationResponseError) return new Refusal(400, providerTexts.refused)
  const status =
    error instanceof client.ClientError && error.cause instanceof Response ? error.cause.status : 0
  const away = status >= 500 || isLate(error) || error instanceof TypeError
  return away ? new Refusal(503, providerTexts.away) : new Refusal(400, providerTexts.nonsense)
}

/** Before an answer began or in the middle of it. */
const isLate = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isLate(error.cause))

type ProviderFields = Pick<
  Settings,
  'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_REDIRECT_URI'
>

/** The provider of the settings; nothing is asked of it before somebody wants to sign in. */
export function openIdentityProvider({
  OIDC_ISSUER,
  OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET,
  OIDC_REDIRECT_URI,
}: ProviderFields): IdentityProvider | undefined {
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_REDIRECT_URI) return undefined
  return createIdentityProvider({
    issuer: new URL(OIDC_ISSUER),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    redirectUri: OIDC_REDIRECT_URI,
  })
}
