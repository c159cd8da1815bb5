import { describe, expect, it } from 'vitest'
import { createGrowingSamples, createSentenceQueue, type QueueNews } from './sentence-queue.ts'

const RATE = 48_000
const BLOCK = 128

function player() {
  const queue = createSentenceQueue(RATE)
  const news: string[] = []
  const heard: number[] = []
  const report = ({ type, id }: QueueNews) => news.push(`${id} ${type}`)
  /** Renders `ms` of sound and gives it back. */
  const run = (ms: number) => {
    const from = heard.length
    for (let i = 0; i < (ms * RATE) / 1000; i += BLOCK) {
      const out = new Float32Array(BLOCK)
      queue.render(out, report)
      heard.push(...out)
    }
    return heard.slice(from)
  }
  /** A sentence whose end is known. */
  const say = (id: string, samples: Float32Array) => {
    queue.begin(id)
    queue.add(id, samples)
    queue.end(id)
  }
  return { queue, news, run, say }
}

const sound = (ms: number, level = 0.5) => new Float32Array((ms * RATE) / 1000).fill(level)
const msOf = (samples: readonly number[], level = 0) =>
  (samples.filter((sample) => Math.abs(sample - level) < 1e-6 !== (level === 0)).length / RATE) * 1000

describe('growing samples', () => {
  it('are read across pieces, backwards too, and later than the end', () => {
    const samples = createGrowingSamples()
    samples.add(Float32Array.of(1, 2))
    expect(samples.read(5)).toBe(0)
    samples.add(Float32Array.of(3))
    expect([0, 1, 2, 1, 3].map((index) => samples.read(index))).toEqual([1, 2, 3, 2, 0])
    expect(samples.length).toBe(3)
  })
})

describe('the queue', () => {
  it('tells when each sentence begins to be heard, and when its last sample was', () => {
    const { news, run, say } = player()
    say('a', sound(300))
    say('b', sound(300))
    run(290)
    expect(news).toEqual(['a began'])
    run(20)
    expect(news).toEqual(['a began', 'a ended', 'b began'])
    run(300)
    expect(news).toEqual(['a began', 'a ended', 'b began', 'b ended'])
  })

  it('leaves no gap between one sentence and the next', () => {
    const { run, say } = player()
    say('a', sound(100))
    say('b', sound(100))
    const heard = run(250)
    expect(heard.slice(480, (200 * RATE) / 1000 - 1).every((sample) => sample > 0.4)).toBe(true)
  })

  it('waits for the prebuffer, but not for ever', () => {
    const { queue, run } = player()
    queue.begin('a')
    queue.add('a', sound(50))
    expect(msOf(run(100))).toBe(0)
    expect(msOf(run(200))).toBeGreaterThan(45)
  })

  it('starts at once when enough is there, without a click', () => {
    const { queue, run } = player()
    queue.begin('a')
    queue.add('a', sound(200))
    const out = run(20)
    expect(out[0]).toBeLessThan(0.01)
    expect(out.at(-1)).toBeCloseTo(0.5)
  })

  it('waits for nothing when all of a short sentence is there', () => {
    const { run, say } = player()
    say('a', sound(50))
    expect(msOf(run(60))).toBeGreaterThan(45)
  })

  it('shows a sentence without sound, and it is over when it is known that none comes', () => {
    const { queue, news, run } = player()
    queue.begin('a')
    run(10)
    expect(news).toEqual(['a began'])
    queue.end('a')
    run(10)
    expect(news).toEqual(['a began', 'a ended'])
  })

  it('waits for the rest of a sentence whose end is not known', () => {
    const { queue, news, run, say } = player()
    queue.begin('a')
    queue.add('a', sound(300))
    run(5000)
    expect(news).toEqual(['a began'])
    queue.end('a')
    say('b', sound(50))
    run(100)
    expect(news).toEqual(['a began', 'a ended', 'b began', 'b ended'])
  })

  it('is silent within a fade when held, and takes up a little earlier', () => {
    const { queue, news, run, say } = player()
    say('a', sound(1000))
    run(600)
    queue.hold()
    expect(msOf(run(500))).toBeLessThanOrEqual(9)
    queue.resume()
    expect(msOf(run(1500))).toBeCloseTo(1000 - 600 + 400, -1.5)
    expect(news).toEqual(['a began', 'a ended'])
  })

  it('fades out what is dropped while it is heard, and plays what comes right after', () => {
    const { queue, news, run, say } = player()
    say('a', sound(1000))
    run(300)
    queue.drop(['a'])
    say('b', sound(400, 0.25))
    expect(msOf(run(700), 0.25)).toBeGreaterThan(380)
    expect(news).toEqual(['a began', 'b began', 'b ended'])
  })

  it('drops one that waits without a word about it, and says nothing of one that is not known', () => {
    const { queue, news, run, say } = player()
    say('a', sound(200))
    say('b', sound(200))
    queue.drop(['b', 'c'])
    expect(msOf(run(600))).toBeCloseTo(200, -1.5)
    expect(news).toEqual(['a began', 'a ended'])
  })

  it('goes on with the next sentence when the one being heard is dropped', () => {
    const { queue, news, run, say } = player()
    say('a', sound(1000))
    say('b', sound(300, 0.25))
    run(200)
    queue.drop(['a'])
    expect(msOf(run(100), 0.5)).toBeLessThan(1)
    expect(news).toEqual(['a began', 'b began'])
  })

  it('forgets what arrives late of a dropped sentence, or after the last of one', () => {
    const { queue, run, say } = player()
    queue.begin('a')
    queue.add('a', sound(300))
    run(200)
    queue.drop(['a'])
    run(20)
    queue.add('a', sound(300))
    expect(msOf(run(400))).toBe(0)
    say('b', sound(300))
    queue.add('b', sound(300))
    expect(msOf(run(700))).toBeCloseTo(300, -1.5)
  })

  it('bridges a gap of the network without an end', () => {
    const { queue, news, run } = player()
    queue.begin('a')
    queue.add('a', sound(200))
    run(300)
    queue.add('a', sound(200))
    run(150)
    expect(news).toEqual(['a began'])
  })
})
