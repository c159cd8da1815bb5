/** Sound as long as somebody would take to say the text, and told apart from other texts' by its samples. */
export const OUT_RATE_HZ = 24_000
const MS_A_CHARACTER = 65
const CHUNK_MS = 200

/** One sample value a text: what was heard can be counted by looking for it. */
export function markOf(text: string): number {
  let mark = 7
  for (const sign of text) mark = (mark * 31 + (sign.codePointAt(0) ?? 0)) % 30_000
  return mark + 1
}

/** Little-endian s16 chunks of `text`, each sample its mark. */
export function* spokenChunks(text: string): Generator<Buffer> {
  const samples = Math.round((text.length * MS_A_CHARACTER * OUT_RATE_HZ) / 1000)
  const chunk = (CHUNK_MS * OUT_RATE_HZ) / 1000
  for (let at = 0; at < samples; at += chunk) {
    const pcm = new Int16Array(Math.min(chunk, samples - at)).fill(markOf(text))
    yield Buffer.from(pcm.buffer)
  }
}

export const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')
