import { expect, it } from 'vitest'
import type { OpusCodec } from '../devices/opus.ts'
import { createSpeechDecoder } from './decode-speech.ts'
import type { LiveNews, UtteranceNews } from './read-frame.ts'

/** A decoder whose sound comes when the test lets it: one sample, the packet's first byte. */
function decoding() {
  const told: LiveNews[] = []
  const inside: number[] = []
  let onSound = (_pcm: Int16Array, _rateHz: number) => {}
  const opus = {
    openDecoder(listener: typeof onSound) {
      onSound = listener
      return { push: (packet: Uint8Array) => inside.push(packet[0] ?? 0), flush: async () => {}, close() {} }
    },
  } as unknown as OpusCodec
  const decoder = createSpeechDecoder(
    opus,
    (news) => told.push(news),
    () => {},
  )
  const come = (count: number) => {
    for (const one of inside.splice(0, count)) onSound(Int16Array.of(one), 24_000)
  }
  return { told, decoder, come }
}

const speech = (packets: number[], last = false): UtteranceNews => ({
  type: 'utterance',
  id: 'u1',
  owner: 'check',
  turn: 1,
  text: '',
  sound: [],
  packets: packets.map((one) => Uint8Array.of(one)),
  ...(last && { last }),
})
const soundOf = (news: LiveNews | undefined) =>
  news?.type === 'utterance' ? news.sound.map(({ pcm }) => pcm[0]) : []

it('hands on what carries no packets at once', () => {
  const { told, decoder } = decoding()
  decoder.take({ type: 'speech', on: true })
  expect(told).toEqual([{ type: 'speech', on: true }])
})

it('keeps the order of sentences and of what comes between them', () => {
  const { told, decoder, come } = decoding()
  decoder.take(speech([1, 2]))
  decoder.take({ type: 'interrupted' })
  decoder.take(speech([3]))
  come(1)
  expect(told).toEqual([])
  come(2)
  expect(told.map(({ type }) => type)).toEqual(['utterance', 'interrupted', 'utterance'])
  expect([soundOf(told[0]), soundOf(told[2])]).toEqual([[1, 2], [3]])
})

it('ends a sentence whose last sound never comes out', async () => {
  const { told, decoder, come } = decoding()
  decoder.take(speech([1, 2], true))
  come(1)
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(soundOf(told[0])).toEqual([1])
})

it('hands on nothing once it is closed', () => {
  const { told, decoder, come } = decoding()
  decoder.take(speech([1]))
  decoder.close()
  come(1)
  expect(told).toEqual([])
})
