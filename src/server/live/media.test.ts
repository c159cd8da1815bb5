import { describe, expect, it } from 'vitest'
import { clientFrameSchema } from '../../core/contract/client-frame.ts'
import { camelKeys } from '../../core/contract/live.ts'
import type { EngineSession } from '../engine/engine.ts'
import { parseClientFrame } from './client-frames.ts'
import {
  createAudioIntake,
  createMediaIntake,
  decodeBase64,
  type MediaType,
  mediaType,
  readMediaFrame,
} from './media.ts'
import { SocketRefusal } from './refusal.ts'

describe('a type', () => {
  it.each<[string, MediaType]>([
    ['audio/pcm', { kind: 'audio', rateHz: 16_000 }],
    ['audio/pcm;rate=24000', { kind: 'audio', rateHz: 24_000 }],
    ['Audio/PCM; Rate=8000; channels=1', { kind: 'audio', rateHz: 8000 }],
    ['image/jpeg', { kind: 'jpeg' }],
    ['image/jpeg;quality=0.8', { kind: 'jpeg' }],
  ])('%s', (mimeType, type) => expect(mediaType(mimeType)).toEqual(type))
  it.each([
    '',
    'audio',
    'audio/wav',
    'image/png',
    'audio/pcm;rate=',
    'audio/pcm;rate=0',
    'audio/pcm;rate=1e9',
    `audio/pcm${';'.repeat(60)}`,
  ])('refuses %j', (mimeType) => expect(() => mediaType(mimeType)).toThrow(SocketRefusal))
})

describe('sound taken in', () => {
  it.each([
    ['is forwarded as it came', [], 2, 16_000, true],
    ['is not, cut inside a sample', [], 3, 16_000, false],
    ['is not, behind half a sample', [3], 2, 16_000, false],
    ['is, behind two halves', [3, 1], 2, 16_000, true],
    ['is not, at another rate', [], 2, 48_000, false],
  ])('%s', (_, before, bytes, hz, asSent) => {
    const intake = createAudioIntake()
    for (const length of before) intake.push(new Uint8Array(length), 16_000)
    expect(intake.isAsSent(bytes, hz)).toBe(asSent)
  })
  it('is whole whatever the cuts', () => {
    const bytes = Uint8Array.from({ length: 20 }, (_, i) => i)
    const intake = createAudioIntake()
    const cuts = [0, 1, 2, 5, 5, 12, 19, 20]
    const parts = cuts.slice(1).flatMap((end, i) => [...intake.push(bytes.subarray(cuts[i], end), 16_000)])
    expect(Int16Array.from(parts)).toEqual(new Int16Array(bytes.buffer))
  })
  it('begins anew at another rate, losing nothing of the last', () => {
    const intake = createAudioIntake()
    const slow = intake.push(new Uint8Array(1600), 8000).length
    const fast = intake.push(new Uint8Array(9601), 48_000).length + intake.end().length
    expect(Math.abs(slow + fast - 1600 - 1600)).toBeLessThanOrEqual(2)
  })
  it('refuses a rate that changes again and again', () => {
    const intake = createAudioIntake()
    const change = (at: number) => intake.push(new Uint8Array(4), at % 2 === 0 ? 8003 : 48_000)
    for (let at = 0; at < 8; at++) change(at)
    expect(() => change(8)).toThrow(SocketRefusal)
  })
  it('forgets half a sample at the end of a stream', () => {
    const intake = createAudioIntake()
    intake.push(Uint8Array.of(7), 16_000)
    intake.end()
    expect([...intake.push(Uint8Array.of(1, 0), 16_000)]).toEqual([1])
  })
})

describe('base64', () => {
  it.each([
    ['', []],
    ['AQ==', [1]],
    ['AQI=', [1, 2]],
    ['AQID', [1, 2, 3]],
    ['_-8=', [255, 239]],
  ])('%j', (text, bytes) => {
    expect([...decodeBase64(text)]).toEqual(bytes)
  })
  it('of a megabyte is checked to its end', () => {
    const text = Buffer.alloc(900_000, 7).toString('base64')
    expect(decodeBase64(text)).toHaveLength(900_000)
    expect(() => decodeBase64(`${text.slice(0, -2)}!!`)).toThrow(SocketRefusal)
  })
  it.each([
    'A',
    'AQ',
    'AQI',
    'AQ=',
    '====',
    'A===',
    'AQ==AQ==',
    'AQ I',
    'AQ!D',
    'AQ\nID===',
    '\u00e9\u00e9\u00e9\u00e9',
  ])('refuses %j', (text) => expect(() => decodeBase64(text)).toThrow(SocketRefusal))
})

describe('a piece handed to a session', () => {
  const taken: [samples: number[], base64: string | undefined][] = []
  const session = {
    audio: (pcm: Int16Array, base64?: string) => void taken.push([[...pcm], base64]),
  } as Partial<EngineSession> as EngineSession
  const pcm = Int16Array.of(1, -2, 32_767)
  const data = Buffer.from(pcm.buffer).toString('base64')

  it.each([
    ['is its samples and the text that it came as', 'audio/pcm', [[...pcm], data]],
    ['of another rate is its samples alone', 'audio/pcm;rate=48000', [expect.any(Array), undefined]],
  ])('%s', (_, mimeType, expected) => {
    createMediaIntake().take(session, { mimeType, data })
    expect(taken.pop()).toEqual(expected)
  })
})

const base64 = Buffer.alloc(6000, 9).toString('base64')
const written = (frame: unknown) => Buffer.from(JSON.stringify(frame))
const asJson = (data: Buffer) =>
  clientFrameSchema.parse(camelKeys(JSON.parse(data.toString()))).realtimeInput?.mediaChunks?.[0]

describe('is read as JSON would read it', () => {
  it.each([
    { realtime_input: { media_chunks: [{ mime_type: 'image/jpeg', data: base64 }] } },
    { realtime_input: { media_chunks: [{ mime_type: 'image/jpeg', data: base64, look_id: 'look-7' }] } },
    { realtimeInput: { mediaChunks: [{ mimeType: 'audio/pcm;rate=16000', data: base64, lookId: 'a' }] } },
    { realtime_input: { media_chunks: [{ mime_type: 'audio/pcm; rate=48000', data: base64 }] } },
  ])('%#', (frame) => {
    const data = written(frame)
    expect(readMediaFrame(data)).toEqual(asJson(data))
    // A view into a larger buffer, as sockets give them.
    const inside = Buffer.concat([Buffer.from('xx'), data, Buffer.from('yy')]).subarray(2, -2)
    expect(readMediaFrame(inside)).toEqual(asJson(data))
  })
})

describe('is left to JSON', () => {
  const chunk = { mime_type: 'image/jpeg', data: base64 }
  it.each<[string, Buffer]>([
    ['two pieces', written({ realtime_input: { media_chunks: [chunk, chunk] } })],
    ['another order', written({ realtime_input: { media_chunks: [{ data: base64, mime_type: 'a' }] } })],
    ['another key first', written({ say: { text: 'x' }, realtime_input: { media_chunks: [chunk] } })],
    ['another key behind', written({ realtime_input: { media_chunks: [chunk], text: 'x' } })],
    ['today’s keys', written({ realtimeInput: { audio: { mimeType: 'audio/pcm', data: base64 } } })],
    ['blanks', Buffer.from(JSON.stringify({ realtime_input: { media_chunks: [chunk] } }, null, 1))],
    [
      'an escape in the kind',
      written({ realtime_input: { media_chunks: [{ ...chunk, mime_type: 'a"b' }] } }),
    ],
    ['a short one', written({ realtime_input: { media_chunks: [{ ...chunk, data: 'AAAA' }] } })],
    ['nothing like it', Buffer.alloc(5000, 32)],
  ])('%s', (_, data) => {
    expect(readMediaFrame(data) === undefined).toBe(true)
  })
})

const framed = (inside: string) =>
  Buffer.from(`{"realtime_input":{"media_chunks":[{"mime_type":"image/jpeg","data":"${inside}"}]}}`)

describe('base64 that is written with escapes', () => {
  const data = `${base64}+/8=`
  it.each([
    ['=', '\\u003d'],
    ['+', '\\u002B'],
    ['/', '\\/'],
  ])('%j as %s', (sign, escaped) => {
    const frame = framed(data.replaceAll(sign, escaped))
    expect((readMediaFrame(frame) ?? asJson(frame))?.data === data).toBe(true)
  })
})

describe('nothing but base64 gets through', () => {
  it.each([
    ['a second chunk in disguise', `${base64}"},{"mime_type":"image/jpeg","data":"${base64}`],
    ['another key in disguise', `${base64}"}]},"setup":{"x":"${base64}`],
    ['an escape', `${base64}\\u0041\\u0041`],
    ['other letters', `${base64}é`],
    ['a line end', `${base64}\n`],
    ['no padding', `${base64}A`],
  ])('%s', (_, inside) => {
    const chunk = readMediaFrame(framed(inside))
    if (chunk) expect(() => decodeBase64(chunk.data)).toThrow('not base64')
    // Where it is parsed instead, JSON finds the same pieces or none.
    else expect(() => parseClientFrame(framed(inside))).not.toThrow(TypeError)
  })
})
