/** Cuts a stream into pieces of one length. */
export interface Chunker {
  /** Calls `give` with each full piece; the piece is the callee's to keep. */
  push(samples: Float32Array, give: (piece: Float32Array) => void): void
}

export function createChunker(length: number): Chunker {
  let piece = new Float32Array(length)
  let filled = 0
  return {
    push(samples, give) {
      for (let at = 0; at < samples.length; ) {
        const part = samples.subarray(at, at + length - filled)
        piece.set(part, filled)
        filled += part.length
        at += part.length
        if (filled < length) return
        give(piece)
        piece = new Float32Array(length)
        filled = 0
      }
    },
  }
}
