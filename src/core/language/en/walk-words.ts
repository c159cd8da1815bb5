import { either, formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { NO } from './jsgf-parts.ts'
import { NUMBER } from './walk-concepts.ts'

/** Words of a walk, and of arriving where it ends. */
export const walkWords = {
  next: {
    patternsIn: ['walking'],
    patterns: [
      formOf(
        sequence(
          '^(?:please |kindly |so )*(?:give|tell|say)(?: me)? the',
          ' (?:rest|remaining|other)(?: of the)?(?: \\w+)?$',
        ),
        '\\b(?:tell|say)(?: me)?(?: \\w+){0,3} after the (?:left|right|turn|corner)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:steps?|turn) (?:is|are) (?:all )?(?:taken|done|over|finished|completed)\\b(?: \\w+){0,2}',
          ' (?:give|tell|say) me\\b',
        ),
      ),
      /^i have (?:gone|walked|taken|covered|done) all (?:the |those |\w+ )?(?:steps?)?$/,
      formOf(
        sequence(
          `^${oneOf(
            'so |ok |okay |and |yes |all |right |that is |it is |that |one |two |three |four |five |six ',
            'seven |eight |nine |ten |steps? |turn |left |now ',
          )}*`,
          '(?:steps?|turn|that|that is|all) (?:is |are |also )?',
          '(?:done|over|finished|completed|complete|taken)(?: now| too| next| what)*$',
        ),
      ),
      /^(?:one |two |three |four |five |six |seven |eight |nine |ten |steps )+(?:done|over|finished|completed)$/,
      formOf(
        sequence(
          '^(?:i have |i |we have |have |just )*(?:finished|done|completed|over)(?: with)?',
          '(?: (?:all|these|those|the|this|that|it|them))*(?: \\w+)? ?(?:steps?|part|turn|one|it)$',
        ),
      ),
      formOf(
        sequence(
          '\\b(?:done|did|walked|moved|turned|went)(?: \\w+){0,2} (?:as|what|how|where|as many as) you',
          ' (?:said|told|asked)\\b',
        ),
      ),
      formOf(
        '\\b(?:now|then|and) what\\b',
        '\\bwhat (?:now|then)\\b',
        '\\bafter (?:this|that|the) .*\\bwhat am i supposed to do\\b',
        '(?<!\\bby )\\b(?:now|next) (?:where|which|how)\\b',
        '\\bwhat (?:should|do|must|shall) i do (?:now|next)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:i have|i|we have|have|already)',
          ' (?:done|finished|completed|taken|walked|turned|crossed|did|took|covered)',
          oneOf(
            '$',
            sequence(
              ' (?:(?!extra |only |too |not |never )\\w+ ){0,3}?',
              '(?:steps?|turn|turned|that|it|this|part|left|right|corner|all|so|now)\\b',
            ),
          ),
          '(?!.*\\b(?:instead|wrong|but|lost|only|too|more|extra)\\b)',
        ),
      ),
      formOf(
        '\\b(?:go|tell|guide|lead|move|take|proceed)(?: me| us)? (?:further|ahead|forward|next|on)\\b',
        '\\blet us (?:go|move|continue|proceed)(?: further| ahead| on| forward| now| then)?$',
        '\\b(?:next|following) (?:step|direction|instruction|turn|move|part|one|thing)\\b',
        '\\bi am (?:ready|done|back)\\b',
        '\\bfurther (?:please|directions?|steps?)\\b',
      ),
    ],
    unsure: {
      // Who has heard an instruction says so before walking it.
      walking: ['ok | okay | okay okay | yes | yes okay | yeah'],
    },
    alone: {
      walking: [
        'aage | ready when you are | did it',
        '[i] walked all (one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | of them)',
        'that is (two | three | four | five | six | seven | eight | nine | ten | eleven | twelve) [steps]',
        'which way | and which way',
        '(tell me | and) what (to do | do i do | is) after (turning | that | this | the turn)',
        'what to do after (turning | that | this)',
        '[i] [have] [just] turned [to the] [(left | right | around)] [(now | and)] [(tell | tell me | next | done | what next | what now | then)]',
        '[okay] [(so | and)] (now | then | next | further | after that) | okay and then | that is done',
        'done | ready | i am ready | continue | go on | ok go | okay go | go ahead | carry on | proceed',
        'now what | what now | what next | and then | then | then what | next next | yes ready | completed',
        'finished | ok done | done that | i did it | i have done it | did that | i have turned | turned',
        'done turning | i turned | what is next | start | let us go | let us start | begin | i am done',
        'resume | ok next | what do i do next | what should i do next | now what should i do',
        'what do i do now | i can go | yes done | move on | continue walking | keep walking',
        'continue the walk | keep on walking',
      ],
      checking: ['next | next one | the next one | next item'],
    },
    answers: {
      walking: [
        '(give | tell | say) [me] [the] (direction | directions | instruction | instructions | route)',
        '(give | tell | say) [me] the way',
        'completed [all] [the] [(one | two | three | four | five | six | seven | eight | nine | ten | those)] steps',
        '(finished | done | completed) (turning | walking | the turn) | guide me | where to',
        'which direction | show me the way | (keep | continue | start) (guiding | telling | the walk)',
        'after (this | that | turning | the turn) | what is after | i am listening',
        'next | next (step | one | part | instruction | direction | turn | move)',
        '(tell | give | say | read) [me] [the] (next | following) [(step | instruction | direction | one | part | turn)]',
        'what is [the] next | what next | after (this | that) what',
        '(where | which way) (do i | should i | to) (go | turn) (now | next)',
        'which (way | side | direction) (now | next | do i go | should i go | to go) | keep going',
        'where (next | now) | what (do | should) i do (next | after this)',
        'finished (this step | that step | that part | this part | the step)',
        '(completed | done with | took | taken | walked) (the | that | this | those | all | all the) (step | steps | part)',
      ],
      checking: ['next'],
    },
    inquires: true,
    // "Next one" is left to the free ear: the grammar's took a screen reader's "Next button" for it.
    heard: { walking: ['next | next step'], checking: ['next | next product | another product'] },
    button: { label: 'Next', words: 'next' },
  },
  howManyLeft: {
    patternsIn: ['walking'],
    patterns: [
      /\bhow much of (?:this|it|the (?:way|walk))(?: \w+){0,2} (?:left|there|to go|remains|remaining)\b/,
      /\bwill it be (?:another|more)\b|\banother (?:\w+ )?(?:steps|minutes)\b/,
      /^what is (?:left|remaining)(?: now| still)?$|\bhow many (?:more )?(?:paces|feet|metres|turns)\b/,
      formOf(
        sequence(
          '^(?:is|are|was) (?:there|this|it|that)(?: \\w+)? (?:a )?',
          '(?:lot|few|many|much|last|more|half|still(?! the))\\b',
        ),
        '\\b(?:lot|few|much|bit) more (?:to (?:walk|go)|steps|walking|or)\\b',
        '\\bfew more steps\\b',
        '\\bare we done\\b',
        '\\b(?:covered|done|walked|crossed|finished) half\\b',
        '\\bwill (?:i|we) (?:reach|be there|get there)\\b',
        '\\bhow much have i (?:walked|covered)\\b',
        '(?<!\\bfrom the )\\b(?:last|final) (?:part|step|turn|stretch)\\b',
      ),
      formOf(
        sequence(
          '^(?!.*\\b(?:what|where|which)\\b).*\\b(?:have|did|has) (?:we|i|it) (?:\\w+ )?',
          '(?:reach|reached|arrive|arrived|come)\\b',
        ),
        sequence(
          '(?<!^(?:what|which|where) )\\b(?:is it|am i(?! still)|are we)(?: \\w+){0,2}',
          ' (?:near|nearby|close|far|there|reaching|almost|reached)\\b',
        ),
        '\\bis (?:the|it|that) (?:\\w+ ){0,2}(?:near|nearby|close|far|still far|far away)\\b',
        '\\bnear or far\\b',
        '\\bfar or near\\b',
      ),
      formOf(
        `\\bhow (?:many|much)(?=${either(
          ` ${oneOf(
            'more|further|farther|left|longer|time|distance|steps?|is left|is remaining|is it|to go',
            'to walk|turns|still|walking|have|balance|should',
          )}\\b`,
          '$',
        )})`,
        '\\bhow (?:far|long|close|near)\\b',
        '\\bmore time\\b',
        '\\bcount\\b(?! (?:\\w+ )?(?:change|money|notes|coins|cash|packets|bags|bill))',
        '\\bmy distance\\b',
        '\\bwithin (?:\\w+ )?steps\\b',
        '^is the \\w+ (?:round|around) the (?:corner|turn|bend)\\b',
        '\\bsteps? (?:left|remaining|more|to go|pending|balance)\\b',
        '\\bnumber of (?:steps|turns)\\b',
        '\\bwhen (?:will|do|would|shall) (?:i|we) (?:reach|get|arrive|come)\\b',
        '\\b(?:left|remaining|balance|pending) (?:steps|distance)\\b',
        '\\bwill it take\\b',
        '\\btake (?:very |too |so )?long\\b',
        '(?<!\\b(?:what|such) a )\\b(?:long|more) (?:way|distance)\\b',
        '\\bkitna\\b',
      ),
    ],
    answers: {
      walking: [
        'are you (counting | counting it | counting them | counting my steps) | half way | halfway',
        'any more steps | some more steps | is it over | about to reach | going to reach',
        'how much walking | what distance | steps are there | is it (near | close) | much left',
        'how many [more]',
        'how many (left | steps | more | more steps | steps more | steps left | feet | meters | metres | turns)',
        'how far',
        'how much (further | farther | more | longer | distance | far | left | time | is left | remaining | walking | more time | more to walk | to walk)',
        'how long | how (close | near) | (is it | still | very | too) (far | long) | far away',
        'steps (left | remaining | are left | more | to go | are there)',
        '(much | many) (left | more | further | remaining) | (almost | nearly) there yet',
        'are we (there | almost there | close | near)',
        'am i (close | near | almost there | nearly there | there yet)',
        'remaining (steps | distance) | distance (left | remaining | is left) | what is the distance',
        'how much more | number of steps | still (left | remaining) | count of steps',
        'when will (i | we) (reach | get there | arrive)',
      ],
    },
    inquires: true,
    heard: { walking: ['how many left | how many steps left | how many steps are left | how far'] },
    button: { label: 'How many left', words: 'how many left' },
  },
  whereAmI: {
    patterns: [
      formOf(
        '\\bwhat is (?:right |just )?next to me\\b',
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
      '(am i | is this) [(in | at | still in | still at | near)] the (dairy | bread | breads | biscuit | biscuits | counter | right | correct | entrance) [(section | side | aisle)]',
    ],
    open: ['walking', 'checking', 'entrance', 'buy_more', 'section', 'place'],
    answers: {
      walking: [
        '(is | was | could | would | might | may | can) (this | that) [be] (it | [the] (dairy | bread | breads | biscuit | biscuits) [(section | side | shelf | rack | aisle | part)])',
        'is it [the] (dairy | bread | breads | biscuits) [(section | side | shelf | rack | aisle | part)]',
        'where is the (shelf | section | rack | aisle)',
        'where (am i | i am | are we | we are | exactly am i | am i now | have i reached | have we reached | i have reached) [(now | standing | going | at)]',
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
        'reached (here | there | it | now | already | the section | the shelf | the place | the counter | the end | my place | the destination | the biscuits | the dairy | the bread | biscuits | dairy | breads)',
        'i (found | have found | can feel | have got to | got to | am standing at | am in front of | have come to) (it | the shelf | the shelves | the section | the place | the counter | the rack | the end | the biscuits | the dairy | the bread | the cash counter | the billing counter)',
      ],
    },
    weighty: true,
    claims: true,
    heard: { walking: ["i'm here | i am here | here"] },
    button: { label: "I'm here", words: 'i am here' },
  },
  lost: {
    patternsIn: ['walking'],
    patterns: [
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
        '(forgot | lost count of | do not (remember | know)) how (many [steps] | much) i (took | walked | counted | went | have (taken | walked | gone | counted))',
        '(walked | took | taken | gone | went | counted) too (many | much) [steps]',
        'i am lost | (wrong | lost my) (way | direction | path | turn | place) | lost (count | track)',
        'do not know where (i am | i have come | i am going | to go | am i | this is | i have reached)',
        '(took | taken | gone | went | going | walking | am in) [(the | a | in the | in)] wrong (way | turn | direction | path | side | place)',
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
  notThere: {
    patterns: [
      formOf(
        sequence(
          '\\b(?:i|we) (?:have |had |just )*(?:gone|went|walked|come|came|moved) (?:\\w+ )?',
          '(?:past|beyond|ahead|further)\\b',
        ),
        '\\b(?:am|are|bit|little) further (?:in|inside|ahead)\\b',
        '\\bacross the (?:road|street)\\b',
        '\\b(?:strayed|wandered|drifted|shifted)(?: away)? from\\b',
        '\\byet to (?:come|reach|enter|get|arrive)\\b',
        '\\bme in (?:from|by|through) the (?:back|side|other)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:came|come|went|walked) in (?:a while|some time|long|long time|five minutes|ten minutes)',
          ' (?:ago|back|before)\\b',
        ),
      ),
      formOf(
        '\\b(?:exit|back|side|other) (?:gate|door)\\b',
        sequence(
          '\\b(?:take|bring|lead|guide) me (?:\\w+ ){0,2}(?:to|at) (?:the |your )?(?:\\w+ )?',
          '(?:entrance|gate|door|entry)\\b',
        ),
      ),
      formOf(
        sequence(
          `^(?!.*\\b${oneOf(
            'entrance|entry|gate|door|doorway|right here|threshold|doorstep|doormat|mat|foyer|lobby|porch',
            'guard|watchman|security|steps|ramp',
          )}\\b)`,
          '(?:no |yes |actually |just )*(?:i am|we are) (?:\\w+ )?',
          '(?:at|near|in|between|by|among|beside|next to|inside|on)',
          ' (?!it\\b|there\\b|here\\b|right\\b|front of it\\b|front of the qr\\b)',
          '(?:the |some |a |my |our |your )?\\w+(?! here)\\b',
        ),
        '\\balready (?:\\w+ )?(?:in|inside|entered)\\b',
        '\\b(?:walked|went|gone|came) in already\\b',
        '\\bstill (?!here|at|standing|near)\\w+ing\\b',
        sequence(
          '^(?!.*\\b(?:wait|minute|second|hold)\\b).*\\blet me (?:\\w+ )?',
          '(?:find|reach|get to|come to|go to)\\b',
        ),
        '\\b(?:have|need|want) to (?:go back|walk|come|go) to the (?:entrance|door|gate)\\b',
        '\\b(?:other|another|wrong|back|side) (?:door|gate|entrance)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:near|at|in|by|next to|beside|in front of|opposite|behind|close to)',
          ' (?:the |some |a )?(?:\\w+ )?',
          `${oneOf(
            'billing|counter|fridge|cash|dairy|breads?|biscuits?|back|parking|shelf|shelves|aisle|toilet',
            'lift|stairs|rack|milk|pillar|middle|centre|road|street|car|trolleys?',
          )}\\b`,
        ),
        sequence(
          '\\b(?:away|far|past|passed|crossed)(?: \\w+){0,2} (?:from )?(?:the )?',
          '(?:entrance|door|gate|entry)\\b',
        ),
        '\\b(?:moved|walked|came)(?: \\w+){0,2} (?:from|past) (?:the )?(?:entrance|door|gate|entry)\\b',
        '\\bleft (?:from )?(?:the )?(?:entrance|door|gate|entry)\\b',
        sequence(
          '\\b(?:need|have|want|trying) to (?:find|reach|get to|go to|come to)(?: \\w+){0,2}',
          ' (?:entrance|door|gate|entry)\\b',
        ),
        '\\bnot (?:sure|know|see|find|able|think)(?: \\w+){0,4} (?:entrance|door|gate|there)\\b',
        '\\bi was (?:\\w+ )?at the\\b',
        '\\bother side\\b',
        '\\bbehind me\\b',
        '\\bsomewhere\\b',
      ),
    ],
    alone: {
      entrance: [
        'there | no | not | nowhere near [it] | inside | not yet | not there | no no | nope | nahi',
        'not really | not exactly | outside | i am outside | elsewhere | somewhere else | not at all',
        'on the way | on my way | coming | i am coming | wait i am coming | not sure | i do not know',
        'no idea | i do not think so',
      ],
      // Before the first step; once there was one it is no answer.
      walking: [
        'no (not yet | i am not [(there | here)] [yet]) | [no] [i am] (not there [yet] | not yet there)',
        '[no] [i am] (not [yet] (at | near | in front of) | [still] (far | away) from) [the] [(main | store | shop)] (entrance | entry | gate | door) [yet]',
        'no [i am] still (outside | inside | on the way | coming | at home | in the (car | parking | street | road))',
        '[no] i am ([still] outside | not inside) [yet]',
        '[no] i have not [yet] (reached | come to | found | entered) [the] (entrance | entry | gate | door | store | shop) [yet]',
      ],
    },
    answers: {
      entrance: [
        'not there | not yet | i am lost | lost my way | do not know where i am | no idea where i am',
        'lost | not [yet] (here | there) | inside | inside the (store | shop)',
        'not (at | near | in | by) [(the | it)] | not (reached | arrived | come)',
        'have not (reached | arrived | come | entered | found) | did not (reach | find)',
        'not (reach | found) | away from | far from | far away',
        '(going | walking | coming | heading | trying | on my way | on the way | moving) [to] [(reach | find | get | go)] [(to | towards | there)]',
        'on (my | the) way',
        'still (going | walking | coming | far | inside | outside | at home | looking | searching | finding | on the way)',
        '(looking | searching) for | can not find | could not find | somewhere else',
        '(in | at) the (parking | road | street | car | middle | counter | back | section | aisle)',
        'do not know where | already inside | middle of the (store | shop)',
        '(take | bring | guide | help) me (to | reach | find) [the] (entrance | entry | gate | door | it)',
        'do not know (if | whether) | no idea where',
        'where is (the | your) (entrance | entry | gate | door | main door | main gate)',
        'how (do i | can i | to | should i) (get | go | reach | find) | which (side | way) is',
        'outside the (shop | store | gate | entrance) | just outside',
      ],
    },
    meantBy: { entrance: ['no'] },
    weighty: true,
    heard: {
      entrance: [
        'not there | i am not there | no not there | not yet',
        `there | i am there | ${NO}`,
        'inside | i am inside',
      ],
      // An answer to nothing here: it must not be heard as something else.
      checking: ['not there'],
    },
    button: { label: 'Not there', words: 'not there' },
  },
} as const satisfies Readonly<Record<string, WordRow>>
