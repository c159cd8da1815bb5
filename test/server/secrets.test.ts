import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { defaultAssistant } from '../../src/core/page/page-state.ts'
import { openPageLine } from '../fixtures/page-line.ts'
import { callerOf, person } from './console/console-server.ts'
import { started } from './main-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

vi.setConfig({ testTimeout: 120_000 })

/** What somebody else must never come to read, each where it really goes. Letters of one word: nothing splits it. */
const planted = {
  staffPassword: 'Quokkapass1!',
  wrongPassword: 'Numbatpass1!',
  newPassword: 'Bilbypass1!',
  securityAnswer: 'Potoroowashere',
  metricsToken: 'Wombatmetrics',
  collectorToken: 'Dingocollector',
  shopperToken: 'Echidnatoken',
  ownInstructions: 'Kookaburrainstructions',
  shopperWords: 'kowarispoken',
  wordsOverTheFrame: 'taipanjson',
  picture: 'Cassowarypicture',
  queryToken: 'Galahquery',
  unreadableBody: 'Brolgabody',
  restKey: 'Goannakey',
} as const

/** A collector as OTLP/HTTP has it: what is sent to it is read by others. */
async function collector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    for await (const part of request) bodies.push(String(part))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, text: () => bodies.join('\n') }
}

async function staffWork(url: string): Promise<void> {
  const signIn = async (password: string) => {
    const { body } = await callerOf(url).call('POST', '/auth/login', { username: 'chief', password })
    return callerOf(url, body.token, body.userId)
  }
  await signIn(planted.wrongPassword)
  const chief = await signIn(planted.staffPassword)
  expect(chief.token).not.toBe('')
  const admin = { password: planted.newPassword, securityAnswer: planted.securityAnswer }
  expect((await chief.call('POST', '/auth/register', person('asha1', admin))).status).toBe(201)
  await callerOf(url).call('POST', '/auth/login', `{"username":"${planted.unreadableBody}`)
  await callerOf(url, planted.queryToken).call('GET', `/products?token=${planted.queryToken}`)
  await fetch(`${url}/${planted.queryToken}?key=${planted.restKey}`)
  await chief.upload('/upload-csv', { file: new Blob([`name,description\n"${planted.unreadableBody}`]) })
  await chief.call('POST', '/auth/logout')
}

async function visit(url: string): Promise<void> {
  const assistant = {
    ...defaultAssistant,
    ...{ token: planted.shopperToken, project: 'p', systemInstructions: planted.ownInstructions },
  }
  const line = openPageLine(url, {}, assistant)
  await line.until(() => line.events.includes('ready'))
  const answered = () => line.events.filter((event) => event === 'turnComplete').length
  for (const words of ['what is this', planted.shopperWords, 'stop']) {
    const before = answered()
    line.ask(words)
    if (words === 'what is this') line.show(Buffer.from(planted.picture))
    else await line.until(() => answered() > before)
  }
  line.close()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/?token=${planted.queryToken}`)
  await once(socket, 'open')
  socket.send(`{"not json": ${planted.wordsOverTheFrame}`)
  socket.send(
    JSON.stringify({ setup: { model: planted.wordsOverTheFrame }, other: planted.wordsOverTheFrame }),
  )
  socket.terminate()
}

/** A file that is being written gets its own name as soon as it is whole. */
function goneMeanwhile(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error
  return ''
}

/** Every file of a folder, as it lies on the disk: databases and their logs too. */
async function filesIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1').catch(goneMeanwhile)),
  )
  return texts.join('\n')
}

it('nothing secret is in what a visit and a day of staff leave behind', async () => {
  const traces = await collector()
  const dataFolder = await temporaryFolder()
  const { child, said, output } = started({
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'debug',
    LIVE_ENGINE: 'google',
    LIVE_SERVICE_URL: 'ws://127.0.0.1:9/',
    SUPERADMIN_USERNAME: 'chief',
    SUPERADMIN_PASSWORD: planted.staffPassword,
    METRICS_TOKEN: planted.metricsToken,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${planted.collectorToken}`,
  })
  await said(/Ready after/)
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? ''
  await staffWork(url)
  await visit(url)
  const headers = { authorization: `Bearer ${planted.metricsToken}` }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  const filesMeanwhile = await filesIn(dataFolder)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  const left = {
    output: output(),
    metrics,
    traces: traces.text(),
    filesMeanwhile,
    files: await filesIn(dataFolder),
  }
  // Each of them is what it claims to be, so that nothing is found for a reason.
  expect(left.output).toMatch(/"route":"\/api\/auth\/login"/)
  expect(left.metrics).toMatch(/^shop_http/m)
  expect(left.traces).toMatch(/"name":"turn"/)
  expect(left.files).toContain('asha1')
  const found = Object.entries(left).flatMap(([where, text]) =>
    Object.entries(planted)
      .filter(([, secret]) => text.toLowerCase().includes(secret.toLowerCase()))
      .map(([what]) => `${what} in ${where}`),
  )
  expect(found).toEqual([])
})
