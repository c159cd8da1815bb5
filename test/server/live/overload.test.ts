import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { compiledProgram } from '../../fixtures/compiled-program.ts'
import { connectPhone, heardIn, type Phone, saidIn } from '../../fixtures/live-client.ts'
import { createVoice } from '../../fixtures/voice.ts'

/** Loading the engine on a machine that does much else. */
const PATIENCE_MS = 120_000
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

const MOMENT = 'One moment, please.'
const QUESTION = 'what are the ingredients'

let folder: string
let server: ChildProcess
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overload-'))
  // Nothing may wait: whatever is asked is beyond the limit.
  const settings = { PORT: '0', DATA_DIR: folder, HEAR_WORKERS: '1', QUEUE_LIMIT: '0', LOG_LEVEL: 'silent' }
  server = spawn(process.execPath, [compiledProgram('server/main.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  for await (const printed of server.stdout ?? []) {
    output += String(printed)
    if (output.includes('Ready after')) break
  }
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? ''
})
afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill()
  await ended
  await rm(folder, { recursive: true })
})

const readiness = async () => {
  const reply = await fetch(`${url}/readyz`)
  return { status: reply.status, body: (await reply.json()) as { status: string; reason?: string } }
}
const measured = async (line: RegExp) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(line.exec(text)?.[1])
}
const all = (phone: Phone, read: typeof saidIn) => phone.received.flatMap(({ frame }) => read(frame) ?? [])

/** Asks and waits until the whole answer, which is no moment, has come. */
async function ask(phone: Phone, put: () => unknown): Promise<void> {
  const from = phone.received.length
  await put()
  const answer = await phone.until((frame) => ![undefined, MOMENT].includes(saidIn(frame)), 60_000, from)
  const at = phone.received.indexOf(answer)
  await phone.until((frame) => frame.serverContent?.turnComplete === true, 60_000, at)
}

it('answers everybody once, tells them to wait once, and sends new shoppers elsewhere until it is calm', async () => {
  const speak = await createVoice()
  await vi.waitUntil(async () => (await readiness()).status === 200, { timeout: 60_000, interval: 100 })
  const words = await speak(QUESTION)
  const phones = await Promise.all(
    [1, 2, 3].map((last) => connectPhone(url, { localAddress: `127.0.0.${last}` })),
  )
  for (const phone of phones) phone.listenFor('checking')
  const told = phones.map((phone) => phone.until((frame) => saidIn(frame) === MOMENT, 60_000))
  const answers = Promise.all(phones.map((phone) => ask(phone, () => phone.speak(words))))

  // What one address asks for makes it wait, and nobody else: the node is full only while a second one asks as well, and
  // by the time that all were told the first may have been answered.
  const whileBusy = async () => {
    const told = await readiness()
    return told.status === 503 ? told : undefined
  }
  const busy = await vi.waitUntil(whileBusy, { timeout: 60_000, interval: 10 })
  expect(busy).toMatchObject({ body: { status: 'overloaded', database: true, engine: true } })
  expect(busy.body.reason).toMatch(/^\d+ pieces of work are in hand, 0 may be$/)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)

  await Promise.all(told)
  await answers
  // Typed, because speech over the answer would be another matter.
  for (const phone of phones) await ask(phone, () => phone.turn(QUESTION))
  for (const phone of phones) {
    expect(all(phone, heardIn)).toEqual([QUESTION])
    const said = all(phone, saidIn)
    expect(said.filter((text) => text === MOMENT)).toEqual([MOMENT])
    // Each question has one answer, and they are the same.
    const rest = said.filter((text) => text !== MOMENT)
    expect(rest.slice(rest.length / 2)).toEqual(rest.slice(0, rest.length / 2))
    phone.close()
  }
  expect(await measured(/^shop_moments_total (\d+)$/m)).toBe(3)
  expect(await measured(/^shop_queue_limit (\d+)$/m)).toBe(0)

  await vi.waitUntil(async () => (await readiness()).status === 200, { timeout: 60_000, interval: 100 })
  expect(await measured(/^shop_overloaded (\d)$/m)).toBe(0)
  expect(await measured(/^shop_sense_queue\{sense="hear"\} (\d+)$/m)).toBe(0)
  expect(await measured(/^shop_sense_seconds_count\{sense="hear",outcome="words"\} (\d+)$/m)).toBe(3)
})
