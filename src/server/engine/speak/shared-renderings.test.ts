import { expect, it } from 'vitest'
import { settled } from '../../../../test/fake-clock.ts'
import { scriptedThreads } from '../../../../test/fixtures/scripted-thread.ts'
import { createSpeaking } from './create-speaking.ts'

/** A voice whose thread is played by the test, with nothing on disk. */
function voice() {
  const played = scriptedThreads()
  const speaking = createSpeaking({ ...played, cacheFolder: '/nowhere', fixed: [] })
  const says = (length: number) => played.latest().answers(new Int16Array(length))
  const asked = () => (played.latest().asked() as { text: string }[]).map(({ text }) => text)
  return { ...played, speaking, says, asked }
}

it('is ready and healthy when its thread says so', async () => {
  const { speaking, latest } = voice()
  expect(speaking.healthy()).toBe(false)
  latest().isReady()
  await speaking.ready()
  expect(speaking.healthy()).toBe(true)
})

it('gives one sentence at a time, the short one first, and shares what is asked twice', async () => {
  const { speaking, latest, says } = voice()
  const long = speaking.say('a long sentence')
  const short = speaking.say('short')
  expect(speaking.say('short')).toBe(short)
  expect(speaking.say('short', 0.8)).not.toBe(short)
  latest().isReady()
  expect(latest().asked()).toEqual([{ text: 'short', rate: 1 }])
  says(1)
  says(2)
  says(3)
  expect((await short).length).toBe(1)
  expect((await long).length).toBe(3)
})

it('serves listeners in turn, however much one of them asks for', () => {
  const { speaking, latest, says, asked } = voice()
  const listener = (caller: string) => ({ caller, signal: new AbortController().signal })
  const [much, little] = [listener('much'), listener('little')]
  for (const part of ['1', '2', '3', '4']) void speaking.say(part, 1, much)
  void speaking.say('a longer sentence of somebody else', 1, little)
  latest().isReady()
  for (let i = 0; i < 5; i++) says(1)
  expect(asked()).toEqual(['1', 'a longer sentence of somebody else', '2', '3', '4'])
})

it('drops a sentence once all who asked for it have left', async () => {
  const { speaking, latest, says, asked } = voice()
  const [one, other] = [new AbortController(), new AbortController()]
  const say = (text: string, { signal }: AbortController) =>
    speaking.say(text, 1, { caller: signal, signal }).then(
      ({ length }) => length,
      () => 'dropped',
    )
  const wanted = say('both want it', one)
  const dropped = say('one wants it', one)
  const still = say('both want it', other)
  one.abort()
  expect(await dropped).toBe('dropped')
  latest().isReady()
  says(4)
  expect([await wanted, await still]).toEqual([4, 4])
  expect(asked()).toEqual(['both want it'])
  const anew = say('one wants it', other)
  says(5)
  expect([await anew, await say('too late', one)]).toEqual([5, 'dropped'])
})

it('rejects what the voice cannot say and goes on', async () => {
  const { speaking, latest, says } = voice()
  latest().isReady()
  const bad = speaking.say('bad')
  const good = speaking.say('good one')
  latest().fails('no sound')
  says(5)
  await expect(bad).rejects.toThrow('no sound')
  expect((await good).length).toBe(5)
})

it.each([
  ['crashes', (thread: { crashes(): void }) => thread.crashes()],
  ['hangs', (_: unknown, clock: { advance(ms: number): void }) => clock.advance(20_000)],
])('says a sentence in another thread when the first %s', async (_, fate) => {
  const { speaking, threads, latest, clock, says, startAgain } = voice()
  latest().isReady()
  const sentence = speaking.say('hello')
  fate(latest(), clock)
  expect(speaking.healthy()).toBe(false)
  await startAgain()
  says(7)
  expect((await sentence).length).toBe(7)
  expect(threads).toHaveLength(2)
})

it('gives up a sentence that ends the thread twice, not the others', async () => {
  const { speaking, latest, says, startAgain } = voice()
  latest().isReady()
  const poison = speaking.say('poison')
  const other = speaking.say('some other words')
  for (let i = 0; i < 2; i++) {
    latest().crashes()
    await startAgain()
  }
  says(2)
  await expect(poison).rejects.toThrow('boom')
  expect((await other).length).toBe(2)
})

it('comes back by itself after it could not be started for a long time', async () => {
  const { speaking, latest, clock, says } = voice()
  const waiting = speaking.say('hello')
  const started = speaking.ready()
  const refused = [expect(waiting).rejects.toThrow('boom'), expect(started).rejects.toThrow('boom')]
  for (let i = 0; i < 20; i++) {
    latest().crashes()
    clock.advance(30_000)
  }
  await Promise.all(refused)
  await expect(speaking.say('hello')).rejects.toThrow('boom')
  latest().isReady()
  const next = speaking.say('hello')
  says(4)
  expect((await next).length).toBe(4)
})

it('closes: everything waiting is refused, the thread and the timer end', async () => {
  const { speaking, threads, latest, clock } = voice()
  latest().isReady()
  const refused = [speaking.say('hello'), speaking.say('world')].map((sentence) =>
    expect(sentence).rejects.toThrow('closed'),
  )
  const closed = speaking.close()
  await Promise.all(refused)
  await expect(speaking.say('more')).rejects.toThrow('closed')
  await closed
  await settled()
  expect(threads.map(({ terminated }) => terminated)).toEqual([1])
  expect(clock.pending()).toBe(0)
})
