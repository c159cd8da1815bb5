import { X509Certificate } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../src/server/cli/run-cli.ts'
import { selfSigned } from '../../src/server/tls/tls.ts'
import { runningServer } from './running-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const now = new Date('2026-11-21T00:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const names = ['localhost', '127.0.0.1', '::1', '192.168.7.7']

describe('a self-signed certificate', () => {
  it('is for every name and address, and short enough for browsers', async () => {
    const { cert } = await selfSigned(await temporaryFolder(), now, names)
    const certificate = new X509Certificate(cert)
    expect(certificate.checkHost('localhost')).toBeDefined()
    for (const address of names.slice(1)) expect(certificate.checkIP(address)).toBeDefined()
    const days = (Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) / 86_400_000
    expect(days).toBeLessThanOrEqual(398)
  })

  it.each([
    ['is kept while it is good', 300, names, true],
    ['is renewed before it runs out', 392, names, false],
    ['is made anew when the clock was ahead as it was made', -40, names, false],
    ['is renewed when the machine has a new address', 1, [...names, '192.168.7.8'], false],
  ])('%s', async (_, days, wanted, same) => {
    const folder = await temporaryFolder()
    const first = await selfSigned(folder, now, names)
    const second = await selfSigned(folder, later(days), wanted)
    expect(second.cert === first.cert).toBe(same)
  })

  it('has a key that only this user can read', async () => {
    const folder = await temporaryFolder()
    await selfSigned(folder, now, names)
    expect((await stat(join(folder, 'self-signed.key'))).mode & 0o777).toBe(0o600)
  })
})

it.each([
  ['has ended', -800, /TLS_CERT: ended on \d{4}-\d\d-\d\d/],
  ['has not begun', 800, /TLS_CERT: begins on \d{4}-\d\d-\d\d/],
])('doctor tells of a certificate that %s', async (_, days, reason) => {
  const folder = await temporaryFolder()
  await selfSigned(folder, new Date(Date.now() + days * 86_400_000), names)
  const lines: string[] = []
  const files = { TLS_CERT: join(folder, 'self-signed.pem'), TLS_KEY: join(folder, 'self-signed.key') }
  const code = await runCli(['doctor'], { DATA_DIR: folder, TLS: 'files', ...files }, (line) =>
    lines.push(line),
  )
  expect(code).toBe(1)
  expect(lines[0]).toMatch(/^wrong +settings/)
  expect(lines[0]).toMatch(reason)
})

it('doctor makes no certificate, and renews none: a start does', async () => {
  const folder = await temporaryFolder()
  const doctor = () => runCli(['doctor'], { DATA_DIR: folder, TLS: 'self-signed' }, () => {})
  await doctor()
  expect(await readdir(folder)).toEqual([])
  const { cert } = await selfSigned(folder, now, names)
  await doctor()
  expect(await readFile(join(folder, 'self-signed.pem'), 'utf8')).toBe(cert)
})

it('serves https, and tells browsers to stay there', async () => {
  const { url } = await runningServer({ environment: { TLS: 'self-signed' } })
  const reply = await new Promise<{ status: number | undefined; hsts: string | undefined }>(
    (resolve, reject) => {
      request(`${url}/healthz`, { rejectUnauthorized: false }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode, hsts: answer.headers['strict-transport-security'] })
      })
        .on('error', reject)
        .end()
    },
  )
  expect(reply).toEqual({ status: 200, hsts: 'max-age=31536000' })
})
