import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
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
      speaker.begin('a', 'Which section would you like?')
      speaker.play('a', new Int16Array(Math.round(rateHz * seconds)), rateHz)
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
  speaker.begin('a', 'One.')
  speaker.play('a', new Int16Array(240), 24_000)
  speaker.end('a')
  speaker.hold()
  expect(told()).toEqual([])
  await speaker.wake()
  expect(told().map(({ type }) => type)).toEqual(['begin', 'add', 'end', 'hold'])
})

it('where there is no sound to be had, what is begun is shown and what is whole is over', async () => {
  const audio = { ...shared.audio, wake: () => Promise.reject(new Error('no worklets')) }
  const speaker = createSpeaker(audio, 'a phone')
  const news: string[] = []
  speaker.listen({ began: (id) => news.push(`${id} began`), ended: (id) => news.push(`${id} ended`) })
  await speaker.wake()
  speaker.begin('a', 'One.')
  speaker.play('a', new Int16Array(240), 24_000)
  expect(news).toEqual(['a began'])
  speaker.end('a')
  expect(news).toEqual(['a began', 'a ended'])
})

it('where there is sound again, what was not whole yet is heard, and what comes', async () => {
  let works = false
  const audio = {
    ...shared.audio,
    wake: () => (works ? shared.audio.wake() : Promise.reject(new Error('no worklets'))),
  }
  const speaker = createSpeaker(audio, 'a phone')
  await speaker.wake()
  expect(speaker.sounds()).toBe(false)
  speaker.begin('a', 'One.')
  speaker.play('a', new Int16Array(2400), 24_000)
  works = true
  shared.anew()
  await speaker.wake()
  expect(speaker.sounds()).toBe(true)
  speaker.begin('b', 'Two.')
  expect(told().map((message) => 'id' in message && `${message.type} ${message.id}`)).toEqual([
    'begin a',
    'add a',
    'begin b',
  ])
})

it('the last sounds of a sentence are not left in what makes it slower', async () => {
  const speaker = await awake()
  speaker.setPace(0.7)
  speaker.begin('a', 'One.')
  speaker.play('a', new Int16Array(2400), 24_000)
  speaker.end('a')
  const sum = pieces().reduce((total, count) => total + count, 0)
  expect(sum / (4800 / 0.7)).toBeGreaterThan(0.9)
  expect(told().at(-1)).toEqual({ type: 'end', id: 'a' })
})

it('is as loud as it was set to, before there was any sound and on another context too', async () => {
  const speaker = createSpeaker(shared.audio, 'a phone')
  speaker.setVolume(1.6)
  await speaker.wake()
  speaker.setVolume(0.4)
  expect(shared.context().gains).toEqual([4, 1])
  shared.anew()
  await speaker.wake()
  expect(shared.context().gains).toEqual([1])
})

it('what is on its way to a headset is reported when it is heard, in order, and not once it is dropped', async () => {
  const clock = createFakeClock()
  const speaker = createSpeaker(shared.audio, 'a phone', clock)
  await speaker.wake()
  const news: string[] = []
  const note = (what: string) => void news.push(`${clock.now()} ${what}`)
  speaker.listen({ began: (id) => note(`${id} began`), ended: (id) => note(`${id} ended`) })
  const played = (type: 'began' | 'ended', id: string) => {
    for (const { onmessage } of shared.context().ports) onmessage?.({ data: { type, id } })
  }
  speaker.begin('a', 'One.')
  speaker.begin('b', 'Two.')
  shared.setDelay(250)
  played('began', 'a')
  clock.advance(100)
  // Taken off in the middle: nothing overtakes what is under way.
  shared.setDelay(0)
  played('ended', 'a')
  expect(news).toEqual([])
  clock.advance(150)
  expect(news).toEqual(['250 a began', '250 a ended'])
  shared.setDelay(250)
  played('began', 'b')
  speaker.drop(['b'])
  clock.advance(1000)
  expect(news).toHaveLength(2)
})

describe('on another context', () => {
  const heard = (type: 'began' | 'ended', id: string) => {
    for (const { onmessage } of shared.context().ports) onmessage?.({ data: { type, id } })
  }
  /** Three sentences: one that was heard, one that is being heard, one that waits. */
  async function speaking() {
    const speaker = await awake()
    const news: string[] = []
    speaker.listen({ began: (id) => news.push(`${id} began`), ended: (id) => news.push(`${id} ended`) })
    for (const id of ['a', 'b', 'c']) {
      speaker.begin(id, 'Words.')
      speaker.play(id, new Int16Array(2400), 24_000)
      if (id !== 'c') speaker.end(id)
    }
    heard('began', 'a')
    heard('ended', 'a')
    heard('began', 'b')
    return { speaker, news }
  }
  const order = () =>
    told().map((message) => ('id' in message ? `${message.type} ${message.id}` : message.type))

  it('what was not heard to its end is said from its beginning, and told of once', async () => {
    const { speaker, news } = await speaking()
    const before = shared.context()
    shared.anew()
    await speaker.wake()
    expect(order()).toEqual(['begin b', 'add b', 'end b', 'begin c', 'add c'])
    for (const { onmessage } of before.ports) onmessage?.({ data: { type: 'ended', id: 'b' } })
    heard('began', 'b')
    heard('ended', 'b')
    heard('began', 'c')
    expect(news).toEqual(['a began', 'a ended', 'b began', 'b ended', 'c began'])
  })

  it.each<[string, (speaker: Awaited<ReturnType<typeof awake>>) => void]>([
    ['was heard', () => ['b', 'c'].map((id) => heard('ended', id))],
    ['was silenced', (speaker) => speaker.drop(['b', 'c'])],
  ])('what %s is not said again, and what comes is said', async (_, end) => {
    const { speaker } = await speaking()
    end(speaker)
    shared.anew()
    await speaker.wake()
    expect(pieces()).toEqual([])
    speaker.begin('d', 'Four.')
    speaker.play('d', new Int16Array(2400), 24_000)
    expect(pieces()).toHaveLength(1)
  })

  it('what was held stays silent', async () => {
    const { speaker } = await speaking()
    speaker.hold()
    shared.anew()
    await speaker.wake()
    expect(order()[0]).toBe('hold')
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
    speaker.play('c', new Int16Array(2400), 24_000)
    await speaker.wake()
    expect(order()).toEqual(['begin b', 'add b', 'end b', 'begin c', 'add c', 'add c'])
  })
})
