import { X509Certificate } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { generate } from 'selfsigned'
import { DAY_MS } from '../../core/clock.ts'
import { type Settings, WrongSettings } from '../config.ts'
import { databaseFault } from '../db/database-errors.ts'
import { makeFolder } from '../files/make-folder.ts'

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

/** Why browsers refuse a certificate at this time; undefined: they do not. */
export function whyRefused({ cert }: KeyPair, now: Date): string | undefined {
  const { validFrom, validTo } = new X509Certificate(cert)
  const day = (text: string) => new Date(text).toISOString().slice(0, 10)
  if (Date.parse(validTo) < now.getTime()) return `TLS_CERT: ended on ${day(validTo)}`
  return Date.parse(validFrom) > now.getTime() ? `TLS_CERT: begins on ${day(validFrom)}` : undefined
}

export interface KeyPair {
  /** PEM texts. */
  cert: string
  key: string
}

/** Browsers refuse a leaf that is valid for longer than 398 days. */
const VALID_DAYS = 397
const RENEW_BEFORE_DAYS = 7

/** The names and addresses by which this machine may be reached, itself first. */
function localNames(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const reachable = addresses.filter((address) => !address.scopeid).map((address) => address.address)
  return [...new Set(['localhost', hostname(), '127.0.0.1', '::1', ...reachable])]
}

/**
 * The certificate kept in `folder`, or a new one when there is none, when it is about to run out or when it lacks
 * one of `names`. A phone that was told to trust it goes on trusting it until then.
 * @internal Tests make certificates of other ages and names.
 */
export async function selfSigned(folder: string, now: Date, names = localNames()): Promise<KeyPair> {
  const files = { cert: join(folder, 'self-signed.pem'), key: join(folder, 'self-signed.key') }
  const kept = await readPair(files)
  if (kept && stillGood(kept.cert, now, names)) return kept
  const made = await makePair(now, names)
  makeFolder(folder)
  await keepPair(files, made).catch((error: unknown) => {
    // One that is trusted anew is better than a server that does not start.
    if (databaseFault(error) !== 'full') throw error
  })
  return made
}

/** Written aside and moved into place: a key cut off by a full disk would not fit the certificate that is there. */
async function keepPair(files: KeyPair, made: KeyPair): Promise<void> {
  const aside = { cert: `${files.cert}.new`, key: `${files.key}.new` }
  try {
    await writeFile(aside.key, made.key, { mode: 0o600 })
    await writeFile(aside.cert, made.cert)
    await rename(aside.key, files.key)
    await rename(aside.cert, files.cert)
  } finally {
    await Promise.all([rm(aside.key, { force: true }), rm(aside.cert, { force: true })])
  }
}

/** Reads a certificate and its key. Rejects when one of the files cannot be read. */
async function readPair(files: KeyPair): Promise<KeyPair | undefined> {
  try {
    const [cert, key] = await Promise.all([readFile(files.cert, 'utf8'), readFile(files.key, 'utf8')])
    return { cert, key }
  } catch {
    return undefined
  }
}

function stillGood(pem: string, now: Date, names: readonly string[]): boolean {
  try {
    const certificate = new X509Certificate(pem)
    const daysLeft = (Date.parse(certificate.validTo) - now.getTime()) / DAY_MS
    return (
      daysLeft > RENEW_BEFORE_DAYS &&
      // Made while the clock was ahead, no browser takes it yet.
      Date.parse(certificate.validFrom) <= now.getTime() &&
      names.every((name) => certificate.checkHost(name) ?? certificate.checkIP(name))
    )
  } catch {
    return false
  }
}

async function makePair(now: Date, names: readonly string[]): Promise<KeyPair> {
  const pair = await generate([{ name: 'commonName', value: 'Shopping helper on this machine' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - DAY_MS),
    notAfterDate: new Date(now.getTime() + (VALID_DAYS - 1) * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: names.map(altName) },
    ],
  })
  return { cert: pair.cert, key: pair.private }
}

const altName = (name: string) =>
  /^[\d.]+$|:/.test(name) ? ({ type: 7, ip: name } as const) : ({ type: 2, value: name } as const)
