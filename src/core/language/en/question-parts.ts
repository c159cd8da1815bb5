import { oneOf } from '../forms.ts'

export const MAKE =
  '(?:made|make|makes|making|manufactur\\w+|produc(?:e|es|ed|ing)|bak(?:e|es|ed|ing)|prepar(?:e|es|ed|ing))'

const PACK = '(?:packed|packing|packs?|packaged)'

export const CREATE = `(?:${MAKE}|${PACK})`

export const FIGURE =
  '(?:sugars?|fats?|salt|sodium|protein|fibre|fiber|energy|calories|carbs|everything|each|nutrition)'
export const PIECE = oneOf(
  'biscuits?|cookies?|pieces?|pcs|slices?|buns?|rusks?|cubes?|sticks?|pavs?|rotis?|wafers?|crackers?',
  'cakes?',
  '(?:small |little |mini |inner )?(?:packs|packets|pouches|sachets|units|items|bars|rolls)',
)
