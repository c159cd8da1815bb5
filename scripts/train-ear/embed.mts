/**
 * Mels on stdin, features on stdout, one utterance after another, by the product's own code: two 32-bit numbers (mels of
 * 32 bands, frames wanted), then the mels; back come frames x 480. All 32 bits, little end first. Used by embedding.py.
 */
import { loadMelEmbedding } from '../../src/server/engine/hear/neural/speech-embedding.ts'

const BANDS = 32
const embed = await loadMelEmbedding()
let held = Buffer.alloc(0)
for await (const piece of process.stdin) {
  held = Buffer.concat([held, piece])
  while (held.length >= 8) {
    const mels = held.readInt32LE(0) * BANDS
    if (held.length < 8 + 4 * mels) break
    const picture = new Float32Array(held.buffer.slice(held.byteOffset + 8, held.byteOffset + 8 + 4 * mels))
    const values = await embed(picture, held.readInt32LE(4))
    process.stdout.write(new Uint8Array(values.buffer))
    held = held.subarray(8 + 4 * mels)
  }
}
