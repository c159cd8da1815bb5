import { describe, expect, it } from 'vitest'
import { createGrowingSamples } from './growing-samples.ts'
import { createSentenceQueue, type QueueNews } from './sentence-queue.ts'

const RATE = 48_000
const BLOCK = 128

function player() {
  const queue = createSentenceQueue(RATE)
  const news: string[] = []
  const heard: number[] = []
  const report = (item: QueueNews) => news.push(item.type === 'sentence' ? `sentence ${item.id}` : 'idle')
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
  return { queue, news, run }
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
  it('shows each sentence as it is heard and says when all is over', () => {
    const { queue, news, run } = player()
    queue.begin(1)
    queue.add(sound(300))
    queue.begin(2)
    queue.add(sound(300))
    run(290)
    expect(news).toEqual(['sentence 1'])
    run(20)
    expect(news).toEqual(['sentence 1', 'sentence 2'])
    run(600)
    expect(news).toEqual(['sentence 1', 'sentence 2', 'idle'])
  })

  it('waits for the prebuffer, but not for ever', () => {
    const { queue, run } = player()
    queue.begin(1)
    queue.add(sound(50))
    expect(msOf(run(100))).toBe(0)
    expect(msOf(run(200))).toBeGreaterThan(45)
  })

  it('starts at once when enough is there, without a click', () => {
    const { queue, run } = player()
    queue.begin(1)
    queue.add(sound(200))
    const out = run(20)
    expect(out[0]).toBeLessThan(0.01)
    expect(out.at(-1)).toBeCloseTo(0.5)
  })

  it('shows a sentence without sound', () => {
    const { queue, news, run } = player()
    queue.begin(4)
    run(10)
    expect(news).toEqual(['sentence 4'])
  })

  it('is silent within a fade when held, and takes up a little earlier', () => {
    const { queue, news, run } = player()
    queue.begin(1)
    queue.add(sound(1000))
    run(600)
    queue.hold()
    expect(msOf(run(500))).toBeLessThanOrEqual(9)
    queue.resume()
    expect(msOf(run(1500))).toBeCloseTo(1000 - 600 + 400, -1.5)
    expect(news).toEqual(['sentence 1', 'idle'])
  })

  it('forgets on flush, and plays what comes right after', () => {
    const { queue, news, run } = player()
    queue.begin(1)
    queue.add(sound(1000))
    run(300)
    queue.flush()
    queue.begin(2)
    queue.add(sound(400, 0.25))
    expect(msOf(run(700), 0.25)).toBeGreaterThan(380)
    expect(news).toEqual(['sentence 1', 'idle', 'sentence 2', 'idle'])
  })

  it('says nothing of a flush in silence', () => {
    const { queue, news, run } = player()
    queue.flush()
    run(50)
    expect(news).toEqual([])
  })

  it('skips to the next sentence', () => {
    const { queue, news, run } = player()
    queue.begin(1)
    queue.add(sound(1000))
    queue.begin(2)
    queue.add(sound(300, 0.25))
    run(200)
    queue.skip()
    expect(msOf(run(100), 0.5)).toBeLessThan(1)
    expect(news).toEqual(['sentence 1', 'sentence 2'])
  })

  it('drops what arrives late of a skipped sentence', () => {
    const { queue, run } = player()
    queue.begin(1)
    queue.add(sound(300))
    run(200)
    queue.skip()
    run(20)
    queue.add(sound(300))
    expect(msOf(run(400))).toBe(0)
    queue.begin(2)
    queue.add(sound(300))
    expect(msOf(run(400))).toBeGreaterThan(280)
  })

  it('bridges a gap of the network without an end', () => {
    const { queue, news, run } = player()
    queue.begin(1)
    queue.add(sound(200))
    run(300)
    queue.add(sound(200))
    run(150)
    expect(news).toEqual(['sentence 1'])
  })
})
