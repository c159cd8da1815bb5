import { describe, expect, it } from 'vitest'
import { type ImportColumn, importColumn, readImportRow } from './product-file.ts'

const read = (cells: Partial<Record<ImportColumn, string>>) => {
  const all = { name: 'Plain Biscuits', description: 'Plain.', ...cells }
  return readImportRow({ line: 2, cells: new Map(Object.entries(all) as [ImportColumn, string][]) })
}

const rowOf = (cells: Partial<Record<ImportColumn, string>>) => {
  const result = read(cells)
  if ('faults' in result) throw new Error(result.faults[0]?.reason)
  return result.row
}

describe('headers', () => {
  it.each([
    ['name', 'name'],
    ['SKU Name', 'name'],
    ['Description', 'description'],
    [' Allergens Contain ', 'allergens_contain'],
    ['ENERGY-KCAL', 'energy_kcal'],
    ['price', undefined],
    ['', undefined],
  ])('%s is %s', (header, column) => {
    expect(importColumn(header)).toBe(column)
  })
})

describe('cells', () => {
  it('that are not in the file are absent, those that are empty unknown', () => {
    expect(rowOf({})).toEqual({ line: 2, name: 'Plain Biscuits', description: 'Plain.', nutrition: {} })
    expect(
      rowOf({ id: '', allergens_contain: '', ingredients: ' ', sugar_g: '', section: '', barcode: '' }),
    ).toEqual({
      line: 2,
      name: 'Plain Biscuits',
      description: 'Plain.',
      allergensContain: null,
      ingredients: null,
      section: null,
      barcodes: [],
      nutrition: { sugarG: null },
    })
  })

  it.each([
    [{ allergens_contain: 'none' }, { allergensContain: [] }],
    [{ allergens_contain: ' None ' }, { allergensContain: [] }],
    [{ allergens_may_contain: 'milk; soya ;milk;' }, { allergensMayContain: ['milk', 'soya'] }],
    [{ barcode: '4006381333931; 73513537' }, { barcodes: ['4006381333931', '73513537'] }],
    [{ energy_kcal: '0', salt_g: '1.25' }, { nutrition: { energyKcal: 0, saltG: 1.25 } }],
    [{ section: ' Biscuits  and Snacks ' }, { section: 'biscuits and snacks' }],
    [{ section: 'X' }, { section: 'x' }],
    [
      { origin: ' India', storage: '', serving_g: '30', fibre_g: '0.5' },
      { origin: 'India', storage: null, servingG: 30, nutrition: { fibreG: 0.5 } },
    ],
    [{ name: 'Cafe\u0301\n  Biscuits' }, { name: 'Café Biscuits' }],
    [{ id: 'p-01.a_2' }, { id: 'p-01.a_2' }],
    [{ pack_words: 'rich butter;kaju' }, { packWords: ['rich butter', 'kaju'] }],
  ])('%j read as %j', (cells, expected) => {
    expect(rowOf(cells)).toMatchObject(expected)
  })

  it.each([
    [{ name: '' }, 'name', 'is missing'],
    [{ name: '   ' }, 'name', 'is missing'],
    [{ name: 'x' }, 'name', 'has 1 characters, not 2 to 50'],
    [{ name: 'x'.repeat(51) }, 'name', 'has 51 characters, not 2 to 50'],
    [{ name: 'bell \u0007 ring' }, 'name', 'holds a control character'],
    [{ description: '' }, 'description', 'is missing'],
    [{ barcode: '4006381333932' }, 'barcode', '4006381333932: the check digit is wrong: it should be 1'],
    [{ barcode: '4.00638E+12' }, 'barcode', '4.00638E+12: a barcode has digits only'],
    [{ sugar_g: 'lots' }, 'sugar_g', '"lots" is not a number: write it like 12.5'],
    [{ sugar_g: '12,5' }, 'sugar_g', '"12,5" is not a number: write it like 12.5'],
    [{ sugar_g: '-1' }, 'sugar_g', '"-1" is not a number: write it like 12.5'],
    [{ sugar_g: '=1+1' }, 'sugar_g', '"=1+1" is not a number: write it like 12.5'],
    [{ serving_g: '2001' }, 'serving_g', '2001 is more than 2000'],
    [{ fat_g: '101' }, 'fat_g', '101 is more than 100, the most there can be in 100 g'],
    [{ energy_kcal: '2078' }, 'energy_kcal', '2078 is more than 900, the most there can be in 100 g'],
    [{ allergens_contain: 'none;milk' }, 'allergens_contain', 'says "none" beside an allergen'],
    [{ id: 'a b' }, 'id', 'an id has letters, digits, dots, dashes and underscores only'],
    [{ id: 'x'.repeat(65) }, 'id', 'an id has letters, digits, dots, dashes and underscores only'],
  ])('%j is refused', (cells, column, reason) => {
    expect(read(cells)).toEqual({ faults: [{ line: 2, column, reason }] })
  })

  it.each(['nil', 'gluten free', 'may contain milk', 'no milk'])('%s is no allergen', (entry) => {
    const column = 'allergens_may_contain'
    const reason = `"${entry}" names no allergen: write each by its name alone, like milk`
    expect(read({ [column]: `nuts;${entry}` })).toEqual({ faults: [{ line: 2, column, reason }] })
  })

  it('are all named at once', () => {
    expect(read({ name: '', sugar_g: 'x', barcode: '1' })).toMatchObject({
      faults: [{ column: 'name' }, { column: 'barcode' }, { column: 'sugar_g' }],
    })
  })
})
