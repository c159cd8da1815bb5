/** Samples that keep arriving in pieces, read mostly from front to back. */
export interface GrowingSamples {
  readonly length: number
  add(piece: Float32Array): void
  /** The sample at an index; 0 beyond the end. */
  read(index: number): number
}

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
