import { describe, expect, it } from 'vitest'
import { createEndpoint, endpointRule } from './endpoint.ts'

type Stretch = readonly [windows: number, probability: number, levelDb: number]

/** Plays stretches of windows and tells what happened at which window. */
function play(stretches: readonly Stretch[], endpoint = createEndpoint()): string[] {
  const events: string[] = []
  let at = 0
  for (const [windows, probability, levelDb] of stretches) {
    for (let i = 0; i < windows; i++, at++) {
      const { kind } = endpoint.step(probability, levelDb)
      if (kind !== 'none') events.push(`${kind} ${at}`)
    }
  }
  return events
}

const quiet: Stretch = [50, 0.05, -60]
const words = (windows: number): Stretch => [windows, 0.95, -25]

describe('where speech starts and ends', () => {
  it.each<[string, Stretch[], string[]]>([
    ['silence gives nothing', [quiet], []],
    ['two windows are a click', [quiet, words(2), quiet], []],
    [
      'three windows start it, eleven quiet ones end it',
      [quiet, words(20), quiet],
      ['started 52', 'ended 80'],
    ],
    [
      'a pause inside is no end',
      [quiet, words(9), [10, 0.1, -60], words(9), quiet],
      ['started 52', 'ended 88'],
    ],
    [
      'a neighbour 20 dB below does not hold it open, but is heard after it',
      [quiet, words(20), [100, 0.9, -45]],
      ['started 52', 'ended 80', 'started 83', 'ended 151'],
    ],
    [
      'babble that opened it closes it again once its level is known',
      [
        [60, 0.95, -30],
        [5, 0.95, -31],
      ],
      ['started 2', 'ended 19'],
    ],
    [
      'a voice without a gap for two seconds is no crowd',
      [quiet, words(70), quiet],
      ['started 52', 'ended 130'],
    ],
    [
      'a crowd that comes up in a quiet room is one after three seconds',
      [quiet, [200, 0.95, -30]],
      ['started 52', 'ended 153'],
    ],
    [
      'words out of babble are found and end with it going on',
      [
        [60, 0.95, -30],
        [20, 0.98, -18],
        [30, 0.95, -30],
      ],
      ['started 2', 'ended 19', 'started 62', 'ended 90'],
    ],
    [
      'a session may begin with a first word that the detector believes late',
      [[2, 0.1, -25], [1, 0.6, -22], words(8), quiet],
      ['started 5', 'ended 19'],
    ],
    ['a loud beep is no voice', [quiet, [30, 0.1, -10]], []],
    [
      'babble at the level of the room starts nothing',
      [
        [60, 0.2, -35],
        [60, 0.9, -33],
      ],
      [],
    ],
  ])('%s', (_, stretches, events) => expect(play(stretches)).toEqual(events))

  it('waits for as long as it is told in one pause, and no longer in the next', () => {
    const endpoint = createEndpoint()
    play([quiet, words(20), [5, 0.05, -60]], endpoint)
    endpoint.waitFor(28)
    expect(play([[22, 0.05, -60], words(9), quiet], endpoint)).toEqual(['ended 41'])
    play([words(20), [5, 0.05, -60]], endpoint)
    endpoint.waitFor(28)
    expect(play([quiet], endpoint)).toEqual(['ended 22'])
  })

  it.each<[string, Stretch[], Stretch[], string[]]>([
    ['five quiet windows', [[3, 0.05, -60]], [[9, 0.05, -60]], ['ended 1']],
    ['the end of a last "s", and one', [[3, 0.9, -45]], [[4, 0.8, -45], quiet], ['ended 4']],
    ['no voice that the detector still hears', [[3, 0.9, -60]], [[6, 0.9, -60], quiet], ['ended 6']],
    ['eleven, if it is never silent', [[3, 0.9, -45]], [[40, 0.9, -45]], ['ended 7', 'started 10']],
    [
      'none where somebody goes on',
      [[3, 0.05, -60]],
      [[1, 0.05, -60], words(9), [8, 0.05, -60], words(9), quiet],
      ['ended 37'],
    ],
  ])('what is all that was said ends after %s', (_, before, after, events) => {
    const endpoint = createEndpoint()
    play([quiet, words(20), ...before], endpoint)
    expect(endpoint.endSoon()).toBeUndefined()
    expect(play(after, endpoint)).toEqual(events)
  })

  it('ends at once what is all that was said, where it is silent for long enough', () => {
    const endpoint = createEndpoint()
    play([quiet, words(20), [5, 0.05, -60]], endpoint)
    expect(endpoint.endSoon()).toMatchObject({ startWindow: 50, endWindow: 70, silentWindows: 5 })
    expect(play([quiet], endpoint)).toEqual([])
    expect(endpoint.endSoon()).toBeUndefined()
  })

  it('ends what never ends after the longest time', () => {
    const [started, ended] = play([quiet, words(1000)])
    const window = (text = '') => Number(text.split(' ')[1])
    expect((window(ended) - window(started)) * 32).toBeLessThanOrEqual(endpointRule.longestMs)
  })

  it('hears a session that begins in the middle of a word', () => {
    expect(play([words(20), [30, 0.05, -60]])[0]).toBe('started 2')
  })

  it('tells where the words lie', () => {
    const endpoint = createEndpoint()
    play([quiet, words(20), [5, 0.05, -60]], endpoint)
    expect(endpoint.cut()).toMatchObject({ startWindow: 50, endWindow: 70, peakDb: expect.closeTo(-25, 0) })
    expect(endpoint.cut()).toBeUndefined()
  })
})
