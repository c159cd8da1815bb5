import type { Compared } from '../meaning.ts'

/** By what somebody wants two products to be compared; the first that stands in the sentence counts. */
export const comparedWords: readonly (readonly [RegExp, Compared])[] = [
  [/\b(?:dates?|expir\w+|fresh|fresher|freshest|newer|older|best before|use by)\b/, 'useBy'],
  [/\b(?:cheap|cheaper|cheapest|costly|costlier|costliest|expensive|pric\w+|costs?|rupees|mrp)\b/, 'price'],
  [/\b(?:sugar|sugars|sweet|sweeter)\b/, 'sugarG'],
  [/\b(?:salt|salty|saltier|sodium)\b/, 'saltG'],
  [/\b(?:fat|fatty|fattier)\b/, 'fatG'],
  [/\b(?:energy|calories|calorie|kcal)\b/, 'energyKcal'],
  [/\b(?:weight|heavy|heavier|lighter|weighs|grams|bigger|smaller|larger)\b/, 'netWeight'],
]
