/**
 * Samples on stdin, features on stdout, one utterance after another, by the product's own code: how many samples, then those;
 * back come how many frames, then frames x 288. All 32 bits, little end first. Used by embedding.py.
 */
import { loadSpeechEncoder } from '../../src/server/engine/hear/speech-encoder.ts'

const encode = await loadSpeechEncoder()
let held = Buffer.alloc(0)
for await (const piece of process.stdin) {
  held = Buffer.concat([held, piece])
  while (held.length >= 4) {
    const end = 4 + 4 * held.readInt32LE(0)
    if (held.length < end) break
    const samples = new Float32Array(held.buffer.slice(held.byteOffset + 4, held.byteOffset + end))
    const { frames, values } = await encode(samples)
    process.stdout.write(new Uint8Array(Int32Array.of(frames).buffer))
    process.stdout.write(new Uint8Array(values.slice().buffer))
    held = held.subarray(end)
  }
}
