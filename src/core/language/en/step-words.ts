import { either, formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'

/** What was walked, and how much is left. */
export const stepWords = {
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
        'aage | ready when you are | did it | job done | [the] job is done | all set | i am all set',
        sequence(
          '[i] walked all',
          ' (one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve',
          ' | of them)',
        ),
        'that is (two | three | four | five | six | seven | eight | nine | ten | eleven | twelve) [steps]',
        'which way | and which way',
        '(tell me | and) what (to do | do i do | is) after (turning | that | this | the turn)',
        'what to do after (turning | that | this)',
        sequence(
          '[i] [have] [just] turned [to the] [(left | right | around)] [(now | and)]',
          ' [(tell | tell me | next | done | what next | what now | then)]',
        ),
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
        sequence(
          '(tell | give | say | read) [me] [the] (next | following)',
          ' [(step | instruction | direction | one | part | turn)]',
        ),
        'what is [the] next | what next | after (this | that) what',
        '(where | which way) (do i | should i | to) (go | turn) (now | next)',
        'which (way | side | direction) (now | next | do i go | should i go | to go) | keep going',
        'where (next | now) | what (do | should) i do (next | after this)',
        'finished (this step | that step | that part | this part | the step)',
        sequence(
          '(completed | done with | took | taken | walked)',
          ' (the | that | this | those | all | all the) (step | steps | part)',
        ),
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
        sequence(
          'how much',
          ' (further | farther | more | longer | distance | far | left | time | is left | remaining',
          ' | walking | more time | more to walk | to walk)',
        ),
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
} as const satisfies Readonly<Record<string, WordRow>>
