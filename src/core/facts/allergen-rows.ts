/** A substance's words; what is left out is empty. */
export interface SubstanceRow {
  /** Further words that ask for it. */
  asked?: readonly string[]
  /** All words of a record that are it, those that ask for it included. Of a word's singular and plural one will do. */
  is?: readonly string[]
  /** Words of a record that may or may not mean it: "nuts" when cashew was asked. */
  maybe?: readonly string[]
  /** Look-alikes that are something else: cocoa butter is no milk. */
  isNot?: readonly string[]
  /** True where a brand's empty allergen list speaks about it. */
  allergen?: boolean
}

/** Words that are written with a comma between them. */
export const listed = (words: string): readonly string[] => words.split(', ')

const TREE_NUTS = listed('nut, nuts, tree nut, tree nuts, mixed nuts, dry fruits')
const NUT_LIKE = listed(
  'betel nut, areca nut, kola nut, cola nut, tiger nut, coco nut, cocoa nut, dough nut, butter nut, nut meg, water chestnut, corn nut, soy nut, soya nut',
)
const GLUTEN = listed(
  'gluten, cereals containing gluten, cereal containing gluten, gluten containing cereals',
)
const ATTA = listed('whole wheat flour, wholewheat flour, whole wheat atta')
/** What Indian labels call refined flour is maida, and that is wheat. */
const MAIDA = listed('refined wheat flour, refined flour, plain flour, all purpose flour')
const SUJI = listed('sooji, rava, semolina')
const WHEAT = [
  ...listed('wheat, wheat flour, maida, atta, suji'),
  ...ATTA,
  ...MAIDA,
  ...SUJI,
  ...listed('durum, dalia, daliya, spelt, couscous, bulgur, bulghur, farina, freekeh, seitan'),
]
/** Mostly of wheat, and not always. */
const WHEAT_PERHAPS = listed(
  'flour, bread, bread crumbs, crumbs, rusk, noodles, pasta, macaroni, spaghetti, vermicelli, semiya, seviyan, malted milk, vegetable protein, textured protein, tvp, hvp',
)
const OTHER_FLOURS =
  'rice, corn, maize, buckwheat, buck wheat, gram, besan, chickpea, pea, lentil, dal, pulse, urad, moong, chana, soy, soya, soyabean, soybean, millet, ragi, jowar, bajra, sorghum, amaranth, rajgira, quinoa, tapioca, cassava, potato, banana, coconut, almond, cashew, peanut, arrowroot, sago, singhara, chestnut'
const WHEAT_LIKE = [
  ...listed(OTHER_FLOURS).map((grain) => `${grain} flour`),
  ...listed('rice, glass, corn, maize').flatMap((grain) =>
    listed('noodles, pasta, vermicelli, semolina').map((made) => `${grain} ${made}`),
  ),
  ...listed('buck wheat, rice rava, idli rava, bread fruit, flour treatment agent, flour improver'),
]
const NARROW_WHEAT = { isNot: WHEAT_LIKE, allergen: true }
const WIDE_WHEAT = [...listed('wheat, flour'), ...GLUTEN]

const MILK_MADE = listed('dairy, milk, milk solids, milk products')
const CHEESE = listed('cheddar, mozzarella, parmesan, gouda, feta, ricotta, mascarpone')
const BUTTER = listed('butterfat, butter fat, butter oil, makhan')
const MILK_LIKE = listed(
  'cocoa butter, peanut butter, almond butter, cashew butter, nut butter, shea butter, almond milk, cashew milk, coconut milk, coconut cream, oat milk, soy milk, soya milk, rice milk, cream of tartar, butter beans, butter nut, butter fruit, milk of magnesia',
)

const FISH = listed(
  'fish oil, fish sauce, anchovy, tuna, salmon, sardine, mackerel, cod, haddock, pollock, herring, trout, tilapia, basa, hilsa, rohu, catla, pomfret, surmai, bonito, halibut, eel, bombay duck, surimi, caviar, roe, isinglass',
)
const SHELLFISH = listed(
  'crustacean, crustaceans, prawn, prawns, shrimp, shrimps, crab, lobster, crayfish, langoustine, scampi, krill, mollusc, molluscs, mollusk, squid, calamari, octopus, cuttlefish, oyster, mussel, clam, scallop, cockle, whelk, abalone, snail',
)
const SHELLFISH_LIKE = listed('oyster mushroom, crab apple')

/** Made of soya, wheat, peas or something else; a record need not say. */
const SOYA_PERHAPS = listed('lecithin, vegetable protein, textured protein, tvp, hvp')

/** The families of the labelling law, each narrow kind pointing at the wider words that may mean it. */
export const allergenRows: Readonly<Record<string, SubstanceRow>> = {
  milk: {
    asked: listed('dairy, milk products, dairy products, lactose'),
    is: [
      ...MILK_MADE,
      ...listed(
        'lactose, butter, ghee, whey, cheese, cream, curd, dahi, yoghurt, yogurt, paneer, khoya, mawa',
      ),
      ...listed(
        'buttermilk, casein, caseinate, sodium caseinate, lactalbumin, lactoglobulin, milkfat, milk fat',
      ),
      ...listed('malai, chhena, chenna, shrikhand, rabri, rabdi, lassi, chaas, chhach, kheer, milkshake'),
      ...listed('kulfi, peda, kalakand, basundi, rasmalai, raita, kefir'),
      ...CHEESE,
      ...BUTTER,
    ],
    maybe: listed('custard, nougat, butterscotch, barfi, burfi, gulab jamun, rasgulla'),
    isNot: MILK_LIKE,
    allergen: true,
  },
  butter: { is: BUTTER, maybe: MILK_MADE, isNot: MILK_LIKE, allergen: true },
  cheese: { is: CHEESE, maybe: MILK_MADE, allergen: true },
  cream: { is: ['malai'], maybe: MILK_MADE, isNot: MILK_LIKE, allergen: true },
  ghee: { maybe: MILK_MADE, allergen: true },
  whey: { is: listed('lactalbumin, lactoglobulin'), maybe: MILK_MADE, allergen: true },
  gluten: {
    asked: listed('coeliac, coeliacs, celiac'),
    is: [
      ...GLUTEN,
      ...WHEAT,
      ...listed('barley, rye, oat, oats, malt, malt extract, malted, malted milk, triticale'),
    ],
    maybe: WHEAT_PERHAPS,
    isNot: WHEAT_LIKE,
    allergen: true,
  },
  wheat: {
    // Who must avoid one of these must avoid wheat; asked for by itself each has a row of its own below.
    asked: [...listed('atta, maida, suji'), ...MAIDA, ...SUJI],
    is: WHEAT,
    maybe: [...GLUTEN, ...WHEAT_PERHAPS],
    isNot: [...WHEAT_LIKE, ...listed('oat flour, barley flour, rye flour')],
    allergen: true,
  },
  'whole wheat': {
    asked: listed('whole wheat flour, wholewheat'),
    is: listed('wholewheat, whole wheat flour, wholewheat flour, atta'),
    maybe: listed('wheat, wheat flour'),
  },
  barley: {
    asked: listed('malt, malt extract'),
    is: listed('malt, malt extract, barley malt, malted, malted milk'),
    maybe: GLUTEN,
    allergen: true,
  },
  rye: { maybe: GLUTEN, allergen: true },
  oats: { asked: ['oat'], is: listed('oat, oatmeal, rolled oats'), maybe: GLUTEN, allergen: true },
  nuts: {
    asked: TREE_NUTS,
    is: [
      ...TREE_NUTS,
      ...listed(
        'mixed dry fruit, almond, almonds, badam, cashew, cashews, cashew nut, cashew nuts, cashewnut',
      ),
      ...listed('kaju, pistachio, pistachios, pista, walnut, walnuts, akhrot, hazelnut, hazelnuts'),
      ...listed('pecan, macadamia, brazil nut, chestnut, pine nut, chilgoza, chironji, charoli'),
      ...listed('peanut, peanuts, groundnut, groundnuts, marzipan, praline, gianduja'),
    ],
    maybe: ['nougat'],
    isNot: NUT_LIKE,
    allergen: true,
  },
  almond: {
    asked: listed('almonds, badam'),
    is: listed('almonds, badam, marzipan'),
    maybe: [...TREE_NUTS, 'nougat', 'praline'],
    isNot: NUT_LIKE,
    allergen: true,
  },
  cashew: {
    asked: listed('cashews, cashew nuts, kaju'),
    is: listed('cashew nut, cashewnut, cashewnuts'),
    maybe: TREE_NUTS,
    isNot: NUT_LIKE,
    allergen: true,
  },
  pistachio: {
    asked: listed('pistachios, pista'),
    maybe: TREE_NUTS,
    isNot: NUT_LIKE,
    allergen: true,
  },
  walnut: { asked: listed('walnuts, akhrot'), maybe: TREE_NUTS, isNot: NUT_LIKE, allergen: true },
  hazelnut: {
    asked: ['hazelnuts'],
    is: ['gianduja'],
    maybe: [...TREE_NUTS, 'praline'],
    isNot: NUT_LIKE,
    allergen: true,
  },
  peanut: {
    asked: listed('peanuts, groundnut, groundnuts, peanut butter'),
    is: listed('moongphali, mungfali, singdana, arachis, arachis oil, monkey nut'),
    maybe: [...TREE_NUTS, 'chikki'],
    isNot: NUT_LIKE,
    allergen: true,
  },
  egg: {
    asked: listed('eggs, anda'),
    is: listed('egg powder, albumen, albumin, ovalbumin, egg white, egg yolk, mayonnaise, meringue, eggnog'),
    maybe: listed('custard, nougat'),
    isNot: listed('egg plant, egg fruit, eggless mayonnaise, veg mayonnaise, vegan mayonnaise'),
    allergen: true,
  },
  soya: {
    asked: listed('soy, soybean, soybeans, soyabean'),
    is: listed(
      'soyabeans, soya bean, soy lecithin, soya lecithin, tofu, edamame, miso, tempeh, natto, shoyu, tamari',
    ),
    maybe: SOYA_PERHAPS,
    isNot: listed('sunflower lecithin, egg lecithin, rapeseed lecithin'),
    allergen: true,
  },
  sesame: {
    asked: ['til'],
    is: listed('sesame seeds, tahini, gingelly, gingelly oil, hummus'),
    maybe: listed('halva, halvah, gajak, revdi, chikki'),
    allergen: true,
  },
  mustard: { asked: ['sarson'], is: listed('mustard oil, rai'), allergen: true },
  celery: { is: ['celeriac'], allergen: true },
  lupin: { is: ['lupine'], allergen: true },
  fish: { is: FISH, maybe: listed('seafood, sea food'), allergen: true },
  shellfish: {
    asked: listed('crustaceans, molluscs, prawns, shrimp, crab'),
    is: [...SHELLFISH, ...listed('seafood, sea food')],
    isNot: SHELLFISH_LIKE,
    allergen: true,
  },
  sulphites: {
    asked: listed('sulphite, sulfite, sulfites'),
    is: listed('hydrogen sulphite, sodium metabisulphite'),
    allergen: true,
  },
}

/** Rarer kinds: they stand behind the families above, which some of their words ask for as well. */
export const kindRows: Readonly<Record<string, SubstanceRow>> = {
  atta: { is: ATTA, maybe: WIDE_WHEAT, ...NARROW_WHEAT },
  maida: { asked: MAIDA, maybe: WIDE_WHEAT, ...NARROW_WHEAT },
  suji: { asked: SUJI, maybe: WIDE_WHEAT, ...NARROW_WHEAT },
  pecan: {
    asked: listed('pecans, pecan nut, pecan nuts'),
    maybe: TREE_NUTS,
    isNot: NUT_LIKE,
    allergen: true,
  },
  macadamia: {
    asked: listed('macadamias, macadamia nut, macadamia nuts'),
    maybe: TREE_NUTS,
    isNot: NUT_LIKE,
    allergen: true,
  },
  'brazil nuts': { asked: ['brazil nut'], maybe: TREE_NUTS, isNot: NUT_LIKE, allergen: true },
  chestnut: { asked: ['chestnuts'], maybe: TREE_NUTS, isNot: NUT_LIKE, allergen: true },
  'pine nuts': {
    asked: listed('pine nut, chilgoza'),
    maybe: TREE_NUTS,
    isNot: NUT_LIKE,
    allergen: true,
  },
  seafood: {
    asked: ['sea food'],
    is: ['fish', ...FISH, 'shellfish', ...SHELLFISH],
    isNot: SHELLFISH_LIKE,
    allergen: true,
  },
}
