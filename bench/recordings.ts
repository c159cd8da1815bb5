import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ListenFor } from '../src/core/contract/modes.ts'
import { createHearing } from '../src/server/engine/hear/create-hearing.ts'
import { createSpeaking } from '../src/server/engine/speak/create-speaking.ts'
import { createOpusDecoder, createOpusEncoder, PACKET_SAMPLES } from '../src/server/live/opus.ts'
import { printFigures, printMachine } from './figures.ts'
import { listen } from './speech/listen.ts'

/**
 * `npm run bench -- recordings [bit/s …]`: whether what the product says stays intelligible when it is compressed: its own
 * voice says what its own ear listens for, through its own encoder at each rate, and the ear writes down what it hears.
 */
const RATE_HZ = 16_000
const SILENCE = new Float32Array(RATE_HZ * 0.8)
const NO_NAMES = { version: 'none', names: [] }
const said: readonly (readonly [ListenFor, string])[] = [
  ['section', 'biscuits and snacks'],
  ['section', 'take me to the dairy section'],
  ['checking', 'is there milk in it'],
  ['checking', 'does it have nuts'],
  ['checking', 'tell me the ingredients'],
  ['checking', 'what is the expiry date'],
  ['checking', 'how much sugar does it have'],
  ['checking', 'what is this'],
  ['walking', 'please repeat'],
  ['walking', 'how many steps are left'],
  ['walking', 'where am i'],
  ['walking', 'next'],
  ['walking', 'pause'],
  ['walking', 'go back'],
  ['entrance', 'i am at the entrance'],
  ['place', 'i am in the store'],
]
const rates = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [20_000, 16_000, 12_000]

printMachine()
const folder = await mkdtemp(join(tmpdir(), 'recordings-'))
const speaking = createSpeaking({ cacheFolder: folder, fixed: [] })
const hearing = createHearing({ workers: 1 })
await hearing.ready()

/** As the phone's decoder would have it, at the ear's rate; and how many bytes that took. */
function through(pcm: Int16Array, bitsASecond: number) {
  const [encoder, decoder] = [createOpusEncoder(bitsASecond), createOpusDecoder()]
  const pieces: number[] = []
  let bytes = 0
  for (let at = 0; at < pcm.length; at += PACKET_SAMPLES) {
    const packet = encoder.push(pcm.subarray(at, at + PACKET_SAMPLES))
    bytes += packet.length
    for (const sample of decoder.push(packet)) pieces.push(sample / 32_768)
  }
  return { sound: Float32Array.of(...SILENCE, ...pieces, ...SILENCE), bytes }
}

try {
  for (const rate of rates) {
    let [heard, bytes, seconds] = [0, 0, 0]
    for (const [listenFor, text] of said) {
      const pcm = await speaking.say(text)
      const { sound, bytes: size } = through(pcm, rate)
      const { text: got } = await listen(
        hearing,
        { sound, wordsEnd: sound.length - SILENCE.length },
        listenFor,
        NO_NAMES,
        false,
      )
      if (got === text) heard += 1
      else console.log(`${rate}: "${text}" heard as "${got}"`)
      bytes += size
      seconds += pcm.length / 24_000
    }
    printFigures([
      [`${rate}-heard`, heard, `of-${said.length}`],
      [`${rate}-bytes`, bytes / seconds, 'B/s'],
    ])
  }
} finally {
  await speaking.close()
  await hearing.close()
  await rm(folder, { recursive: true })
}
