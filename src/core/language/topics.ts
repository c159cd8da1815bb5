/**
 * What a question may be about. `contains` carries the substance in plain words ("milk", "palm oil"), `diet` the way
 * of eating, `brand` nothing: every product of the list is the brand's own.
 */
export type Topic =
  | { name: 'contains'; substance: string }
  | { name: 'diet'; diet: string }
  /** `concern` picks the facts that are said before the advice to ask a doctor. */
  | { name: 'advice'; concern: 'sugar' | 'any' }
  | { name: PlainTopicName }

export type PlainTopicName =
  | 'describe'
  | 'fullList'
  | 'ingredients'
  | 'allergens'
  | 'nutrition'
  | 'energy'
  | 'sugar'
  | 'sugarFree'
  | 'fat'
  | 'salt'
  | 'protein'
  | 'weight'
  | 'flavour'
  | 'maker'
  | 'brand'
  | 'storage'
  | 'features'
  | 'packed'
  | 'origin'
  /** Prices, offers, weather: nothing that the product's own records hold. */
  | 'outOfScope'
  | 'directions'

/** Phrases that name a topic wherever they stand. The longest phrase in a sentence wins. */
export const topicPhrases: Readonly<Record<Exclude<PlainTopicName, 'describe' | 'fullList'>, string[]>> = {
  ingredients: [
    'ingredient',
    'ingredients',
    'list of ingredients',
    'what is in it',
    'what is in this',
    'what is in that',
    'what is in the',
    'what is in',
    'what is inside',
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
  ],
  allergens: [
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
  nutrition: [
    'nutrition',
    'nutritional',
    'nutrients',
    'nutrition facts',
    'nutritional value',
    'nutritional values',
    'nutritional information',
    'nutrition information',
  ],
  energy: ['calorie', 'calories', 'kilocalories', 'energy', 'how many calories', 'how fattening'],
  sugar: ['sugar', 'sugars', 'sugary', 'sweet', 'how sweet', 'much sugar', 'how much sugar'],
  sugarFree: [
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
  fat: ['fat', 'fats', 'fatty', 'total fat', 'how much fat'],
  salt: ['salt', 'salty', 'how much salt', 'how salty'],
  protein: ['protein', 'proteins', 'how much protein'],
  weight: [
    'weigh',
    'weight',
    'net weight',
    'pack size',
    'size of the pack',
    'size of this',
    'packet size',
    'how big',
    'how heavy',
    'what size',
    'how many grams',
    'how much does it weigh',
    'how much is in the pack',
    'how much is in the packet',
    'quantity',
  ],
  flavour: ['flavour', 'flavor', 'flavours', 'flavors', 'taste', 'taste like', 'variety', 'variant'],
  maker: [
    'who makes',
    'who made',
    'made by',
    'maker',
    'manufacturer',
    'who manufactures',
    'who produces',
    'which company',
    'what company',
    'whose product',
  ],
  brand: ['which brand', 'what brand', 'name of the brand', 'brand name', 'brand is'],
  storage: [
    'storage',
    'store this',
    'store it',
    'store them',
    'do i store',
    'to store',
    'be stored',
    'should i keep',
    'do i keep',
    'keep it fresh',
    'refrigerate',
    'fridge',
    'refrigerator',
    'freeze',
    'freezer',
    'once opened',
    'after opening',
  ],
  features: [
    'feature',
    'features',
    'special',
    'what is special',
    'what is good about',
    'benefit',
    'benefits',
    'why should i buy',
  ],
  packed: [
    'when was it packed',
    'when was this packed',
    'when was it made',
    'when was this made',
    'packed date',
    'packing date',
    'packaging date',
    'date of packing',
    'date of manufacture',
    'manufacturing date',
    'manufacture date',
    'manufactured date',
    'batch',
    'batch number',
    'lot number',
  ],
  origin: ['where is it made', 'where is this made', 'where was it made', 'where was this made', 'made in'],
  outOfScope: [
    'price',
    'cost',
    'costs',
    'mrp',
    'rupees',
    'cheap',
    'cheaper',
    'expensive',
    'discount',
    'discounts',
    'offer',
    'offers',
    'how much is it',
    'how much is this',
    'how much is that',
    'how much for this',
    'how much are they',
    'weather',
  ],
  directions: [
    'where is',
    'where are',
    'where am i',
    'where do i find',
    'where can i find',
    'how do i get to',
    'how do i reach',
    'take me to',
    'which aisle',
    'which way',
    'direction',
    'directions',
  ],
}

/** Asked of a whole product; any phrase above beats these ("tell me more about the ingredients" is ingredients). */
export const generalPhrases: Readonly<Record<'describe' | 'fullList', string[]>> = {
  fullList: [
    'full list',
    'whole list',
    'complete list',
    'full details',
    'all details',
    'all the details',
    'complete details',
    'full description',
    'full information',
    'everything',
    'read it all',
    'read all',
    'tell me more',
    'more details',
    'more information',
    'more about',
  ],
  describe: [
    'tell me about',
    'talk about',
    'describe',
    'description',
    'what about',
    'what is this',
    'what are this',
    'about this',
    'about it',
    'information about',
    'information on',
    'details of',
    'details about',
    'explain',
    'and this',
    'how about',
  ],
}

/** Ways of eating, longest first where one holds another. */
export const dietWords = [
  'non vegetarian',
  'pure vegetarian',
  'vegetarian',
  'non veg',
  'pure veg',
  'vegan',
  'plant based',
  'veg',
  'jain',
  'halal',
  'kosher',
] as const

export const sugarConcernPhrases = [
  'diabetes',
  'diabetic',
  'diabetics',
  'blood sugar',
  'sugar patient',
  'sugar patients',
]

export const advicePhrases = [
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
  'can i eat',
  'may i eat',
  'should i eat',
  'can we eat',
  'can he eat',
  'can she eat',
  'can my',
  'on a diet',
  'lose weight',
  'weight loss',
  'heart patient',
  'blood pressure',
  'cholesterol patient',
  'doctor',
  'medicine',
]
