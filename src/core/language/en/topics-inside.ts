import type { TopicRow } from '../topics.ts'

/** Topics about what is in a product. Their phrases name them wherever they stand; the longest one wins. */
export const topicsInside = {
  ingredients: {
    phrases: [
      'containing | is it containing | made up of | what all (are | is) (inside | in it | in this | added | used) | things (in it | inside | used) | made (from | with | out of | of) what | what flour | chemicals | chemical | what all is [there] in | what is there in this | what is used | what all have they put | composition | what is mixed | what (are | is) (they | it | this | these) made (of | from | with) | which flour | what it is made (of | from) | what all goes | what all it has | what did they put | what is put | raw material | what kind of flour | which oil | what oil',
      'ingredient',
      'ingredients',
      'list of ingredients',
      'what is in it',
      'what is in this',
      'what is in that',
      'what is in the',
      'what is in',
      'what is inside',
      'what is there in',
      'what is it made of',
      'what is it made from',
      'what is this made of',
      'what is this made from',
      'what are these made of',
      'what does it contain',
      'what does this contain',
      'what does it have',
      'what does it have in it',
      'what all does it contain',
      'made of what',
      'what went into',
      'what goes into',
      'content',
      'contents',
    ],
    lookUp: 'ingredients',
    button: { label: 'Ingredients', words: 'ingredients' },
  },
  allergens: {
    phrases: [
      'allergic things | allergy (warning | warnings | causing) | causes allergy | cause allergy | (be | am) allergic to | causing allergy | allergens list | traces | any allergy | allergy things',
      'allergen',
      'allergens',
      'allergies',
      'allergy',
      'allergic',
      'list of allergens',
      'full list of allergens',
      'allergy advice',
      'allergen information',
      'anything i am allergic to',
    ],
    lookUp: 'allergens',
    button: { label: 'Allergens', words: 'allergens' },
  },
  nutrition: {
    phrases: [
      'nutritious | how nutritious | nutrition (table | details | chart | value | label | content) | nutritional (content | table | details) | food value | full table',
      'nutrition',
      'nutritional',
      'nutrients',
      'nutrition facts',
      'nutritional value',
      'nutritional values',
      'nutritional information',
      'nutrition information',
    ],
    lookUp: 'nutrition',
    button: { label: 'Nutrition', words: 'nutrition' },
  },
  energy: {
    phrases: [
      'kcal | how much energy | energy value | how many kilocalories | calorie (count | content) | calories are there','calorie', 'calories', 'kilocalories', 'energy', 'how many calories', 'how fattening'],
    lookUp: 'energy',
  },
  sugar: {
    phrases: [
      'sugar content | added sugar | less sugar | sugar (level | amount | quantity) | more sugar | low sugar | too much sugar | high in sugar | how many (grams | spoons) of sugar','sugar', 'sugars', 'sugary', 'how sweet', 'much sugar', 'how much sugar'],
    lookUp: 'sugar',
  },
  sugarFree: {
    phrases: [
      'sugar free',
      'sugarless',
      'without sugar',
      'no sugar',
      'free of sugar',
      'free from sugar',
      'no added sugar',
      'without added sugar',
      'zero sugar',
      'sugar in it or not',
    ],
    lookUp: 'sugar_free',
  },
  fat: {
    phrases: [
      'oily | greasy | (low | full | less | no | zero | high) fat | fat (free | content) | make me fat | fat food | how oily','fat', 'fats', 'fatty', 'total fat', 'how much fat'],
    lookUp: 'fat',
  },
  salt: {
    phrases: [
      'salt (content | level | amount) | less salt | low salt | no salt | too much salt | cut down on salt | high in salt | low in salt','salt', 'how much salt', 'how salty'],
    lookUp: 'salt',
  },
  protein: {
    phrases: [
      'protein (content | amount | rich) | high protein | good for protein | rich in protein','protein', 'proteins', 'how much protein'],
    lookUp: 'protein',
  },
  fibre: {
    phrases: [
      'fibre (content | rich) | high fibre | rich in (fibre | fiber) | roughage | is there (fibre | fiber) | any (fibre | fiber) | have (fibre | fiber) | high in (fibre | fiber)','fibre', 'fiber', 'dietary fibre', 'dietary fiber', 'how much fibre', 'how much fiber'],
    lookUp: 'fibre',
  },
} as const satisfies Readonly<Record<string, TopicRow>>
