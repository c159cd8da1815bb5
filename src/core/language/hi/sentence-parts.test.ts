import { expect, it } from 'vitest'
import { taken } from '../../../../test/fixtures/taken.ts'

it.each([
  ['मुझे डेयरी चाहिए, ब्रेड नहीं', 'section', 'dairy'],
  ['बिस्किट चाहिए ब्रेड नहीं', 'section', 'biscuits'],
  ['डेयरी में जाना है ब्रेड में नहीं', 'section', 'dairy'],
  ['डेयरी ले चलो बिस्किट मत', 'section', 'dairy'],
  ['mujhe dairy chahiye bread nahi', 'section', 'dairy'],
  ['दुकान में हूँ घर पर नहीं', 'place', 'store'],
  ['मुझे ब्रेड चाहिए नहीं', 'section', '–'],
  ['जी ना', 'confirm', 'no'],
  ['बिल्कुल ना', 'confirm', 'no'],
  ['हाँ ना', 'confirm', 'yes'],
] as const)('a denial at the end denies what stands before it alone: %s', (text, question, word) =>
  expect(taken(text, question, { language: 'hi-IN' })).toBe(word),
)
