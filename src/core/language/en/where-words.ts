import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'

/** Where somebody is. */
export const whereWords = {
  whereAmI: {
    patterns: [
      formOf(
        '\\bwhat is (?:right |just )?next to me\\b',
        '^(?:(?:and|so|now|but) )*where(?:abouts)? (?:have|had|did) (?:i|we) (?:(?:end|land|wind|wound|turn)(?:ed)? up|land(?:ed)?|got(?:ten)? to|get to|come to)\\b',
        '\\bi am (?:standing |now )?(?:next|close|near|opposite|beside) (?:to )?what\\b',
        '\\b(?:which|what) (?:side|way|direction) (?:am i|i am) (?:facing|looking|standing)\\b',
        '^(?:whose|which|what) (?:\\w+ )?is (?:this|that|it|there)\\b.*\\bmy (?:left|right|side|front)\\b',
      ),
      formOf(
        sequence(
          '^(?!.*\\b(?:open|closed|shut|free|empty|busy|working|crowded|running)\\b)(?:whose|which|what)',
          ' (?:counter|shelf|rack|row|aisle|lane|section|fridge) is (?:this|that|it)\\b',
        ),
        '^(?:is|was) (?:this|that|it) still the \\w+ (?:side|section|row|aisle|lane)\\b',
        '^(?:so |and )?what am i (?:now |standing )?(?:close|near|next|opposite)(?: to)?\\b',
        '^(?:on |to |at )?which side is the \\w+$',
        '\\bare we (?:still |now )?(?:in|at) the (?:\\w+ )?(?:lane|row|aisle|section|side)\\b',
      ),
      formOf(
        '^is the (?:\\w+ ){1,2}(?:on|to|at) my (?:left|right|side)\\b',
        '\\bwhat is (?:next to|near|beside|behind|before) me\\b',
      ),
      /^(?:have|did) i (?:\w+ )?(?:cross|crossed|pass|passed)\b/,
      formOf(
        sequence(
          `^(?!${sequence(
            '.*\\bcounter (?:is |now )?(?:open|closed|shut|free|empty|busy|working|crowded|running)\\b',
          )})(?:and |so |please )*(?:what|which|whose)`,
          ' (?:\\w+ ){0,2}?',
          '(?:row|shelf|rack|side|section|aisle|place|corner|counter|part|area)(?: of the \\w+)?',
          ' (?:is|have|am|are)\\b',
        ),
        sequence(
          '^(?:is|was) (?:this|that|it) (?:the |a |my )?(?:\\w+ )?',
          '(?:section|side|aisle|row|counter|shelf|rack|entrance|exit|bakery|till|fridge)\\b',
        ),
        '^(?:is|was) (?:this|that|it) the (?:dairy|breads?|biscuits?|snacks|milk)$',
        sequence(
          '^(?:am i|are we)',
          ' (?:past|beyond|crossing|passing|behind|before|beside|opposite|at|near|in|still)\\b',
        ),
        sequence(
          '\\bwhat (?:am i|are we|have i|have we)',
          ' (?:passing|crossing|reached|touching|come to|beside|near)\\b',
        ),
        '\\bon (?:this|that|which|my (?:left|right)|the (?:left|right)) side$',
        '^what (?:is|are) (?:\\w+ )?(?:on|beside|behind|at) (?:this|my|the) (?:side|left|right|back)\\b',
      ),
      formOf(
        '\\bwhat (?:is )?(?:this|the|that) (?:place|section|area|aisle|side|spot)\\b',
        '\\bwhich (?:place|section|area|aisle|spot) (?:is|am|are|have)\\b',
        sequence(
          '\\bwhat is (?:this |there )?',
          '(?:in front|around|near|beside|on my (?:left|right)|on the (?:left|right))\\b',
        ),
      ),
      formOf(
        `\\bwhere ${oneOf(
          'am i|are we',
          '(?:would|could|might|must|will) (?:i|we) (?:have|be)',
          'have (?:i|we)',
          'did i|exactly',
          '(?<!\\bthat is where )i am',
          'we are|i have',
        )}\\b`,
        '\\bam i (?:on|in|going|still|at|near|moving|walking)\\b',
        sequence(
          '(?<!\\b(?:long|far|big) )\\b(?:is this|are we on|am i on)',
          ' (?:the )?(?:right|correct|proper)?(?: )?(?:way|path|track|direction|route|place|section)\\b',
        ),
        '\\b(?:my|current|present) (?:location|position)\\b',
        '\\bon track\\b',
        '\\bis this the \\w+ section\\b',
      ),
    ],
    patternsIn: ['walking', 'checking', 'entrance'],
    whole: [
      'where am i [(now | standing | standing now | going)] | tell me where i am',
      '(which | what) (section | place | aisle | store | shop) (am i in | is this | am i) | where i am',
    ],
    anywhere: [
      'where have (i | we) (come | reached) | where am i | (which | what) (section | aisle | place) am i',
      'tell me where i am',
      sequence(
        '(am i | is this) [(in | at | still in | still at | near)] the',
        ' (dairy | bread | breads | biscuit | biscuits | counter | right | correct | entrance)',
        ' [(section | side | aisle)]',
      ),
    ],
    open: ['walking', 'checking', 'entrance', 'buy_more', 'section', 'place'],
    answers: {
      walking: [
        sequence(
          '(is | was | could | would | might | may | can) (this | that) [be]',
          ' (it | [the] (dairy | bread | breads | biscuit | biscuits) [(section | side | shelf | rack',
          ' | aisle | part)])',
        ),
        'is it [the] (dairy | bread | breads | biscuits) [(section | side | shelf | rack | aisle | part)]',
        'where is the (shelf | section | rack | aisle)',
        sequence(
          'where (am i | i am | are we | we are | exactly am i | am i now | have i reached',
          ' | have we reached | i have reached) [(now | standing | going | at)]',
        ),
        'which (place | section | aisle | area) (is this | am i | i am | is it) [in]',
        'what (place | section | aisle | area) (is this | am i) [in] | my (location | position)',
        'current (location | position) | what is (around | near | in front of) me',
        'where (are we | am i | are you) (going | heading | walking | taking me)',
        '(am i | are we) (on | in) the right (way | path | track | direction | place | section)',
        '(is this | am i going) (the right (way | path | direction | place) | right)',
        'am i going (right | correctly | the right way | correct) | tell me where i (am | have reached)',
      ],
    },
    inquires: true,
    heard: { walking: ['where am i'] },
    button: { label: 'Where am I', words: 'where am i' },
  },
  imHere: {
    patternsIn: ['walking'],
    patterns: [
      formOf(
        sequence(
          '\\b(?:i am|we are)(?: (?!not\\b|never\\b|hardly\\b|nowhere\\b)\\w+){0,2}',
          ' (?:at|in|inside|in front of|beside|next to|touching) (?:the |your |my )?',
          '(?:(?!an?\\b|another\\b|other\\b|wrong\\b|different\\b)\\w+ )?',
          `${oneOf(
            'shelf|shelves|section|counter|dairy|bread|breads|biscuit|biscuits|milk|fridge|rack|place|end',
            'till|bakery|snacks|destination',
          )}\\b`,
        ),
        sequence(
          '\\b(?:found|can feel|can touch|have got to|got to|touched) (?:the |my )?(?:\\w+ )?',
          '(?:shelf|shelves|section|packets?|rack|breads?|biscuits?|milk|counter|fridge)\\b',
        ),
        `\\b(?:have |just )?(?:reached|arrived)\\b(?!${sequence(
          ' (?:at )?(?:an?|the|some)',
          ' (?:wall|pillar|pole|dead end|stairs?|staircase|glass|railing|barrier)\\b',
        )})`,
      ),
    ],
    alone: {
      walking: [
        'here | reached | arrived | i am there | we are here | we are there | it is here | yes here | yes i am here',
      ],
    },
    answers: {
      walking: [
        'this is the (place | shelf | section | counter | one) | here it is | it is here | this is it',
        'found it | i have come (here | to the end | to the place) | i have got it',
        'i (have | just) reached',
        '[(i | we)] [have] reached [the] (cash | billing) counter',
        '(i am | we are) [(now | standing)] at [the] (cash | billing) counter',
        'i am (here | there now | at the shelf | at the section | at the counter | at the end)',
        'i (have | just | already) [(just | already)] (arrived | reached) | (i | we) (reached | arrived)',
        'have (reached | arrived)',
        sequence(
          'reached',
          ' (here | there | it | now | already | the section | the shelf | the place | the counter',
          ' | the end | my place | the destination | the biscuits | the dairy | the bread | biscuits',
          ' | dairy | breads)',
        ),
        sequence(
          'i (found | have found | can feel | have got to | got to | am standing at | am in front of',
          ' | have come to)',
          ' (it | the shelf | the shelves | the section | the place | the counter | the rack',
          ' | the end | the biscuits | the dairy | the bread | the cash counter',
          ' | the billing counter)',
        ),
      ],
    },
    weighty: true,
    claims: true,
    heard: { walking: ["i'm here | i am here | here"] },
    button: { label: "I'm here", words: 'i am here' },
  },
} as const satisfies Readonly<Record<string, WordRow>>
