import { describe, expect, it } from 'vitest'
import { clientFrameSchema } from '../../core/contract/client-frame.ts'
import { camelKeys } from '../../core/contract/live.ts'
import { parseClientFrame } from './client-frames.ts'
import { decodeBase64 } from './media.ts'
import { readMediaFrame } from './media-frame.ts'

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

describe('nothing but base64 gets through', () => {
  const framed = (inside: string) =>
    Buffer.from(`{"realtime_input":{"media_chunks":[{"mime_type":"image/jpeg","data":"${inside}"}]}}`)
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
