import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MotionSample } from '../../core/navigation/steps/motion-sample.ts'
import { motionSensor } from './motion-sensor.ts'

let phone: EventTarget
let page: EventTarget & { visibilityState: DocumentVisibilityState }

beforeEach(() => {
  phone = new EventTarget()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  vi.stubGlobal('addEventListener', phone.addEventListener.bind(phone))
  vi.stubGlobal('removeEventListener', phone.removeEventListener.bind(phone))
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { userAgent: 'Android' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const report = (figures: object) => phone.dispatchEvent(Object.assign(new Event('devicemotion'), figures))
const held = { accelerationIncludingGravity: { x: 0, y: 9.8, z: 1 } }

function listening() {
  const felt: Omit<MotionSample, 'atMs'>[] = []
  const seen: boolean[] = []
  const stop = motionSensor.listen(
    ({ atMs: _, ...sample }) => felt.push(sample),
    (on) => seen.push(on),
  )
  return { felt, seen, stop }
}

describe('the motion sensor', () => {
  it.each([
    ['acceleration alone', held, [{ x: 0, y: 9.8, z: 1 }]],
    [
      'a gyroscope too',
      { ...held, rotationRate: { alpha: 1, beta: 2, gamma: 3 } },
      [{ x: 0, y: 9.8, z: 1, turning: { x: 1, y: 2, z: 3 } }],
    ],
    [
      'a gyroscope that says nothing',
      { ...held, rotationRate: { alpha: null, beta: null, gamma: null } },
      [{ x: 0, y: 9.8, z: 1 }],
    ],
    [
      'a gyroscope that says what is no number',
      { ...held, rotationRate: { alpha: 1, beta: Number.NaN, gamma: 3 } },
      [{ x: 0, y: 9.8, z: 1 }],
    ],
    ['nothing that is no number', { accelerationIncludingGravity: { x: Number.NaN, y: 9.8, z: 1 } }, []],
    [
      'a gyroscope without an accelerometer',
      { accelerationIncludingGravity: null, rotationRate: { alpha: 1, beta: 2, gamma: 3 } },
      [],
    ],
  ])('hands on %s', (_, figures, samples) => {
    const { felt } = listening()
    report(figures)
    expect(felt).toEqual(samples)
  })

  const DESKTOP =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
  it.each([
    ['an iPhone', 'iPhone', 5, -1],
    ['an iPad, or an iPhone that asks for desktop pages', DESKTOP, 5, -1],
    ['a Macintosh', DESKTOP, 0, 1],
    ['a telephone that asks for desktop pages', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141', 5, 1],
  ])('turns round what iPhones report, but not how they turn: %s', (_, userAgent, maxTouchPoints, sign) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
    const { felt } = listening()
    const y = -9.8
    report({ accelerationIncludingGravity: { x: 1, y, z: 0 }, rotationRate: { alpha: 1, beta: 2, gamma: 3 } })
    expect(felt).toMatchObject([{ x: sign, y: sign * y, turning: { x: 1, y: 2, z: 3 } }])
  })

  it('tells when nobody sees the page, which then gets no events, until it is stopped', () => {
    const { seen, stop } = listening()
    for (const state of ['hidden', 'visible'] as const) {
      page.visibilityState = state
      page.dispatchEvent(new Event('visibilitychange'))
    }
    stop()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(seen).toEqual([false, true])
  })
})
