import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { joinPcm } from '../../../src/core/audio/pcm.ts'
import { decodeWav } from '../../../src/core/audio/wav.ts'
import { fixedSentences } from '../../../src/core/speaking/fixed.ts'
import { createSpeaking } from '../../../src/server/engine/speak/create-speaking.ts'
import { speechVersion } from '../../../src/server/engine/speak/fixed-store.ts'
import type { Speaking } from '../../../src/server/engine/speak/speaking.ts'
import { createOpusDecoder } from '../../../src/server/live/opus.ts'
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

/** Packets of an Ogg file's pages, the two of its head left out; and the position of the last. */
function readOgg(file: Buffer): { packets: Buffer[]; position: number } {
  const packets: Buffer[] = []
  let position = 0
  for (let at = 0; at < file.length; ) {
    expect(file.toString('latin1', at, at + 4)).toBe('OggS')
    position = Number(file.readBigInt64LE(at + 6))
    const lengths = [...file.subarray(at + 27, at + 27 + (file[at + 26] ?? 0))]
    at += 27 + lengths.length
    for (const length of lengths) {
      packets.push(file.subarray(at, at + length))
      at += length
    }
  }
  return { packets: packets.slice(2), position }
}

it('gives the same as Opus, a tenth as long, of the same length and loudness', async () => {
  const reply = await get('welcome.home.opus')
  expect(reply.headers['content-type']).toContain('audio/ogg')
  const pcm = await speaking.say(texts[1]!)
  expect(reply.rawPayload.length).toBeLessThan(pcm.byteLength / 10)
  const { packets, position } = readOgg(reply.rawPayload)
  expect(position / 2).toBe(pcm.length + 156)
  const decoder = createOpusDecoder()
  const heard = joinPcm(packets.map((packet) => decoder.push(packet)))
  const level = (sound: Int16Array) =>
    Math.sqrt(sound.reduce((sum, one) => sum + one * one, 0) / sound.length)
  expect(level(heard) / level(pcm)).toBeGreaterThan(0.8)
  expect(level(heard) / level(pcm)).toBeLessThan(1.2)
  expect((await get('welcome.home.opus')).rawPayload).toEqual(reply.rawPayload)
})

it('encodes each sentence once, one at a time, however many there are', async () => {
  const many = fixedSentences('Crisp')
  const said: string[] = []
  const longest = many[0]!
  const say = async (text: string) => {
    said.push(text)
    return new Int16Array(text === longest.text ? 24_000 * 3 : 240)
  }
  const house = fastify()
  onTestFinished(() => house.close())
  await house.register(speechFiles, { speaking: { ...speaking, say }, sentences: many, version })
  const answered: string[] = []
  const askAll = () =>
    Promise.all(
      many.map(async ({ id }) => {
        const { statusCode } = await house.inject({ url: `/speech/${version}/${id}.opus` })
        expect(statusCode).toBe(200)
        answered.push(id)
      }),
    )
  await askAll()
  expect(answered[0]).toBe(longest.id)
  await askAll()
  expect(said).toHaveLength(many.length)
})
