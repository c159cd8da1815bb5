import { networkInterfaces } from 'node:os'
import type { FirstSignIn } from './auth/first-superadmin.ts'
import type { Settings } from './config.ts'

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Where a person can open the page: this machine first, then, when all addresses are listened on, the others. */
function pageAddresses({ HOST, TLS }: Pick<Settings, 'HOST' | 'TLS'>, port: number): string[] {
  const scheme = TLS === 'off' ? 'http' : 'https'
  const url = (host: string) => `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}/`
  if (!EVERYWHERE.has(HOST)) return [url(HOST)]
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
  return [url('127.0.0.1'), ...outside.map((address) => url(address.address))]
}

/** What the person who started the server is told. */
export function greeting(settings: Settings, port: number, firstSignIn?: FirstSignIn): string[] {
  const [first = '', ...others] = pageAddresses(settings, port)
  return [
    `${settings.BRAND_NAME} shopping helper`,
    `  shopper  ${first}`,
    ...others.map((address) => `           ${address}`),
    `  console  ${first}admin`,
    ...firstWords(firstSignIn),
    ...(settings.TLS === 'off' && others.length > 0
      ? ['  A phone needs https for its camera and microphone: start with TLS=self-signed.']
      : []),
  ]
}

/** The one time that somebody is told how to sign in. The words go to the terminal and to no log. */
function firstWords(firstSignIn: FirstSignIn | undefined): string[] {
  if (!firstSignIn) return []
  const { username, password } = firstSignIn
  return [
    '  Nobody has an account yet. Sign in to the console with:',
    `    username  ${username}`,
    password === undefined
      ? '    password  as SUPERADMIN_PASSWORD says'
      : `    password  ${password}   (for one day: choose your own at once; it is not shown again)`,
  ]
}
