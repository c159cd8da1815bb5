import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeClock, settled } from '../../../../test/fake-clock.ts'
import type { MotionSample } from '../../../core/navigation/steps/motion-sample.ts'
import { type MotionWatch, watchMotion } from './motion-watch.ts'

let clock: ReturnType<typeof createFakeClock>
let feel: ((sample: MotionSample) => void) | undefined
let see: ((seen: boolean) => void) | undefined
let news: string[]
let watch: MotionWatch

/** @param literal as the specification's page */
async function open(literal = false) {
  clock = createFakeClock()
  news = []
  const motion = {
    request: async () => 'free' as const,
    listen(onSample: typeof feel, onSeen: typeof see) {
      feel = onSample
      see = onSeen
      return () => {
        feel = undefined
      }
    },
  }
  const settings = { asSpecified: { transport: literal } }
  const page = { devices: { motion, clock }, settings } as unknown as Parameters<typeof watchMotion>[0]
  watch = watchMotion(page, motion.request(), (event) =>
    news.push(event.type === 'motion' ? 'sample' : event.state),
  )
  watch.listen(true)
  await settled()
}

beforeEach(() => open())

/** So many milliseconds of a phone that reports so often a second. */
function report(ms: number, hz: number) {
  const everyMs = 1000 / hz
  for (let passed = 0; passed < ms; passed += everyMs) {
    clock.advance(everyMs)
    feel?.({ atMs: clock.now(), x: 0, y: 9.8, z: 0 })
  }
}
const changes = () => news.filter((each) => each !== 'sample')

describe('a motion sensor', () => {
  it('that never speaks is missing after a second and a half', () => {
    clock.advance(1499)
    expect(changes()).toEqual(['granted'])
    clock.advance(1)
    expect(changes()).toEqual(['granted', 'missing'])
  })

  it('that stops is missing within two seconds, and believed again once it goes on', () => {
    report(5000, 60)
    expect(changes()).toEqual(['granted'])
    clock.advance(2000)
    expect(changes()).toEqual(['granted', 'missing'])
    report(2000, 60)
    expect(changes()).toEqual(['granted', 'missing', 'granted'])
    expect(news.at(-1)).toBe('sample')
  })

  it('that delivers at a crawl counts no steps', () => {
    report(3000, 25)
    report(2500, 4)
    expect(changes()).toEqual(['granted', 'missing'])
    news = []
    report(20_000, 4)
    expect(news).toEqual([])
  })

  it('that is told of each event twice counts them once', () => {
    report(3000, 25)
    for (let passed = 0; passed < 2500; passed += 250) {
      clock.advance(250)
      for (const atMs of [clock.now(), clock.now()]) feel?.({ atMs, x: 0, y: 9.8, z: 0 })
    }
    expect(changes()).toEqual(['granted', 'missing'])
  })

  it('that delivers two seconds at once, again and again, is missing once and not found again in between', () => {
    report(3000, 60)
    for (let burst = 0; burst < 10; burst += 1) {
      clock.advance(2000)
      const fromMs = clock.now() - 2000
      for (let at = 1; at <= 120; at += 1) feel?.({ atMs: fromMs + (at * 1000) / 60, x: 0, y: 9.8, z: 0 })
    }
    expect(changes()).toEqual(['granted', 'missing'])
    report(2000, 10)
    expect(changes()).toEqual(['granted', 'missing', 'granted'])
  })

  it('is believed in the specification’s page with each event of a burst, told of twice or not', async () => {
    await open(true)
    report(3000, 60)
    news = []
    for (let twice = 0; twice < 2; twice += 1) feel?.({ atMs: clock.now() + 16, x: 0, y: 9.8, z: 0 })
    expect(news).toEqual(['sample', 'sample'])
    for (let burst = 0; burst < 3; burst += 1) {
      clock.advance(2000)
      for (let at = 0; at < 120; at += 1) feel?.({ atMs: clock.now() - 1900 + at * 16, x: 0, y: 9.8, z: 0 })
    }
    clock.advance(500)
    expect(changes().filter((each) => each === 'granted').length).toBeGreaterThan(0)
  })

  it('of a page that was busy for a second is not missing', () => {
    report(3000, 60)
    clock.advance(900)
    report(3000, 60)
    expect(changes()).toEqual(['granted'])
  })

  it('whose own times leave a gap was not felt in it: a frozen page has no clock', () => {
    report(3000, 60)
    const frozenFor = (ms: number) => feel?.({ atMs: clock.now() + ms, x: 0, y: 9.8, z: 0 })
    frozenFor(1499)
    expect(changes()).toEqual(['granted'])
    frozenFor(1499 + 1500)
    expect(changes()).toEqual(['granted', 'missing'])
    report(2000, 60)
    expect(changes()).toEqual(['granted', 'missing', 'granted'])
  })

  it('of a page that nobody sees is missing at once, and believed again only by its samples', () => {
    report(3000, 60)
    see?.(false)
    expect(changes()).toEqual(['granted', 'missing'])
    see?.(true)
    clock.advance(400)
    expect(changes()).toEqual(['granted', 'missing'])
    report(2000, 60)
    expect(changes()).toEqual(['granted', 'missing', 'granted'])
  })

  it('is left alone after the visit', () => {
    report(1000, 60)
    watch.close()
    expect([feel, clock.pending()]).toEqual([undefined, 0])
  })
})
