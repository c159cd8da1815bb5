import { formOf, oneOf, sequence } from '../forms.ts'
import { ANY_KIND_OF } from './substance-forms.ts'

/** Between the names of a list: "milk or | any | soya", "the calcium and | the | iron". */
export const joinsMembers = /^(?:and|or|nor|any|no|also|the)$/

/** Behind another name they are one thing with it: "palm | sugar". */
export const madeOfOthers =
  /^(?:gelatine?|oils?|flour|powder|fats?|sugar|butter|cream|cheese|milk|salt|syrup|starch|extract|lecithin|seeds?)$/

const BESIDES = '(?:except|other than|besides|apart from|aside from|excluding)'
/** Asks of all but what it names, or whether that is all: "anything besides nuts", "is wheat the only allergen". */
const exceptNamed = formOf(
  `\\b(?:nothing|anything|something|everything|any \\w+) (?:but|${BESIDES}) \\w`,
  `\\b${BESIDES} \\w.*\\b(?:any|anything|something|else|others?)\\b`,
  '\\bthe only (?:allerg\\w+|ingredient)\\b|^(?:so |and |but )*(?:is|are) \\w+(?: and \\w+)? the only\\b(?! source)',
  '^only \\w+(?: and \\w+)? (?:is|are) the allerg\\w+',
  '\\b(?:any|some)thing else\\b',
  '\\b(?:any|what|which) others? (?:allerg\\w+|things?|ingredients?)\\b',
  '\\b(?:it|this|that) (?:only|just) (?:has|have|contains?)\\b',
  '\\b(?:has|have|contains?) (?:only|just)\\b',
)
const nothingElse = /\b(?:leave|forget|never mind|ignore) (?:everything|anything|all) else\b/

/** Whether more than what it names is asked about: "only wheat, right". */
export const asksForOthers = (words: string, names: readonly string[]): boolean =>
  !nothingElse.test(words) &&
  (exceptNamed.test(words) ||
    names.some((name) =>
      formOf(`(?<!\\bor )\\b(?:only (?:\\w+ and )?${name}|${name} only)\\b(?! or\\b)`).test(words),
    ))

const LIST = formOf(
  sequence(
    `\\b(?:contains?|containing|have|has|having|any|is there|are there)(?: (?:${ANY_KIND_OF}|even))* (.+?)`,
    '(?: (?:in (?:it|this|these|that|there)|inside|there|also|too|please|right|na|or not))*$',
  ),
)

const NO_MEMBER = formOf(
  `^(?:any |some |the )*${oneOf(
    'not|just|only|does|do|is|are|has|have|can|will|it|what|when|how|where|who|which|why|all|else|others?',
    'such|similar|so|more|less|etc|both|same|like|things?|stuff|okay|no|yes|none|nothing|ever|maybe|they',
    'used|using|added|mixed|put|made',
  )}\\b`,
)

/** The members of a list of what may be in there, of two words at most each: "kiwi", "milk". */
export function listOfContent(words: string): string[] {
  const members = (LIST.exec(words)?.[1] ?? '').split(/ (?:or|and|nor) /)
  return members
    .map((member) => member.replace(/^(?:any|some|the|even|also|real|actual) /, ''))
    .filter((member) => member.split(' ').length <= 2 && !NO_MEMBER.test(member))
}

/** Takes back what it names, or sets it aside: "not the | milk, the egg", "I said milk not | egg", "never mind the | milk". */
export const setsAside = formOf(
  '^(?:no |sorry |i mean )*not(?: the| about| for)*$',
  '\\b(?:said|asked|asking|meant|mean)\\b.* not(?: the| about| for)*$',
  '\\b(?:never mind|forget|leave)(?: the| about)*$',
  '\\bknow (?:that )?(?:it|this) (?:has|have|contains?)$',
  // Asked of the pack that it names: "is rennet used in the | cheese".
  '\\b(?:(?:is|does|has|of|for|on) (?:the|this|that|these)|in(?: the| this| that| these)?)$',
)
/** Behind the first name of a sentence: another is meant, "nuts | no I mean milk". */
export const isTakenBack = /^no (?:sorry |i mean |i meant |i said |not )*\w/
/** "Does milk | chocolate have palm oil" asks of what milk chocolate has. */
export const isOfGoods = /^(?:(?!and\b|or\b|but\b)\w+ )?(?:have|has|contains?|got)\b/
/** Before what somebody eats, "we eat | egg but not fish", and behind it, "milk | is fine for me". */
export const eats = formOf(
  sequence(
    '\\b(?:i|we|he|she|they|you)',
    ` ${oneOf(
      '(?:can|could|do|does|may) (?:eat|have|take|tolerate|drink)',
      'eats?|takes?|drinks?|do not mind',
    )}(?: the)?$`,
  ),
  '\\b(?:permits?|allows?)(?: us| me)?$',
)
export const isFine = formOf(
  `^${oneOf(
    '(?:is|are) (?:all )?(?:fine|okay|ok|right|allowed|good|no problem|not a problem)',
    'i am (?:fine|okay|ok)',
    'no (?:problem|issue)',
  )}\\b`,
)
