import { formOf, oneOf } from '../forms.ts'

/** What says that somebody fasts. */
const fasts = [
  'fast day',
  'fast days',
  'my fast',
  'on a fast',
  'keep a fast',
  'during a fast',
  'vrat',
  'upvas',
  'ekadashi',
  'navratri',
  'shivratri',
  'karva chauth',
] as const

/** What asks whether it is vegetarian, by what is not in it. */
const meatless = [
  'animal products',
  'animal product',
  'animal things',
  'animal thing',
  'animal stuff',
  'animal origin',
  'without meat',
  'meat free',
  'animal ingredient',
  'animal ingredients',
  'meat product',
  'meat products',
] as const

/** What a vegan asks by. */
const animalFree = [
  'no animal products',
  'no animal product',
  'no animal things',
  'not from an animal',
  'anything from animals',
  'anything from an animal',
  'things from animals',
  'from animals',
  'comes from animals',
] as const

/** The mark on a pack that says whether it is vegetarian. */
const dotsOfColour = ['dot', 'mark', 'sign', 'symbol', 'circle'].flatMap((mark) =>
  ['green', 'red', 'brown'].flatMap((colour) => [
    `${mark} ${colour}`,
    `${mark} is ${colour}`,
    `${mark} on it ${colour}`,
  ]),
)

/** Ways of eating, longest first where one holds another. */
export const dietWords = [
  'non vegetarian',
  'pure vegetarian',
  'vegetarians',
  'vegetarian',
  'non veg',
  'veggie',
  'pure veg',
  'vegans',
  'vegan',
  'plant based',
  'veg',
  'jain',
  'halal',
  'jains',
  'paryushan',
  'muslims',
  'muslim',
  ...animalFree,
  ...meatless,
  'green dot',
  'green mark',
  'green sign',
  'green symbol',
  'mark green',
  'which dot',
  'dot does',
  'red dot',
  'brown dot',
  'dot green',
  ...dotsOfColour,
  'brahmin',
  'brahmins',
  'vegetarian people',
  'kosher',
  'fasting',
  ...fasts,
  'ramadan',
  'ramzan',
  'grown under',
  'root vegetables',
  'under the ground',
  'underground',
  'satvik',
  'sattvic',
] as const

/** Other names of a way of eating. */
export const dietCalled: Readonly<Record<string, string>> = {
  veg: 'vegetarian',
  veggie: 'vegetarian',
  'pure veg': 'vegetarian',
  'pure vegetarian': 'vegetarian',
  'vegetarian people': 'vegetarian',
  ...Object.fromEntries(meatless.map((name) => [name, 'vegetarian'])),
  'green dot': 'vegetarian',
  'which dot': 'vegetarian',
  'dot does': 'vegetarian',
  'red dot': 'vegetarian',
  'brown dot': 'vegetarian',
  ...Object.fromEntries(dotsOfColour.map((name) => [name, 'vegetarian'])),
  'green mark': 'vegetarian',
  'green sign': 'vegetarian',
  'green symbol': 'vegetarian',
  'mark green': 'vegetarian',
  'dot green': 'vegetarian',
  brahmin: 'vegetarian',
  brahmins: 'vegetarian',
  ...Object.fromEntries(fasts.map((name) => [name, 'fasting'])),
  ramadan: 'halal',
  ramzan: 'halal',
  paryushan: 'jain',
  muslim: 'halal',
  muslims: 'halal',
  ...Object.fromEntries(animalFree.map((name) => [name, 'vegan'])),
  'grown under': 'jain',
  'root vegetables': 'jain',
  'under the ground': 'jain',
  underground: 'jain',
  satvik: 'jain',
  sattvic: 'jain',
  'plant based': 'vegan',
}

/** By what else a way of eating is meant where one is known to be asked for: by feasts, by who eats so, by what is forgone. */
const meantBy: readonly (readonly [string, RegExp])[] = [
  ['halal', /\b(?:iftar|sehri|roza|rozas|five times|lawful|haram|namaz|zabiha|eid|imam|mosque|masjid)\b/],
  ['kosher', /\b(?:rabbis?|sabbath|shabbat|jewish|israeli?|passover|pesach|synagogue|hechsher)\b/],
  [
    'jain',
    formOf(
      `\\b${oneOf(
        'chaumasa|chaturmas|chauvihar|mahavir|maharaj saheb|derasar|ayambil|jainism|no roots?|any roots?',
        'roots? (?:veggies|vegetables?)',
        'below the ground',
        'no onion(?: and| or)?(?: no)? garlic',
      )}\\b`,
    ),
  ],
  [
    'fasting',
    formOf(
      `\\b${oneOf(
        'fasts?|phalahari?|falahari?|falahar|farali|nirjala|karwa chauth|janmashtami|mahashivratri|ashtami',
        'shravan|sawan|vrats|prasadam?|pooja|puja|bhog',
      )}\\b`,
    ),
  ],
  [
    'vegan',
    formOf(
      `\\b${oneOf(
        'plant (?:eaters?|people|person|only)',
        'fully plant|from plants|veganuary|cruelty free|no cows?|peta|ahimsa|any animal',
        'animals? (?:died|suffered|anything)',
        'cows? (?:hens?|free)',
      )}\\b`,
    ),
  ],
  [
    'vegetarian',
    /\b(?:flesh|shakahari|shuddh|dots?|green|brown|meat|pandit|temple|vaishnav|ashram|lent|animals?|plants?)\b/,
  ],
]

/** The way of eating that a sentence means which is known to ask for one. */
export const dietMeant = (words: string): string | undefined =>
  meantBy.find(([, pattern]) => pattern.test(words))?.[0]

/** Who eats so asks how much of it there is. */
export const eatsFewCarbs = /\b(?:keto|ketosis|ketogenic|atkins|low carbs?|no carbs?)\b/
