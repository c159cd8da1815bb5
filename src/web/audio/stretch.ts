/**
 * Speech slower or faster at the same pitch: pieces of 20 ms are laid over each other where they fit best (WSOLA).
 * Enough for a voice from three quarters to one and a half times its pace; music would not forgive it.
 */

const PIECE_MS = 20
/** Half a period of the deepest voice: within it there is always a place that fits. */
const SEARCH_MS = 7

export interface Stretch {
  /** Samples in -1..1 of any length; what comes out lags by a few pieces. */
  push(samples: Float32Array): Float32Array
  /** The rest, at the end of a sentence. */
  end(): Float32Array
}

/** @param pace 1 is unchanged, 0.8 slower, 1.25 faster */
export function createStretch(rateHz: number, pace: number): Stretch {
  const half = Math.round((rateHz * PIECE_MS) / 2000)
  const search = Math.round((rateHz * SEARCH_MS) / 1000)
  const window = Float32Array.from({ length: 2 * half }, (_, i) => 0.5 - 0.5 * Math.cos((Math.PI * i) / half))
  let input = new Float32Array(0)
  /** Where in `input` the next piece is looked for; the one before went on at `follows`. */
  let at = 0
  let follows: number | undefined
  let overlap = new Float32Array(half)

  /** How well a piece at `from` goes on where the last one stopped. */
  function likeness(from: number, wanted: number): number {
    let product = 0
    let energy = 1e-9
    for (let i = 0; i < half; i += 2) {
      const sample = input[from + i] ?? 0
      product += sample * (input[wanted + i] ?? 0)
      energy += sample * sample
    }
    return product / Math.sqrt(energy)
  }

  function bestNear(middle: number, wanted: number): number {
    let best = middle
    let most = Number.NEGATIVE_INFINITY
    for (let from = Math.max(0, middle - search); from <= middle + search; from += 2) {
      const found = likeness(from, wanted)
      if (found > most) [most, best] = [found, from]
    }
    return best
  }

  function drain(needed: number): Float32Array {
    const out: number[] = []
    while (Math.round(at) + needed <= input.length) {
      const middle = Math.round(at)
      const from = follows === undefined ? middle : bestNear(middle, follows)
      for (let i = 0; i < half; i++) {
        const rising = follows === undefined ? 1 : (window[i] ?? 0)
        out.push((overlap[i] ?? 0) + (input[from + i] ?? 0) * rising)
      }
      overlap = Float32Array.from(
        { length: half },
        (_, i) => (input[from + half + i] ?? 0) * (window[half + i] ?? 0),
      )
      follows = from + half
      at += half * pace
    }
    forget()
    return Float32Array.from(out)
  }

  function forget() {
    const unused = Math.max(0, Math.min(Math.round(at) - search, follows ?? 0))
    input = input.slice(unused)
    at -= unused
    if (follows !== undefined) follows -= unused
  }

  return {
    push(samples) {
      const longer = new Float32Array(input.length + samples.length)
      longer.set(input)
      longer.set(samples, input.length)
      input = longer
      return drain(2 * half + search)
    },
    end() {
      const rest = drain(half)
      const out = new Float32Array(rest.length + half)
      out.set(rest)
      out.set(overlap, rest.length)
      input = new Float32Array(0)
      at = 0
      follows = undefined
      overlap = new Float32Array(half)
      return out
    },
  }
}
