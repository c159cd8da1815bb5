import { describe, expect, it } from 'vitest'
import { SocketRefusal } from './refusal.ts'
import { base64Bytes, pictureAsSent, soundAsSent, soundOf } from './sent-media.ts'

describe('base64', () => {
  it.each([
    ['', []],
    ['AQ==', [1]],
    ['AQI=', [1, 2]],
    ['AQID', [1, 2, 3]],
    ['_-8=', [255, 239]],
  ])('%j', (text, bytes) => {
    expect(base64Bytes(text)).toBe(bytes.length)
    const picture = pictureAsSent(text)
    expect([...picture.decoded()]).toEqual(bytes)
    expect(picture.base64()).toBe(text)
  })
  it('of a megabyte is checked to its end', () => {
    const text = Buffer.alloc(900_000, 7).toString('base64')
    expect(base64Bytes(text)).toBe(900_000)
    expect(() => base64Bytes(`${text.slice(0, -2)}!!`)).toThrow(SocketRefusal)
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
  ])('refuses %j', (text) => expect(() => base64Bytes(text)).toThrow(SocketRefusal))
})

describe('sound', () => {
  it('is the same samples as it was sent and as it was made', () => {
    const pcm = Int16Array.of(1, -2, 32_767)
    const base64 = soundOf(pcm).base64()
    expect(soundAsSent(base64).decoded()).toEqual(pcm)
    expect(soundAsSent(base64).base64()).toBe(base64)
    // Samples may be a part of something larger.
    expect(soundOf(pcm.subarray(1, 2)).base64()).toBe('/v8=')
  })
})
