import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeShared, stubAudio } from '../../../test/fixtures/fake-audio.ts'
import { createSpeaker } from './speaker.ts'
import type { ToPlayback } from './worklet-messages.ts'

let shared: ReturnType<typeof fakeShared>
beforeEach(() => {
  stubAudio()
  shared = fakeShared()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const told = () => shared.context().told as ToPlayback[]
async function awake() {
  const speaker = createSpeaker(shared.audio, 'a phone')
  await speaker.wake()
  return speaker
}
const pieces = () => told().flatMap((message) => (message.type === 'add' ? [message.samples.length] : []))

describe('a recording that is whole at once', () => {
  it.each([
    ['as it is', 24_000, 0.05, [2400]],
    ['of two pieces and a bit', 24_000, 0.41, [9600, 9600, 480]],
    ['at an odd rate', 22_050, 0.4, [9600, 9600]],
  ])(
    '%s is handed on piece by piece, the first within a fifth of a second',
    async (_, rateHz, seconds, lengths) => {
      const speaker = await awake()
      speaker.begin('Which section would you like?')
      speaker.play(new Int16Array(Math.round(rateHz * seconds)), rateHz)
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
      expect(pieces()).toHaveLength(lengths.length)
      // The resampler holds back half its filter until more comes.
      expect(sum(pieces())).toBeGreaterThan(sum(lengths) - 50)
      expect(Math.max(...pieces())).toBeLessThanOrEqual(9600)
    },
  )
})

it('what is played before the worklet is there comes after it, in order', async () => {
  const speaker = createSpeaker(shared.audio, 'a phone')
  speaker.begin('One.')
  speaker.play(new Int16Array(240), 24_000)
  speaker.hold()
  expect(told()).toEqual([])
  await speaker.wake()
  expect(told().map(({ type }) => type)).toEqual(['begin', 'add', 'hold'])
})

describe('on another context', () => {
  const heard = (data: { type: 'sentence' | 'idle'; id: number }) => {
    for (const { onmessage } of shared.context().ports) onmessage?.({ data })
  }
  /** Three sentences: one that was heard, one that is being heard, one that waits. */
  async function speaking() {
    const speaker = await awake()
    const news: string[] = []
    speaker.listen({ onSentence: (text) => news.push(text), onIdle: () => news.push('idle') })
    for (const text of ['One.', 'Two.', 'Three.']) {
      speaker.begin(text)
      speaker.play(new Int16Array(2400), 24_000)
    }
    heard({ type: 'sentence', id: 1 })
    heard({ type: 'sentence', id: 2 })
    return { speaker, news }
  }

  it('what was not heard to its end is said from its beginning, and told of once', async () => {
    const { speaker, news } = await speaking()
    const before = shared.context()
    shared.anew()
    await speaker.wake()
    expect(told().map((message) => (message.type === 'begin' ? message.id : message.type))).toEqual([
      2,
      'add',
      3,
      'add',
    ])
    for (const { onmessage } of before.ports) onmessage?.({ data: { type: 'idle', id: 3 } })
    heard({ type: 'sentence', id: 2 })
    heard({ type: 'sentence', id: 3 })
    heard({ type: 'idle', id: 3 })
    expect(news).toEqual(['One.', 'Two.', 'Three.', 'idle'])
    expect(speaker.playing()).toBe(false)
  })

  it.each<[string, (speaker: Awaited<ReturnType<typeof awake>>) => void]>([
    ['was heard', () => heard({ type: 'idle', id: 3 })],
    ['was silenced', (speaker) => speaker.flush()],
  ])('what %s is not said again, and what comes is said', async (_, end) => {
    const { speaker } = await speaking()
    end(speaker)
    shared.anew()
    await speaker.wake()
    expect(pieces()).toEqual([])
    speaker.begin('Four.')
    speaker.play(new Int16Array(2400), 24_000)
    expect(pieces()).toHaveLength(1)
  })

  it('it is brought to the new loudspeaker’s rate', async () => {
    const { speaker } = await speaking()
    shared.anew(24_000)
    await speaker.wake()
    expect(Math.max(...pieces())).toBeLessThanOrEqual(2400)
  })

  it('sound that comes later still belongs to its sentence', async () => {
    const { speaker } = await speaking()
    shared.anew()
    speaker.play(new Int16Array(2400), 24_000)
    await speaker.wake()
    expect(told().map(({ type }) => type)).toEqual(['begin', 'add', 'begin', 'add', 'add'])
  })
})
