import { either, formOf, oneOf, sequence } from '../forms.ts'

/** Stands before a substance that is asked for: "does it contain any | milk". */
export const beforeSubstance = formOf(
  sequence(
    '(?:^| )',
    oneOf(
      'take|tolerate|digest|handle|stand|process|near|swollen from|from|add|adds|problem with|problem of',
      'handle|handles|process|processes|processed|eat|eats|contain|contains|containing|contained|have|has',
      'having|had|any|is there|are there|there is|there are|made with|made of|made from|made using|zero',
      'use|uses|used|using|with|include|includes|including|got|put|without|no|non|free of|free from',
      'contamination (?:of|from|with)',
      'amounts? of|because of|factory with|place with|kitchen with|machines? with|high in|low in|rich in',
      'how much|allergic to|allergic for|allergy to|allergy for|told not to take|told not to have',
      'told not to eat|intolerant to|intolerance to|avoid|avoiding|can not eat|can not have',
      '(?:know|worried|worry|concerned|asking|asked|asking you|bothered|sure) about',
      'what about',
      'asked(?: you)?(?: about| for)?',
      'and|or',
    ),
    `(?: ${oneOf(
      'any|some|the|a|an|added|real|much|traces? of|bits? of|drops? of|amounts? of|kind of|kinds of',
      'form of|even|pieces of|tiny|small|little|hidden|sweet|salted|unsalted|fresh|dried|roasted|lots of',
      'lot of|anything like',
    )})*$`,
  ),
)

/** Stands behind one: "nut | free". */
export const afterSubstance = formOf(
  `^${oneOf(
    'how much|is there|is it there|there|or not',
    'used(?! or)',
    'mixed|present|included|contaminations?|content',
    '(?:is|are) (?:there|mixed|added|used|present|included|in (?:it|this|these))',
    'per (?:hundred|serving|piece|biscuit|pack|portion)',
    'number|figure|value|level|amount|percentage|quantity|count|added|free|less|allergy|allergies',
    'intolerance|intolerant|in it|in this|in these|inside|anything|gives me',
    'is (?:a |an |the )?(?:problem|issue|no)',
    'solids inside',
  )}\\b`,
)

/** Asks whether things are in it, not which of them. */
export const asksWhetherIn = formOf(
  sequence(
    '^(?:and |so |also |please |tell me |check |i hope |hope |that )*',
    `${oneOf(
      'is there|are there|there is|there are|it has|this has|do|does|did|is|has|have|any|with|if|whether',
    )}\\b`,
  ),
)

export const asksOfInsects = formOf(
  sequence(
    '^(?:(?:and|so|also|please|tell me|check) )*',
    '(?:is there|are there|do|does|is|has (?:it|this)|have they|any)\\b.*\\binsects?\\b',
  ),
)

/** A word that asks for a substance without naming it. */
export const withoutEgg = 'eggless'

/** Said of a substance without naming another one: "weird | colourings". */
export const ANY_KIND_OF = either(
  'any|some|the|an?|real|actual|genuine|added|weird|strange|nasty|funny|bad|harmful|dangerous|odd|horrible',
  'unhealthy|hidden',
)

/** Questions about a substance that no table knows: it is looked for by spelling. */
export const unnamedSubstances = [
  formOf(
    sequence(
      `\\b${oneOf(
        'contains?|is there any|are there any',
        'made (?:with|of|from)',
        'use any|have any|has any',
      )}(?: (?:${ANY_KIND_OF}))*`,
      ' ([a-z]+(?: [a-z]+){0,2}?)(?: in (?:it|this|that|them|there|these|those))?$',
    ),
  ),
  formOf(`\\b(?:is|are) there(?: (?:${ANY_KIND_OF}))* ([a-z]+(?: [a-z]+)?) in (?:it|this|that)$`),
  formOf(
    sequence(
      '^(?:is|are) there (?:any )?',
      '((?:[a-z]+ )?(?:msg|ajinomoto|[a-z]{3,}(?:ame|ose|ates?|ites?|ides?|ines?|itol|gum)))',
      '(?: in (?:it|this|that|these))?$',
    ),
  ),
  /^(?:so |and |but )*(?:is|are) (?:any )?([a-z]+) (?:used|added|mixed)(?: (?:in|for|to) .+)?$/,
  /^any ([a-z]+ fats?)(?: in (?:it|this|that)| inside)?$/,
  formOf(
    sequence(
      '^(?:do|does) (?!.*\\b(?:you|we|they|i|shop|store)\\b).*',
      ` (?:have|contain|include|use)(?: (?:${ANY_KIND_OF}))* ([a-z]+(?: [a-z]+)?)$`,
    ),
  ),
]

const NUMBER_WORD = either(
  'oh|zero|one|two|three|four|five|six|seven|eight|nine',
  'ten|eleven|twelve',
  '(?:thir|four|fif|six|seven|eigh|nine)teen',
  '(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
  'hundred|thousand',
)

/** By its number an additive is asked for, wherever it stands: "e four hundred seventy one", "ins three twenty two", "e two two zero". */
export const additiveNumber = formOf(
  `\\b(?<prefix>e|ins)(?: number)?(?<number>(?: (?:${NUMBER_WORD})){2,7})\\b`,
)

/** "Does it contain four seventy one": nothing else in a pack is called by a number. */
export const numberAlone = formOf(`^(?:${NUMBER_WORD})(?: (?:${NUMBER_WORD}))+$`)

/** Nothing but what may be a name of something in it: "casein", "any lecithin". */
export const bareSubstance = formOf(
  sequence(
    '^(?:(?:and|so|but|also|is there|are there|any) )*([a-z]+(?: [a-z]+)?)',
    '(?: (?:in (?:it|this|that|these|them|there)|inside|there|used|added))?$',
  ),
)

export const isFree = /^free\b/

/** Asks what the fat in it is of, not how much of it there is. */
export const asksOfAnimalFat = formOf(
  '\\bfats?\\b(?: \\w+){0,4} (?:from|of) (?:an? |the |any )?animals?\\b',
  '^(?=.*\\bfats?\\b).*\\b(?:vegetable|plant|animal) or (?:an? |from )?(?:animal|vegetable|plant)s?\\b',
)

/** Right behind an allergen they are part of its name: "fish | oil". */
export const madeOfAllergen = /^(?:oil|oils|flour)$/

/** Right behind an allergen it is a part of it: "whey | protein". Sugar is one of milk alone: "nuts sugar" lists two. */
export const partOfAllergen = /^(?:proteins?|solids?|fats?|fib(?:re|er))$/

export const partOfMilk = /^sugars?$/

/** What there are kinds of. */
export const ofAKind = /^(?:fats?|sugars?|salts?|proteins?|energy|fib(?:re|er))$/
