/** The server's own way into the cloud. */
export interface Credentials {
  /** A bearer token that is good now. Rejects when there is none to be had. */
  token(): Promise<string>
  /** The cloud project that the credentials belong to, for model paths; undefined when they name none. */
  project(): Promise<string | undefined>
}

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform'
const TOKEN = /^[\x21-\x7e]{1,8192}$/

/** True for what can stand in a header: a line end would let a token write headers of its own. */
export const isToken = (text: string): boolean => TOKEN.test(text)

/** `LIVE_ACCESS_TOKEN`: a token from elsewhere, for tests and short-lived deployments. */
export const fixedCredentials = (token: string): Credentials => ({
  token: async () => token,
  project: async () => undefined,
})

/**
 * The platform's own credentials (service account, workload identity, `gcloud`). The library is loaded when the first
 * token is asked for: a server without a cloud never pays for it. It keeps tokens and renews them itself.
 */
export function platformCredentials(): Credentials {
  let opened: Promise<import('google-auth-library').GoogleAuth> | undefined
  const auth = () =>
    (opened ??= import('google-auth-library').then(({ GoogleAuth }) => new GoogleAuth({ scopes: [SCOPE] })))
  return {
    async token() {
      const token = await (await auth()).getAccessToken()
      if (!token) throw new Error('the platform gives no access token')
      return token
    },
    async project() {
      return (await auth()).getProjectId().catch(() => undefined)
    },
  }
}
