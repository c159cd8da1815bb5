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
