import { formOf, oneOf, sequence } from '../forms.ts'

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

export const sugarConcernPhrases = [
  'insulin',
  'diabetes',
  'diabetic',
  'diabetics',
  'blood sugar',
  'sugar patient',
  'sugar patients',
  'my sugar is high',
  'my sugar',
  'sugar problem',
  'have sugar problem',
  'i have sugar',
]

export const advicePhrases = [
  '(gas | sugar | stomach | heart | kidney | liver | thyroid | gastric) (trouble | troubles | problems | issue | issues)',
  'waistline | my waist | (a | my) tummy | weight watchers | nursing | mothers | kidney stones | stones',
  'stroke | uric acid | jaundice | ulcer | ulcers | asthma | migraine | surgery | glucose | spike | tiffin',
  'heavy to digest | easy to digest | hard to digest',
  '(people | person | persons | someone | somebody) with | growing children | feeding mother',
  'feeding mothers | light to digest',
  '(heart | kidney | sugar | bp | cancer | thyroid | cardiac) (patient | patients | problem | disease)',
  'heart patients | acidity | digest | digestion | stomach | loose motion | loose motions | bp',
  'old person | old age | elderly | senior citizen | senior citizens | year old | years old | month old',
  'months old | grandson | granddaughter | grandmother | grandfather | grand children | pregnant',
  'okay for | alright for | all right for | harm | harmful | side effect | side effects | fattening',
  'gas problem | constipation | cough | fever | kidney | thyroid | junk | junk food | sick person',
  'patient | patients | my dog | for health | (on | upset | for | to) (the | my | your) stomach',
  'my weight | after (surgery | an operation | operation) | (give | gives) (you | me) acidity | at night',
  '(gain | put on | reduce | increase | add | increases) [(my | the | any)] weight | losing weight',
  'weight loss | healthier | good for the (heart | stomach | bones | eyes | skin)',
  'for (my | a) (heart | stomach | bones)',
  'can (children | kids | old people | a child | a baby | babies | anybody | diabetics | patients | we all) (eat | have | take)',
  'daily | every day | everyday | bad for | be given | cause any problem | cause any',
  'how (bad | good | healthy | unhealthy | harmful) is (it | this)',
  'what (would | will) you do | do you (suggest | recommend | advise)',
  'your (opinion | suggestion | advice | recommendation | view)',
  'any (suggestion | suggestions | advice | opinion) | what do you think | take it or (leave it | not)',
  'take or leave | (keep it | take it) or put it back | help me (decide | choose)',
  '(can not | not able to) decide | (should i | shall i) (take | buy) (it | this) [or not]',
  '(good | right | wise) choice | worth (taking | buying)',
  'safe',
  'safe for',
  'safe to eat',
  'children',
  'child',
  'kid',
  'kids',
  'baby',
  'babies',
  'toddler',
  'toddlers',
  'infant',
  'pregnant',
  'pregnancy',
  'breastfeeding',
  'old people',
  'healthy',
  'unhealthy',
  'health',
  'good for me',
  'good for health',
  'bad for me',
  'can my',
  'can everyone',
  'suitable',
  'okay for',
  'fit for',
  'good for',
  'on a diet',
  'lose weight',
  'weight loss',
  'heart patient',
  'blood pressure',
  'cholesterol patient',
  'doctor',
  'medicine',
]

/** Is of what a product does to somebody. */
export const concernForms = formOf(
  sequence(
    '\\b(?:introduce|start|feed)(?: (?:it|this|these|with))?(?: to)? (?:an?|the|my|our)',
    ' (?:baby|child|infant|toddler|kid)\\b',
  ),
  sequence(
    '\\b(?:can|may|should|could|shall|will|would)',
    ` ${oneOf(
      'an?|my|the|our|any|old|small|young|somebody|someone|anybody|everyone|people|kids|children|babies',
      'diabetics|patients',
    )}`,
    '\\b(?: \\w+){0,6}? (?:eat|have|take|drink|chew|digest|manage)\\b',
  ),
  sequence(
    '\\b(?:can|may|should|could|shall|will|would|safe|okay|ok|good|fine)\\b.* give',
    ' (?:him|her|them|my \\w+|(?:it|this) to (?:a|my|the|him|her))\\b',
  ),
  sequence(
    '\\b(?:does|will|can|would|may|could) (?:it|this|these|that) (?:\\w+ )?',
    '(?:cause|affect|upset|harm|hurt|suit)\\b',
  ),
  sequence(
    '\\b(?:heavy|good|bad|okay|ok|fine|alright|light|right) (?:for|on) (?:(?:my|our|an?|the) (?:\\w+ )?)?',
    `${oneOf(
      'stomach|tummy|mother|father|son|daughter|wife|husband|child|children|kid|kids|baby|grandson',
      'granddaughter|person|patient|people|parents|old|elderly|age|teeth|heart|bones',
    )}\\b`,
  ),
)

/** Ask whether something may be eaten, for whatever reason is named beside them. */
export const permissionPhrases = [
  '(should | may | can | could | shall) (i | he | she | we | they) (eat | have | take) [(it | this | them | these)]',
  'is (it | this) (okay | ok | fine | alright | all right | allowed)',
] as const

/** Stands beside an illness, not beside tea: "can I eat it with diabetes". */
export const withIllness = formOf(
  `\\b(?:with|in|during|having|have|got)(?: \\w+){0,3} ${oneOf(
    'diabetes|diabetic|sugar|pressure|bp|cholesterol|thyroid|problem|problems|trouble|disease|condition',
    'illness|allergy|allergies|intolerance|acidity|ulcer|ulcers|gout|migraine|asthma|fever|braces|dentures',
  )}\\b`,
)

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
