import { expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import type { ServiceEvent } from '../../../core/live/service-frames.ts'
import { timeConnection } from './dial-service.ts'

const SOUND: ServiceEvent = { type: 'sound', data: 'AAAA', rateHz: 24_000 }
const HEARD: ServiceEvent = { type: 'heard', text: 'words', finished: false }
const HANDLE: ServiceEvent = { type: 'handle', handle: 'h', resumable: true }

function timed() {
  const clock = createFakeClock()
  const told: string[] = []
  const passed: ServiceEvent[] = []
  let say = (_event: ServiceEvent) => {}
  const connection = timeConnection(
    {
      clock,
      observe: {
        connected: (ms) => void told.push(`connected ${ms}`),
        answered: (ms) => void told.push(`answered ${ms}`),
      },
    },
    (event) => passed.push(event),
    (on) => {
      say = on
      return { send: () => true, waiting: () => 0, expectAnswer() {}, close() {} }
    },
  )
  return { clock, told, passed, connection, say: (event: ServiceEvent) => say(event) }
}

it('tells how long it took to be set up', () => {
  const { clock, told, say } = timed()
  clock.advance(320)
  say({ type: 'setupComplete' })
  expect(told).toEqual(['connected 320'])
})

it.each([
  ['from the last words heard', [HEARD, 200, HEARD, 150, SOUND], ['answered 150']],
  ['once an answer', [HEARD, 100, SOUND, 50, SOUND], ['answered 100']],
  ['not to what the service says of itself', [HEARD, 100, HANDLE, 50, SOUND], ['answered 150']],
  ['nothing when nothing was asked', [SOUND, 10, { type: 'turnComplete' } as const], []],
])('measures answers %s', (_, script: readonly (ServiceEvent | number)[], expected) => {
  const { clock, told, passed, say } = timed()
  for (const step of script) {
    if (typeof step === 'number') clock.advance(step)
    else say(step)
  }
  expect(told).toEqual(expected)
  expect(passed).toEqual(script.filter((step) => typeof step !== 'number'))
})

it('measures the answer to a text from when it was asked', () => {
  const { clock, told, connection, say } = timed()
  connection.expectAnswer()
  clock.advance(400)
  say(SOUND)
  expect(told).toEqual(['answered 400'])
})
