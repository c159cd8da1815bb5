import { AUDIO_IN } from '../../../core/constants.ts'

/** Cuts a stream of samples into pieces of `size`; what is left over waits for more. */
export function cutSound(size: number) {
  let rest: Int16Array = new Int16Array(0)
  return {
    push(pcm: Int16Array): Int16Array[] {
      const whole = new Int16Array(rest.length + pcm.length)
      whole.set(rest)
      whole.set(pcm, rest.length)
      const pieces: Int16Array[] = []
      let at = 0
      for (; at + size <= whole.length; at += size) pieces.push(whole.subarray(at, at + size))
      rest = whole.subarray(at)
      return pieces
    },
    /** Hands over what is left. */
    rest(): Int16Array {
      const left = rest
      rest = new Int16Array(0)
      return left
    },
  }
}

const samplesOf = (ms: number) => Math.round((ms * AUDIO_IN.rateHz) / 1000)

/**
 * The sound of one stream that no final has told of yet: what the next stream has to hear again. Places are
 * milliseconds since the stream began.
 */
export function createUnfinishedSound(mostMs: number) {
  let chunks: Int16Array[] = []
  let kept = 0
  /** Samples of the stream before those kept. */
  let before = 0
  const dropFirst = () => {
    const first = chunks.shift()
    if (!first) return
    kept -= first.length
    before += first.length
  }
  return {
    push(pcm: Int16Array): void {
      chunks.push(pcm)
      kept += pcm.length
      while (kept > samplesOf(mostMs)) dropFirst()
    },
    /** A final told of everything up to here. */
    finishedUntil(ms: number): void {
      for (let first = chunks[0]; first && before + first.length <= samplesOf(ms); first = chunks[0])
        dropFirst()
    },
    /** Hands over what is unfinished; a new stream begins. */
    take(): readonly Int16Array[] {
      const taken = chunks
      chunks = []
      kept = 0
      before = 0
      return taken
    },
  }
}
