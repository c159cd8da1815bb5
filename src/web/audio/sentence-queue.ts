/** Kept back before the first sample is heard: the jitter of a phone network. Grows with every gap, up to the most. */
const PREBUFFER_MS = 120
const PREBUFFER_MOST_MS = 250
const PREBUFFER_GROWTH_MS = 30
/** A fade this long is no click, and is silence to the ear. */
const FADE_MS = 8
/** On taking up again, this much is heard twice: the word that was cut is heard whole. */
const REWIND_MS = 400
/** A gap of the network longer than this is followed by a wait as at the beginning. */
const GAP_MS = 200

interface Sentence {
  id: string
  samples: GrowingSamples
  /** All its samples are here. */
  whole: boolean
}

/** `began`: it is being heard now. `ended`: its last sample was heard. */
export type QueueNews = { type: 'began' | 'ended'; id: string }

/**
 * What the speaker plays: sentences, each a growing run of samples. It knows where one ends and the next begins, so
 * that a sentence can be shown as it is heard, dropped, or held and taken up again.
 */
export interface SentenceQueue {
  /** Behind those begun before. */
  begin(id: string): void
  /** Samples in -1..1, the queue's to keep; those of a sentence that is unknown or whole are forgotten. */
  add(id: string, samples: Float32Array): void
  /** All its samples are here: the next is heard without a gap after the last of them. */
  end(id: string): void
  /** Fills `out`, with silence where there is nothing, and reports what was reached. */
  render(out: Float32Array, report: (news: QueueNews) => void): void
  /** Falls silent and stays where it is. */
  hold(): void
  resume(): void
  /** Falls silent about these, and forgets what of them has not arrived yet. Nothing is reported of them. */
  drop(ids: readonly string[]): void
}

export function createSentenceQueue(rateHz: number): SentenceQueue {
  const samplesOf = (ms: number) => Math.round((ms * rateHz) / 1000)
  const fade = samplesOf(FADE_MS)
  let prebuffer = samplesOf(PREBUFFER_MS)
  let sentences: Sentence[] = []
  /** The sample of the first sentence that is heard next. */
  let at = 0
  let announced: string | undefined
  let playing = false
  let held = false
  let gain = 0
  let waited = 0
  let quiet = 0
  /** The last samples before a cut, already faded. */
  let tail = new Float32Array(0)

  const left = () => sentences.reduce((sum, { samples }) => sum + samples.length, 0) - at
  const open = (id: string) => sentences.find((sentence) => sentence.id === id && !sentence.whole)

  function cut() {
    const now = sentences[0]
    const heard = playing && !held && now ? Math.min(fade, now.samples.length - at) : 0
    tail = Float32Array.from(
      { length: heard },
      (_, i) => (now?.samples.read(at + i) ?? 0) * gain * (1 - i / heard),
    )
    gain = 0
  }

  /** The sentence that has a sample to hear, moving past those that are over; undefined when all is heard. */
  function current(report: (news: QueueNews) => void): Sentence | undefined {
    for (let now = sentences[0]; now; now = sentences[0]) {
      if (announced !== now.id) report({ type: 'began', id: now.id })
      announced = now.id
      if (at < now.samples.length) return now
      if (!now.whole) return undefined
      sentences.shift()
      at = 0
      report({ type: 'ended', id: now.id })
    }
    playing = false
    return undefined
  }

  /** A short piece never fills the prebuffer, so the wait ends by itself after the same time. */
  function mayStart(length: number): boolean {
    const have = left()
    if (have > 0) waited += length
    return have > 0 && (sentences[0]?.whole || have >= prebuffer || waited >= prebuffer)
  }

  function play(out: Float32Array, report: (news: QueueNews) => void) {
    for (let i = 0; i < out.length; i++) {
      const now = current(report)
      if (!now) {
        quiet += out.length - i
        if (quiet >= samplesOf(GAP_MS)) playing = false
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
      sentences.push({ id, samples: createGrowingSamples(), whole: false })
    },
    add(id, piece) {
      const sentence = open(id)
      if (!sentence) return
      if (playing && quiet > 0)
        prebuffer = Math.min(samplesOf(PREBUFFER_MOST_MS), prebuffer + samplesOf(PREBUFFER_GROWTH_MS))
      sentence.samples.add(piece)
    },
    end(id) {
      const sentence = open(id)
      if (sentence) sentence.whole = true
    },
    render(out, report) {
      out.fill(0)
      out.set(tail.subarray(0, out.length))
      tail = tail.slice(out.length)
      if (held) return
      if (!playing && mayStart(out.length)) {
        playing = true
        waited = 0
        quiet = 0
      }
      if (playing) play(out, report)
      // A sentence that has no sound (yet) is shown all the same.
      else if (left() === 0) current(report)
    },
    hold() {
      cut()
      held = true
    },
    resume() {
      if (held) at = Math.max(0, at - samplesOf(REWIND_MS))
      held = false
    },
    drop(ids) {
      const now = sentences[0]
      if (now && ids.includes(now.id)) {
        cut()
        at = 0
      }
      sentences = sentences.filter(({ id }) => !ids.includes(id))
      if (sentences.length > 0) return
      playing = false
      waited = 0
    },
  }
}

/** Samples that keep arriving in pieces, read mostly from front to back. */
interface GrowingSamples {
  readonly length: number
  add(piece: Float32Array): void
  /** The sample at an index; 0 beyond the end. */
  read(index: number): number
}

/** @internal Tried by itself. */
export function createGrowingSamples(): GrowingSamples {
  const pieces: Float32Array[] = []
  let length = 0
  // Where the last read was: the next is nearly always beside it.
  let piece = 0
  let start = 0
  return {
    get length() {
      return length
    },
    add(samples) {
      pieces.push(samples)
      length += samples.length
    },
    read(index) {
      if (index < start) {
        piece = 0
        start = 0
      }
      for (let now = pieces[piece]; now; now = pieces[piece]) {
        if (index - start < now.length) return now[index - start] ?? 0
        start += now.length
        piece += 1
      }
      // Past the end: stay on the last piece, more may come.
      piece = 0
      start = 0
      return 0
    },
  }
}
