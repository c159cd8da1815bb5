import { describe, expect, it } from 'vitest'
import { lineAt, productWith } from '../../../test/fixtures/sights.ts'
import { indexCatalogue } from './catalogue-words.ts'
import { foreignWords } from './foreign-words.ts'
import type { PrintedLine } from './sight.ts'

const catalogue = indexCatalogue('Acme', [
  productWith({ id: 'a', name: 'Acme Good Day Butter Cookies', packWords: ['rich taste'] }),
  productWith({ id: 'b', name: 'Acme Dairy Cheese Slices' }),
])
const line = (text: string, height = 30, confidence = 0.95) => lineAt(text, [10, 10, 300, height], confidence)

describe('foreignWords', () => {
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
