import { createGrowingSamples, type GrowingSamples } from './growing-samples.ts'

/** Kept back before the first sample is heard: the jitter of a phone network. Grows with every gap, up to the most. */
const PREBUFFER_MS = 120
const PREBUFFER_MOST_MS = 250
const PREBUFFER_GROWTH_MS = 30
/** A fade this long is no click, and is silence to the ear. */
const FADE_MS = 8
/** On taking up again, this much is heard twice: the word that was cut is heard whole. */
const REWIND_MS = 400
/** Quiet this long is an end, not a gap between two pieces of the network's. */
const IDLE_AFTER_MS = 200

interface Sentence {
  id: number
  samples: GrowingSamples
}

/**
 * `sentence`: it is being heard now. `idle`: nothing is left to hear of what was begun up to sentence `id`; whoever has
 * begun another meanwhile pays no heed.
 */
export type QueueNews = { type: 'sentence'; id: number } | { type: 'idle'; id: number }

/**
 * What the speaker plays: sentences, each a growing run of samples. It knows where one ends and the next begins, so
 * that a sentence can be shown as it is heard, skipped, or held and taken up again.
 */
export interface SentenceQueue {
  /** What is added from now on belongs to sentence `id`. */
  begin(id: number): void
  /** Samples in -1..1, the queue's to keep. */
  add(samples: Float32Array): void
  /** Fills `out`, with silence where there is nothing, and reports what was reached. */
  render(out: Float32Array, report: (news: QueueNews) => void): void
  /** Falls silent and stays where it is. */
  hold(): void
  resume(): void
  /** Falls silent and forgets everything. */
  flush(): void
  /** Drops the sentence being heard, also what of it has not arrived yet. */
  skip(): void
}

export function createSentenceQueue(rateHz: number): SentenceQueue {
  const samplesOf = (ms: number) => Math.round((ms * rateHz) / 1000)
  const fade = samplesOf(FADE_MS)
  let prebuffer = samplesOf(PREBUFFER_MS)
  let sentences: Sentence[] = []
  /** The sample of the first sentence that is heard next. */
  let at = 0
  let announced: number | undefined
  let skipped: number | undefined
  let playing = false
  let held = false
  let gain = 0
  let waited = 0
  let quiet = 0
  let idleDue = false
  let begun = 0
  /** The last samples before a cut, already faded. */
  let tail = new Float32Array(0)

  const left = () => sentences.reduce((sum, { samples }) => sum + samples.length, 0) - at

  function cut() {
    const now = sentences[0]
    const heard = playing && !held && now ? Math.min(fade, now.samples.length - at) : 0
    tail = Float32Array.from(
      { length: heard },
      (_, i) => (now?.samples.read(at + i) ?? 0) * gain * (1 - i / heard),
    )
    gain = 0
  }

  function announce(report: (news: QueueNews) => void, { id }: Sentence) {
    if (announced === id) return
    announced = id
    report({ type: 'sentence', id })
  }

  /** The sentence that has a sample to hear, moving past those that are over; undefined when all is heard. */
  function current(report: (news: QueueNews) => void): Sentence | undefined {
    for (let now = sentences[0]; now; now = sentences[0]) {
      announce(report, now)
      if (at < now.samples.length) return now
      if (sentences.length === 1) return undefined
      sentences.shift()
      at = 0
    }
    return undefined
  }

  /** A short sentence never fills the prebuffer, so the wait ends by itself after the same time. */
  function mayStart(length: number): boolean {
    const have = left()
    if (have > 0) waited += length
    return have > 0 && (have >= prebuffer || waited >= prebuffer)
  }

  function endIfQuiet(length: number) {
    quiet += length
    if (quiet < samplesOf(IDLE_AFTER_MS)) return
    playing = false
    idleDue = true
  }

  function play(out: Float32Array, report: (news: QueueNews) => void) {
    for (let i = 0; i < out.length; i++) {
      const now = current(report)
      if (!now) {
        endIfQuiet(out.length - i)
        return
      }
      quiet = 0
      gain = Math.min(1, gain + 1 / fade)
      out[i] = (out[i] ?? 0) + now.samples.read(at) * gain
      at += 1
    }
  }

  return {
    begin(id) {
      begun = id
      sentences.push({ id, samples: createGrowingSamples() })
    },
    add(piece) {
      const last = sentences.at(-1)
      if (!last || last.id === skipped) return
      if (playing && quiet > 0)
        prebuffer = Math.min(samplesOf(PREBUFFER_MOST_MS), prebuffer + samplesOf(PREBUFFER_GROWTH_MS))
      last.samples.add(piece)
    },
    render(out, report) {
      if (idleDue) report({ type: 'idle', id: begun })
      idleDue = false
      out.fill(0)
      out.set(tail.subarray(0, out.length))
      tail = tail.slice(out.length)
      if (!held) {
        if (!playing && mayStart(out.length)) {
          playing = true
          waited = 0
          quiet = 0
        }
        if (playing) play(out, report)
        // A sentence that has no sound (yet) is shown all the same.
        else if (left() === 0) current(report)
      }
    },
    hold() {
      cut()
      held = true
    },
    resume() {
      if (held) at = Math.max(0, at - samplesOf(REWIND_MS))
      held = false
    },
    flush() {
      cut()
      if (playing || held) idleDue = true
      sentences = []
      at = 0
      waited = 0
      playing = false
      held = false
    },
    skip() {
      cut()
      held = false
      const now = sentences[0]
      if (!now) return
      if (sentences.length === 1) skipped = now.id
      sentences[0] = { id: now.id, samples: createGrowingSamples() }
      at = 0
    },
  }
}
