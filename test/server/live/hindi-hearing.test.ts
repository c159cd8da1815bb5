import { spawnSync } from 'node:child_process'
import { setInterval } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resampleWhole } from '../../../src/core/audio/resample.ts'
import { decodeWav } from '../../../src/core/audio/wav.ts'
import { serverFrameSchema } from '../../../src/core/contract/live.ts'
import { audio, hearingHouse, hush, RATE_HZ } from './hearing-house.ts'

const PATIENCE_MS = 120_000

/** The one Hindi voice of a package is a program of the system: where it is not installed nothing is heard here. */
const isInstalled = spawnSync('espeak-ng', ['--version']).status === 0

function espeak(text: string, voice: string): Int16Array {
  const { stdout } = spawnSync('espeak-ng', ['-v', voice, '-s', '140', '--stdout', text], {
    maxBuffer: 2 ** 26,
  })
  const { pcm, rateHz } = decodeWav(new Uint8Array(stdout))
  return resampleWhole(pcm, rateHz, RATE_HZ)
}

describe.runIf(isInstalled)('a walk is led by Hindi words into our own ear', () => {
  let house: Awaited<ReturnType<typeof hearingHouse>>
  beforeAll(async () => {
    house = await hearingHouse()
  }, PATIENCE_MS)
  afterAll(() => house.close())

  // At once, as shoppers speak: each is said in its own time.
  it.concurrent.each<[words: string, meaning: string, voice?: string]>([
    ['आगे', 'next'],
    ['रुको', 'stop'],
    ['पीछे', 'back'],
    ['फिर से', 'repeat'],
    ['मैं कहाँ हूँ', 'whereAmI'],
    ['कितने कदम बाकी', 'howManyLeft'],
    ['थोड़ा रुको', 'pause'],
    ['स्टाफ़ को बुलाओ', 'callStaff'],
    // The plain voice says it so that both ears hear a b.
    ['मदद', 'help', 'hi+f3'],
    ['मदद', 'help', 'hi+f2'],
  ])(
    '%s',
    async (words, meaning, voice = 'hi') => {
      const peer = await house.talk({ shopper_session: { mode: 'echo', leads: true, language: 'hi-IN' } })
      const own = ['next', 'stop', 'back', 'repeat', 'help', 'whereAmI', 'howManyLeft', 'pause', 'callStaff']
      peer.send({ listen_for: 'walking', question: { id: 1, own } })
      const sound = [hush(1), espeak(words, voice), hush(2)].flatMap((part) => Array.from(part))
      let at = 0
      for await (const _ of setInterval(100)) {
        if (at >= sound.length) break
        peer.send(audio(Int16Array.from(sound.slice(at, at + RATE_HZ / 10))))
        at += RATE_HZ / 10
      }
      for (;;) {
        const { heard } = serverFrameSchema.parse(await peer.next())
        if (!heard) continue
        expect(heard).toMatchObject({ meaning, verdict: 'act', question: 'walking' })
        return
      }
    },
    PATIENCE_MS,
  )
})
