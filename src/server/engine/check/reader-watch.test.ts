import { expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { createReaderWatch } from './reader-watch.ts'
import { decideTurn, nothingAsked } from './shopper-turn.ts'

const turn = (text: string, reader: ReturnType<typeof createReaderWatch>) =>
  decideTurn({
    text,
    leads: true,
    asked: { ...nothingAsked, question: 'entrance', mayBeRead: reader.mayBeRead() },
    names: [],
    overVoice: undefined,
  })

it('a name on the screen is the reader’s for three seconds, and a sentence of ours as long as it stands there', () => {
  const clock = createFakeClock()
  const reader = createReaderWatch(clock)
  const ours = 'Please ask a member of staff to bring you to the entrance.'
  expect(turn('entrance', reader).heard.verdict).toBe('act')
  reader.shows(['Entrance', 'Not there'])
  reader.said(ours)
  clock.advance(2999)
  expect(turn('entrance', reader)).toMatchObject({ isSpoken: false, heard: { verdict: 'nothing' } })
  clock.advance(1)
  expect(turn('entrance', reader).heard.verdict).toBe('act')
  expect(turn(ours, reader).heard.verdict).toBe('nothing')
  for (let line = 0; line < 30; line += 1) reader.said(`Another sentence, number ${line}.`)
  expect(turn(ours, reader).heard.verdict).not.toBe('nothing')
})
