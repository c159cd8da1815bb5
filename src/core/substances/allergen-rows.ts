import {
  ALMOND,
  ALMOND_LIKE,
  BUTTER,
  CASHEW,
  CELERY,
  CELERY_PERHAPS,
  CHEESE,
  CREAM,
  EGG,
  EGG_LIKE,
  EGG_PERHAPS,
  FISH,
  FISH_PERHAPS,
  GHEE,
  HAZELNUT,
  MILK,
  MILK_LIKE,
  MILK_MADE,
  MILK_PERHAPS,
  MUSTARD,
  MUSTARD_PERHAPS,
  NO_PEANUTS,
  NUT_LIKE,
  NUTS_PERHAPS,
  NUTS_UNNAMED,
  PEANUT,
  PINE_NUT,
  PISTACHIO,
  SESAME,
  SESAME_PERHAPS,
  SHELLFISH,
  SHELLFISH_LIKE,
  SHELLFISH_PERHAPS,
  SOYA,
  SOYA_PERHAPS,
  SULPHITES,
  SULPHITES_PERHAPS,
  TREE_NUTS,
  WALNUT,
  WHEY,
} from './allergen-words.ts'
import { listed } from './foreign-names.ts'
import {
  ATTA,
  BAKED,
  BAKED_WITH_BUTTER,
  BARLEY,
  BARLEY_PERHAPS,
  BEER,
  BEER_LIKE,
  CAKES,
  GLUTEN,
  MAIDA,
  MALT_LIKE,
  NO_WHEAT,
  OATS,
  RYE,
  SUJI,
  WHEAT,
  WHEAT_LIKE,
  WHEAT_PERHAPS,
} from './grain-words.ts'

/** A substance's words; what is left out is empty. */
export interface SubstanceRow {
  /** Further words that ask for it. */
  asked?: readonly string[]
  /** All words of a record that are it, those that ask for it included. Of a word's singular and plural one will do. */
  is?: readonly string[]
  /** Words of a record that may or may not mean it: "nuts" when cashew was asked. */
  maybe?: readonly string[]
  /** What is made of it for the most part, and tells it among ingredients alone: a biscuit's own name says nothing new. */
  inside?: readonly string[]
  /** Look-alikes that are something else: cocoa butter is no milk. */
  isNot?: readonly string[]
  /** Of what may be meant, what a list leaves it out by: it is told beside "tree nuts", which are no peanuts. */
  besides?: readonly string[]
  /** True where a brand's empty allergen list speaks about it. */
  allergen?: boolean
}

const NARROW_WHEAT = { isNot: [...WHEAT_LIKE, ...NO_WHEAT], allergen: true }
const WIDE_WHEAT = [...listed('wheat, flour'), ...GLUTEN]
const ONE_NUT = { maybe: [...NUTS_UNNAMED, ...NUTS_PERHAPS], isNot: NUT_LIKE, allergen: true }

/** The families of the labelling law, each narrow kind pointing at the wider words that may mean it. */
export const allergenRows: Readonly<Record<string, SubstanceRow>> = {
  milk: {
    asked: listed('dairy, milk products, dairy products, lactose'),
    is: MILK,
    maybe: MILK_PERHAPS,
    inside: BAKED_WITH_BUTTER,
    isNot: MILK_LIKE,
    allergen: true,
  },
  butter: { is: BUTTER, maybe: [...MILK_MADE, 'benne'], isNot: MILK_LIKE, allergen: true },
  cheese: { is: CHEESE, maybe: MILK_MADE, isNot: MILK_LIKE, allergen: true },
  cream: { is: CREAM, maybe: [...MILK_MADE, 'creme'], isNot: MILK_LIKE, allergen: true },
  ghee: { is: GHEE, maybe: MILK_MADE, isNot: MILK_LIKE, allergen: true },
  whey: { is: WHEY, maybe: MILK_MADE, allergen: true },
  gluten: {
    asked: listed('coeliac, coeliacs, celiac, crossed grain'),
    is: [...GLUTEN, ...WHEAT, 'barley', ...BARLEY, ...BEER, 'rye', ...RYE, 'oats', ...OATS],
    maybe: [...WHEAT_PERHAPS, ...BARLEY_PERHAPS, 'porridge'],
    inside: BAKED,
    isNot: [...WHEAT_LIKE, ...BEER_LIKE, ...MALT_LIKE],
    allergen: true,
  },
  wheat: {
    // Who must avoid one of these must avoid wheat; asked for by itself each has a row of its own below.
    asked: [...listed('atta, maida, suji'), ...MAIDA, ...SUJI],
    is: WHEAT,
    maybe: [...GLUTEN, ...WHEAT_PERHAPS, ...BEER, ...listed('horlicks, gochujang')],
    inside: BAKED,
    isNot: [...WHEAT_LIKE, ...BEER_LIKE, ...NO_WHEAT],
    allergen: true,
  },
  'whole wheat': {
    asked: listed('whole wheat flour, wholewheat'),
    is: listed('wholewheat, whole wheat flour, wholewheat flour, atta, graham, graham flour'),
    maybe: listed('wheat, wheat flour'),
    isNot: WHEAT_LIKE,
  },
  barley: {
    asked: listed('malt, malt extract'),
    is: BARLEY,
    maybe: [...GLUTEN, ...BARLEY_PERHAPS],
    isNot: [...BEER_LIKE, ...MALT_LIKE],
    allergen: true,
  },
  rye: { is: RYE, maybe: [...GLUTEN, 'triticale'], allergen: true },
  oats: {
    asked: ['oat'],
    is: OATS,
    maybe: [...GLUTEN, ...listed('muesli, granola, porridge')],
    allergen: true,
  },
  nuts: {
    asked: TREE_NUTS,
    is: [
      ...NUTS_UNNAMED,
      ...listed('almond, cashew, pistachio, walnut, hazelnut, peanut'),
      ...listed('almonds, cashews, kaju, pistachios, pista, walnuts, akhrot, hazelnuts, peanuts'),
      ...listed('groundnut, groundnuts, praline, pecan, macadamia, brazil nut, chestnut, chironji, charoli'),
      ...[...ALMOND, ...CASHEW, ...PISTACHIO, ...WALNUT, ...HAZELNUT, ...PINE_NUT, ...PEANUT],
      ...listed('carya illinoinensis, bertholletia excelsa'),
    ],
    maybe: [...NUTS_PERHAPS, 'amaretto'],
    isNot: NUT_LIKE,
    allergen: true,
  },
  almond: {
    asked: listed('almonds, badam'),
    is: ALMOND,
    maybe: [...ONE_NUT.maybe, 'praline', 'amaretto'],
    isNot: ALMOND_LIKE,
    allergen: true,
  },
  cashew: { asked: listed('cashews, cashew nuts, kaju'), is: CASHEW, ...ONE_NUT },
  pistachio: { asked: listed('pistachios, pista'), is: PISTACHIO, ...ONE_NUT },
  walnut: { asked: listed('walnuts, akhrot'), is: WALNUT, ...ONE_NUT },
  hazelnut: {
    asked: ['hazelnuts'],
    is: HAZELNUT,
    maybe: [...ONE_NUT.maybe, 'praline'],
    isNot: NUT_LIKE,
    allergen: true,
  },
  peanut: {
    asked: listed('peanuts, groundnut, groundnuts, peanut butter, cheena badam, china badam'),
    is: PEANUT,
    ...ONE_NUT,
    besides: NO_PEANUTS,
  },
  egg: {
    asked: listed('eggs, anda'),
    is: EGG,
    maybe: EGG_PERHAPS,
    inside: CAKES,
    isNot: EGG_LIKE,
    allergen: true,
  },
  soya: {
    asked: listed('soy, soybean, soybeans, soyabean'),
    is: SOYA,
    maybe: SOYA_PERHAPS,
    isNot: listed('sunflower lecithin, egg lecithin, rapeseed lecithin'),
    allergen: true,
  },
  sesame: { asked: ['til'], is: SESAME, maybe: SESAME_PERHAPS, allergen: true },
  mustard: { asked: ['sarson'], is: MUSTARD, maybe: MUSTARD_PERHAPS, allergen: true },
  celery: { is: CELERY, maybe: CELERY_PERHAPS, allergen: true },
  lupin: { is: listed('lupine, lupini'), allergen: true },
  fish: { is: FISH, maybe: FISH_PERHAPS, allergen: true },
  shellfish: {
    asked: listed('crustaceans, molluscs, prawns, shrimp, crab'),
    is: [...SHELLFISH, ...listed('seafood, sea food')],
    maybe: SHELLFISH_PERHAPS,
    isNot: SHELLFISH_LIKE,
    allergen: true,
  },
  sulphites: {
    asked: listed('sulphite, sulfite, sulfites'),
    is: SULPHITES,
    maybe: SULPHITES_PERHAPS,
    allergen: true,
  },
}

/** Rarer kinds: they stand behind the families above, which some of their words ask for as well. */
export const kindRows: Readonly<Record<string, SubstanceRow>> = {
  atta: { is: [...ATTA, 'aata', 'aatta'], maybe: WIDE_WHEAT, ...NARROW_WHEAT },
  maida: { asked: MAIDA, is: ['maidah'], maybe: WIDE_WHEAT, ...NARROW_WHEAT },
  suji: { asked: SUJI, is: listed('soojee, rawa'), maybe: WIDE_WHEAT, ...NARROW_WHEAT },
  pecan: { asked: listed('pecans, pecan nut, pecan nuts'), is: ['carya illinoinensis'], ...ONE_NUT },
  macadamia: {
    asked: listed('macadamias, macadamia nut, macadamia nuts'),
    is: ['queensland nut'],
    ...ONE_NUT,
  },
  'brazil nuts': { asked: ['brazil nut'], is: ['bertholletia excelsa'], ...ONE_NUT },
  chestnut: { asked: ['chestnuts'], ...ONE_NUT },
  'pine nuts': { asked: listed('pine nut, chilgoza'), is: PINE_NUT, ...ONE_NUT },
  seafood: {
    asked: ['sea food'],
    is: ['fish', ...FISH, 'shellfish', ...SHELLFISH],
    maybe: [...FISH_PERHAPS, ...SHELLFISH_PERHAPS].filter((word) => !/sea ?food|surimi|kamaboko/.test(word)),
    isNot: SHELLFISH_LIKE,
    allergen: true,
  },
}
