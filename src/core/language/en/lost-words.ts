import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { fellShort } from './fell-short.ts'
import { NUMBER } from './kinds-of-words.ts'

/** The way is lost, or what was told of it. */
export const wayLostWords = {
  lost: {
    patternsIn: ['walking'],
    patterns: [
      fellShort,
      formOf(
        '\\b(?:turned|moved|spun) me\\b(?! to the)',
        '\\bbut you (?:said|told|say|tell|asked)\\b',
        '\\byou (?:said|told|say|tell|asked)\\b.*\\bbut (?:i|there|on|in|this|here|it|my|that|we|no)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:i|you|it|app|phone|we)',
          ` ${oneOf(
            'are |is |have |has |am |may have |might have |must have |think i ',
          )}?(?:\\w+ )?count(?:ing|ed)?`,
          ' (?:it |them |my steps? )?(?:wrong(?:ly)?|too|less|more|extra)\\b',
        ),
        '\\b(?:not|stopped) count(?:ing|ed)?\\b',
        '\\bextra steps?\\b',
        '\\bwrong count\\b',
        '\\b(?:another|other|different) (?:way|route|path)\\b',
        '\\bfacing the (?:right|wrong|correct|other)\\b',
      ),
      formOf(
        '\\b(?:back|again) (?:at |to )?where i (?:started|began|was|came from)\\b',
        '\\b(?:bearings?|directions?|way) (?:is |are |have |has )?(?:gone|lost)\\b',
        sequence(
          '\\bwhere the (?:turn|corner|shelf|section|rack|path|end)',
          ' (?:should|must|was|is supposed|was supposed|ought)\\b',
        ),
        sequence(
          '\\b(?:rack|shelf|row|aisle|lane|wall|path|way) (?:ended|finished|is over|got over|stopped)',
          ' before\\b',
        ),
      ),
      formOf(
        sequence(
          '\\b(?:i|we) (?:have |had )?(?:walked|took|taken|did|done|went|counted|moved)',
          ` (?:only )?${NUMBER} (?:steps )?not ${NUMBER}\\b`,
        ),
        sequence(
          '\\bmust have (?:taken|walked|gone|done|turned)\\b(?: \\w+){0,4}',
          ' (?:extra|more|less|too|early|late|wrong)\\b',
        ),
      ),
      formOf(
        '\\b(?:do not|not) recogni[sz]e (?:anything|this|where)\\b',
        '\\bsomewhere (?:i|we) should not be\\b',
        '\\b(?:got|am) turned around\\b',
        '\\bdid i (?:go|turn|come|walk) (?:\\w+ )?(?:wrong|right)\\b',
      ),
      /\bnot (?:able to |quite )?(?:follow|know|understand|sure|make out)(?: \w+)? where (?:i|we)\b/,
      formOf(
        sequence(
          '\\b(?:i|we)(?: \\w+){0,2} (?:turned|went|walked|took|moved|turn|skipped|stopped)(?: \\w+){0,3}',
          ' (?:before|further|farther|when|although|but|after) (?:you|that|than|i)\\b',
        ),
        '\\bfurther than you\\b',
        '\\b(?:did|do) not (?:turn|stop|go)(?: \\w+){0,3} when\\b',
        '\\bovershot\\b',
        sequence(
          '\\b(?:turned|went|walked|moved|came)(?: \\w+){0,4}',
          ' (?:by mistake|mistakenly|by accident|accidentally)\\b',
        ),
        '\\bmiddle of nowhere\\b',
        sequence(
          '^this (?:is not|does not (?:look|smell|feel) like) (?:the )?',
          '(?:biscuits?|dairy|breads?|bakery|counter|snacks|place|section|shelf)\\b',
        ),
        '\\b(?:skipped|crossed) (?:\\w+ )?(?:turn|turning|corner|section|shelf)\\b',
      ),
      formOf(
        '\\bnot where (?:i|we|you)\\b',
        '\\b(?:same place|going round|round and round|in (?:a )?circles?)\\b',
        sequence(
          '\\b(?:turn|corner|shelf|section|end) (?:never|has not|did not|is not)',
          ' (?:come|came|there|here|coming)\\b',
        ),
        sequence(
          '\\bwhich (?:side|way|direction) (?:was|were|did) i',
          ' (?:facing|face|looking|standing|coming|going)\\b',
        ),
        '\\b(?:guiding|sending|taking|telling|leading) me (?:\\w+ )?wrong(?:ly)?\\b',
        '\\bcan not (?:make out|tell|figure out|understand) (?:which|where)\\b',
        '\\b(?:some|a) (?:other|different|wrong|strange) (?:section|place|side|aisle|part) i think\\b',
        '\\bdirection (?:is |has )?(?:lost|gone|mixed|changed)\\b',
        '\\blost (?:my )?(?:direction|bearings?|sense)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:i|we)(?: \\w+){0,2}',
          ' (?:turned|went|gone|walked|took|taken|came|come|going|moved|turn|go)(?: \\w+){0,4}',
          ` ${oneOf(
            'wrong|other side|other way|too far|too much|instead|opposite|extra|more than|elsewhere',
            'somewhere else|different|past|beyond|ahead of|early|late|before time',
          )}\\b`,
        ),
      ),
      formOf(
        `\\b(?:missed|lost|forgot|mixed up|mixed) ${oneOf(
          'which|count|track|about|up',
          `(?:(?:the|my|a|that|your|this) )?(?:\\w+ )?${oneOf(
            'way|path|route|directions?|turn|turning|steps?|count|number|track|place|section|shelf|corner',
            'left|right|side|bearings?|sense|line|row|aisle|spot|point|entrance|door',
          )}`,
        )}\\b(?! (?:of (?:the )?(?:call|match|game)|bag))`,
        sequence(
          '\\b(?:do not know|not know|not sure)',
          ' (?:where|which (?:way|side|direction|place)|what (?:place|side))\\b',
        ),
        '\\bno idea (?:where|which)\\b',
        '\\bwrong (?:way|side|place|direction|turn|aisle|path|somewhere)\\b',
        '\\b(?:gone|going|went) wrong\\b',
        '\\b(?:am|totally|completely|got|we are|feel|feeling) (?!not |never )(?:\\w+ )?lost\\b',
      ),
      formOf(
        '\\b(?:not|do not think this is|does not (?:seem|feel|look|sound)) (?:the )?(?:right|correct)\\b',
        '\\b(?:does|do) not (?:seem|feel|look|sound)(?: \\w+){0,3} (?:right|correct)\\b',
        sequence(
          '\\bcan not (?:find|see|locate|understand) (?:the |my |where |which )?',
          '(?:way|path|place|shelf|section|side|i am|it|route|turn|turning|corner|end)\\b',
        ),
        '(?:\\bi am )?(?:\\b\\w+ )?\\b(?:confused|disoriented|turned around)\\b',
        '\\bseparated from\\b',
        '\\bnothing (?:is )?(?:here|there)\\b',
        '\\bthere is (?:nothing|no (?:shelf|section|one|counter|turn|way|left|right))\\b',
      ),
    ],
    alone: { walking: ['lost'], checking: ['lost'], confirm: ['lost'] },
    answers: {
      walking: [
        sequence(
          '(forgot | lost count of | do not (remember | know)) how (many [steps] | much) i',
          ' (took | walked | counted | went | have (taken | walked | gone | counted))',
        ),
        '(walked | took | taken | gone | went | counted) too (many | much) [steps]',
        'i am lost | (wrong | lost my) (way | direction | path | turn | place) | lost (count | track)',
        'do not know where (i am | i have come | i am going | to go | am i | this is | i have reached)',
        sequence(
          '(took | taken | gone | went | going | walking | am in) [(the | a | in the | in)] wrong',
          ' (way | turn | direction | path | side | place)',
        ),
        '(missed | lost) (the | my | a | that) (turn | turning | way | step | path)',
        '(forgot | forgotten) (the | my) (way | path) | gone wrong',
        'no idea where (i am | am i | to go | this is) | went wrong | am (confused where | disoriented)',
        'not sure where i am',
        'can not (find | see | locate) (the way | my way | the path | the shelf | the section | it)',
      ],
      checking: [
        'i am lost | (do not | no idea) know where (i am | am i) | no idea where i am | lost my way',
        'i do not know where i am | can not find (the shelf | the section | my way)',
        'not (the | in the) (right | correct) (section | place | aisle)',
      ],
      confirm: [
        'i am lost | (do not | no idea) know where (i am | am i) | no idea where i am | lost my way',
        'i do not know where i am | can not find (the shelf | the section | my way)',
        'not (the | in the) (right | correct) (section | place | aisle)',
      ],
    },
    urgent: true,
    inquires: true,
    heard: { walking: ['lost | i am lost'], checking: ['lost | i am lost'] },
    button: { label: 'Lost', words: 'lost' },
  },
} as const satisfies Readonly<Record<string, WordRow>>
