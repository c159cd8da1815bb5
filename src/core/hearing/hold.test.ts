import { describe, expect, it } from 'vitest'
import { createEndpoint } from './endpoint.ts'
import { createHeldEndpoint } from './hold.ts'

type Stretch = readonly [windows: number, probability: number, levelDb: number]
type Doing = Stretch | 'release' | { press: number }

const quiet = (windows: number): Stretch => [windows, 0.05, -60]
const babble = (windows: number): Stretch => [windows, 0.8, -34]
const words = (windows: number): Stretch => [windows, 0.95, -22]

/** Plays stretches and hands, and tells what happened at which window, and where the words of the hold lie. */
function play(doings: readonly Doing[]): string[] {
  const endpoint = createHeldEndpoint(createEndpoint())
  const events: string[] = []
  let at = 0
  for (const doing of doings) {
    if (doing === 'release') {
      const said = endpoint.cut()
      events.push(said ? `released ${said.startWindow}-${said.endWindow}` : 'released')
    } else if ('press' in doing) {
      const said = endpoint.press(doing.press)
      events.push(said ? `pressed at ${at} from ${said.startWindow}` : `pressed at ${at}`)
    } else {
      const [windows, probability, levelDb] = doing
      for (let i = 0; i < windows; i++, at++) {
        const { kind } = endpoint.step(probability, levelDb)
        if (kind !== 'none') events.push(`${kind} ${at}`)
      }
    }
  }
  return events
}

describe('what is said in a hold', () => {
  it.each<[string, Doing[], string[]]>([
    [
      'is one utterance, however long its pauses are',
      [quiet(50), { press: 0 }, quiet(10), words(10), quiet(60), words(10), quiet(5), 'release'],
      ['pressed at 50', 'started 62', 'released 60-140'],
    ],
    [
      'ends with the hold, without a hangover',
      [quiet(50), { press: 0 }, words(10), 'release'],
      ['pressed at 50', 'started 52', 'released 50-60'],
    ],
    ['is nothing in silence', [quiet(50), { press: 0 }, quiet(40), 'release'], ['pressed at 50', 'released']],
    [
      'stands out of babble before and after it',
      [babble(90), { press: 0 }, babble(20), words(15), babble(30), words(15), babble(30), 'release'],
      ['pressed at 90', 'started 112', 'released 110-170'],
    ],
    [
      'begins before the finger was known to rest',
      [quiet(50), words(20), { press: 12 }, words(10), 'release'],
      ['started 52', 'pressed at 70 from 58', 'released 58-80'],
    ],
    [
      'leaves out what was said long before it',
      [quiet(50), words(60), { press: 0 }, words(10), 'release'],
      ['started 52', 'pressed at 110 from 110', 'released 110-120'],
    ],
    [
      'ends by itself after the longest time, and nothing follows until the hand lets go',
      [quiet(50), { press: 0 }, words(20), quiet(360), words(20), quiet(20), 'release'],
      ['pressed at 50', 'started 52', 'ended 424', 'released'],
    ],
    [
      'is whatever is being said where the press was not heard of',
      [quiet(50), words(10), 'release', quiet(20), words(10), quiet(20)],
      ['started 52', 'released 50-60', 'started 82', 'ended 100'],
    ],
    [
      'is followed by what anybody says',
      [quiet(50), { press: 0 }, words(10), 'release', quiet(20), words(10), quiet(20)],
      ['pressed at 50', 'started 52', 'released 50-60', 'started 82', 'ended 100'],
    ],
  ])('%s', (_, doings, events) => expect(play(doings)).toEqual(events))

  it('comes with the end of the stream', () => {
    const endpoint = createHeldEndpoint(createEndpoint())
    endpoint.press(0)
    for (let i = 0; i < 20; i++) endpoint.step(0.95, -25)
    expect(endpoint.cut()).toMatchObject({ startWindow: 0, endWindow: 20 })
    expect(endpoint.cut()).toBeUndefined()
  })
})
