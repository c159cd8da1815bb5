import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEar } from '../../../../test/fixtures/ear-recorder.ts'
import { inNoise } from '../../../../test/fixtures/noise.ts'
import { ScriptedThread, scriptedThreads } from '../../../../test/fixtures/scripted-thread.ts'
import { createVoice, type Speak } from '../../../../test/fixtures/voice.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import { HANGOVER_MS } from '../../../core/hearing/endpoint.ts'
import { type SpawnSense, spawnHere } from '../sense-threads.ts'
import { createHearing } from './create-hearing.ts'
import type { Hearing } from './hearing.ts'

const SECOND = 16_000
// Seconds of work alone on a core, many on a machine full of other work.
vi.setConfig({ testTimeout: 90_000 })
const NAMES = { version: 'two', names: ['orange cream', 'daily brown', 'daily brown loaf'] }
const quiet = (seconds: number) =>
  inNoise(new Int16Array(0), Number.POSITIVE_INFINITY, (seconds / 2) * SECOND)

const transcribers = scriptedThreads()
let hearing: Hearing
let speak: Speak
beforeAll(async () => {
  // Two ears alone tell when an utterance ends.
  const spawn: SpawnSense = (sense, ...rest) =>
    sense === 'transcribe' ? transcribers.spawn() : spawnHere(sense, ...rest)
  hearing = createHearing({ workers: 1, spawn })
  const transcriber = transcribers.latest()
  transcriber.isReady()
  vi.spyOn(transcriber, 'postMessage').mockImplementation(function (this: ScriptedThread, message) {
    ScriptedThread.prototype.postMessage.call(this, message)
    if (message.type === 'do') queueMicrotask(() => this.fails('it is not asked here'))
  })
  speak = await createVoice()
  await hearing.ready()
})
afterAll(() => hearing.close())

/** The finals of sounds with quiet around them, once there are so many. */
async function finalsOf(listenFor: ListenFor, count: number, ...sounds: Int16Array[]) {
  const ear = openEar(hearing, listenFor, NAMES)
  ear.play(quiet(0.5), ...sounds, quiet(1.5))
  await ear.finals(count)
  ear.session.close()
  return ear.events.flatMap((event) => (event.type === 'final' ? [event] : []))
}

it.each<[ListenFor, string]>([
  ['checking', 'is there sugar in orange cream'],
  ['checking', 'what are the ingredients of orange cream'],
  ['walking', 'how many steps left'],
])('%s: nothing begins with "%s", so it ends soon', async (listenFor, words) => {
  const [final] = await finalsOf(listenFor, 1, await speak(words))
  expect(final).toMatchObject({ text: words })
  expect(final?.quietMs).toBeLessThan(HANGOVER_MS)
})

it.each<[ListenFor, string]>([
  ['checking', 'what is this'],
  ['checking', 'does orange cream contain milk'],
  ['checking', 'what are the allergens in daily brown'],
  ['walking', 'stop'],
])('%s: more may begin with "%s", so it is waited for', async (listenFor, words) => {
  const [final] = await finalsOf(listenFor, 1, await speak(words))
  expect(final?.quietMs).toBeGreaterThanOrEqual(HANGOVER_MS)
})

it('takes politeness behind an early end for no turn of its own', async () => {
  const said = [await speak('how many steps left'), quiet(0.35), await speak('now')]
  expect((await finalsOf('walking', 2, ...said)).map(({ text }) => text)).toEqual(['how many steps left', ''])
  expect((await finalsOf('walking', 1, await speak('now'))).map(({ text }) => text)).toEqual(['now'])
})

it.each<[ListenFor, string]>([
  ['checking', 'is this cheaper than the earlier one'],
  ['walking', 'something fell from the rack on my foot'],
  ['place', 'still sitting at home with my tea'],
])('%s: asks the transcriber once about "%s", listened to twice in one pause', async (listenFor, words) => {
  const transcriber = transcribers.latest()
  const before = transcriber.given.length
  const [final] = await finalsOf(listenFor, 1, await speak(words, 'rms'))
  expect(final?.quietMs).toBeGreaterThanOrEqual(HANGOVER_MS)
  expect(transcriber.given.length - before).toBe(1)
})
