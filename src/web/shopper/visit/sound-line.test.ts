import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import type { MediaTerms } from '../../../core/contract/live.ts'
import type { OpusCodec } from '../../devices/opus.ts'
import type { LiveClient } from '../../live/live-client.ts'
import { createSoundLine } from './sound-line.ts'

const PIECE_MS = 100
const NUMBERED = 1000

/** A shopper who speaks and is silent by turns, on a line that can be taken away. */
function shopper(terms: MediaTerms = { pauses: true }) {
  const clock = createFakeClock()
  const sent: (number | string)[] = []
  const encoding: (() => void)[] = []
  let fail = () => {}
  let there = true
  let said = 0
  const client = {
    audio: (pcm: Int16Array) => sent.push(pcm[0] ?? 0),
    opus: (packet: Uint8Array) => sent.push(`opus ${packet[0]}`),
    audioEnd: () => sent.push('end'),
    hold: (on: boolean, sinceMs: number) => sent.push(`hold ${on} ${sinceMs}`),
  } as unknown as LiveClient
  const opus = {
    openEncoder(onPacket: (packet: Uint8Array) => void, onFault: () => void) {
      fail = onFault
      return {
        push: (pcm: Int16Array) => encoding.push(() => onPacket(Uint8Array.of((pcm[0] ?? 0) - NUMBERED))),
        close: () => encoding.splice(0),
      }
    },
  } as unknown as OpusCodec
  const line = createSoundLine({ clock, opus, live: () => (there ? client : undefined), terms: () => terms })
  line.connected()
  function hear(make: () => Int16Array, pieces: number, held = false) {
    for (let at = 0; at < pieces; at += 1) {
      clock.advance(PIECE_MS)
      line.push(make(), held)
    }
  }
  return {
    clock,
    line,
    sent: () => sent.splice(0),
    fail: () => fail(),
    encode() {
      for (const run of encoding.splice(0)) run()
    },
    silence: (pieces: number, held = false) => hear(() => new Int16Array(1600), pieces, held),
    /** Each piece begins with its number. */
    speak(pieces: number, held = false) {
      hear(
        () => {
          said += 1
          return Int16Array.from({ length: 1600 }, (_, at) => (at === 0 ? NUMBERED + said : 4000))
        },
        pieces,
        held,
      )
    },
    lose(heardAtMs: number) {
      there = false
      line.lost(heardAtMs)
    },
    take() {
      there = true
      line.connected()
    },
  }
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => NUMBERED + from + at)

describe('a line that agreed to pauses', () => {
  it('has nothing of a silence, all of the words, and their end once', () => {
    const { silence, speak, sent } = shopper()
    silence(20)
    speak(3)
    silence(20)
    const all = sent()
    expect(all.filter((one) => one !== 0)).toEqual([...numbered(1, 3), 'end'])
    expect(all.filter((one) => one === 0)).toHaveLength(5 + 14)
  })

  it('has everything while the shopper holds to talk, and no end of it', () => {
    const { silence, speak, sent } = shopper()
    speak(1, true)
    silence(30, true)
    expect(sent()).toHaveLength(31)
  })

  it('has packets in order, and the end after the last of them', () => {
    const { silence, speak, sent, encode } = shopper({ pauses: true, sendsOpus: true })
    speak(2)
    silence(20)
    expect(sent()).toEqual([])
    encode()
    expect(sent()).toEqual(['opus 1', 'opus 2', ...Array(14).fill(`opus ${256 - (NUMBERED % 256)}`), 'end'])
  })
})

it('a hold is told of in its place between packets, also by an encoder that fails', () => {
  const { speak, sent, encode, line, fail } = shopper({ pauses: true, sendsOpus: true })
  speak(1)
  line.hold(true, 400)
  speak(1, true)
  line.hold(false, 0)
  expect(sent()).toEqual([])
  encode()
  expect(sent()).toEqual(['opus 1', 'hold true 400', 'opus 2', 'hold false 0'])
  speak(1, true)
  line.hold(false, 0)
  fail()
  expect(sent()).toEqual(['hold false 0'])
})

it('a microphone that goes away in the middle of a word ends it, and the next one begins anew', () => {
  const { silence, speak, sent, line } = shopper()
  silence(10)
  speak(2)
  line.stopped()
  line.stopped()
  expect(sent().slice(-2)).toEqual([NUMBERED + 2, 'end'])
  silence(3)
  expect(sent()).toEqual([])
})

it('a line that agreed to nothing has all of it', () => {
  const { silence, sent } = shopper({})
  silence(30)
  expect(sent()).toHaveLength(30)
})

describe('a line that was taken away', () => {
  it('is told on the next one what was said after it was last heard of, and once', () => {
    const { silence, speak, sent, lose, take, clock } = shopper()
    silence(10)
    const heardAtMs = clock.now()
    silence(10)
    sent()
    speak(4)
    lose(heardAtMs)
    speak(2)
    silence(20)
    sent()
    take()
    expect(sent().filter((one) => one !== 0)).toEqual([...numbered(1, 6), 'end'])
    take()
    expect(sent()).toEqual([])
  })

  it('is told of the whole sentence that was under way, unless what was heard of it was told', () => {
    for (const settled of [false, true]) {
      const { speak, sent, lose, take, line, clock } = shopper()
      speak(20)
      if (settled) line.settled()
      const heardAtMs = clock.now()
      speak(2)
      lose(heardAtMs)
      sent()
      take()
      expect(sent()).toEqual(settled ? numbered(21, 22) : numbered(1, 22))
    }
  })

  it('is told where each thing ended that was said meanwhile, but not of what is still being said', () => {
    const { silence, speak, sent, lose, take, clock } = shopper()
    lose(clock.now())
    speak(2)
    silence(20)
    speak(3)
    silence(20)
    speak(1)
    take()
    expect(sent().filter((one) => one !== 0)).toEqual([
      ...numbered(1, 2),
      'end',
      ...numbered(3, 5),
      'end',
      ...numbered(6, 6),
    ])
    silence(20)
    expect(sent().filter((one) => one !== 0)).toEqual(['end'])
  })

  it('has no end of what is said into a hold', () => {
    const { silence, speak, sent, lose, take, clock } = shopper()
    lose(clock.now())
    speak(2, true)
    silence(10, true)
    take()
    expect(sent().filter((one) => one !== 0)).toEqual(numbered(1, 2))
  })

  it('is told of a hold that goes on, before what was said into it, and of no end within', () => {
    const { silence, speak, sent, lose, take, line, clock } = shopper()
    silence(5)
    speak(2)
    silence(20)
    lose(clock.now() - 3000)
    speak(1)
    silence(20)
    line.hold(true, 0)
    speak(2, true)
    silence(20, true)
    speak(1, true)
    sent()
    take()
    const told = sent().filter((one) => one !== 0)
    expect(told).toEqual([
      ...numbered(1, 2),
      'end',
      ...[...numbered(3, 3), 'end', 'hold true 0'],
      ...numbered(4, 6),
    ])
    line.hold(false, 0)
    expect(sent()).toEqual(['hold false 0'])
  })

  it('is told of a hold into which nothing was said yet', () => {
    const { sent, lose, take, line, clock } = shopper()
    line.hold(true, 0)
    lose(clock.now())
    sent()
    take()
    expect(sent()).toEqual(['hold true 0'])
  })

  it('has no end of what was said into a hold that goes on, whether or not the microphone is there', () => {
    const { speak, sent, lose, take, line, clock } = shopper()
    speak(2)
    lose(clock.now() - 200)
    line.stopped()
    clock.advance(PIECE_MS)
    line.hold(true, 0)
    sent()
    take()
    expect(sent()).toEqual([...numbered(1, 2), 'hold true 0'])
    line.stopped()
    speak(1, true)
    expect(sent()).toEqual(numbered(3, 3))
  })

  it('has the end of what was said into a hold that ended meanwhile, though nothing is listened to since', () => {
    const { speak, sent, lose, take, line, clock } = shopper()
    lose(clock.now())
    line.hold(true, 0)
    speak(2, true)
    line.stopped()
    line.hold(false, 0)
    take()
    expect(sent()).toEqual([...numbered(1, 2), 'end'])
  })

  it('has the end of what was said into a hold that is over', () => {
    const { silence, speak, sent, lose, take, clock } = shopper()
    silence(1)
    speak(1)
    silence(20)
    lose(clock.now())
    silence(2, true)
    silence(20)
    take()
    expect(sent().at(-1)).toBe('end')
  })

  it('is not told of what was said more than eight seconds ago', () => {
    const { silence, speak, sent, lose, take } = shopper()
    lose(0)
    speak(5)
    silence(90)
    speak(1)
    sent()
    take()
    expect(sent().filter((one) => one !== 0)).toEqual(numbered(6, 6))
  })

  it.each<[string, (of: ReturnType<typeof shopper>) => void, ReturnType<typeof numbered>]>([
    ['is not told of it however silent it was since', ({ clock }) => clock.advance(20_000), []],
    ['is told of it while it is young', ({ clock }) => clock.advance(5000), numbered(1, 5)],
    ['is not told of what a hand has answered since', ({ line }) => line.answered(), []],
  ])('%s', (_, meanwhile, told) => {
    const one = shopper()
    one.silence(10)
    one.lose(one.clock.now())
    one.speak(5)
    one.silence(5)
    one.sent()
    meanwhile(one)
    one.take()
    expect(one.sent().filter((piece) => piece !== 0 && piece !== 'end')).toEqual(told)
  })
})
