import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ean13Modules } from '../../../src/core/contract/barcode.ts'
import { english } from '../../../src/core/texts/answer-texts.ts'
import type { Sight } from '../../../src/core/vision/sight.ts'
import { lookCommand, lookedAt } from '../../../src/server/cli/look-command.ts'
import { readEnvironment } from '../../../src/server/config.ts'
import { namingProduct } from '../../../src/server/engine/check/naming-product.ts'
import { readingDate } from '../../../src/server/engine/check/reading-date.ts'
import { codeAt, lineAt, productWith, sightWith } from '../../fixtures/sights.ts'
import { drawing, strokeText } from '../../fixtures/strokes.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { runMain } from './run-main.ts'

const RUSK = '4006381333931'
const STRANGER = '5901234123457'
const products = [
  productWith({ id: 'butter', name: 'Acme Butter Cookies', barcodes: ['2980010001014'] }),
  productWith({ id: 'rusk', name: 'Acme Suji Rusk', barcodes: [RUSK] }),
]
const nameLook = () =>
  namingProduct({
    texts: english,
    brand: 'Acme',
    products,
    product: (id) => products.find((one) => one.id === id),
    timeZone: 'Asia/Kolkata',
    nowMs: 0,
  })
const bars = (code: string) => sightWith({ codes: [codeAt(code)] })

const words = (productId: string) => ({ brand: 1, candidates: [{ productId, coverage: 1, gain: 4 }] })

it.each<[string, Sight[], object]>([
  ['nothing at all', [], { verdict: 'retry', product: null }],
  ['an empty picture', [sightWith()], { verdict: 'retry', product: null }],
  ['our bars', [sightWith(), bars(RUSK)], { verdict: 'named', product: 'Acme Suji Rusk' }],
  [
    'bars of two',
    [sightWith({ codes: [...bars('2980010001014').codes, ...bars(RUSK).codes] })],
    { verdict: 'either', product: ['Acme Butter Cookies', 'Acme Suji Rusk'] },
  ],
  [
    'the bars of one and the words of another',
    [{ ...bars(RUSK), ...words('butter') }],
    { verdict: 'either', product: ['Acme Suji Rusk', 'Acme Butter Cookies'] },
  ],
  [
    'our words and bars that nobody has',
    [
      { ...bars(STRANGER), ...words('rusk') },
      { ...bars(STRANGER), ...words('rusk') },
    ],
    { verdict: 'retry', product: null },
  ],
  [
    "a stranger's bars and figures",
    [
      sightWith({
        codes: [codeAt(STRANGER), codeAt(STRANGER, 'digits')],
      }),
    ],
    { verdict: 'notBrand', product: null },
  ],
])('says what a look for the name comes to: %s', (_, sights, expected) => {
  expect(lookedAt(sights, nameLook())).toEqual({ date: null, ...expected })
})

const dated = (...rows: string[]) => {
  const lines = rows.map((row, at) => lineAt(row, [10, 10 + at * 50, 500, 30]))
  return sightWith({ dateLines: [lines, lines] })
}

it.each<[string, Sight[], string, string | null]>([
  ['a day in two frames', [1, 2].map(() => dated('USE BY 05/03/2027')), 'date', '2027-03-05'],
  ['a day in one frame of two sizes', [dated('USE BY 05/03/2027')], 'noDate', null],
  ['a month', [1, 2].map(() => dated('USE BY MAR 2027')), 'date', '2027-03'],
  [
    'one picture that comes twice',
    [1, 2].map(() => ({ ...dated('USE BY MAR 2027'), picture: 'frozen' })),
    'noDate',
    null,
  ],
  ['nothing', [sightWith()], 'noDate', null],
  [
    'a date, and one that comes when the look is over',
    [dated('USE BY 05/03/27'), dated('USE BY 05/03/27'), dated('USE BY 06/03/27')],
    'date',
    '2027-03-05',
  ],
  [
    'a count from packing in three frames',
    [1, 2, 3].map(() => dated('BEST BEFORE 6 MONTHS FROM PKD', 'PKD 05/09/2026')),
    'date',
    null,
  ],
])('says what a look for the date comes to: %s', (_, sights, verdict, date) => {
  const look = readingDate(
    { texts: english, timeZone: 'Asia/Kolkata' },
    new Date('2026-10-01T06:00:00Z'),
    () => [],
  )
  expect(lookedAt(sights, look)).toEqual({ verdict, product: null, date })
})

it.each([[[]], [['--date']], [['--name', 'a.jpg']], [['a.jpg', '--products']]])(
  'says how it is used when it is given %j',
  async (rest) => {
    const lines: string[] = []
    expect(await lookCommand(rest, { settings: readEnvironment({}), say: (line) => lines.push(line) })).toBe(
      1,
    )
    expect(lines).toEqual([expect.stringContaining('npm run cli -- look a.jpg b.jpg [--date]')])
  },
)

it('runs as a command: each picture, what is none, and all as one look', async () => {
  const folder = await temporaryFolder()
  const at = (name: string) => join(folder, name)
  const photograph = (content: string) =>
    sharp(Buffer.from(drawing(640, 480, content)))
      .jpeg({ quality: 85 })
      .toBuffer()
  const rects = [...ean13Modules(RUSK)].map((bit, i) =>
    bit === '1' ? `<rect x="${100 + i * 3}" y="100" width="3" height="160"/>` : '',
  )
  await writeFile(at('products.csv'), `name,description,barcode\nAcme Suji Rusk,Crisp rusk.,${RUSK}\n`)
  await writeFile(at('empty.jpg'), await photograph(strokeText('BEST', 60, 100, 60)))
  await writeFile(at('broken.jpg'), 'no picture')
  await writeFile(at('rusk.jpg'), await photograph(rects.join('')))
  const { out, complaints, code } = await runMain(
    ['look', at('empty.jpg'), at('broken.jpg'), at('rusk.jpg'), '--products', at('products.csv')],
    folder,
  )
  const lines = out.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { file: at('empty.jpg'), verdict: 'retry', product: null, date: null },
    { file: at('rusk.jpg'), verdict: 'named', product: 'Acme Suji Rusk', date: null },
    { verdict: 'named', product: 'Acme Suji Rusk', date: null },
  ])
  expect(complaints).toContain(`${at('broken.jpg')}: not a JPEG`)
  expect(code).toBe(1)
}, 120_000)
