import type { Clock } from '../../../core/clock.ts'
import type { MediaTerms } from '../../../core/contract/live.ts'
import { createSoundGate } from '../../audio/sound-gate.ts'
import type { OpusCodec } from '../../devices/opus.ts'
import type { LiveClient } from '../../live/live-client.ts'

/** What was said longer ago than this is asked for again rather than answered late. */
const KEPT_MS = 8000
/** What the server had heard when its last frame came was sent so long before, at the least. */
const ON_ITS_WAY_MS = 300

export interface SoundLineOptions {
  clock: Pick<Clock, 'now'>
  opus: OpusCodec
  live: () => LiveClient | undefined
  /** What the server of this line agreed to. */
  terms: () => MediaTerms
}

/** The microphone's sound on its way to the server: only while somebody speaks and compressed, where both can. */
export interface SoundLine {
  /** `held`: the shopper holds to talk, and all of it counts. */
  push(pcm: Int16Array, held: boolean): void
  /** The shopper holds to talk, since so many milliseconds, or lets go: told behind the sound before it, on each line anew. */
  hold(on: boolean, sinceMs: number): void
  /** No sound follows on the last: it is not listened to any more, or the microphone is away. */
  stopped(): void
  /** The server has told what it heard: nothing before is owed. */
  settled(): void
  /** A hand or the phone's own ear has answered since: nothing said before is owed, whoever heard it. */
  answered(): void
  /** The line is gone; the server was last heard of then. */
  lost(heardAtMs: number): void
  /** There is another, on which what the one before may not have heard is said again. */
  connected(): void
  close(): void
}

interface Kept {
  atMs: number
  /** Counts the stretches of sound between two silences. */
  stretch: number
  /** It may hold words, and is not the silence around them. */
  counts: boolean
  pcm: Int16Array
}

export function createSoundLine({ clock, opus, live, terms }: SoundLineOptions): SoundLine {
  const gate = createSoundGate()
  let kept: Kept[] = []
  let stretch = 0
  /** The last stretch has no end yet. */
  let isRunning = false
  /** When the hold of now began. */
  let heldFromMs: number | undefined
  let settledAtMs = Number.NEGATIVE_INFINITY
  let lostAtMs: number | undefined
  let encoder: ReturnType<OpusCodec['openEncoder']> | undefined
  /** What is still to come out of the encoder, and what is told between; in order. */
  let due: ('packet' | (() => void))[] = []
  let sentSinceEnd = false

  function stopEncoding() {
    encoder?.close()
    encoder = undefined
    due = []
  }

  function startEncoding() {
    stopEncoding()
    if (!terms().sendsOpus) return
    try {
      encoder = opus.openEncoder(packetCame, encoderFailed)
    } catch {
      // Without compression, then.
    }
  }

  /** What is told counts without its sound too. */
  function encoderFailed() {
    const told = due.filter((one) => one !== 'packet')
    stopEncoding()
    for (const tell of told) tell()
  }

  function packetCame(packet: Uint8Array) {
    due.shift()
    live()?.opus(packet)
    for (let next = due[0]; next && next !== 'packet'; next = due[0]) {
      due.shift()
      next()
    }
  }

  function inOrder(tell: () => void) {
    if (due.length > 0) due.push(tell)
    else tell()
  }

  function send(pcm: Int16Array) {
    const client = live()
    if (!client) return
    sentSinceEnd = true
    if (!encoder) return client.audio(pcm)
    due.push('packet')
    encoder.push(pcm)
  }

  function end() {
    if (!terms().pauses || !sentSinceEnd) return
    sentSinceEnd = false
    inOrder(() => live()?.audioEnd())
  }

  const tellHold = (on: boolean, sinceMs: number) => inOrder(() => live()?.hold(on, sinceMs))

  const young = () => kept.filter(({ atMs }) => atMs > clock.now() - KEPT_MS)

  function keep(pcm: Int16Array, counts: boolean) {
    kept = young()
    kept.push({ atMs: clock.now(), stretch, counts, pcm })
  }

  /** From the beginning of what was being said when the server was last heard of. */
  function unheard(sinceMs: number): Kept[] {
    // A silence keeps nothing, and so it forgets nothing: how old it all is counts now.
    const left = young().filter(({ atMs }) => atMs > settledAtMs)
    // The silence behind words that are too old, or were answered, says nothing.
    const owed = left.filter(({ stretch }) => left.some((one) => one.counts && one.stretch === stretch))
    const first = owed.find(({ atMs }) => atMs >= sinceMs - ON_ITS_WAY_MS)
    return owed.filter((one) => first && (one.stretch === first.stretch || one.atMs >= first.atMs))
  }

  /** A hold that goes on begins with the first sound that came since, and has no end within. */
  function repeat(again: readonly Kept[]) {
    const fromMs = heldFromMs ?? Number.POSITIVE_INFINITY
    const before = again.filter(({ atMs }) => atMs < fromMs)
    const into = again.slice(before.length)
    for (const [at, one] of before.entries()) {
      send(one.pcm)
      const next = again[at + 1]
      if (next && next.stretch !== one.stretch) end()
    }
    if (heldFromMs !== undefined) tellHold(true, 0)
    for (const one of into) send(one.pcm)
  }

  return {
    push(pcm, held) {
      const { pieces, begins, ends, loud } = gate.push(pcm)
      if (begins) stretch += 1
      if (begins || ends) isRunning = begins
      const all = held || !terms().pauses
      for (const piece of all ? [pcm] : pieces) {
        keep(piece, loud || all)
        if (lostAtMs === undefined) send(piece)
      }
      if (ends && !held) end()
    },
    hold(on, sinceMs) {
      heldFromMs = on ? clock.now() - sinceMs : undefined
      if (lostAtMs === undefined) tellHold(on, sinceMs)
    },
    stopped() {
      gate.stop()
      isRunning = false
      if (heldFromMs === undefined && lostAtMs === undefined) end()
    },
    settled() {
      settledAtMs = clock.now()
    },
    answered() {
      kept = []
    },
    lost(heardAtMs) {
      lostAtMs ??= heardAtMs
      stopEncoding()
    },
    connected() {
      startEncoding()
      sentSinceEnd = false
      const again = lostAtMs === undefined ? [] : unheard(lostAtMs)
      lostAtMs = undefined
      repeat(again)
      // Silence is not sent: without its end what was said would go on for the server until somebody speaks again.
      if (!isRunning && heldFromMs === undefined) end()
    },
    close: stopEncoding,
  }
}
