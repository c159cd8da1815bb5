import { allergenRows, type SubstanceRow } from './allergen-rows.ts'
import { HERBS_UNNAMED, SPICES_UNNAMED } from './allergen-words.ts'
import { listed } from './foreign-names.ts'

/**
 * What else may be in food and is asked for now and then: "mango | aam, aamras" is asked for and found by each of its
 * names. A record that names only the family ("spices") may mean any of its members.
 */
interface FoodFamily {
  maybe: string
  /** What holds a name of the family and is of another. */
  isNot?: string
  foods: string
}

const families: readonly FoodFamily[] = [
  {
    maybe: 'fruit, fruits, mixed fruit, mixed fruits, fruit pulp, fruit powder, tutti frutti, dried fruit',
    foods: `mango | aam, aamras, amchur, dry mango; banana | kela, plantain; strawberry; apple | seb; orange | orange peel, santra, narangi, mandarin;
      lemon | lemon peel, nimbu, citron; lime; pineapple | ananas; papaya | papita; grape | grape juice, angoor; grapefruit; pomegranate | anar, anardana;
      guava | amrood; jackfruit | kathal; kiwi; litchi | lychee; cherry | glace cherry, karonda; blueberry; raspberry; blackberry; cranberry; blackcurrant | currant;
      gooseberry | amla; peach | aadu; apricot | khubani; plum | prune; pear | nashpati; watermelon | tarbooj; muskmelon | melon, kharbuja; sapota | chikoo, chiku;
      fig | anjeer; custard apple | sitaphal; passion fruit; tamarind | imli; jamun; mulberry; avocado; tutti frutti; mixed fruit; fruit pulp | pulp`,
  },
  {
    maybe: 'citrus, citrus fruit, citrus peel, citrus fibre, fruit, fruits',
    foods: 'citrus | citrus fruit, citrus peel',
  },
  {
    maybe: [...SPICES_UNNAMED, ...HERBS_UNNAMED].join(', '),
    foods: `turmeric | haldi; chilli | chili, chilly, red chilli, green chilli, mirch, mirchi, paprika, capsicum extract; coriander | dhania, cilantro, coriander seed, coriander leaves;
      clove | laung, lavang; fennel | saunf, variyali; fenugreek | methi, methi dana, kasuri methi, methi leaf; saffron | kesar, zafran; star anise; anise | aniseed;
      bay leaf | tej patta; mace | javitri; caraway | shahi jeera; nigella | kalonji, onion seed; curry leaves | curry leaf, kadi patta; mint | pudina, peppermint, spearmint, menthol;
      basil | tulsi; oregano; thyme; rosemary; parsley; dill; liquorice | licorice, mulethi; herbs | herb; wasabi;
      horseradish; galangal; rock salt | sendha namak, pink salt, himalayan salt; black salt | kala namak; iodised salt | iodized salt; sea salt; seaweed | agar seaweed, nori, kelp`,
  },
  {
    maybe: 'seeds, mixed seeds, seed mix, multi seed',
    foods: `flax seeds | flax, flaxseed, flaxseeds, linseed, linseeds, alsi; chia seeds | chia, sabja; poppy seeds | poppy seed, poppy, khus khus, khas khas, posto;
      pumpkin seeds | pumpkin seed; melon seeds | melon seed, magaz; hemp seeds | hemp; cotton seeds; lotus seeds | makhana`,
  },
  {
    maybe:
      'vegetable, vegetables, mixed vegetables, vegetable powder, dehydrated vegetables, vegetable extract',
    isNot: `vegetable oil, vegetable oils, vegetable fat, vegetable fats, vegetable ghee, vegetable shortening, vegetable gum, vegetable glycerine, vegetable glycerin,
      vegetable glycerol, vegetable rennet, vegetable carbon, vegetable charcoal, vegetable wax, vegetable emulsifier`,
    foods: `potato | aloo, aalu, alu, potatoes, potato flakes; sweet potato | shakarkand; tomato | tamatar, tomatoes; carrot | gajar; beetroot | beet, chukandar; spinach | palak; pumpkin | kaddu;
      cabbage; cauliflower; capsicum | bell pepper; radish | mooli; yam | suran; taro | arbi, colocasia; tapioca | cassava, sago, sabudana, sabudhana; leek; chives; spring onion; shallot;
      cucumber; vegetables | vegetable; green leafy vegetables | leafy vegetables; roots | root vegetable, root vegetables`,
  },
  {
    maybe: 'pulses, legumes, pulse flour, besan, dal, vegetable protein, multigrain',
    foods: `peas | pea, matar, pea protein, green peas; kidney beans | rajma, kidney bean; broad beans | fava, fava beans, broad bean; green gram | moong, mung; beans | bean; tamarind seed; carob | locust bean`,
  },
  {
    maybe: 'millet, millets, multigrain, multi grain, mixed grains, grains, cereals',
    foods: `bajra | pearl millet; jowar | sorghum; kodo millet | kodo; foxtail millet | kangni; buckwheat | kuttu; amaranth | rajgira, rajgeera, ramdana; quinoa; water chestnut | singhara;
      teff; popcorn; puffed rice | murmura; poha | flattened rice; wheatgrass`,
  },
  {
    maybe: 'vegetable oil, vegetable oils, edible vegetable oil, vegetable fat, edible oil, refined oil',
    foods: `canola oil | canola, rapeseed, rapeseed oil; corn oil; avocado oil; linseed oil | flaxseed oil;
      margarine | marg; shortening; partially hydrogenated`,
  },
  {
    maybe: 'sugar, sweetener, sweeteners, syrup, caramel',
    foods: `molasses | treacle; maple syrup; golden syrup; invert syrup | invert sugar, invert sugar syrup; brown sugar; dextrose; fructose | fructose syrup; sucrose; maltose; maltodextrin;
      syrup; khand | mishri; agave; allulose; monk fruit; tagatose; polydextrose; oligofructose; coconut sugar; date sugar`,
  },
  {
    maybe: 'flavour, flavours, flavouring, natural flavour, nature identical flavour, extract',
    foods: `vanillin; rose | rose water, gulab; kewra | pandan; banana essence; essence; natural flavour; nature identical flavour | nature identical;
      smoke flavour; coffee flavour; flavour enhancer; cola; guarana; ginseng; taurine; ashwagandha; giloy; brahmi; moringa | drumstick; aloe vera; green tea; tea | chai; turmeric extract; yeast extract`,
  },
  {
    maybe: 'acidity regulator, acidity regulators, acidulant, ins 330, ins 260, ins 270, ins 296, ins 334',
    foods: `citric acid; malic acid; tartaric acid | cream of tartar; lactic acid; acetic acid; vinegar | sirka; ascorbic acid | vitamin c; acidity regulator | acidity regulators, acid regulator`,
  },
  {
    maybe: 'emulsifier, emulsifiers, stabiliser, stabilizer, thickener, improver, flour treatment agent',
    foods: `emulsifier | emulsifiers, emulsifying agent; stabiliser | stabilisers, stabilizer, stabilizers; improver | improvers, flour treatment agent, flour improver, bread improver;
      humectant | humectants; glazing agent | glazing agents; foaming agent; cellulose; agar | agar agar, china grass; psyllium | isabgol, psyllium husk; bromate | potassium bromate;
      azodicarbonamide; enzymes | enzyme; amylase; protease; lipase; invertase; transglutaminase`,
  },
  {
    maybe: 'raising agent, raising agents, leavening agent, ins 500, ins 503, ins 450, baking powder',
    foods: `raising agent | raising agents, leavening, leaven, leavening agent; baking powder; ammonium bicarbonate | ammonia, ammonium; soda | soda bicarb; sourdough`,
  },
  {
    maybe: 'antioxidant, antioxidants, anticaking agent, anticaking agents, permitted additives',
    foods: `antioxidant | antioxidants; anticaking agent | anticaking agents, anti caking agent; silicon dioxide; rosemary extract; tocopherol | vitamin e`,
  },
  {
    maybe: 'minerals, vitamins, vitamins and minerals, premix, micronutrients, salt',
    foods: `iodine; potassium; magnesium; zinc; phosphorus; folic acid | folate, vitamin b nine; vitamin d; vitamin a; vitamin k; vitamin b twelve | vitamin b12, b12, b twelve; vitamin b six | vitamin b6;
      omega three | omega 3; plant sterols | sterols; probiotics | probiotic, live cultures, live culture; prebiotics | prebiotic; biotin; niacin; thiamine`,
  },
  {
    maybe: 'protein, vegetable protein, milk protein, protein blend',
    foods: 'leucine; amino acids | amino acid; protein powder; creatine',
  },
]

const rowOf = (line: string, maybe: readonly string[], isNot: readonly string[]): [string, SubstanceRow] => {
  const [spoken = '', others] = line.split('|').map((part) => part.trim())
  const asked = others ? listed(others) : []
  const names = [spoken, ...asked]
  return [spoken, { asked, is: asked, maybe: maybe.filter((word) => !names.includes(word)), isNot }]
}

const allNamesOf = (allergen: string): readonly string[] => {
  const { asked = [], is = [] } = allergenRows[allergen] ?? {}
  return [allergen, ...asked, ...is]
}
const LEGUMES = [
  ...listed('legume, legumes, pulse, pulses, pea, peas, bean, beans, lentil, lentils, dal, daal, gram flour'),
  ...listed('chickpea, besan, chana, bengal gram, moong, mung, urad, masoor, toor, rajma, matar, carob'),
  ...['peanut', 'soya', 'lupin'].flatMap(allNamesOf),
]
const ofLegumes = {
  is: LEGUMES,
  maybe: listed('vegetable protein, multigrain'),
  isNot: listed('coffee bean, cocoa bean, vanilla bean, tonka bean'),
  allergen: true,
}
/** Families that hold allergens beside what is none. */
const mixedFamilies: Readonly<Record<string, SubstanceRow>> = {
  seeds: {
    asked: ['seed'],
    is: [
      ...listed('poppy, khus khus, khas khas, posto, flax, linseed, alsi, chia, sabja, magaz'),
      ...['sesame', 'mustard'].flatMap(allNamesOf),
    ],
    maybe: listed('mixed seeds, seed mix, multi seed'),
    allergen: true,
  },
  legumes: { asked: ['legume'], ...ofLegumes },
  pulses: { asked: ['pulse'], ...ofLegumes },
}

/** What a pack gives a figure of, by what it is made of where it gives none. */
const figured: Readonly<Record<string, SubstanceRow>> = {
  sugar: {
    is: listed('sugars, sucrose, chini, cheeni, shakkar, khand, mishri'),
    maybe: listed(
      'jaggery, gur, gud, honey, syrup, glucose, dextrose, fructose, maltose, maltodextrin, molasses, treacle, agave, caramel, fruit juice concentrate, date paste',
    ),
    isNot: listed('caramel colour, caramel color'),
  },
  fat: {
    is: ['fats'],
    maybe: listed(
      'oil, ghee, butter, cocoa butter, vanaspati, dalda, margarine, shortening, palm, palmolein, cream, lard, tallow, suet, hydrogenated',
    ),
  },
}

/** By what they are called, with every name by which a record may write them. */
export const foodRows: Readonly<Record<string, SubstanceRow>> = {
  ...Object.fromEntries(
    families.flatMap(({ maybe, foods, isNot }) => {
      const others = isNot === undefined ? [] : listed(isNot)
      return foods.split(';').map((line) => rowOf(line.replace(/\s+/g, ' ').trim(), listed(maybe), others))
    }),
  ),
  ...mixedFamilies,
  ...figured,
}

/** Of families that hold an allergen: what tables of allergens know by themselves, and people ask for by these words. */
export const familyNames = listed(
  'masala, spices, spice, dry fruit, dry fruits, bran, cereals, cereal, caramel, soyabean oil, mustard oil, groundnut oil, sesame oil',
)
