import { expect, it } from 'vitest'
import { createNearness } from './nearness.ts'

it.each<[string, number[], number, boolean]>([
  ['nobody was heard yet', [], -60, false],
  ['too little was heard', [-20, -20], -60, false],
  ['as loud as before', [-20, -22, -18], -24, false],
  ['soft, but the same person may be', [-20, -22, -18], -31, false],
  ['much softer', [-20, -22, -18], -33, true],
  ['somebody far was taken once', [-20, -50, -21, -19], -35, true],
  ['the shopper holds the phone elsewhere by now', [-20, -20, -20, -34, -34, -34, -34, -33, -34], -38, false],
])('%s', (_, turns, peakDb, far) => {
  const nearness = createNearness()
  for (const turn of turns) nearness.learn(turn)
  expect(nearness.isFar(peakDb)).toBe(far)
})
