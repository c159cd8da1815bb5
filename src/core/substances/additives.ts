import { listed } from './foreign-names.ts'
import { formsOf, recordWords } from './record-words.ts'

/** One additive, or several of the same kind. */
interface Additive {
  numbers: readonly string[]
  /** By which they are written and asked for, the numbers among them. */
  words: readonly string[]
  /** The substances of our tables that it is. */
  is: readonly string[]
  /** Those that it may be, or be made of. */
  maybe: readonly string[]
}

/** Numbers, names, what it is, what it may be; INS and E numbers are the same. A colour of a plant need not be artificial. */
const table: readonly (readonly [string, string, string?, string?])[] = [
  ['100', 'curcumin', '', 'artificial colours'],
  ['102', 'tartrazine', 'artificial colours'],
  ['104', 'quinoline yellow', 'artificial colours'],
  ['110', 'sunset yellow', 'artificial colours'],
  ['120', 'cochineal, carmine, carminic acid', 'cochineal, insects', 'artificial colours'],
  ['122', 'carmoisine, azorubine', 'artificial colours'],
  ['123', 'amaranth colour', 'artificial colours'],
  ['124', 'ponceau', 'artificial colours'],
  ['127', 'erythrosine', 'artificial colours'],
  ['129', 'allura red', 'artificial colours'],
  ['132', 'indigotine, indigo carmine', 'artificial colours'],
  ['133', 'brilliant blue', 'artificial colours'],
  ['142 143', 'fast green, green s', 'artificial colours'],
  ['150', 'caramel colour', '', 'artificial colours'],
  ['151 155', 'brilliant black, chocolate brown', 'artificial colours'],
  ['160', 'carotene', '', 'artificial colours, annatto'],
  ['101 140 141 161 162 163', 'riboflavin, chlorophyll, lutein, beetroot red', '', 'artificial colours'],
  ['171', 'titanium dioxide', 'artificial colours'],
  ['200 201 202 203', 'sorbic acid, potassium sorbate, sorbate', 'preservatives'],
  ['210', 'benzoic acid', 'preservatives'],
  ['211', 'sodium benzoate', 'sodium benzoate, preservatives'],
  ['212 213', 'potassium benzoate, calcium benzoate', 'preservatives'],
  ['214 215 216 217 218 219', 'paraben', 'preservatives'],
  [
    '220 221 222 223 224 225 226 227 228',
    'sulphur dioxide, sulfur dioxide, metabisulphite, metabisulfite, bisulphite, bisulfite, kms',
    'sulphites, preservatives',
  ],
  ['234 235', 'nisin, natamycin', 'preservatives'],
  ['249 250 251 252', 'nitrite, nitrate', 'preservatives'],
  ['280 281 283', 'propionic acid, sodium propionate, potassium propionate', 'preservatives'],
  ['282', 'calcium propionate', 'calcium propionate, preservatives'],
  ['319 320 321', 'tbhq, bha, bht', '', 'preservatives'],
  ['322', 'lecithin', '', 'soya, egg'],
  ['338 339 340 341 342 343 450 451 452', 'phosphate, phosphoric acid, diphosphate', 'phosphates'],
  ['407', 'carrageenan', 'carrageenan, thickener'],
  ['412', 'guar gum', 'thickener'],
  ['415', 'xanthan gum', 'thickener'],
  ['410 414 440', 'locust bean gum, gum arabic, pectin', 'thickener'],
  [
    '420 421 953 965 967 968',
    'sorbitol, mannitol, isomalt, maltitol, xylitol, erythritol',
    'sugar alcohol, artificial sweetener',
  ],
  // Made of the sugar in milk.
  ['966', 'lactitol', 'sugar alcohol, artificial sweetener', 'milk'],
  ['428 441', 'gelatine, gelatin', 'gelatine'],
  ['471 472', 'mono and diglycerides, monoglycerides, diglycerides', 'glycerides', 'animal fat'],
  [
    '422 432 433 434 435 436 470 473 474 475 476 477 479 481 482 483 491 492 493 494 495 570 572',
    'glycerol, glycerin, glycerine, polysorbate, polyglycerol, stearic acid, stearate, stearoyl lactylate, sorbitan',
    'glycerides',
    'animal fat',
  ],
  ['542', 'bone phosphate, edible bone phosphate', 'bone phosphate, phosphates', 'meat, pork, beef'],
  ['500', 'sodium bicarbonate, sodium carbonate', '', 'baking soda'],
  ['621', 'monosodium glutamate', 'msg'],
  ['620 622 623 624 625', 'glutamic acid, glutamate', '', 'msg'],
  [
    '626 627 628 629 630 631 632 633 634 635',
    'guanylic acid, guanylate, inosinic acid, inosinate, ribonucleotide',
    'nucleotides',
  ],
  ['901', 'beeswax', 'beeswax'],
  [
    '904',
    'shellac, confectioners glaze, confectioner s glaze, resinous glaze, lac resin',
    'shellac',
    'insects',
  ],
  ['910 920 921', 'cysteine, cystine', 'cysteine'],
  ['913', 'lanolin', 'lanolin'],
  ['950', 'acesulfame, acesulfame k, acesulfame potassium', 'artificial sweetener'],
  ['951', 'aspartame', 'artificial sweetener'],
  ['952', 'cyclamate', 'artificial sweetener'],
  ['954', 'saccharin', 'artificial sweetener'],
  ['955', 'sucralose', 'artificial sweetener'],
  ['960', 'steviol, stevia, steviol glycosides', 'artificial sweetener'],
  ['961 962', 'neotame, advantame', 'artificial sweetener'],
  ['1105', 'lysozyme', 'egg'],
]

const someOf = (words: string) => (words === '' ? [] : listed(words))

const additives: readonly Additive[] = table.map(([numbers, names, is = '', maybe = '']) => ({
  numbers: numbers.split(' '),
  words: [...listed(names), ...numbers.split(' ').map((number) => `ins ${number}`)],
  is: someOf(is),
  maybe: someOf(maybe),
}))

/** The names of all of them, without their numbers, but of one that is asked for as a vitamin. */
export const additiveWords: readonly string[] = table
  .flatMap(([, names]) => listed(names))
  .filter((name) => name !== 'riboflavin')

/** What a record calls the additives that are a substance, or may be it. */
export const additivesOf = (spoken: string): { is: readonly string[]; maybe: readonly string[] } => ({
  is: additives.filter(({ is }) => is.includes(spoken)).flatMap(({ words }) => words),
  maybe: additives.filter(({ maybe }) => maybe.includes(spoken)).flatMap(({ words }) => words),
})

/** An additive that no row is of, by how it is asked for: "E 102", "tartrazine". */
export interface AdditiveNamed {
  is: readonly string[]
  maybe: readonly string[]
  /** The substances that it is or may be. */
  of: readonly string[]
}

/** Undefined for what no line of the table names. Of several in one line a number is not sure to be the one of that name. */
export function additiveNamed(words: string): AdditiveNamed | undefined {
  const word = recordWords(words)
  const found = additives.find((one) => formsOf(one.words).has(word))
  if (!found) return undefined
  const isOne = found.numbers.length === 1
  return { is: isOne ? found.words : [], maybe: isOne ? [] : found.words, of: [...found.is, ...found.maybe] }
}
