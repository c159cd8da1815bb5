import { either, formOf, oneOf, sequence } from '../forms.ts'

const ALL_OF_IT = either(
  sequence(
    '(?:from |right from )?(?:the )?(?:first|start|beginning|top|one end)(?: one| word)?',
    ' (?:to|till|until|upto) (?:the )?(?:very )?(?:last|end|finish|bottom|other end)(?: one| word)?',
  ),
  sequence(
    oneOf(
      sequence(
        '(?:do not|never|not|without) (?:you )?',
        '(?:leave|leaving|skip|skipping|miss|missing|omit|omitting|drop|dropping|cut|cutting)(?: out)?',
      ),
      '(?:leaving|skipping)(?: out)?',
    ),
    ' (?:anything|a thing|any|nothing|a single|even one|even a|one word)(?! (?:turn|step|steps))\\b',
  ),
  'nothing (?:should|must|to|shall) (?:be )?(?:left|skipped|missed|leave|skip|miss)',
  sequence(
    '(?:each and every|every single|every little|every last|each|every)',
    ' (?:word|item|line|bit|detail|ingredients?|thing|things)(?: that is| which is)?',
  ),
  'word (?:for|by|to) word|line by line|(?<!\\bletters? )one by one',
  either(
    sequence(
      'not (?:just |only |merely )(?:the )?(?:main|first|important|few|top|major|some)',
      '(?: ones?| few| ingredients?| things?)?',
    ),
    '(?:not a|no) (?:summary|short version|shortcuts?)',
    'not the short(?:er)? (?:one|version)',
  ),
  '(?:entire|whole|full|complete) (?:ingredients? list|thing|lot|label)|(?:entire|whole|full|complete) ingredients?',
  '(?:list|read|tell|name|say)(?: me)? (?:out )?all (?:that|of) (?:it|them|went|goes)',
)

/** The whole of what is known of a pack, with nothing left out. */
export const asksWholeList = formOf(
  `^(?!.*\\b${oneOf(
    'allerg\\w+|nutri\\w+|calories|sections?|aisles?|shelf|shop|store|path|steps?|turns?|route|price',
    'dates?|story|family|day|time|morning|week|products?|menu|box|packet has',
  )}\\b).*\\b(?:${ALL_OF_IT})\\b`,
)

/** Who likely asks for the whole of it, and names the list or what was left out of it, wants no summary. */
export const namesList = formOf(
  `\\b${oneOf(
    'ingredients?|lists?',
    '(?:tiny|small|fine|smallest) print',
    'skipp(?:ed|ing)',
    'missed (?:some|a few|out)',
    'cut (?:it )?short',
    'midway|the rest|codes?|them all|all of them|complete|poori|puri',
  )}\\b`,
)
