import { expect, it } from 'vitest'
import { spokenNames } from '../../../core/language/spoken-names.ts'
import { createConclusions } from './conclude.ts'
import type { HearingEvent } from './hearing.ts'

/** Utterances in turn, each with its loudest 32 ms, through a grammar's decoder alone: which of them are said to be far off. */
async function farOff(...utterances: readonly [text: string, peakDb: number][]) {
  const finals: HearingEvent[] = []
  const conclude = createConclusions(undefined, (event) => finals.push(event))
  for (const [text, peakDb] of utterances) {
    conclude({
      asked: { listenFor: 'section', names: spokenNames([]) },
      recognition: {
        feed: () => undefined,
        soFar: () => ({ text, z: 10 }),
        finish: (done) => done({ text, z: 10 }),
        cancel: () => undefined,
      },
      neural: undefined,
      quietMs: 352,
      utterance: { peakDb, floorDb: -60, meanProbability: 0.95 },
      speechMs: 1500,
      held: false,
      isBehind: false,
      isWanted: () => true,
    })
  }
  await expect.poll(() => finals.length).toBe(utterances.length)
  return finals.map((event) => event.type === 'final' && event.far)
}

const near: [string, number][] = [
  ['biscuits', -20],
  ['help', -18],
  ['repeat', -22],
]

it('tells who is far off by the level of turns that meant something', async () => {
  expect(await farOff(...near, ['dairy', -38], ['help', -24])).toEqual([false, false, false, true, false])
})

it('does not take a neighbour for the shopper who goes on talking of other things', async () => {
  const neighbour: [string, number][] = Array.from({ length: 8 }, () => [
    'it rained all day in the hills',
    -40,
  ])
  expect((await farOff(...near, ...neighbour)).slice(3)).toEqual(neighbour.map(() => true))
})

it('goes by a level that the shopper has from now on', async () => {
  const softer: [string, number][] = Array.from({ length: 5 }, () => ['biscuits', -38])
  expect((await farOff(...near, ...softer)).at(-1)).toBe(false)
})
