import { formOf, oneOf, sequence } from '../forms.ts'

/** How somebody says what they must not eat. Matched over plain words, a piece of a sentence at a time. */

const HOW = '(?:(?:very|severely|badly|also|really|highly|a bit|quite) )*'
const NOT_EAT = '(?:do not|can not|must not|should not|may not|never|am not allowed to|am not supposed to)'
/** Who has no such thing, or is not to do it, may eat what is named beside it. */
const TROUBLE = `.*\\b${oneOf(
  'allerg|intoleran|sensitiv|reaction|problem|issue|trouble|worr|harm|danger|restrict|limit|need|avoid',
  'stop|skip',
)}`
const HAVE = 'i have (?!(?:got )?(?:no|zero) )(?:got )?(?:an? )?'
/** Which of them it is; by itself none is named. */
const OF_SORT = '(?:bad|severe|food|strong|serious|mild|some|several|multiple|many|two|three)'
const MY_LIST = '(?:my|the) (?:allergy |allergies |food )?list'

const NOT_VEGETARIAN = 'non ?veg(?:etarian)?(?: (?:foods?|items?|products?|things?|dish|dishes|meals?))?'
/** Who avoids that eats in a way that records speak about; as a name it would be looked for by its spelling. */
export const notVegetarian = formOf(`^(?:(?:any|all|the|other|some) )*${NOT_VEGETARIAN}$`)

/** `$1` is what is named. */
export const avoidForms: readonly RegExp[] = [
  formOf(`^(?:i am|i was) ${HOW}(?:allergic|intolerant|sensitive) (?:to|of|against) (.+)$`),
  formOf(
    sequence(
      `^(?!(?:i )?do not have ${TROUBLE})(?:i )?${NOT_EAT} (?:eat|have|take|drink|tolerate|consume|digest)`,
      ' (?:any )?(?!.*\\b(?:allerg|intoleran))(.+)$',
    ),
  ),
  /^i (?:have to |must |should |always |want to )?(?:avoid|keep off|stay away from) (.+)$/,
  formOf(`^${HAVE}(?:\\w+ )?(?:allergy|allergies|intolerance) (?:to|of|from|against) (.+)$`),
  formOf(`^${HAVE}(?:${OF_SORT} )*(?!${OF_SORT} )(.+) (?:allergy|allergies|intolerance)$`),
  /^i am (.+) intolerant$/,
  formOf(`^(?:add|put|write|keep|note|include) (.+) (?:to|on|in|into|onto) ${MY_LIST}$`),
  formOf(`^no (${NOT_VEGETARIAN})(?: for me)?$`),
  /^(?:add|put|note) (.+) (?:to|on|in) (?:the things|what) i (?:must not|do not|can not|should not) eat$/,
]

const CELIAC = '(co?eliac)'
const BADLY =
  '(?:(?:a|an|the|my|very|really|so|badly|always|often|bad|severe|terrible|itchy|skin|stomach|allergic|red) )*'
const REACTION = oneOf(
  'rash|rashes|hives|itch|itching|swelling|swellings|reactions?|allergy|allergies|diarrhoea|diarrhea',
  'vomiting|stomach ?aches?|cramps|anaphylaxis',
)
const SICK = '(?:sick|ill|unwell|vomit|throw up|itch|itchy|swell up|swell|bloated|puke)'
const BY_EATING = oneOf(
  'from|with|by|to|after',
  '(?:when|if|whenever|every time) i (?:eat|have|drink|take)',
  '(?:from|after|by|on) (?:eating|having|drinking|taking)',
)
/** What it does to whoever eats it; behind what is named. */
const DOES_HARM = oneOf(
  `(?:gives?|causes?|brings?) me ${BADLY}${REACTION}`,
  `(?:always )?makes? me ${BADLY}${SICK}`,
  '(?:could|can|will|would|may|might) kill me',
  '(?:do|does) not (?:suit|agree with) me',
  'upsets? my (?:stomach|tummy)',
)
export const HARM_END = formOf(` ${DOES_HARM}$`)

/** How it is felt: only what is known to be eaten is meant by it, for a noise makes somebody sick as well. */
export const harmForms: readonly RegExp[] = [
  formOf(`^i am (?:a )?${CELIAC}(?: patient| person)?$`),
  formOf(`^i have (?:got )?${CELIAC}(?: disease| sprue)?$`),
  formOf(`^(.+) ${DOES_HARM}$`),
  formOf(`^i (?:always |often )?(?:get|fall|feel|become) ${BADLY}(?:${SICK}|${REACTION}) ${BY_EATING} (.+)$`),
  formOf(`^i (?:always |often )?(?:${SICK}|(?:break|come) out in ${BADLY}${REACTION}) ${BY_EATING} (.+)$`),
  /^i (?:\w+ly )?react (?:badly |strongly |severely )?to (.+)$/,
  formOf(
    sequence(
      '^(?:my |the )?doctors? (?:has |have )?(?:told|asked|advised|said)(?: to)?(?: me)?',
      ' (?:(?:not to|to not|never to) (?:eat|have|take|drink|touch|consume|try)|to avoid|no)',
      ` (?:any )?(?!${TROUBLE})(.+)$`,
    ),
  ),
]

/** Told of somebody else, or of no food that must not be eaten for certain: it is kept for nobody. */
const OTHER = '(?:(?:my|our) \\w+(?: \\w+)?|he|she|they)'
const OTHERS = '(?:my (?!(?:stomach|tummy)\\b)\\w+|our \\w+|him|her|them)'
const ASKS = `\\b${oneOf(
  'this|it|these|that|there|any|what|which|how|why|when|who|if|whether|tell|check|read|safe|okay|ok|fine',
  'suitable',
  'can (?:he|she|they|i|we)',
)}\\b`
export const tellsOfOther = formOf(
  `^(?!.*${ASKS})${oneOf(
    `(?:${OTHER} ${oneOf(
      `(?:is|are|was) ${HOW}(?:allergic|intolerant|sensitive|co?eliac|\\w+ intolerant)\\b`,
      '(?:has|have|had|got) .*(?:allerg|intoleran|co?eliac)',
      `${NOT_EAT} (?:eat|have|take|drink|tolerate|consume|digest)\\b`,
      'does not (?:eat|drink|tolerate|digest)\\b',
      `(?:gets?|falls?) ${BADLY}(?:${SICK}|${REACTION})\\b`,
      '(?:reacts?|avoids?|is reacting) ',
    )})`,
    `.+ (?:gives?|causes?|makes?) ${OTHERS} ${BADLY}(?:${SICK}|${REACTION})$`,
    `.+ (?:is|are) ${BADLY}(?:bad|poison|poisonous|harmful|dangerous) (?:for|to) (?:me|${OTHERS})$`,
  )}`,
)

/** The same where it goes on after another: "i am allergic to milk and do not eat egg". */
export const removeForms: readonly RegExp[] = [
  formOf(`^(?:remove|delete|take|strike|drop|forget|erase|cross) (.+) (?:from|off|out of|of) ${MY_LIST}$`),
  /^i am (?:not|no longer) (?:allergic|intolerant|sensitive) to (.+?)(?: any more| anymore| now)?$/,
  /^i (?:can|may) eat (.+) (?:again|now|after all)$/,
]

const EATER = '(?:a |an )?(?:strict |pure |strictly |purely |completely )*'
export const dietForms: readonly RegExp[] = [
  formOf(`^(?:i am|i was|we are) ${EATER}(vegetarian|vegan|veg|jain)(?: person| by choice| by birth)?$`),
  formOf(
    sequence(
      '^i (?:only )?eat (?:only )?(?:pure )?(vegetarian|vegan|veg|jain|halal|kosher)',
      '(?: food| things| products)?(?: only)?$',
    ),
  ),
]
export const noDietForms: readonly RegExp[] = [
  /^i am (?:not|no longer) (?:a |an )?(vegetarian|vegan|veg|jain)(?: any more| anymore| now)?$/,
  formOf(`^(?:remove|delete|take|drop) (vegetarian|vegan|jain|halal|kosher) (?:from|off) ${MY_LIST}$`),
]

/** Said for a way of eating. */
export const dietOf: Readonly<Record<string, string>> = { veg: 'vegetarian' }

export const tellForms: readonly RegExp[] = [
  formOf(
    `^(?:what|what all|which things) (?:is|are|have i|do i have|stands?) (?:there )?(?:on|in) ${MY_LIST}$`,
  ),
  formOf(`^(?:read|tell|say|give|show)(?: me| out)? (?:what is on )?${MY_LIST}(?: again)?$`),
  formOf(
    '^what (?:do|must|should|can|may) i (?:not eat|avoid|have to avoid|not have)$',
    '^what i (?:must|should|can|may|do) not eat$',
  ),
  /^what (?:am i allergic to|are my allergies|is my allergy)$|^what did i tell you that i (?:avoid|do not eat)$/,
]

export const forgetForms: readonly RegExp[] = [
  formOf(`^(?:forget|delete|clear|erase|empty|wipe|remove|drop) (?:all of |the whole of |all )?${MY_LIST}$`),
  formOf(
    sequence(
      '^(?:forget|delete|erase) (?:all )?',
      '(?:my allergies|my allergy|what i (?:must not|do not|can not) eat|what i avoid)$',
    ),
  ),
]

/** "A milk and egg allergy", "egg and lactose intolerant": the head stands before the first, the end behind the last. */
export const SHARED_HEAD = /^i (?:have|am) (?!(?:not|(?:got )?(?:no|zero)) )(?:got )?(?:an? )?/
export const SHARED_END = / (?:allergy|allergies|intolerance|intolerant)$/
/** Behind the first, where a piece has a head of its own: "asthma and a nut allergy". */
export const OWN_HEAD = /^(?:i )?(?:(?:have|am|also|got) )*(?:an? )?/
/** How somebody is, beside what they must not eat. */
export const STATE = formOf(
  sequence(
    '^(?:(?:totally|fully|partially|completely|legally|also|bad|severe|high|low) )*',
    `${oneOf(
      'blind|visually impaired|low vision|deaf|diabetic|diabetes|pregnant|asthma|asthmatic|thyroid|eczema',
      'migraines?|epilepsy|cataracts?|glaucoma|arthritis|hypertension|hypertensive|cholesterol|bp',
      'blood pressure',
    )}$`,
  ),
)

/** Said before it. */
export const needsOpeners = formOf(
  `^(?:${oneOf(
    'ok|okay|please|and|also|well|hello|hi|so|yes',
    'no(?! non ?veg)',
    'by the way|remember|remember that|note that|know that|you should know that|listen',
  )} )+`,
)
export const needsClosers = formOf(
  `(?: ${oneOf(
    'please|too|also|as well|at all|okay|ok|thank you|thanks|you know|only|sir|madam|mam|dear|actually',
    'sorry|badly|etc|etcetera',
  )})+$`,
)

/** What cannot be the name of something to eat: words of a longer sentence about something else. */
export const noName = formOf(
  `\\b${oneOf(
    'i|you|he|she|we|they|it|this|that|these|those|them|me|my|your|his|her|in|on|at|for|with|from|of|to',
    'can|may|is|are|was|does|do|did|not|what|which|who|how|when|where|why|because|so|if|but|here|there',
    'much|many|now|today|anything|something|everything|nothing|anymore|any|please|list|outside|too|again',
    'without|one|section|counter|never|longer|hardly|rarely|used',
  )}\\b`,
  '\\w free\\b',
)
/** Fruit and the like may be called by two words; three are a sentence. */
export const LONGEST_UNKNOWN = 2
