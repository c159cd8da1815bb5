import { setInterval } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resampleWhole } from '../../../src/core/audio/resample.ts'
import { type ServerFrame, serverFrameSchema } from '../../../src/core/contract/live.ts'
import { createVoice, type Speak } from '../../fixtures/voice.ts'
import { audio, hearingHouse, hush, RATE_HZ } from './hearing-house.ts'
import type { Dialled } from './socket-server.ts'

/** A machine that does much else hears a second of speech in two. */
const PATIENCE_MS = 120_000

let house: Awaited<ReturnType<typeof hearingHouse>>
let speak: Speak

beforeAll(async () => {
  ;[house, speak] = await Promise.all([hearingHouse(), createVoice()])
}, PATIENCE_MS)

afterAll(() => house.close())

/** As a phone sends it, 100 ms at a time: who may speak when is a matter of the clock, and all at once is over the voice. */
async function asSpoken(peer: Dialled, pcm: Int16Array): Promise<void> {
  let at = 0
  for await (const _ of setInterval(100)) {
    if (at >= pcm.length) return
    peer.send(audio(pcm.subarray(at, at + RATE_HZ / 10)))
    at += RATE_HZ / 10
  }
}
const streamEnd = { realtimeInput: { audioStreamEnd: true } }

function joined(...parts: Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Three voices that never stop talking, each of other things. */
async function babble(seconds: number): Promise<Int16Array> {
  const words = await Promise.all([
    speak('the weather was not so good yesterday and my brother came late to the office', 'rms'),
    speak('we should ask him about the tickets before the train leaves on monday', 'awb'),
    speak('please put these boxes over there behind the counter near the big window', 'slt'),
  ])
  return Int16Array.from({ length: seconds * RATE_HZ }, (_, i) =>
    words.reduce((sum, clip, voice) => sum + (clip[(i + voice * 5000) % clip.length] ?? 0) / 3, 0),
  )
}

async function frameWhere(peer: Dialled, fits: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
  for (;;) {
    const frame = serverFrameSchema.parse(await peer.next())
    expect(frame.error).toBeUndefined()
    if (fits(frame)) return frame
  }
}
const heard = ({ serverContent }: ServerFrame) => serverContent?.inputTranscription?.text
const said = ({ serverContent }: ServerFrame) => serverContent?.outputTranscription?.text

it(
  'hears words whose stream ends with them: the silence that closes them is its own',
  async () => {
    const peer = await house.talk()
    peer.send(audio(joined(hush(1), await speak('what is this'))))
    peer.send(streamEnd)
    const frame = await frameWhere(peer, (each) => heard(each) !== undefined)
    expect(heard(frame)).toBe('what is this')
    await frameWhere(peer, ({ look }) => look?.open === true)
  },
  PATIENCE_MS,
)

it(
  'hears sound of 8 kHz',
  async () => {
    const peer = await house.talk()
    peer.send(
      audio(resampleWhole(joined(hush(1), await speak('what is this'), hush(1)), RATE_HZ, 8000), 8000),
    )
    const frame = await frameWhere(peer, (each) => heard(each) !== undefined)
    expect(heard(frame)).toBe('what is this')
  },
  PATIENCE_MS,
)

it(
  'says that it is noisy in babble, does nothing of what is babbled, and hears again afterwards',
  async () => {
    const peer = await house.talk()
    peer.send({ listen_for: 'confirm' })
    for (const sound of [hush(1), await babble(13), hush(1), await babble(13), hush(1)])
      peer.send(audio(sound))
    const line = await frameWhere(peer, (frame) => said(frame) !== undefined || heard(frame) !== undefined)
    expect(said(line)).toMatch(/^It is noisy here/)
    peer.send({ listen_for: 'checking' })
    await asSpoken(peer, joined(hush(2), await speak('what is this'), hush(1)))
    const frame = await frameWhere(peer, (each) => heard(each) !== undefined)
    expect(heard(frame)).toBe('what is this')
  },
  PATIENCE_MS,
)

it(
  'hears who holds to talk out of babble, and of what is said around the hold nothing',
  async () => {
    const peer = await house.talk({ shopper_session: { mode: 'scan', leads: true } })
    const around = (await babble(12)).map((sample) => sample * 0.3)
    const words = await speak('what are the ingredients')
    const held = around.slice(0, words.length + RATE_HZ).map((sample, i) => sample + (words[i] ?? 0))
    for (const [sound, hold] of [
      [around, { on: true }],
      [held, { on: false }],
      [around, undefined],
    ] as const) {
      peer.send(audio(sound))
      if (hold) peer.send({ hold })
    }
    const frame = await frameWhere(peer, (each) => each.heard !== undefined && each.heard.text !== '')
    expect(frame.heard).toMatchObject({ meaning: 'ingredients', verdict: 'act' })
    expect(frame.heard?.text).toContain('ingredients')
  },
  PATIENCE_MS,
)

it(
  'takes silence, clipped sound and a picture that nobody asked for without a word',
  async () => {
    const peer = await house.talk()
    const clipped = hush(1).map((_, i) => (Math.floor(i / 40) % 2 === 0 ? 32_767 : -32_768))
    const picture = { realtimeInput: { video: { mimeType: 'image/jpeg', data: '/9j/4AAQ' } } }
    peer.send(picture)
    for (const sound of [new Int16Array(3 * RATE_HZ), clipped, hush(1)]) peer.send(audio(sound))
    peer.send(audio(joined(hush(1), await speak('what is this'), hush(1))))
    const frame = await frameWhere(peer, (each) => heard(each) !== undefined || said(each) !== undefined)
    expect(heard(frame)).toBe('what is this')
    expect(house.faults).toEqual([])
  },
  PATIENCE_MS,
)
