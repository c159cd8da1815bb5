/**
 * What a shopper may ask for by name, and which words of a record are it. Knowing that maida is wheat and that ghee
 * is milk is what keeps "does it contain milk" from being answered by spelling alone. Sources of the families:
 * FSSAI labelling rules 2020, schedule of allergens (gluten cereals, crustaceans, milk, egg, fish, peanuts and tree
 * nuts, soybeans, sulphite), with the Indian kitchen words for them.
 */
export interface Substance {
  /** How it is named in a sentence. */
  spoken: string
  /** Further words that ask for it. */
  asked: readonly string[]
  /** Further words of a record that are it. Plural and singular both stand here: nothing is guessed. */
  is: readonly string[]
  /** Words of a record that may or may not mean it: "nuts" when cashew was asked. */
  maybe: readonly string[]
  /** Look-alikes that are something else: cocoa butter is no milk. */
  isNot: readonly string[]
  /** True where a brand's empty allergen list speaks about it. */
  allergen: boolean
}

type Row = Partial<Omit<Substance, 'spoken'>>

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

const rows: Record<string, Row> = {
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
  barley: { is: ['malt', 'malt extract', 'barley malt'], maybe: GLUTEN, allergen: true },
  rye: { maybe: GLUTEN, allergen: true },
  oats: { asked: ['oat'], is: ['oat', 'oatmeal', 'rolled oats'], maybe: GLUTEN, allergen: true },
  nuts: {
    asked: [...TREE_NUTS, 'peanuts or nuts'],
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
    asked: ['peanuts', 'groundnut', 'groundnuts'],
    is: ['peanuts', 'groundnut', 'groundnuts'],
    maybe: TREE_NUTS,
    allergen: true,
  },
  egg: {
    asked: ['eggs', 'anda'],
    is: ['eggs', 'egg powder', 'albumen', 'egg white', 'egg yolk'],
    allergen: true,
  },
  soya: {
    asked: ['soy', 'soybean', 'soyabean'],
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
    asked: ['prawns', 'shrimp', 'crab', 'seafood'],
    is: ['crustacean', 'crustaceans', 'prawn', 'prawns', 'shrimp', 'shrimps', 'crab', 'mollusc', 'molluscs'],
    allergen: true,
  },
  sulphites: {
    asked: ['sulphite', 'sulfite', 'sulfites'],
    is: ['sulphite', 'sulfite', 'sulfites', 'sulphur dioxide', 'sulfur dioxide', 'metabisulphite'],
    allergen: true,
  },
  'palm oil': {
    asked: ['palm', 'palmolein'],
    is: ['palm', 'palmolein', 'palm olein', 'palm kernel', 'palm fat'],
    maybe: ['vegetable oil', 'edible vegetable oil', 'vegetable fat', 'edible vegetable fat'],
  },
  oil: { is: ['oils', 'palmolein', 'vegetable oil', 'vegetable fat'] },
  chocolate: { asked: ['choco', 'cocoa'], is: ['choco', 'cocoa', 'cacao', 'chocolates'] },
  honey: {},
  gelatine: { asked: ['gelatin'], is: ['gelatin'] },
  alcohol: { is: ['rum', 'brandy', 'wine', 'ethanol'] },
  coffee: { asked: ['caffeine'], is: ['caffeine'], maybe: ['tea', 'cocoa'] },
  yeast: {},
  coconut: { is: ['desiccated coconut'] },
  raisins: { asked: ['raisin', 'kishmish'], is: ['raisin', 'kishmish', 'sultanas'] },
  fruit: {
    asked: ['fruits'],
    is: ['fruits', 'tutti frutti', 'raisins', 'cherry', 'strawberry', 'orange', 'mango'],
  },
  dates: { asked: ['date syrup', 'date paste', 'khajur'], is: ['khajur', 'date paste', 'date syrup'] },
  rice: {},
  maize: { asked: ['corn'], is: ['corn', 'corn starch', 'cornflour', 'corn flour', 'maize starch'] },
  ragi: { asked: ['millet', 'millets'], is: ['millet', 'millets', 'finger millet', 'jowar', 'bajra'] },
  jaggery: { asked: ['gur'], is: ['gur'] },
  onion: {},
  garlic: {},
  vanilla: {},
  cinnamon: {},
  cumin: { asked: ['jeera'], is: ['jeera'] },
  ajwain: { is: ['carom'] },
  fibre: { asked: ['fiber', 'dietary fibre'], is: ['fiber', 'bran'] },
  cholesterol: {},
  sodium: {},
  calcium: {},
  iron: {},
  vitamins: { asked: ['vitamin'], is: ['vitamin'] },
  'trans fat': { asked: ['trans fats'], is: ['trans fats', 'hydrogenated'] },
  'saturated fat': { asked: ['saturated fats'] },
  'artificial colours': {
    asked: [
      'colour',
      'colours',
      'color',
      'colors',
      'artificial colour',
      'artificial color',
      'food colour',
      'added colour',
    ],
    is: ['colour', 'colours', 'color', 'colors'],
  },
  'artificial flavours': {
    asked: ['artificial flavour', 'artificial flavor', 'artificial flavors', 'added flavours'],
    is: ['artificial flavour', 'flavouring', 'flavourings', 'artificial flavouring', 'flavouring substances'],
  },
  preservatives: { asked: ['preservative'], is: ['preservative'] },
  'artificial sweetener': {
    asked: ['sweetener', 'sweeteners', 'artificial sweeteners'],
    is: [
      'sweetener',
      'sweeteners',
      'sucralose',
      'aspartame',
      'stevia',
      'maltitol',
      'sorbitol',
      'acesulfame',
      'saccharin',
    ],
  },
}

/** Every substance known by name. */
export const substances: readonly Substance[] = Object.entries(rows).map(([spoken, row]) => ({
  spoken,
  asked: row.asked ?? [],
  is: [spoken, ...(row.is ?? [])],
  maybe: row.maybe ?? [],
  isNot: row.isNot ?? [],
  allergen: row.allergen ?? false,
}))

const byAskedWord = new Map<string, Substance>()
for (const substance of substances) {
  for (const word of [substance.spoken, ...substance.asked]) {
    if (!byAskedWord.has(word)) byAskedWord.set(word, substance)
  }
}

/** The words that ask for a known substance, longest first. */
export const askedWords: readonly string[] = [...byAskedWord.keys()].sort((a, b) => b.length - a.length)

/** The substance that plain words ask for; what is not known by name is looked for by spelling alone. */
export function substanceAsked(words: string): Substance {
  return (
    byAskedWord.get(words) ?? { spoken: words, asked: [], is: [words], maybe: [], isNot: [], allergen: false }
  )
}
