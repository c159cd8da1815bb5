import type { Clock } from '../../core/clock.ts'
import type { MediaTerms } from '../../core/contract/live.ts'
import { createSoundGate } from '../audio/sound-gate.ts'
import type { OpusCodec } from '../devices/opus.ts'
import type { LiveClient } from '../live/live-client.ts'

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
  let isHeld = false
  let settledAtMs = Number.NEGATIVE_INFINITY
  let lostAtMs: number | undefined
  let encoder: ReturnType<OpusCodec['openEncoder']> | undefined
  /** What is still to come out of the encoder, and the ends between; in order. */
  let due: ('packet' | 'end')[] = []
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
      encoder = opus.openEncoder(packetCame, stopEncoding)
    } catch {
      // Without compression, then.
    }
  }

  function packetCame(packet: Uint8Array) {
    due.shift()
    live()?.opus(packet)
    for (; due[0] === 'end'; due.shift()) live()?.audioEnd()
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
    if (due.length > 0) due.push('end')
    else live()?.audioEnd()
  }

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

  return {
    push(pcm, held) {
      const { pieces, begins, ends, loud } = gate.push(pcm)
      if (begins) stretch += 1
      if (begins || ends) isRunning = begins
      isHeld = held
      for (const piece of held || !terms().pauses ? [pcm] : pieces) {
        keep(piece, loud || held)
        if (lostAtMs === undefined) send(piece)
      }
      if (ends && !held) end()
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
      for (const [at, one] of again.entries()) {
        if (at > 0 && again[at - 1]?.stretch !== one.stretch) end()
        send(one.pcm)
      }
      // Silence is not sent: without its end what was said would go on for the server until somebody speaks again.
      if (!isRunning && !isHeld) end()
    },
    close: stopEncoding,
  }
}
