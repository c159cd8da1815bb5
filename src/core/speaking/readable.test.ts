import { expect, it } from 'vitest'
import { isReadable, unreadableIn } from './readable.ts'

it.each([
  ['wheat, milk (5 %) & “salt” — 20 °C', undefined],
  ['Côte d’Ivoire, crème brûlée, Gießen, smørrebrød, Łódź', undefined],
  ['½ cup, 10², ₹ 20, ™', undefined],
  ['दूध', { letter: 'द', at: 1 }],
  ['wheat;दूध', { letter: 'द', at: 7 }],
  ['Milk 牛乳', { letter: '牛', at: 6 }],
  // A letter that looks like ours, and figures of another script.
  ['Sоya', { letter: 'о', at: 2 }],
  ['५ g', { letter: '५', at: 1 }],
])('%s → %j', (text, found) => {
  expect(unreadableIn(text)).toEqual(found)
  expect(isReadable(text)).toBe(found === undefined)
})
