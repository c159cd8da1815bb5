import { formOf, oneOf, sequence } from '../forms.ts'

/** How people agree to what was asked back, and refuse it, in more words than a yes or a no. */

const EXCLAIMS = oneOf('oh|ah|well|um|uh|hmm|god|gosh|hell|heck|damn|wtf|man|bro|dude|arre|arey|sorry')
const AGREES = oneOf(
  'yes|yeah|yep|yup|ya|yah|aye|haan|ok|okay|sure|right|correct|exactly|absolutely|definitely|certainly',
  'indeed|obviously|totally|bilkul|perfect|fine|alright|all right|of course|by all means',
  'no (?:problems?|worries|issues?|trouble)',
)
/** Goes on with it, whatever was asked back. */
const LEADS_ON = oneOf(
  'go(?: there| ahead| on)?|proceed|pay|do (?:it|that)|lead (?:the way|on)|chal|chalo|chaliye',
  '(?:take|lead|bring|guide|show) (?:me|us)',
  'let us(?: go| do (?:it|that))?',
)
const BESIDE = oneOf('please|now|then|and|there|only|ji|na|yaar|bhai|thanks|thank you')

/** Says yes and to go on: "absolutely, let's go and pay", "hell yeah". */
export const agreesOn = formOf(
  sequence(
    `^(?:${EXCLAIMS} )*${AGREES}(?: ${oneOf(AGREES, BESIDE)})*`,
    ` ${LEADS_ON}(?: ${oneOf(AGREES, BESIDE, LEADS_ON)})*$`,
  ),
  '^(?:hell|heck|god|damn) (?:yes|yeah|yep|yup)$',
  '^mm hmm?$',
)

/** May agree with what was heard, or refuse it. */
export const agreesTorn = /^no (?:that|it) is (?:right|correct|true)$/

const REFUSES = oneOf('no|nope|nah|not at all|not really|(?:certainly|of course|definitely) not')
const AGREED = oneOf(
  'yes|yeah|yep|haan|correct|right|true|exactly|sure|counter|cash|bill|billing|pay|paying|checkout|till|take',
  'go ahead|carry on|ring|call',
)

/** Refuses, and asks something else or is content: "nope, how many steps left", "oh no, I'm happy where I am". */
export const refusesOn = formOf(
  `^(?:${EXCLAIMS} )*(?:${REFUSES} )+${oneOf(
    'how (?:many|much|far|long|old)|what|which|when|why|does|do you',
    'is (?:it|this|there)|are (?:there|these)|can (?:i|you)',
    'i (?:was|asked|said|meant)',
    sequence(
      'i am (?:(?:very|quite|perfectly|just|so|really) )*',
      '(?:happy|fine|good|okay|ok|content|comfortable|all right|alright)',
    ),
  )}\\b(?!.*\\b${AGREED}\\b)`,
  `^(?:${EXCLAIMS} )+${REFUSES}$`,
)

/** Says what was asked or said instead. */
export const saysWhatInstead = formOf(
  sequence(
    `^(?:(?:${EXCLAIMS}|${REFUSES}|but) )*`,
    `(?:i (?:had |have |was |am )?(?:only |just )?(?:asked|asking|said|meant)\\b|${REFUSES} )`,
  ),
)
