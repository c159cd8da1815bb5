/** What a product's texts, lists and figures may hold, from a form as from a file. Lengths are in characters. */
export const productLength = {
  id: [1, 64],
  name: [2, 50],
  description: [2, 500],
  ingredients: [1, 2000],
  net_weight: [1, 40],
} as const

export const listLimits = { items: 40, itemLength: 60 } as const

/** Nothing weighs more than itself, and pure fat has 900 kcal: a higher figure is in another unit. */
export const mostPer100G = { energy_kcal: 900, sugar_g: 100, fat_g: 100, salt_g: 100 } as const

/** A figure as files hold it: more decimals than these would not come back as they went. */
export const FIGURE = /^\d{1,6}(\.\d{1,6})?$/
