import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { expect, it, onTestFinished } from 'vitest'
import type { Clock } from '../../../src/core/clock.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { readEnvironment } from '../../../src/server/config.ts'
import { createLog } from '../../../src/server/log.ts'
import { serve } from '../../../src/server/serve.ts'
import { compiledProgram } from '../../fixtures/compiled-program.ts'
import { openPageLine } from '../../fixtures/page-line.ts'
import { callerOf, PASSWORD } from '../console/console-server.ts'
import { muteRoom } from '../nodes/mute-room.ts'
import { startNode } from '../nodes/node-process.ts'
import { answerTo } from '../nodes/two-nodes.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const HOUR_MS = 3_600_000
const superadmin = { SUPERADMIN_USERNAME: 'chief', SUPERADMIN_PASSWORD: PASSWORD }

async function serverWith(clock: Clock) {
  const settings = readEnvironment({ PORT: '0', DATA_DIR: await temporaryFolder(), ...superadmin })
  const serving = await serve({
    ...{ settings, clock, webFolder: '/nowhere' },
    log: createLog('silent'),
    openEngine: muteRoom,
  })
  onTestFinished(serving.close)
  await serving.ready
  const url = `http://127.0.0.1:${serving.port}`
  const signIn = (password = PASSWORD) =>
    callerOf(url).call('POST', '/auth/login', { username: 'chief', password })
  return { url, signIn }
}

it.each([
  ['an hour forth', HOUR_MS, false],
  ['an hour back', -HOUR_MS, true],
  ['a day forth', 24 * HOUR_MS, false],
  ['a day back', -24 * HOUR_MS, false],
])('a clock that jumps %s: shoppers go on, staff sign in, edits are kept', async (_, jumpMs, signedIn) => {
  let aheadMs = 0
  const { url, signIn } = await serverWith({ ...systemClock, date: () => new Date(Date.now() + aheadMs) })
  const line = openPageLine(url)
  onTestFinished(line.close)
  await line.until(() => line.events.includes('ready'))
  const early = callerOf(url, (await signIn()).body.token)
  await signIn('Wrong1!aa')
  const store = { name: 'Before', location: 'Pune', store_number: '77', paths: {} }
  const { store: made } = (await early.call('POST', '/stores', store)).body
  aheadMs = jumpMs
  expect(await answerTo(line, 'what is this')).not.toBe('')
  expect((await early.call('GET', '/products')).status).toBe(signedIn ? 200 : 401)
  const { status, body } = await signIn()
  expect(status).toBe(200)
  const chief = callerOf(url, body.token)
  const edit = { ...store, name: 'After', updatedAt: made.updatedAt }
  const edited = await chief.call('PUT', `/stores/${made.id}`, edit)
  expect(edited.status).toBe(200)
  // The newer of two versions is the later one, whatever the clock says; the older is refused.
  expect(edited.body.store.updatedAt > made.updatedAt).toBe(true)
  expect((await chief.call('PUT', `/stores/${made.id}`, edit)).status).toBe(409)
  expect(line.awayMs).toEqual([])
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

it('a clock that went a day ahead and is set back takes codes of the second factor again, each once', async () => {
  let aheadMs = 0
  const now = () => Date.now() + aheadMs
  const { url, signIn } = await serverWith({ ...systemClock, date: () => new Date(now()) })
  const chief = callerOf(url, (await signIn()).body.token)
  const { secret } = (await chief.call<{ secret: string }>('POST', '/auth/second-factor')).body
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const codeNow = () => totp.generate({ timestamp: now() })
  await chief.call('POST', '/auth/second-factor/confirm', { code: codeNow() })
  const enter = async (code: string) => {
    const body = { username: 'chief', password: PASSWORD, code }
    return (await callerOf(url).call('POST', '/auth/login', body)).status
  }
  aheadMs = 24 * HOUR_MS
  expect(await enter(codeNow())).toBe(200)
  aheadMs = 120_000
  const code = codeNow()
  expect(await enter(code)).toBe(200)
  expect(await enter(code)).toBe(401)
})

it('a node that is frozen and woken goes on with the sockets that it has', { timeout: 60_000 }, async () => {
  const node = await startNode(superadmin)
  onTestFinished(node.close)
  const line = openPageLine(node.url)
  onTestFinished(line.close)
  await line.until(() => line.events.includes('ready'))
  node.signal('SIGSTOP')
  line.ask('what is this')
  await expect(fetch(`${node.url}/healthz`, { signal: AbortSignal.timeout(1000) })).rejects.toThrow()
  await wait(1500)
  expect(line.said).toEqual([])
  node.signal('SIGCONT')
  const wokenAtMs = performance.now()
  await line.until(() => line.said.length > 0)
  expect(performance.now() - wokenAtMs).toBeLessThan(2000)
  expect((await fetch(`${node.url}/readyz`)).status).toBe(200)
})

it('a database whose name cannot be resolved is away, not wrong: it is waited for, then told of', async () => {
  const settings = { DATABASE_URL: 'postgres://app@database.invalid/shop', DATABASE_WAIT_S: '1' }
  const child = spawn(process.execPath, [compiledProgram('server/main.ts')], {
    env: { ...process.env, ...settings, PORT: '0', DATA_DIR: await temporaryFolder() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (data) => {
    told += String(data)
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  expect(code).toBe(1)
  expect(told).toMatch(/waiting 1 s for it/)
  expect(told).toMatch(/^DATABASE_URL: cannot be used: .*(ENOTFOUND|EAI_AGAIN)/m)
})
