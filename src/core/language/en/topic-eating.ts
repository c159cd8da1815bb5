import { formOf, oneOf, sequence } from '../forms.ts'

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
  sequence(
    '(gas | sugar | stomach | heart | kidney | liver | thyroid | gastric)',
    ' (trouble | troubles | problems | issue | issues)',
  ),
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
  sequence(
    'can (children | kids | old people | a child | a baby | babies | anybody | diabetics | patients',
    ' | we all) (eat | have | take)',
  ),
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
