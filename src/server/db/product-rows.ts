import * as z from 'zod/mini'
import type { StaffProduct } from '../../core/contract/console/products.ts'
import type { NewProduct, Product } from '../../core/contract/product.ts'
import type { ProductTable } from './schema.ts'

const textList = z.array(z.string())
const readList = (json: string): string[] => textList.parse(JSON.parse(json))
const readListOrNull = (json: string | null) => (json === null ? null : readList(json))
const writeList = (list: readonly string[] | null) => (list === null ? null : JSON.stringify(list))

export function productOfRow(row: ProductTable, barcodes: readonly string[]): Product {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    barcodes: [...barcodes],
    allergensContain: readListOrNull(row.allergens_contain),
    allergensMayContain: readListOrNull(row.allergens_may_contain),
    ingredients: row.ingredients,
    nutrition: { energyKcal: row.energy_kcal, sugarG: row.sugar_g, fatG: row.fat_g, saltG: row.salt_g },
    netWeight: row.net_weight,
    packWords: readList(row.pack_words),
    section: row.section,
  }
}

export function staffProductOfRow(row: ProductTable, barcodes: readonly string[]): StaffProduct {
  return { ...productOfRow(row, barcodes), updatedAt: row.updated_at }
}

export function rowOfProduct(product: NewProduct): Omit<ProductTable, 'id' | 'ordinal' | 'updated_at'> {
  return {
    name: product.name,
    description: product.description,
    allergens_contain: writeList(product.allergensContain),
    allergens_may_contain: writeList(product.allergensMayContain),
    ingredients: product.ingredients,
    energy_kcal: product.nutrition.energyKcal,
    sugar_g: product.nutrition.sugarG,
    fat_g: product.nutrition.fatG,
    salt_g: product.nutrition.saltG,
    net_weight: product.netWeight,
    pack_words: JSON.stringify(product.packWords),
    section: product.section,
  }
}
