import { createSecureContext } from 'node:tls'
import { type Settings, WrongSettings } from '../config.ts'
import { type KeyPair, readPair, selfSigned } from './self-signed.ts'

/** The key pair that `TLS` asks for; undefined: plain http. Throws `WrongSettings` for files that do not serve. */
export async function keyPairFor(settings: Settings, now: Date): Promise<KeyPair | undefined> {
  if (settings.TLS === 'off') return undefined
  if (settings.TLS === 'self-signed') return selfSigned(settings.DATA_DIR, now)
  const { TLS_CERT: cert = '', TLS_KEY: key = '' } = settings
  const pair = await readPair({ cert, key })
  if (!pair) throw new WrongSettings([`TLS_CERT, TLS_KEY: cannot be read (they are "${cert}" and "${key}")`])
  try {
    createSecureContext(pair)
  } catch {
    throw new WrongSettings([`TLS_CERT, TLS_KEY: are not a certificate and its key`])
  }
  return pair
}
