import { checkDigit } from '../../core/contract/barcode.ts'
import { sampleProducts } from '../db/seed/sample-products.ts'

/** The page of sample packs: read by whoever shows the product, not by shoppers. */
export const sampleTexts = {
  title: 'Sample packs',
  about:
    'Packs of the sample brand, to hold up from a second screen or to print: one pack fills a screen. None of them exists. They are known to a store that was filled with the sample products.',
  how: 'In a visit at /?storeid=1 ask: what is this? Hold the front or the back before the camera, a hand’s length away. Then say yes for the date.',
  front: (name: string) => `${name}, front`,
  back: (name: string) => `${name}, back`,
  heard: 'What is heard',
  named: (name: string) =>
    `The name, ${name}, and its allergens. On its back also the use-by date, after a yes.`,
  expired: 'The name, and after a yes that the date has passed.',
  disagrees:
    'The name, and that the pack also says: contains milk, which the list does not. Who has said “I do not eat milk” hears that first.',
  otherMaker: 'That it is not a product of the brand.',
} as const

/** What is printed on a pack. */
export interface SamplePack {
  id: string
  /** In large letters, a line each. */
  front: { maker: string; name: readonly string[]; words: string; weight: string }
  name: string
  back: readonly string[]
  /** "22 NOV 2027". */
  packed: string
  useBy: string
  code: string
  colour: string
  /** What a visit is to say of it. */
  heard: string
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** A day of each month of every year: a pack is printed for months, and the 29th of February is in few of them. */
function printed(today: Date, years: number): string {
  const day = String(Math.min(28, today.getUTCDate())).padStart(2, '0')
  return `${day} ${MONTHS[today.getUTCMonth()]} ${today.getUTCFullYear() + years}`
}

const colours = ['#b3261e', '#0b5d8a', '#7a3e00', '#1e6b34', '#6a1b6a', '#8a5a00', '#234a9c', '#9c2350']

/** As many words a line as stay large. */
function inLines(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= 12) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Of the sample products: by the end of their names. */
const shown = [
  'Butter Cookies',
  'Orange Cream',
  'Chocolate Cream',
  'Fruit Cake',
  'Milk Rusk',
  'Soft Paneer',
  'Ragi Crackers',
  'Cumin Crackers',
] as const
const EXPIRED = 'Cumin Crackers'
const DISAGREES = 'Ragi Crackers'

/** No code of the sample catalogue, and of no pack that is sold. */
const OTHER_CODE = '270000900001'

const statement = (head: string, names: readonly string[] | null) =>
  names && names.length > 0 ? [`${head} ${names.join(', ').toUpperCase()}.`] : []

/** The packs of the page, with dates made from today's. */
export function samplePacks(brand: string, today: Date): SamplePack[] {
  const products = sampleProducts(brand)
  const ours = shown.flatMap((end, at): SamplePack[] => {
    const product = products.find(({ name }) => name.endsWith(end))
    if (!product) return []
    const { name, ingredients, allergensContain, allergensMayContain, netWeight, packWords, barcodes } =
      product
    const contains = end === DISAGREES ? [...(allergensContain ?? []), 'milk'] : allergensContain
    const expired = end === EXPIRED
    return [
      {
        id: end.toLowerCase().replace(' ', '-'),
        name,
        front: {
          maker: brand,
          name: inLines(name.slice(brand.length + 1)),
          words: packWords.join(' '),
          weight: `NET WT ${netWeight ?? ''}`,
        },
        back: [
          ...inWidth(`INGREDIENTS: ${ingredients ?? ''}.`),
          ...statement('CONTAINS', contains),
          ...statement('MAY CONTAIN', allergensMayContain),
        ],
        packed: printed(today, expired ? -2 : 0),
        useBy: printed(today, expired ? -1 : 1),
        code: barcodes[0] ?? '',
        colour: colours[at] ?? '#333333',
        heard: expired
          ? sampleTexts.expired
          : end === DISAGREES
            ? sampleTexts.disagrees
            : sampleTexts.named(name),
      },
    ]
  })
  return [...ours, otherMaker(today)]
}

function inWidth(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= 44) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function otherMaker(today: Date): SamplePack {
  return {
    id: 'other-maker',
    name: 'Quillport Ginger Moments',
    front: {
      maker: 'Quillport',
      name: ['Ginger', 'Moments'],
      words: 'golden tea time treat',
      weight: 'NET WT 150 g',
    },
    back: inWidth('INGREDIENTS: wheat flour, sugar, ginger, palm oil, salt.'),
    packed: printed(today, 0),
    useBy: printed(today, 1),
    code: `${OTHER_CODE}${checkDigit(OTHER_CODE)}`,
    colour: '#2b2b2b',
    heard: sampleTexts.otherMaker,
  }
}
