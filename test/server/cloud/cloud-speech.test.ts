import { expect, it, onTestFinished, vi } from 'vitest'
import type { Clock } from '../../../src/core/clock.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { createGoogleSpeechToText } from '../../../src/server/speech/google/google-session.ts'
import { createFakeClock } from '../../fake-clock.ts'
import { openSpeechPeer, type SpeechPeerOptions, TIMEOUT } from '../../peers/speech-peer.ts'
import { socketServer } from '../live/socket-server.ts'
import { createQuickClock } from './quick-clock.ts'

const WORDS = ['What is this?', 'Britannia, please!', 'the date', 'repeat']

async function listening(clock: Clock, refuse?: SpeechPeerOptions['refuse'], first = 'start') {
  const peer = await openSpeechPeer({ clock, words: WORDS, ...(refuse && { refuse }) })
  const speechToText = createGoogleSpeechToText({ host: '127.0.0.1', port: peer.port, plain: true }, clock)
  const house = await socketServer({ hearing: speechToText, clock })
  onTestFinished(async () => {
    await house.close()
    await speechToText.close()
    peer.close()
  })
  const socket = house.open('/stt')
  await socket.opened
  socket.send(first)
  const replies: { type: string; message: string }[] = []
  return {
    house,
    peer,
    socket,
    replies,
    /** `ms` of one sample value: a word, or silence with 0. */
    sound: (value: number, ms: number) =>
      socket.socket.send(Buffer.from(new Int16Array(16 * ms).fill(value).buffer)),
    async until(type: string) {
      for (;;) {
        const reply = (await socket.next()) as { type: string; message: string }
        replies.push(reply)
        if (reply.type === type) return reply.message
      }
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('writes down a second of sound at a time, cut to what the service takes', async () => {
  const { peer, sound, until, replies, socket } = await listening(systemClock)
  sound(1, 1000)
  sound(0, 1000)
  expect(await until('final')).toBe('what is this')
  expect(replies[0]).toEqual({ type: 'partial', message: 'what is this' })
  sound(2, 1050)
  socket.send('stop')
  expect(await until('final')).toBe('britannia please')
  expect(peer.streams).toHaveLength(1)
  const [stream] = peer.streams
  expect(stream?.config?.config).toMatchObject({ sampleRateHertz: 16_000, languageCode: 'en-IN' })
  expect(new Set(stream?.sizes.slice(0, -1))).toEqual(new Set([3200]))
  expect(stream?.sizes.at(-1)).toBe(1600)
})

it.each([
  [{ listen_for: 'all', language: 'hi-IN' }, 'hi-IN'],
  [{ listen_for: 'all' }, 'en-IN'],
  [{ listen_for: 'all', language: 'xx' }, 'en-IN'],
])('listens in the language of the visit: %j', async (first, languageCode) => {
  const { peer, sound, until, socket } = await listening(systemClock, undefined, JSON.stringify(first))
  sound(1, 1000)
  socket.send('stop')
  await until('final')
  expect(peer.streams[0]?.config?.config).toMatchObject({ languageCode })
})

/** Of 100 ms, in a second of sound. */
const CHUNKS = 10

/** Speaks second by second, and moves the clock on once each has reached the service: it is never seconds behind. */
async function speak(seconds: readonly number[]) {
  const clock = createFakeClock()
  const listener = await listening(clock)
  const { peer, sound, socket, until, replies } = listener
  const received = () => peer.streams.reduce((sum, { sizes }) => sum + sizes.length, 0)
  for (const value of seconds) {
    const whole = received() + CHUNKS
    sound(value, 1000)
    await socket.settled()
    await vi.waitUntil(() => received() >= whole, { interval: 1, timeout: 10_000 })
    // And for what it replies.
    await wait(2)
    clock.advance(1000)
  }
  socket.send('stop')
  const finals = () => replies.filter(({ type }) => type === 'final').map(({ message }) => message)
  return {
    peer,
    replies,
    async written(count: number) {
      while (finals().length < count) await until('final')
      await socket.settled()
      return finals()
    },
  }
}

const plain = (word: number) => WORDS[word - 1]?.toLowerCase().replace(/[^a-z ]/g, '')

it('moves to another stream in a pause before 305 s: every word is written down once', async () => {
  // Nine minutes of words of four seconds with a second between them.
  const said = Array.from({ length: 108 }, (_, at) => (at % 4) + 1)
  const { peer, written, replies } = await speak(said.flatMap((word) => [word, word, word, word, 0]))
  expect(await written(said.length)).toEqual(said.map(plain))
  expect(peer.streams.length).toBeGreaterThanOrEqual(3)
  for (const { startedAt, endedAt = 0 } of peer.streams) expect(endedAt - startedAt).toBeLessThan(305_000)
  expect(replies.filter(({ type }) => type === 'error')).toEqual([])
})

it('moves in mid-word when nobody pauses: the next stream hears the word again from its beginning', async () => {
  const seconds = [1, 1, 0, ...Array<number>(297).fill(2), 0]
  const { peer, written, replies } = await speak(seconds)
  expect(await written(2)).toEqual([1, 2].map(plain))
  expect(peer.streams).toHaveLength(2)
  // Fifteen seconds of it are in both.
  expect(peer.streams.reduce((sum, { loud }) => sum + loud, 0)).toBe(16_000 * (2 + 297 + 15))
  expect(replies.filter(({ type }) => type === 'error')).toEqual([])
})

it('sends silence while the microphone is muted, so that the service does not give up', async () => {
  const { peer, sound, until, replies } = await listening(createQuickClock(20))
  sound(1, 1000)
  await wait(60_000 / 20)
  sound(2, 1000)
  sound(0, 1000)
  expect(await until('final')).toBe('what is this')
  expect(await until('final')).toBe('britannia please')
  expect(peer.streams).toHaveLength(1)
  expect(replies.some(({ type }) => type === 'error')).toBe(false)
})

it("surfaces 'Audio Timeout' and, for sound that comes later, 'destroyed'; start begins anew", async () => {
  const { sound, until, socket } = await listening(createQuickClock(20), (stream) =>
    stream === 1 ? { code: 11, details: TIMEOUT } : undefined,
  )
  sound(1, 1000)
  expect(await until('error')).toMatch(/^Audio Timeout/)
  sound(1, 1000)
  expect(await until('error')).toContain('destroyed')
  socket.send('stop')
  socket.send('start')
  sound(3, 1000)
  sound(0, 1000)
  expect(await until('final')).toBe('the date')
})

it('tries again when the service is away for a moment, and loses no word', async () => {
  const { peer, sound, until } = await listening(createQuickClock(20), (stream) =>
    stream <= 2 ? { code: 14, details: 'No connection established' } : undefined,
  )
  sound(4, 1000)
  sound(0, 1000)
  expect(await until('final')).toBe('repeat')
  expect(peer.streams).toHaveLength(3)
})

it.each([
  ['away for good', 14, 'The speech service cannot be reached.'],
  ['not allowed', 7, 'The speech service refused to listen.'],
])('says that the service is %s, without its own words', async (_, code, message) => {
  const { sound, until } = await listening(createQuickClock(20), () => ({
    code,
    details: 'you said what is this',
  }))
  sound(1, 1000)
  expect(await until('error')).toBe(message)
})

it('lets the service go when nothing was heard for a minute, and takes it up with the next sound', async () => {
  const clock = createFakeClock()
  const { peer, sound, socket } = await listening(clock)
  sound(1, 1000)
  await socket.settled()
  await expect.poll(() => peer.streams.length).toBe(1)
  const sent = () => peer.streams.reduce((sum, { sizes }) => sum + sizes.length, 0)
  for (let seconds = 0; seconds < 70; seconds += 1) {
    for (let tenth = 0; tenth < 10; tenth += 1) clock.advance(100)
    await wait(1)
  }
  await expect.poll(sent).toBeGreaterThan(550)
  const until = sent()
  for (let tenth = 0; tenth < 600; tenth += 1) clock.advance(100)
  await wait(50)
  expect(sent()).toBe(until)
  expect(until).toBeLessThan(610)
  sound(2, 1000)
  await socket.settled()
  await expect.poll(() => peer.streams.length).toBe(2)
})
