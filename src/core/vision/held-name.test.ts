import { expect, it } from 'vitest'
import { lineAt, productWith, sightWith } from '../../../test/fixtures/sights.ts'
import { isBeside } from './held-name.ts'
import { scanIndexOf } from './scan-index.ts'

const products = [productWith({ id: 'cookies', name: 'Acme Good Day Butter Cookies' })]
const index = scanIndexOf(products, 'Acme')
const name = index.nameOf('cookies')

/** A line of 200 by 30 in a picture of 960 by 1280, by the middle of its left edge. */
const at = (text: string, left: number, top: number, height = 30) => lineAt(text, [left, top, 200, height])
const poster = [at('ACME', 50, 60), at('GOODDAY', 50, 100), at('BUTTER COOKIES', 50, 140)]

it.each([
  ['a name in the middle of the picture', [at('ACME', 380, 500), at('Good Day Butter', 380, 560)], false],
  [
    'one above the middle, with a claim below',
    [at('Good Day', 380, 560), at('CRUNCHY OATS', 380, 640)],
    false,
  ],
  ['one at the side, of a pack that is held there', poster, false],
  [
    'one at the side, with weight and claims of any maker nearer',
    [...poster, at('Net Wt 100 g', 380, 640)],
    false,
  ],
  ['one in a corner, behind what says something else', [...poster, at('SUNVALE', 380, 640)], true],
  [
    'one in a corner, behind a maker’s cookies of the same kind',
    [...poster, at('Happy Butter', 380, 640)],
    true,
  ],
  ['one in a corner, behind the back of a pack', [...poster, at('INGREDIENTS', 380, 640, 20)], true],
  ['one in a corner, with small print nearer', [...poster, at('SUNVALE', 380, 640, 12)], false],
  [
    'one in a corner, with what was hardly read nearer',
    [...poster, lineAt('SUNVALE', [380, 640, 200, 30], 0.6)],
    false,
  ],
  ['one in a corner, with something else further out', [...poster, at('SUNVALE', 20, 10)], false],
  ['one above what is held', [at('Good Day Butter Cookies', 380, 200), at('SUNVALE', 380, 640)], true],
  ['no line of the name', [at('SUNVALE', 380, 640)], false],
])('%s is printed beside it: %s', (_, lines, beside) => {
  expect(isBeside(sightWith({ lines }), name, index.words)).toBe(beside)
})
