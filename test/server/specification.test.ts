import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { publicSettingsSchema } from '../../src/core/contract/settings.ts'
import { systemClock } from '../../src/server/clock.ts'
import { readEnvironment } from '../../src/server/config.ts'
import { addressLimits } from '../../src/server/load/limits.ts'
import { createLog } from '../../src/server/log.ts'
import { type Serving, serve } from '../../src/server/serve.ts'
import { dial } from './live/socket-server.ts'
import { muteRoom } from './nodes/mute-room.ts'
import { freePort } from './postgres.ts'

/** The whole server without its senses, as PROFILE=specification starts it; only its ports are free ones. */
let folder: string
let serving: Serving
let sttPort: number
const page = () => `http://127.0.0.1:${serving.port}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'letter-'))
  await writeFile(join(folder, 'index.html'), '<script id="settings">"__SETTINGS__"</script>')
  sttPort = await freePort()
  serving = await serve({
    settings: readEnvironment({
      PROFILE: 'specification',
      PORT: '0',
      STT_PORT: String(sttPort),
      ALLOWED_ORIGINS: 'https://shop.example',
      DATA_DIR: join(folder, 'data'),
    }),
    clock: systemClock,
    log: createLog('silent'),
    webFolder: folder,
    openEngine: muteRoom,
  })
  await serving.ready
})

afterAll(async () => {
  await serving?.close()
  await rm(folder, { recursive: true, force: true })
})

it('tells the page to follow the specification in every part', async () => {
  const html = await (await fetch(page())).text()
  const json = /id="settings">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(publicSettingsSchema.parse(JSON.parse(json))).toMatchObject({
    asSpecified: {
      transport: true,
      steps: true,
      reload: true,
      motionRequired: true,
      unknownStoreWaits: true,
      autofillClear: true,
      everythingElse: true,
    },
    sttPort,
    apiBases: { default: '/api' },
  })
})

it.each([
  ['the page, on its own port', () => serving.port, page, 'open'],
  ['the page, on the second port', () => sttPort, page, 'open'],
  ['no browser, on the second port', () => sttPort, () => undefined, 'open'],
  ['a page of the second port itself', () => sttPort, () => `http://127.0.0.1:${sttPort}`, 'open'],
  ['a page of a third port, on the second', () => sttPort, () => 'http://127.0.0.1:1', '403'],
  ['another host with the page’s port', () => sttPort, () => `http://evil.example:${serving.port}`, '403'],
  ['an allowed page of another host', () => serving.port, () => 'https://shop.example', 'open'],
  [
    'an allowed page of another host, on the second port',
    () => sttPort,
    () => 'https://shop.example',
    'open',
  ],
  ['a page of the second port, on the first', () => serving.port, () => `http://127.0.0.1:${sttPort}`, '403'],
])('the speech socket, asked for by %s', async (_, port, origin, wanted) => {
  const from = origin()
  const peer = dial(`ws://127.0.0.1:${port()}/stt`, from === undefined ? {} : { origin: from })
  const got = await peer.opened.then(
    () => 'open',
    (error: Error) => error.message,
  )
  expect(got).toBe(wanted)
  peer.socket.terminate()
})

it('listens to the page’s sound on the second port, between start and stop', async () => {
  const peer = dial(`ws://127.0.0.1:${sttPort}/stt`, { origin: page() })
  await peer.opened
  const second = Buffer.alloc(32_000)
  peer.send('start')
  peer.socket.send(second)
  await peer.settled()
  expect(peer.left()).toEqual([])
  peer.send('stop')
  peer.socket.send(second)
  expect(await peer.next()).toMatchObject({ type: 'error' })
  peer.socket.close()
  await peer.over
})

it('answers a text that came in the same message as the set-up after the set-up', async () => {
  const peer = dial(`ws://127.0.0.1:${serving.port}/ws/`, { origin: page() })
  await peer.opened
  const client_content = {
    turns: [{ role: 'user', parts: [{ text: 'what is this?' }] }],
    turn_complete: true,
  }
  peer.send({ setup: { shopper_session: { mode: 'scan' } }, client_content })
  expect(await peer.next()).toEqual({ setupComplete: {} })
  expect(await peer.next()).toMatchObject({ look: { open: true } })
  peer.socket.close()
  await peer.over
})

it('holds an address to its connections on the second port too', async () => {
  const sockets = Array.from({ length: addressLimits.connections + 50 }, () => {
    const socket = connect({ port: sttPort, host: '127.0.0.1', localAddress: '127.0.0.66' })
    socket.on('error', () => undefined)
    // Who reads nothing does not hear of the end.
    socket.resume()
    return socket
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const left = () => sockets.filter(({ closed }) => !closed).length
  await expect.poll(left, { timeout: 5000 }).toBeLessThanOrEqual(addressLimits.connections)
})
