import { expect, it } from 'vitest'
import { type FirstAnswer, type ScanDecision, weighAgain } from './scan-decision.ts'

const named = (productId: string, source: 'barcode' | 'words', both?: true): ScanDecision => ({
  kind: 'product',
  productId,
  source,
  ...(both && { both }),
})
const byWords: FirstAnswer = { productId: 'a', source: 'words' }
const byCode: FirstAnswer = { productId: 'a', source: 'barcode' }

it.each<[string, FirstAnswer, ScanDecision | undefined, boolean, string | undefined]>([
  ['nothing yet', byWords, undefined, false, undefined],
  ['nothing at the end', byWords, { kind: 'retry' }, true, 'nothing'],
  ['the same words prove nothing', byWords, named('a', 'words'), false, undefined],
  ['not even at the end', byWords, named('a', 'words'), true, 'sameAgain'],
  ['the code of what was read', byWords, named('a', 'barcode'), false, 'confirmed'],
  ['the same code proves nothing', byCode, named('a', 'barcode'), false, undefined],
  ['not even at the end', byCode, named('a', 'barcode'), true, 'sameAgain'],
  ['the words of the code', byCode, named('a', 'barcode', true), false, 'confirmed'],
  ['another code', byWords, named('b', 'barcode'), false, 'other'],
  ['other words wait for a code', byWords, named('b', 'words'), false, undefined],
  ['and are told at the end', byWords, named('b', 'words'), true, 'other'],
  ['another maker', byWords, { kind: 'notBrand' }, false, 'else'],
])('%s', (_, first, decision, isOver, kind) => {
  expect(weighAgain(first, decision, isOver)?.kind).toBe(kind)
})
