import type { SubstanceRow } from './allergen-rows.ts'
import { HERBS_UNNAMED, SPICES_UNNAMED } from './allergen-words.ts'
import { listed } from './foreign-names.ts'
import { BEER_LIKE } from './grain-words.ts'

const ANIMAL_FATS = [
  'animal fat',
  'animal fats',
  'animal shortening',
  'lard',
  'tallow',
  'suet',
  'mutton fat',
  'chicken fat',
]
/** Of which animal, a record need not say. */
const OF_SOME_ANIMAL = [
  ...['meat', ...ANIMAL_FATS],
  ...listed('gelatine, gelatin, collagen, pepsin, sausage, salami, pepperoni'),
]
const PIG = listed(
  'pork, ham, bacon, lard, pork fat, porcine, pig, pig skin, pigskin, swine, gammon, pancetta, prosciutto, chorizo, mortadella',
)
const BEEF = listed('beef, veal, beef fat, tallow, suet, bovine, oxtail, carabeef')
const OF_COWS = listed('bovine milk, bovine colostrum, bovine casein, bovine whey')

/** A record's words for the oil of a plant that it does not name. */
const OF_ANY_PLANT = [
  'vegetable oil',
  'vegetable oils',
  'edible vegetable oil',
  'vegetable fat',
  'edible vegetable fat',
]
/** Of which plant, or that it is of one, a record need not say. */
const OF_SOME_PLANT = [...OF_ANY_PLANT, 'edible oil', 'edible oils', 'refined oil']
const PLANT_OILS = [
  'palm oil',
  'palmolein',
  'palm olein',
  'sunflower oil',
  'rice bran oil',
  'cottonseed oil',
  'coconut oil',
  'soyabean oil',
  'soybean oil',
  'soya oil',
  'mustard oil',
  'groundnut oil',
  'peanut oil',
  'sesame oil',
  'corn oil',
  'olive oil',
  'canola oil',
  'rapeseed oil',
]

/** A record that says "spices" may mean any of them; onion and garlic are dried for soups as well. */
const IN_SPICES = { maybe: SPICES_UNNAMED }
const DRIED = {
  maybe: [
    ...SPICES_UNNAMED,
    ...HERBS_UNNAMED,
    ...listed('mixed vegetables, vegetable powder, dehydrated vegetables'),
  ],
}

const BUTTER_FATS = listed('butter, butterfat, cream, ghee, cheese, malai')
/** What additives are there for; each number is one, too. */
const ADDITIVES = listed(
  'ins, emulsifier, stabiliser, stabilizer, raising agent, acidity regulator, anticaking agent, antioxidant, humectant, improver, flour treatment agent, glazing agent, thickener, preservative, colour, sweetener, flavour enhancer',
)

/** What shoppers ask for by name besides allergens (`allergenRows`). */
export const ingredientRows: Readonly<Record<string, SubstanceRow>> = {
  'palm oil': {
    asked: ['palm', 'palmolein'],
    is: ['palm', 'palmolein', 'palm olein', 'palm kernel', 'palm fat'],
    maybe: OF_SOME_PLANT,
  },
  oil: { is: ['oils', 'palmolein', 'vegetable oil', 'vegetable fat'] },
  chocolate: { asked: ['choco', 'cocoa'], is: ['choco', 'cocoa', 'cacao', 'chocolates'] },
  honey: { is: ['shahad', 'shehad'] },
  gelatine: { asked: ['gelatin'], is: ['gelatin'] },
  alcohol: {
    asked: ['rum', 'brandy', 'wine', 'liquor', 'whisky'],
    is: listed(
      'rum, brandy, wine, ethanol, liquor, liqueur, whisky, whiskey, ethyl alcohol, beer, ale, lager, vodka, gin, tequila, champagne, cognac, vermouth, marsala, mirin, kirsch, amaretto, cointreau, frangelico, advocaat, baileys',
    ),
    isNot: BEER_LIKE,
  },
  meat: {
    is: [
      ...listed(
        'chicken, mutton, lamb, poultry, keema, kheema, murgh, gosht, venison, salami, pepperoni, bone broth',
      ),
      ...[...BEEF, ...PIG, ...ANIMAL_FATS],
    ],
    maybe: listed('gelatine, gelatin, collagen, pepsin, sausage, kebab, kabab'),
    isNot: OF_COWS,
  },
  pork: { asked: ['pig', 'bacon', 'pork fat'], is: PIG, maybe: OF_SOME_ANIMAL },
  beef: { asked: ['beef fat'], is: BEEF, maybe: OF_SOME_ANIMAL, isNot: OF_COWS },
  'animal fat': {
    asked: ANIMAL_FATS,
    is: [...ANIMAL_FATS, 'beef fat', 'pork fat'],
    maybe: ['shortening', 'edible fat', 'edible fats'],
    isNot: ['vegetable shortening', 'bakery shortening'],
  },
  msg: {
    asked: ['ajinomoto', 'monosodium glutamate'],
    is: ['monosodium glutamate', 'ajinomoto'],
    maybe: listed('flavour enhancer, flavor enhancer, yeast extract, vegetable protein, hvp'),
  },
  vanaspati: {
    asked: ['dalda', 'hydrogenated fat', 'hydrogenated oil', 'hydrogenated vegetable oil'],
    is: ['dalda', 'hydrogenated'],
    maybe: ['shortening', 'vegetable fat', 'edible vegetable fat', 'bakery shortening', 'interesterified'],
  },
  coffee: { is: ['espresso'], maybe: ['caffeine'] },
  // Tea, cocoa and coffee have some; how much is left in, nobody writes.
  caffeine: {
    maybe: listed('guarana, coffee, tea, cocoa, chocolate, cola'),
    isNot: listed('cocoa butter, kola nut'),
  },
  yeast: {},
  coconut: { is: ['desiccated coconut'] },
  raisins: { asked: ['raisin', 'kishmish'], is: ['raisin', 'kishmish', 'sultanas'] },
  fruit: {
    asked: ['fruits'],
    is: ['fruits', 'tutti frutti', 'raisins', 'cherry', 'strawberry', 'orange', 'mango'],
  },
  dates: { asked: ['date syrup', 'date paste', 'khajur'], is: ['khajur', 'date paste', 'date syrup'] },
  rice: { asked: ['rice flour'], is: ['rice flour'] },
  maize: {
    asked: ['corn', 'corn flour', 'cornflour', 'corn starch', 'cornstarch', 'maize flour'],
    is: ['corn', 'corn starch', 'cornflour', 'corn flour', 'maize starch'],
  },
  lentils: {
    // "Dal" alone is "put" in Hindi as often.
    asked: ['lentil', 'lentil flour', 'moong dal', 'urad dal', 'masoor dal', 'toor dal'],
    is: ['lentil', 'lentil flour', 'dal', 'daal', 'moong', 'urad', 'masoor'],
  },
  pepper: {
    asked: ['black pepper', 'white pepper', 'peppercorn', 'peppercorns', 'pepper corn', 'kali mirch'],
    is: ['black pepper', 'white pepper'],
    ...IN_SPICES,
  },
  ragi: { asked: ['millet', 'millets'], is: ['millet', 'millets', 'finger millet', 'jowar', 'bajra'] },
  jaggery: { asked: ['gur'], is: ['gur'] },
  onion: { is: listed('pyaz, pyaaz, pyaj, kanda'), ...DRIED },
  garlic: { is: listed('lahsun, lehsun, lasun'), ...DRIED },
  vanilla: {},
  cinnamon: IN_SPICES,
  cumin: { asked: ['jeera'], is: ['jeera'], ...IN_SPICES },
  ajwain: { is: ['carom'], ...IN_SPICES },
  fibre: { asked: ['fiber', 'dietary fibre'], is: ['fiber', 'bran'] },
  cholesterol: { maybe: [...BUTTER_FATS, ...listed('milk, egg, meat'), ...ANIMAL_FATS] },
  sodium: { maybe: listed('salt, baking powder, baking soda, ins 500, monosodium glutamate, ins 621') },
  calcium: {},
  iron: {},
  vitamins: { asked: ['vitamin'], is: ['vitamin'] },
  'trans fat': {
    asked: ['trans fats'],
    is: ['hydrogenated'],
    maybe: listed('vanaspati, dalda, margarine, shortening'),
  },
  'saturated fat': {
    asked: ['saturated fats', 'saturates', 'sat fat', 'sat fats'],
    maybe: [
      ...BUTTER_FATS,
      ...listed('palm, palmolein, coconut oil, vanaspati, hydrogenated, margarine, shortening, cocoa butter'),
      ...ANIMAL_FATS,
    ],
  },
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
    is: listed('colouring, coloring, azo dye'),
  },
  'artificial flavours': {
    asked: ['artificial flavour', 'artificial flavor', 'artificial flavors', 'added flavours'],
    is: listed('flavouring, flavoring, nature identical'),
    maybe: listed('flavour, flavor, vanillin'),
    isNot: listed('natural flavour, natural flavor, flavour enhancer, flavor enhancer'),
  },
  preservatives: { asked: ['preservative'], is: ['preservative'] },
  'artificial sweetener': {
    asked: ['sweetener', 'sweeteners', 'artificial sweeteners'],
  },
  flour: {
    is: listed('maida, atta, besan, suji, sooji, rava, semolina'),
    maybe: listed('wheat, gluten, cereals containing gluten'),
    isNot: listed('flour treatment agent, flour improver'),
  },
  multigrain: { asked: ['multi grain', 'multigrains'], is: ['multi grain'] },
  'whole grains': { asked: ['whole grain'], is: ['whole wheat', 'wholewheat', 'oats', 'ragi', 'multigrain'] },
  ginger: { is: ['adrak'], ...IN_SPICES },
  cardamom: { asked: ['elaichi'], ...IN_SPICES },
  additives: { asked: ['additive'], is: ADDITIVES },
  'coconut oil': { maybe: OF_SOME_PLANT },
  'sunflower oil': { maybe: OF_SOME_PLANT },
  'sunflower seeds': {
    asked: ['sunflower seed', 'sunflower'],
    is: ['sunflower seed'],
    maybe: ['seeds', 'mixed seeds'],
  },
  'vegetable oil': {
    asked: ['edible vegetable oil', 'vegetable fat'],
    is: [...OF_ANY_PLANT, ...PLANT_OILS],
    maybe: ['oil', 'oils', 'edible oil', 'edible oils', 'edible fat', 'hydrogenated fat'],
  },
  'olive oil': { asked: ['olive'], is: ['olive'], maybe: OF_SOME_PLANT },
  'rice bran oil': { is: ['rice bran'], maybe: OF_SOME_PLANT },
  'cottonseed oil': {
    asked: ['cotton seed oil', 'cottonseed', 'cotton seed'],
    is: ['cottonseed', 'cotton seed'],
    maybe: OF_SOME_PLANT,
  },
  'cocoa butter': {},
  // Names that hold another substance's: benzoate is no sodium that is asked for, sorbitol no alcohol.
  'sodium benzoate': {
    asked: ['benzoate'],
    maybe: ['preservative', 'preservatives'],
  },
  'calcium propionate': {
    asked: ['propionate'],
    maybe: ['preservative', 'preservatives'],
  },
  'sugar alcohol': {
    asked: ['sugar alcohols', 'polyols'],
    is: ['polyol'],
    maybe: ['sweetener', 'sweeteners'],
  },
  'corn syrup': {
    asked: ['high fructose corn syrup'],
    is: ['maize syrup'],
    maybe: ['glucose syrup', 'liquid glucose'],
  },
  'glucose syrup': { asked: ['liquid glucose', 'glucose'], is: ['liquid glucose', 'glucose'] },
  'baking soda': {
    asked: ['sodium bicarbonate'],
    is: ['sodium bicarbonate'],
    maybe: ['raising agent', 'raising agents'],
  },
  phosphates: { asked: ['phosphate'], is: ['phosphate'] },
  rennet: {
    asked: ['animal rennet'],
    is: ['rennin', 'animal rennet'],
    maybe: ['enzyme', 'enzymes', 'coagulant', 'cheese'],
    isNot: ['microbial rennet', 'vegetable rennet', 'vegetarian rennet'],
  },
  carrageenan: {},
  annatto: {},
  cochineal: {
    asked: ['carmine', 'insect colour'],
    is: ['carmine'],
    maybe: ['colour', 'colours'],
  },
  beeswax: { maybe: ['glazing agent', 'glazing agents'] },
  mushroom: { asked: ['mushrooms'], is: ['mushrooms'] },
  nutmeg: { asked: ['jaiphal'], is: ['nut meg'], ...IN_SPICES },
  chickpea: {
    asked: ['chickpeas', 'chickpea flour', 'besan', 'gram flour', 'chana'],
    is: ['chickpeas', 'besan', 'gram flour', 'bengal gram', 'chana'],
  },
  chicory: {},
  inulin: { maybe: ['chicory root', 'chicory fibre', 'dietary fibre'] },
  thickener: { asked: ['thickeners'], is: ['thickeners', 'thickening agent', 'guar gum', 'xanthan gum'] },
  carbohydrates: {
    asked: listed('carbohydrate, carbs, carb'),
    maybe: listed('sugar, flour, starch, maida, atta, wheat, rice, glucose, jaggery, honey'),
  },
}

/**
 * What the ear does not listen for, for hardly anybody says it: found where it is asked for in so many words, and by who
 * asks for a way of eating. Their numbers are in `additives.ts`.
 */
export const quietRows: Readonly<Record<string, SubstanceRow>> = {
  insects: { asked: ['insect', 'bugs'], is: listed('cricket flour, cricket powder, mealworm') },
  shellac: { maybe: listed('glazing agent, glazing agents') },
  'bone phosphate': {},
  cysteine: { asked: ['l cysteine'] },
  pepsin: { is: listed('pancreatin, trypsin') },
  collagen: {},
  lanolin: {},
  glycerides: { asked: ['mono and diglycerides'] },
  nucleotides: {},
}
