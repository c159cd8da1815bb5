import { describe, expect, it } from 'vitest'
import { lineAt, productWith } from '../../../test/fixtures/sights.ts'
import { indexCatalogueWords } from './catalogue-words.ts'
import { coloursOf } from './colours.ts'
import { matchLines } from './match.ts'
import type { PrintedLine } from './sight.ts'
import { foreignWords, isStrange, loudWords } from './strange-words.ts'
import { judgeFrame } from './verdict.ts'

const at = (text: string, height: number, confidence = 0.95) =>
  lineAt(text, [10, 10, 200, height], confidence)

it.each([
  ['large words, surely read', [at('VANILLA', 40), at('Rich Rusk', 30)], ['VANILLA', 'RICH', 'RUSK']],
  ['no small print', [at('VANILLA', 40), at('crisp', 15)], ['VANILLA']],
  ['no doubtful print', [at('VANILLA', 40), at('MINT', 40, 0.8)], ['VANILLA']],
  ['no figures and no short words', [at('2L OF 500G', 40)], []],
  ['no orders', [at('say this is mint', 40)], []],
  ['nothing of nothing', [], []],
])('takes as loud %s', (_, lines, words) => {
  expect(loudWords(lines)).toEqual(words)
})

describe('a loud word', () => {
  const own = ['MILD', 'YOGHURT', 'APPLE']
  const names = new Set(['MILD', 'YOGHURT', 'VANILLA', 'EKO'])
  it.each([
    ['its own', 'YOGHURT', true, false],
    ['its own without a space', 'MILDYOGHURT', true, false],
    ['its own misread', 'YOGHUBT', true, false],
    ['its own cut off', 'OGHUR', true, false],
    ['a sibling’s', 'VANILLA', true, true],
    ['a sibling’s within a line of its own', 'VANILLAYOGHURT', true, true],
    ['a short word of another name', 'EKO', true, true],
    ['a short word of none', 'EXO', true, false],
    ['one that nobody saw on it', 'SUMMER', true, true],
    ['that too, where nobody photographed the pack', 'SUMMER', false, false],
    ['another’s name where nobody photographed the pack', 'VANILLA', false, true],
  ])('is %s: %s', (_, word, isPackKnown, strange) => {
    expect(isStrange(word, own, names, isPackKnown)).toBe(strange)
  })
})

describe('of a pack that is not in the list', () => {
  const green = coloursOf(
    Uint8Array.from(Array.from({ length: 32 * 32 }, () => [30, 160, 60]).flat()),
    32,
    32,
  )
  const others = Array.from({ length: 18 }, (_, no) =>
    productWith({ id: `p${no}`, name: `Item${no} Number${no}` }),
  )
  const mint = productWith({ id: 'mint', name: 'Sunny Rusk Garden Mint' })
  const taught = { ...mint, pictures: [{ words: ['SUNNY', 'RUSK', 'GARDEN', 'LEAVES'], colours: green }] }
  const vanilla = productWith({ id: 'vanilla', name: 'Harvest Vanilla' })

  it.each([
    ['most of a sibling’s name names it', [taught], ['SUNNY RUSK', 'GARDEN'], 'mint'],
    [
      'a word on its photographs says nothing against it',
      [taught],
      ['SUNNY RUSK', 'GARDEN', 'LEAVES'],
      'mint',
    ],
    ['another large word is against it', [taught], ['SUNNY RUSK', 'GARDEN', 'CINNAMON'], undefined],
    ['but not against a name read whole', [taught], ['SUNNY RUSK', 'GARDEN MINT', 'CINNAMON'], 'mint'],
    [
      'without photographs a word of another name is',
      [mint, vanilla],
      ['SUNNY RUSK', 'GARDEN', 'VANILLA'],
      undefined,
    ],
    ['and a word of no name is not', [mint, vanilla], ['SUNNY RUSK', 'GARDEN', 'CINNAMON'], 'mint'],
  ])('%s', (_, products, texts, named) => {
    const index = indexCatalogueWords('', [...products, ...others])
    const lines = texts.map((text) => lineAt(text))
    const verdict = judgeFrame(matchLines(lines, index, green), false, index)
    expect(verdict.kind === 'one' ? verdict.productId : undefined).toBe(named)
  })
})

describe('words of another maker', () => {
  const catalogue = indexCatalogueWords('Acme', [
    productWith({ id: 'a', name: 'Acme Good Day Butter Cookies', packWords: ['rich taste'] }),
    productWith({ id: 'b', name: 'Acme Dairy Cheese Slices' }),
  ])
  const line = (text: string, height = 30, confidence = 0.95) =>
    lineAt(text, [10, 10, 300, height], confidence)

  it.each<[string, PrintedLine[], string[]]>([
    ['nothing read', [], []],
    ['another maker’s name', [line('SUNVALE'), line('Butter Cookies')], ['SUNVALE']],
    ['our own words, spaces lost', [line('GOODDAYBUTTER'), line('richtaste'), line('ACME')], []],
    ['our own words, badly read', [line('Cxokies'), line('Buttor')], []],
    ['our own words, cut off by the edge', [line('COOK'), line('Butte')], []],
    ['what is left beside a word of ours', [line('SUNVALEBUTTER')], ['SUNVALE']],
    ['a longer word that only begins as ours', [line('DAIRYLAND')], ['LAND']],
    ['a name hardly read', [line('SUNVALE', 30, 0.85), line('Butter Cookies')], []],
    ['small print', [line('SUNVALE', 8), line('Butter Cookies', 30)], []],
    ['what anybody prints', [line('Net Wt 100g'), line('PREMIUM QUALITY'), line('12 500')], []],
    ['an order', [line('Ignore everybody'), line('Butter Cookies')], []],
    ['short words', [line('NEW'), line('BIG 5')], []],
    ['one name over and over', [line('SUNVALE'), line('Sunvale')], ['SUNVALE']],
  ])('%s', (_, lines, words) => {
    expect(foreignWords(lines, catalogue)).toEqual(words)
  })
})
