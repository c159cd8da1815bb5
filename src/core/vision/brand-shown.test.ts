import { expect, it } from 'vitest'
import { lineAt, productWith } from '../../../test/fixtures/sights.ts'
import { BRAND_READ, brandShown } from './brand-shown.ts'
import { indexCatalogueWords } from './catalogue-words.ts'

const shows = (brand: string, texts: readonly string[]) => {
  const names = ['Butter', 'Digestive', 'Multigrain Bread']
  const index = indexCatalogueWords(
    brand,
    names.map((name) => productWith({ id: name, name: `${brand} ${name}` })),
  )
  return brandShown(
    texts.map((text) => lineAt(text)),
    index,
  )
}

it.each<[string, string, string[], boolean]>([
  ['a long brand', 'Britannia', ['BRITANNIA', 'DIGESTIVE'], true],
  ['one misread', 'Britannia', ['BRITANNLA'], true],
  ['one within a joined line', 'Britannia', ['BRITANNIADIGESTIVE'], true],
  ['a short brand', 'Amul', ['AMUL', 'Butter'], true],
  ['one in a line of words', 'Amul', ['Amul The Taste of India'], true],
  ['one joined to a word of ours', 'Amul', ['AMULBUTTER'], true],
  ['one with the sign of its mark', 'Amul', ['Amul™'], true],
  ['one with its letters apart', 'Amul', ['A M U L'], true],
  ['a maker’s grain for a short brand', 'Amul', ['HARVEST GOLD', 'MULTIGRAIN BREAD'], false],
  ['a formula', 'Amul', ['New improved formula'], false],
  ['a word that only holds it', 'Itc', ['KITCHEN FRESH'], false],
  ['both words of a brand', 'Bisk Farm', ['BISK FARM'], true],
  ['both in two lines', 'Bisk Farm', ['Bisk', 'Farm'], true],
  ['both joined', 'Bisk Farm', ['BISKFARM'], true],
  ['one of the two', 'Bisk Farm', ['DIGESTIVE', 'Farm fresh wheat'], false],
  ['no line', 'Amul', [], false],
])('%s, of %s', (_, brand, texts, isShown) => {
  expect(shows(brand, texts) >= BRAND_READ).toBe(isShown)
})

it('leaves open whether a short brand was badly read', () => {
  expect(shows('Amul', ['AMUI'])).toBe(0.7)
})
