import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pcmFromBytes } from '../../../src/core/audio/pcm.ts'
import { serverFrameSchema } from '../../../src/core/contract/live.ts'
import type { Engine } from '../../../src/server/engine/engine.ts'
import { createSpeaking } from '../../../src/server/engine/speak/create-speaking.ts'
import type { Speaking } from '../../../src/server/engine/speak/speaking.ts'
import { socketServer } from './socket-server.ts'

let folder: string
let speaking: Speaking
let house: Awaited<ReturnType<typeof socketServer>>

/** The smallest engine with a real voice: says every text it is given. */
const relay = (voice: Speaking): Engine => ({
  ready: voice.ready,
  healthy: voice.healthy,
  open(_, emit) {
    void voice.ready().then(() => emit({ type: 'ready' }))
    const say = async (text: string) => {
      const pcm = await voice.say(text)
      emit({ type: 'said', text })
      emit({ type: 'audio', pcm })
      emit({ type: 'turnComplete' })
    }
    const nothing = () => {}
    const deaf = { audio: nothing, frame: nothing, setMode: nothing, listenFor: nothing, question: nothing }
    const rest = { saying: nothing, played: nothing, close: nothing }
    return { ...deaf, ...rest, text: (text) => void say(text), say: (text) => void say(text) }
  },
  close: voice.close,
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'real-voice-'))
  speaking = createSpeaking({ cacheFolder: folder, fixed: ['Please wait.'] })
  house = await socketServer({ engine: relay(speaking) })
})
afterAll(async () => {
  await house.close()
  await speaking.close()
  await rm(folder, { recursive: true })
})

it.each([
  ['a fixed sentence', { say: { text: 'Please wait.' } }, 'Please wait.'],
  [
    'a text turn',
    { client_content: { turns: [{ role: 'user', parts: [{ text: 'Nutrition per 100 g.' }] }] } },
    'Nutrition per 100 g.',
  ],
])('%s arrives as the words and then exactly the samples of the voice', async (_, message, text) => {
  const peer = await house.talk()
  peer.send(message)
  const bytes: Uint8Array[] = []
  expect(await peer.next()).toEqual({ serverContent: { outputTranscription: { text } } })
  for (;;) {
    const { serverContent } = serverFrameSchema.parse(await peer.next())
    if (serverContent?.turnComplete) break
    const sound = serverContent?.modelTurn?.parts[0]?.inlineData
    expect(sound?.mimeType).toBe('audio/pcm;rate=24000')
    bytes.push(Buffer.from(sound?.data ?? '', 'base64'))
  }
  expect(pcmFromBytes(Buffer.concat(bytes))).toEqual(await speaking.say(text))
  expect(bytes.length).toBeGreaterThan(2)
})
