import { either, formOf, oneOf, sequence, setOf } from '../forms.ts'

/** Said without meaning anything, wherever it stands. */
export const fillers: ReadonlySet<string> = setOf(
  'um umm uh uhm hmm hm er erm ah aah oh ohh arre arrey please pls kindly sir madam maam mam ji bhaiya',
  'bhai beta didi aunty auntie uncle yaar bro dude na actually basically itself honestly simply baba dear ha ya',
)

/** Phrases of filling, wherever they stand; longest first. */
export const fillerPhrases = [
  'you see',
  'you know',
  'and all',
  'if you do not mind',
  'if that is (?:fine|all right|alright|okay|ok)',
  'if it is possible',
  'if possible',
  'in one (?:go|shot)',
  'if i remember(?: (?:right|rightly|correctly|well|the order(?: right(?:ly)?)?))?',
  sequence(
    '(?:somebody|someone|they|the \\w+)(?: (?:from|of|in|at) the (?:shop|store|counter))? told me to ask',
    ' you(?: about)?(?= (?:the|its)\\b)',
  ),
  'thanks all the same',
  'god bless you',
  'for (?:god|gods|heaven|heavens|goodness|pity|pete) ?s? sake',
  'no problem',
  'do not mind',
  'i said',
  'i told you(?! (?:not )?to )',
  'as i told you',
  'i already told you',
  'you tell',
] as const

/** Said before what is asked, and asks nothing itself. */
const PREAMBLES = [
  sequence(
    '(?:kindly|just|please|also|now)? ?(?:can|could|will|would) you (?:please |kindly |just )?',
    '(?:tell|say|let me know|check|see)(?: me)?(?: once)?',
  ),
  '(?:kindly|just|please) (?:tell|say|let me know)(?: me)?',
  sequence(
    `${oneOf(
      'tell|ask|let me ask|let me tell|i will tell|i will ask|may i ask|can i ask|i want to ask',
      'i wanted to ask|i have to ask|i was asking|i am asking',
    )}(?: me| you)?`,
    ' (?:one|another|a small|a) (?:more |small )?(?:thing|question|doubt)',
  ),
  '(?:and )?(?:one|another) (?:more |last |small )?(?:thing|question|doubt)',
  `(?:so )?${oneOf(
    'let me|may i|can i|i want to|i wanted to|i would like to|i have to|i just want to|i only want to',
  )} (?:ask|know|find out)(?: you)?`,
  sequence(
    '(?:(?:now|then) )?(?:(?:take|bring) me|move|go|come|jump)(?: on| over| straight| ahead)?',
    ` to(?= (?:the |its )?${oneOf(
      'nutrition|ingredients?|allerg\\w+|price|weight|date|expiry|taste|flavour|storage|maker|calories',
    )}\\b)`,
  ),
  sequence(
    '(?:but )?you (?:did not|have not|never|forgot to|still have not)',
    ' (?:tell|told|say|said|read|mention|mentioned)(?: me)?(?: about)?(?! (?:to|that|you|i|we|it)\\b)',
  ),
  '(?:can|may|should|shall) i (?:tell|inform) (?:him|her|them|everyone|my \\w+)(?: that)?(?= (?:it|this|there) )',
  'i (?:was|am) (?:just )?(?:asking|wondering)(?: you)?',
  '(?:please |kindly )?(?:let me know|find out|make sure) (?:if|whether|that)',
  'i have (?:two|three|some|a few) (?:questions|doubts|things to ask)',
  'my (?:question|doubt|worry) is(?: this| that)?',
  '(?:but |and )?before (?:that|this|i forget|anything)',
  oneOf(
    'ok|okay|good good|fine|right|yes|achha|listen|see|look|hello|hi|hey|excuse me|first|first of all|also',
    'then|and then',
    'next(?! (?:time|week|month|year|one)\\b)',
    'now|anyway|well|wait|sorry|please|actually|basically|guess|so|madam|sir|beta|oh|um',
  ),
]
export const preamble = formOf(`^(?:(?:${PREAMBLES.join('|')}) )+(?=\\w+ \\w)`)
/** The same behind it: asks for an answer, or says why it is asked. */
const POSTAMBLES = [
  '(?:can|could|will|would) you (?:please |kindly |just )?(?:tell|say|check|see|confirm)(?: me| it)?',
  '(?<!\\b(?:not|never|to|you) )(?:please |kindly |just )?(?:tell|let) me(?: know)?(?: that| please)?',
  '(?:that is what |that )?i (?:want|wanted|would like|need|have) to (?:know|ask)',
  '(?:that is what )?i (?:am|was) asking(?: you)?',
  'that is (?:my|the|what i) (?:question|doubt|ask|asked)',
  'if you (?:can|could|do not mind|please)(?: tell| tell me| say)?',
  '(?:then|after that) i (?:will|can|shall) (?:decide|see|take|buy|tell you)',
  '(?:because |as )?i (?:am blind|can ?not (?:see|read)(?: it| anything| properly| the label)?)',
  '(?:because |as )?my eyes are (?:weak|bad|not good|poor)',
  '(?:thank you|thanks)(?: so much| very much| a lot)?',
  either(
    '(?<!\\b(?:date|day|made|packed|baked|came|come|what|price of \\w+)\\b.*)today',
    '(?<! (?:till|until|by|what|and|since))then',
    'you tell|kindly',
  ),
  'na|madam|sir|beta|please|actually|(?<! (?:or|and|not|yes|no|the|is|name))(?:no|only)',
  '(?<!\\b(?:eat|use|finish|have) (?:it |this )?)quickly|(?<!\\b(?:(?:did|had|have|i) .*|the ))first|once|for me',
]
export const postamble = formOf(`(?<=\\w \\w+)(?: (?:${POSTAMBLES.join('|')}))+$`)

/** Asked behind what answers: "I am in the shop, what do I do". */
export const asksWhatNow = formOf(
  sequence(
    ' (?:(?:so|now|and|then) )*what',
    ' (?:(?:do|should|shall|can|must) i (?:have to )?do(?: now| next| then| here)?|now|next)$',
  ),
)

/** Takes back what was said before it; what follows counts. */
export const corrections = [
  'no no',
  'no not that',
  'no sorry',
  'sorry no',
  'oh no',
  'sorry i mean',
  'sorry i meant',
  'sorry i said',
  'no i mean',
  'i mean to say',
  'i mean',
  'i meant',
  'i asked',
  'i had asked',
  'i am asking',
  'i was asking',
  'i asked for',
  'i said',
  'or rather',
  'make that',
  'make it',
  'no wait',
  'wait no',
  'no actually',
  'yes no',
  'no yes',
  'sorry',
  'wait',
  'no',
] as const

/** Comes to the point, after what explains it. */
export const turns = [
  'but',
  'so',
  'so better',
  'just',
  'now',
  'anyway',
  'otherwise',
  'instead',
  'better',
] as const

/** Begins a request in the middle of a sentence, after a statement that only explains it. */
export const starters = [
  'how many',
  'how much',
  'how far',
  'how do',
  'how long',
  'what is',
  'what are',
  'what about',
  'where is',
  'where are',
  'where am',
  'where do',
  'which',
  'when does',
  'when was',
  'can i',
  'can you',
  'can he',
  'can she',
  'is it',
  'is this',
  'is there',
  'does it',
  'does this',
  'do you',
  'should i',
  'take me',
  'bring me',
  'give me',
  'tell me',
  'tell',
  'i need',
  'i want',
  'please',
  'compare',
  'check',
  'let me',
  'let us',
  'say',
  'repeat',
  'will it',
  'will this',
  'would it',
  'would this',
  'are there',
  'you please',
] as const

/** Joins two requests of one sentence, longest first. */
export const joints = [
  'as well as',
  '(?:and )?second(?:ly)?(?= (?:what|is|how|does|when|which|who|where|tell)\\b)',
  'and then after that',
  'and after that',
  'and also',
  'and then',
  'after that(?! (?:recall|date|day|time)\\b)',
  'and',
  'also(?! (?:made|baked|packed|contains?|has|have|in|from|of|there|good|safe|okay|suitable)\\b)',
  'then',
] as const

/** Carries no meaning of its own beside a phrase that does. */
export const lightWords: ReadonlySet<string> = setOf(
  'i we me my us our you your am are is be been have has had got do does did a an the some any few one two',
  'to at in into on of for from near by with want wants need needs like would could can will shall should',
  'may let give take bring show tell get go going come this that it its these those there here now then so',
  'and or but also too very just only right still already as well again please section sections side aisle',
  'area shelf part department item items thing things packet pack packets product products today first',
  'okay ok yes no sorry thank thanks hello hi good morning evening if what where which say said take want',
  'looking buy see have having both who all up down little bit more much quickly directly think maybe was',
  'were not yet ready really know new not app must off out time how',
)

/** Asks nothing by itself: "now | what" is one. */
export const asksAlone: ReadonlySet<string> = new Set([
  'what',
  'where',
  'how',
  'which',
  'when',
  'then',
  'please',
])

/** What somebody says who only listens. */
export const acknowledgements: ReadonlySet<string> = new Set([
  'ok',
  'okay',
  'ok ok',
  'okay okay',
  'mm',
  'mm hm',
  'mhm',
  'hmm',
  'uh huh',
  'yeah',
  'right',
  'i see',
  'fine',
  'all right',
  'alright',
  'achha',
  'accha',
  'theek hai',
])

/** "What is this | how much sugar does it have", and in Hindi "in it how much sugar". */
export const asksBehindLook = formOf(
  `^((?:(?:so|and|ok|tell me) )*what is (?:this|it)) (${oneOf(
    'how (?:much|many)',
    '(?:does|can|is|are|do|did|has|will) (?:it|this|that|there|they|i|we)',
    'when (?:does|will|did|is|was)',
    'in (?:it|this) \\w+',
  )}\\b.*)$`,
)
