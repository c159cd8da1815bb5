/** A substance's words; what is left out is empty. */
export interface SubstanceRow {
  /** Further words that ask for it. */
  asked?: readonly string[]
  /** All words of a record that are it, those that ask for it included; plurals stand here too, nothing is guessed. */
  is?: readonly string[]
  /** Words of a record that may or may not mean it: "nuts" when cashew was asked. */
  maybe?: readonly string[]
  /** Look-alikes that are something else: cocoa butter is no milk. */
  isNot?: readonly string[]
  /** True where a brand's empty allergen list speaks about it. */
  allergen?: boolean
}

const TREE_NUTS = ['nut', 'nuts', 'tree nut', 'tree nuts', 'mixed nuts', 'dry fruits']
const GLUTEN = [
  'gluten',
  'cereals containing gluten',
  'cereal containing gluten',
  'gluten containing cereals',
]
const WHEAT = [
  'wheat',
  'wheat flour',
  'maida',
  'atta',
  'suji',
  'sooji',
  'rava',
  'semolina',
  'durum',
  'dalia',
  'spelt',
]
const MILK_MADE = ['dairy', 'milk', 'milk solids', 'milk products']
const MILK_LIKE = [
  'cocoa butter',
  'peanut butter',
  'shea butter',
  'almond milk',
  'coconut milk',
  'coconut cream',
  'oat milk',
  'soy milk',
  'soya milk',
  'rice milk',
  'cream of tartar',
  'butter beans',
  'milk of magnesia',
]

/** The families of the labelling law, each narrow kind pointing at the wider words that may mean it. */
export const allergenRows: Readonly<Record<string, SubstanceRow>> = {
  milk: {
    asked: ['dairy', 'milk products', 'dairy products', 'lactose'],
    is: [
      ...MILK_MADE,
      'lactose',
      'butter',
      'ghee',
      'whey',
      'cheese',
      'cream',
      'curd',
      'dahi',
      'yoghurt',
      'yogurt',
      'paneer',
      'khoya',
      'mawa',
      'buttermilk',
      'casein',
      'caseinate',
      'sodium caseinate',
    ],
    isNot: MILK_LIKE,
    allergen: true,
  },
  butter: { maybe: MILK_MADE, isNot: MILK_LIKE, allergen: true },
  cheese: { maybe: MILK_MADE, allergen: true },
  cream: { maybe: MILK_MADE, isNot: MILK_LIKE, allergen: true },
  ghee: { maybe: MILK_MADE, allergen: true },
  whey: { maybe: MILK_MADE, allergen: true },
  gluten: {
    asked: ['coeliac', 'coeliacs', 'celiac'],
    is: [...GLUTEN, ...WHEAT, 'barley', 'rye', 'oat', 'oats', 'malt', 'malt extract', 'seitan', 'triticale'],
    isNot: ['buck wheat'],
    allergen: true,
  },
  wheat: {
    asked: ['maida', 'atta', 'suji', 'sooji', 'rava'],
    is: WHEAT,
    maybe: GLUTEN,
    isNot: ['buck wheat'],
    allergen: true,
  },
  'whole wheat': {
    asked: ['whole wheat flour', 'wholewheat'],
    is: ['wholewheat', 'whole wheat flour', 'wholewheat flour', 'atta'],
    maybe: ['wheat', 'wheat flour'],
  },
  barley: {
    asked: ['malt', 'malt extract'],
    is: ['malt', 'malt extract', 'barley malt'],
    maybe: GLUTEN,
    allergen: true,
  },
  rye: { maybe: GLUTEN, allergen: true },
  oats: { asked: ['oat'], is: ['oat', 'oatmeal', 'rolled oats'], maybe: GLUTEN, allergen: true },
  nuts: {
    asked: TREE_NUTS,
    is: [
      ...TREE_NUTS,
      'almond',
      'almonds',
      'badam',
      'cashew',
      'cashews',
      'cashew nut',
      'cashew nuts',
      'cashewnut',
      'cashewnuts',
      'kaju',
      'pistachio',
      'pistachios',
      'pista',
      'walnut',
      'walnuts',
      'akhrot',
      'hazelnut',
      'hazelnuts',
      'pecan',
      'pecans',
      'macadamia',
      'peanut',
      'peanuts',
      'groundnut',
      'groundnuts',
      'marzipan',
      'praline',
    ],
    allergen: true,
  },
  almond: {
    asked: ['almonds', 'badam'],
    is: ['almonds', 'badam', 'marzipan'],
    maybe: TREE_NUTS,
    allergen: true,
  },
  cashew: {
    asked: ['cashews', 'cashew nuts', 'kaju'],
    is: ['cashews', 'cashew nut', 'cashew nuts', 'cashewnut', 'cashewnuts', 'kaju'],
    maybe: TREE_NUTS,
    allergen: true,
  },
  pistachio: {
    asked: ['pistachios', 'pista'],
    is: ['pistachios', 'pista'],
    maybe: TREE_NUTS,
    allergen: true,
  },
  walnut: { asked: ['walnuts', 'akhrot'], is: ['walnuts', 'akhrot'], maybe: TREE_NUTS, allergen: true },
  hazelnut: { asked: ['hazelnuts'], is: ['hazelnuts'], maybe: TREE_NUTS, allergen: true },
  peanut: {
    asked: ['peanuts', 'groundnut', 'groundnuts', 'peanut butter'],
    is: ['peanuts', 'groundnut', 'groundnuts', 'moongphali', 'mungfali', 'singdana'],
    maybe: TREE_NUTS,
    allergen: true,
  },
  egg: {
    asked: ['eggs', 'anda'],
    is: ['eggs', 'egg powder', 'albumen', 'egg white', 'egg yolk'],
    allergen: true,
  },
  soya: {
    asked: ['soy', 'soybean', 'soybeans', 'soyabean'],
    is: [
      'soy',
      'soybean',
      'soybeans',
      'soyabean',
      'soyabeans',
      'soya bean',
      'soy lecithin',
      'soya lecithin',
      'tofu',
    ],
    maybe: ['lecithin'],
    allergen: true,
  },
  sesame: { asked: ['til'], is: ['til', 'sesame seeds', 'tahini'], allergen: true },
  mustard: { asked: ['sarson'], is: ['mustard oil', 'sarson'], allergen: true },
  celery: { allergen: true },
  lupin: { allergen: true },
  fish: { is: ['anchovy', 'fish oil'], allergen: true },
  shellfish: {
    asked: ['crustaceans', 'prawns', 'shrimp', 'crab', 'seafood'],
    is: ['crustacean', 'crustaceans', 'prawn', 'prawns', 'shrimp', 'shrimps', 'crab', 'mollusc', 'molluscs'],
    allergen: true,
  },
  sulphites: {
    asked: ['sulphite', 'sulfite', 'sulfites'],
    is: ['sulphite', 'sulfite', 'sulfites', 'sulphur dioxide', 'sulfur dioxide', 'metabisulphite'],
    allergen: true,
  },
}
