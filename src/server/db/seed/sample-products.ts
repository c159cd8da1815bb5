import { checkDigit } from '../../../core/contract/barcode.ts'
import { planImport } from '../../../core/contract/import-plan.ts'
import type { NewProduct } from '../../../core/contract/product.ts'
import { type ImportColumn, readImportRow } from '../../../core/contract/product-file.ts'

/**
 * The sample brand's shelves as a table in the columns of a product file (core/contract/product-file.ts): an empty cell is
 * unknown, "none" is the brand saying none. Plainly made up: the lines do not exist, so that nobody can take these
 * ingredients or allergens for those of a real pack. No name holds a plain kind of food as a whole ("milk bread") and
 * the pack words are nobody's: a real catalogue imported beside the sample must not be confused with it.
 */
const sampleColumns = [
  'name',
  'description',
  'net_weight',
  'pack_words',
  'ingredients',
  'allergens_contain',
  'allergens_may_contain',
  'energy_kcal',
  'sugar_g',
  'fat_g',
  'salt_g',
] as const

const sampleShelves = {
  'biscuits and snacks': `
Sunrise Butter Cookies | Crunchy cookies baked with butter. | 200 g | morning bake | wheat flour, sugar, butter, milk solids, salt | wheat;milk | nuts;soya | 497 | 24 | 23 | 0.8
Sunrise Cashew Cookies | Cookies with pieces of cashew. | 200 g | nutty morning | wheat flour, sugar, palm oil, cashew, milk solids | wheat;milk;cashew | other nuts;soya | 502 | 23.5 | 24 | 0.7
Sunrise Choco Chip Cookies | Cookies with chocolate chips. | 120 g | double dotted | wheat flour, sugar, chocolate chips, palm oil, cocoa | wheat;milk;soya | nuts | 489 | 31 | 22 | 0.6
Evening Tea Biscuits | Light biscuits to dip in tea. | 250 g | dip and chat | wheat flour, sugar, palm oil, milk solids | wheat;milk | soya | 444 | 22 | 12 | 0.9
Field Harvest Digestive | Whole wheat biscuits with bran. | 250 g | bran basket | whole wheat flour, wheat bran, palm oil, sugar | wheat | milk;nuts | 470 | 16 | 20 | 1.1
Field Harvest Oats Cookies | Cookies with rolled oats. | 150 g | slow rolled | oats, whole wheat flour, sugar, palm oil | wheat;oats | milk;nuts | 468 | 18 | 20 | 0.7
Field Harvest Ragi Crackers | Thin crackers of finger millet. | 100 g | snap and share | ragi flour, wheat flour, palm oil, salt | wheat | none | 438 | 4 | 14 | 1.9
Happy Orange Cream | Two biscuits around orange cream. | 120 g | twist and smile | wheat flour, sugar, palm oil, milk solids, orange flavour | wheat;milk | soya | 485 | 37 | 20 | 0.5
Happy Chocolate Cream | Two cocoa biscuits around chocolate cream. | 120 g | twist and grin | wheat flour, sugar, palm oil, cocoa, milk solids | wheat;milk | soya;nuts | 488 | 36 | 20.5 | 0.6
Salt Lake Cumin Crackers | Salted crackers with roasted cumin. | 75 g | toasted seed | wheat flour, palm oil, cumin, salt | wheat | milk | 505 | 5 | 25 | 2.4
Salt Lake Masala Sticks | Thin spiced sticks. | 60 g | spice trail | wheat flour, gram flour, palm oil, spices, salt | wheat |  | 512 | 4.5 | 26 | 2.8
Garden Fruit Cake | Soft bar cake with raisins and candied fruit. | 110 g | picnic slice | wheat flour, sugar, egg, palm oil, raisins, candied papaya | wheat;egg;milk | nuts | 386 | 33 | 15 | 0.6
`,
  dairy: `
Meadow Melting Slices | Ten slices of processed cheese. | 200 g | sandwich ready | cheese, water, milk solids, salt | milk | none | 310 | 2 | 25 | 3.2
Meadow Cheese Bites | Eight wrapped cubes of processed cheese. | 160 g | lunch box | cheese, water, milk solids, salt | milk | none | 315 | 1.8 | 26 | 3.1
Meadow Pepper Spread | Cheese spread with black pepper. | 180 g | spoon soft | cheese, cream, milk solids, black pepper, salt | milk | mustard | 285 | 3 | 23 | 2.1
Meadow Soft Paneer | Soft paneer in a sealed pack. | 200 g | cook or grill | milk, citric acid | milk | none | 321 | 2.5 | 25 | 0.1
Meadow Plain Curd | Set curd of toned milk. | 400 g | clay pot set | toned milk, cultures | milk | none | 62 | 4.6 | 3.1 | 0.1
Meadow Table Butter | Table butter with salt. | 100 g | toast mate | butter, salt | milk | none | 722 | 0.5 | 80 | 2
Blue Hill Mango Lassi | Sweet yoghurt drink with mango. | 180 ml | orchard glass | toned milk, curd, sugar, mango pulp | milk |  | 88 | 13.5 | 2.2 | 0.1
Blue Hill Chocolate Shake | Thick milk shake with cocoa. | 180 ml | shake and sip | toned milk, sugar, cocoa, milk solids | milk | soya | 92 | 12.5 | 2.6 | 0.2
Blue Hill Cold Coffee | Milk drink with coffee. | 180 ml | chilled roast | toned milk, sugar, coffee | milk | none | 80 | 11 | 2.4 | 0.1
`,
  breads: `
Daily Brown Loaf | Sliced bread with wheat bran. | 400 g | bran crust | wheat flour, wheat bran, yeast, sugar, salt | wheat | milk;soya | 248 | 4.5 | 2.2 | 1
Daily Whole Wheat Loaf | Sliced bread of whole wheat. | 450 g | stone milled | whole wheat flour, yeast, sugar, salt | wheat | milk;soya | 243 | 4 | 2.4 | 1
Daily Milk Loaf | Soft sliced bread with milk. | 400 g | pillow slice | wheat flour, milk solids, sugar, yeast, salt | wheat;milk | soya | 262 | 6.5 | 2.6 | 0.9
Daily Multigrain Loaf | Sliced bread with seven grains. | 450 g | grain garden | wheat flour, oats, ragi, maize, linseed, sesame, soya | wheat;oats;soya;sesame | milk | 259 | 4.2 | 4.1 | 1.1
Village Milk Rusk | Twice baked toast with milk. | 300 g | twice golden | wheat flour, sugar, milk solids, yeast | wheat;milk | soya | 420 | 24 | 9 | 0.7
Village Cardamom Rusk | Twice baked toast with cardamom. | 300 g | dunk deep | wheat flour, sugar, palm oil, cardamom, yeast | wheat | milk | 425 | 25 | 9.5 | 0.7
Village Pav Buns | Six soft buns. | 250 g | pull apart | wheat flour, yeast, sugar, palm oil, salt | wheat |  | 272 | 6 | 3.2 | 
`,
} as const

/** Prefix 2 is for use inside a shop: these codes are on no pack that is sold. */
const CODE_PREFIX = '2700000'

/** The sample products of a brand, read as a product file would be. */
export function sampleProducts(brandName: string): NewProduct[] {
  const rows = Object.entries(sampleShelves)
    .flatMap(([section, table]) =>
      table
        .trim()
        .split('\n')
        .map((line) => ({ section, line })),
    )
    .map(({ section, line }, index) => readRow(cellsOf(brandName, section, line, index + 1), index + 1))
  return planImport(rows, []).add
}

function cellsOf(
  brandName: string,
  section: string,
  line: string,
  number: number,
): Map<ImportColumn, string> {
  const values = line.split('|').map((cell) => cell.trim())
  const cells = new Map<ImportColumn, string>(sampleColumns.map((column, at) => [column, values[at] ?? '']))
  const digits = CODE_PREFIX + String(number).padStart(5, '0')
  return cells
    .set('name', `${brandName} ${cells.get('name')}`)
    .set('description', `${cells.get('description')} Sample entry, not a real product.`)
    .set('barcode', `${digits}${checkDigit(digits)}`)
    .set('section', section)
}

function readRow(cells: Map<ImportColumn, string>, line: number) {
  const read = readImportRow({ line, cells })
  if ('row' in read) return read.row
  throw new Error(`sample product ${line}: ${read.faults[0]?.column} ${read.faults[0]?.reason}`)
}
