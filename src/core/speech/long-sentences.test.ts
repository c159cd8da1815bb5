import { expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createSpeechQueue } from './speech-queue.ts'
import type { OutletReports } from './utterance.ts'

it('waits for a sentence that was handed over ahead as long as the one before it is heard, and then gives it up', () => {
  const clock = createFakeClock()
  const ends: string[] = []
  let reports: OutletReports | undefined
  const queue = createSpeechQueue({
    clock,
    prefix: 'u',
    outlet(given) {
      reports = given
      return { play: ({ id }) => given.loaded(id), drop() {}, hold() {}, goOn() {} }
    },
    on: { ended: ({ id }, how) => void ends.push(`${id} ${how}`) },
  })
  const line = (text: string) => ({ text, recording: null })
  queue.say([line('A long list of everything that is in it. '.repeat(10)), line('Yes.')], { owner: 'check' })
  reports?.began('u1')
  clock.advance(45_000)
  expect(ends).toEqual([])
  reports?.ended('u1')
  clock.advance(10_000)
  expect(ends).toEqual(['u1 heard'])
  clock.advance(20_000)
  expect(ends).toEqual(['u1 heard', 'u2 failed'])
})
