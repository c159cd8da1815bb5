import { describe, expect, it } from 'vitest'
import { lineAt, productWith } from '../../../test/fixtures/sights.ts'
import { indexCatalogueWords } from './catalogue-words.ts'
import { coloursApart, coloursOf } from './colours.ts'
import { matchLines } from './match.ts'
import { taughtWords, wordsToTeach } from './pictured.ts'
import type { Candidate, PicturedCandidate } from './sight.ts'
import { judgeFrame } from './verdict.ts'

/** A picture of one colour. */
const plain = (...rgb: [number, number, number]) =>
  coloursOf(Uint8Array.from(Array.from({ length: 32 * 32 }, () => rgb).flat()), 32, 32)
const green = plain(30, 160, 60)
const red = plain(190, 30, 40)

describe('colours', () => {
  it.each([
    ['the same', green, green, 0, 0.001],
    ['the same in other light', green, plain(38, 180, 72), 0, 0.12],
    ['another hue', green, red, 0.5, 1],
    ['grey and coloured', green, plain(128, 128, 128), 0.5, 1],
    ['white and black', plain(255, 255, 255), plain(0, 0, 0), 0.5, 1],
    ['lists of another making', green, [1], 1, 1],
  ])('of %s are that far apart', (_, one, other, least, most) => {
    expect(coloursApart(one, other)).toBeGreaterThanOrEqual(least)
    expect(coloursApart(one, other)).toBeLessThanOrEqual(most)
  })
})

it('teaches sure words of letters alone', () => {
  const lines = [
    lineAt('Rich Butter'),
    lineAt('MRP 25'),
    lineAt('12/03/2027'),
    lineAt('blurred', undefined, 0.6),
    lineAt('WITHLOVE2'),
  ]
  expect(wordsToTeach(lines)).toEqual(['RICH', 'BUTTER'])
})

it('trusts a word of two photographs more than one of one, and takes words nearly alike for one', () => {
  const pictures = [
    { words: ['HARVEST', 'SHELF', 'SUNNY'], colours: green },
    { words: ['HARVFST'], colours: green },
  ]
  expect(taughtWords(pictures, (word) => word === 'SUNNY')).toEqual([
    { word: 'HARVEST', sure: 1 },
    { word: 'SHELF', sure: 0.5 },
  ])
})

describe('products with photographs', () => {
  const others = Array.from({ length: 18 }, (_, at) =>
    productWith({ id: `p${at}`, name: `Item${at} Number${at}` }),
  )
  const mint = { ...productWith({ id: 'mint', name: 'Sunny Rusk Mint' }) }
  const spice = { ...productWith({ id: 'spice', name: 'Sunny Rusk Cinnamon' }) }
  const pictures = (words: string[], colours: number[]) => [{ words, colours }]
  const both = [
    { ...mint, pictures: pictures(['SUNNY', 'RUSK', 'LEAVES'], green) },
    { ...spice, pictures: pictures(['SUNNY', 'RUSK'], red) },
    ...others,
  ]
  const one = [{ ...mint, pictures: pictures([], green) }, spice, ...others]
  const none = [mint, spice, ...others]

  it.each([
    ['its colours where the words fit two alike', both, ['SUNNY', 'RUSK'], green, 'mint'],
    ['the other’s colours', both, ['SUNNY', 'RUSK'], red, 'spice'],
    ['no colours that nobody saved', both, ['SUNNY', 'RUSK'], plain(40, 60, 200), undefined],
    ['no colours without a word', both, ['CRUNCHY'], green, undefined],
    ['no colours against a product that has no photograph', one, ['SUNNY', 'RUSK'], green, undefined],
    ['nothing without photographs', none, ['SUNNY', 'RUSK'], green, undefined],
    ['no whole name in colours of another pack', both, ['SUNNY', 'RUSK', 'MINT'], red, undefined],
    ['a whole name in its colours', both, ['SUNNY', 'RUSK', 'MINT'], green, 'mint'],
  ])('are named by %s', (_, products, texts, colours, named) => {
    const index = indexCatalogueWords('', products)
    const lines = texts.map((text) => lineAt(text))
    const verdict = judgeFrame(matchLines(lines, index, colours), false, index)
    expect(verdict.kind === 'one' ? verdict.productId : undefined).toBe(named)
  })

  const nameOf = (candidates: Candidate[], seen: PicturedCandidate[]) => {
    const verdict = judgeFrame({ candidates, pictured: seen }, false, indexCatalogueWords('', both))
    return verdict.kind === 'one' ? verdict.productId : undefined
  }
  const read = (productId: string, coverage: number, gain = 4): Candidate => ({
    productId,
    coverage,
    gain,
    isPictured: true,
  })

  it.each([
    ['a part of the name in near colours', 0.4, 0.06, 'mint'],
    ['a part of the name in colours further off', 0.4, 0.09, undefined],
    ['the whole name in colours further off', 1, 0.11, 'mint'],
    ['the whole name in other colours', 1, 0.13, undefined],
  ])('with %s', (_, coverage, apart, named) => {
    expect(nameOf([read('mint', coverage)], [{ productId: 'mint', gain: 4, likely: 5, apart }])).toBe(named)
  })

  it.each([
    ['whose photographs have other colours', 0.2, 'mint'],
    ['in colours that fit', 0.1, undefined],
  ])('beside a name that was read whole %s', (_, apart, named) => {
    const seen = [
      { productId: 'mint', gain: 4, likely: 6, apart: 0.05 },
      { productId: 'spice', gain: 3, likely: 1, apart },
    ]
    expect(nameOf([read('mint', 0.8), read('spice', 1, 3)], seen)).toBe(named)
  })

  it('need as much of the name as ever where the brand is known', () => {
    const branded = both.map((product) => ({ ...product, name: `Acme ${product.name}` }))
    const index = indexCatalogueWords('Acme', branded)
    const lines = ['ACME', 'SUNNY', 'RUSK'].map((text) => lineAt(text))
    expect(judgeFrame(matchLines(lines, index, green), true, index).kind).not.toBe('one')
  })
})
