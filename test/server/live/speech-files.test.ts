import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodeWav } from '../../../src/core/audio/wav.ts'
import { fixedSentences } from '../../../src/core/speaking/fixed.ts'
import { createSpeaking } from '../../../src/server/engine/speak/create-speaking.ts'
import { speechVersion } from '../../../src/server/engine/speak/fixed-store.ts'
import type { Speaking } from '../../../src/server/engine/speak/speaking.ts'
import { speechFiles } from '../../../src/server/live/speech-files.ts'

const sentences = fixedSentences('Crisp').filter(({ id }) => ['start.ready', 'welcome.home'].includes(id))
const texts = sentences.map(({ text }) => text)
const version = speechVersion(texts)
const app = fastify()
let folder: string
let speaking: Speaking

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-files-'))
  speaking = createSpeaking({ cacheFolder: folder, fixed: texts })
  await app.register(speechFiles, { speaking, sentences, version })
})
afterAll(async () => {
  await app.close()
  await speaking.close()
  await rm(folder, { recursive: true })
})

const get = (file: string, headers = {}) => app.inject({ url: `/speech/${version}/${file}`, headers })
const seconds = (body: Buffer) => decodeWav(body).pcm.length / 24_000

it('gives a fixed sentence as a 24 kHz WAV that may be kept for ever', async () => {
  const reply = await get('welcome.home.wav')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('audio/wav')
  expect(reply.headers['cache-control']).toContain('immutable')
  expect(decodeWav(reply.rawPayload).rateHz).toBe(24_000)
  expect(decodeWav(reply.rawPayload).pcm).toEqual(await speaking.say(texts[1]!))
  expect(seconds(reply.rawPayload)).toBeGreaterThan(3)
})

it('puts a chime before the welcome', async () => {
  const [welcome, ready] = [await get('welcome.wav'), await get('start.ready.wav')]
  expect(seconds(welcome.rawPayload) - seconds(ready.rawPayload)).toBeCloseTo(0.55, 2)
})

it.each([
  ['an unknown sentence', `/speech/${version}/nothing.wav`],
  ['one with a blank', `/speech/${version}/welcome.store.wav`],
  ['another version', '/speech/0000000000000000/start.ready.wav'],
  ['another ending', `/speech/${version}/start.ready.mp3`],
  ['a way out', `/speech/${version}/..%2f..%2fpackage.json`],
])('answers 404 for %s', async (_, url) => {
  const reply = await app.inject(url)
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual({ error: expect.any(String) })
})

it.each([
  ['bytes=0-1', 206, 2, 'bytes 0-1/'],
  ['bytes=44-', 206, -44, 'bytes 44-'],
  ['bytes=-10', 206, 10, ''],
  ['bytes=0-1,5-6', 200, 0, undefined],
  ['lines=1-2', 200, 0, undefined],
  ['bytes=5-2', 200, 0, undefined],
  ['bytes=99999999-', 416, undefined, 'bytes */'],
])('answers the range %s', async (range, status, length, contentRange) => {
  const whole = (await get('start.ready.wav')).rawPayload.length
  const reply = await get('start.ready.wav', { range })
  expect(reply.statusCode).toBe(status)
  if (length !== undefined) expect(reply.rawPayload.length).toBe(length > 0 ? length : whole + length)
  if (contentRange === undefined) expect(reply.headers['content-range']).toBeUndefined()
  else expect(reply.headers['content-range']).toContain(contentRange)
})

it('answers HEAD', async () => {
  const reply = await app.inject({ method: 'HEAD', url: `/speech/${version}/start.ready.wav` })
  expect(reply.statusCode).toBe(200)
  expect(Number(reply.headers['content-length'])).toBeGreaterThan(44)
})
