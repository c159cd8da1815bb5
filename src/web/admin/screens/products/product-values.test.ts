import { describe, expect, it } from 'vitest'
import { newProductBodySchema } from '../../../../core/contract/console/products.ts'
import { nothingKnown, type Product } from '../../../../core/contract/product.ts'
import { emptyProduct, fieldOf, inputOf, readAllergens, valuesOf, writeAllergens } from './product-values.ts'

const product: Product = {
  id: '7',
  name: 'Oat Crunch',
  description: 'Oat biscuits',
  barcodes: ['40170725', '036000291452'],
  allergensContain: ['oats', 'milk'],
  allergensMayContain: [],
  ingredients: 'Oats, sugar',
  nutrition: { energyKcal: 480, sugarG: 22.5, fatG: null, saltG: 0, fibreG: 3.5 },
  netWeight: '200 g',
  packWords: ['crunchy, with oats', 'rich'],
  section: 'biscuits and snacks',
  origin: 'India',
  storage: 'Keep dry. Once open, keep it shut',
  servingG: 25,
  checkedOn: '2025-03-31',
  nameHi: 'ओट क्रंच',
  descriptionHi: null,
  ingredientsHi: 'ओट्स, चीनी',
}

it('keeps a product through the form', () => {
  const { id: _, ...facts } = product
  expect(newProductBodySchema.parse(inputOf(valuesOf(product)))).toEqual(facts)
})

it.each([
  ['packWords', ' rich butter \n\ncrisp, thin; new', ['rich butter', 'crisp, thin', 'new']],
  ['barcodes', '40170725, 036000291452;4006381333931', ['40170725', '036000291452', '4006381333931']],
] as const)('%s are split: %j', (field, text, list) =>
  expect(inputOf({ ...emptyProduct, [field]: text })[field]).toEqual(list),
)

it('keeps an unknown product unknown', () => {
  const parsed = newProductBodySchema.parse(
    inputOf({ ...emptyProduct, name: 'Oat', description: 'Biscuits' }),
  )
  expect(parsed).toEqual({
    name: 'Oat',
    description: 'Biscuits',
    ...nothingKnown,
  })
})

describe('allergens', () => {
  it.each([
    ['', 'unknown'],
    ['none', 'none'],
    ['wheat;milk', ['wheat', 'milk']],
  ] as const)('%j', (value, allergens) => {
    expect(readAllergens(value)).toEqual(allergens)
    expect(writeAllergens(allergens)).toBe(value)
  })
})

describe('figures', () => {
  it.each([
    ['12,5', 12.5],
    ['1,000', 1000],
    ['2,100.5', 2100.5],
    [' 0 ', 0],
    ['', null],
    ['much', 'much'],
    ['-1', '-1'],
    ['Infinity', 'Infinity'],
  ])('%j is read as %j', (text, figure) =>
    expect(inputOf({ ...emptyProduct, sugarG: text }).nutrition.sugarG).toBe(figure),
  )
})

it.each([
  ['name', 'name'],
  ['barcodes.1', 'barcodes'],
  ['nutrition.saltG', 'saltG'],
  ['nutrition', 'nutrition'],
])('a fault at %s is shown at %s', (path, field) => expect(fieldOf(path)).toBe(field))
