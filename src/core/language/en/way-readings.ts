import { either, formOf, oneOf, sequence } from '../forms.ts'
import { DONE, GOAL, NUMBER, TURN } from './kinds-of-words.ts'
import { fitsAny, type WalkReading } from './walk-reading.ts'
import { notSupposed, supposesHere } from './walk-stances.ts'

const OPENS = '^(?:(?:and|so|but|now|then|sorry|please|okay|ok|oh|no|yes|well) )*'

const ASKS = formOf(
  `${OPENS}${oneOf(
    'am|are|is|was',
    'do(?! not)',
    'does|did|has|have|will|would|should|shall|must|can|may|how|what|which|whose|when|where|why|if',
  )}\\b`,
)

/** The way that is left, its end, how it is told and what was done. The first that fits counts. */
export const wayReadings: readonly WalkReading[] = [
  // How far it is.
  {
    word: 'howManyLeft',
    needs: [
      ASKS,
      formOf(
        `\\b${oneOf(
          'near|nearer|nearly|nearby|close|closer|far|farther|further|long|longer|more|most|remaining',
          'remains?|balance|pending|reach|reached|reaching|arrive|arrived|coming|come|soon|almost|half',
          'minutes?|metres|meters|distance|still|end|portion|so far',
        )}\\b`,
      ),
    ],
    not: formOf(
      '^(?:what|which|where) (?:am|is|are|did|do|have|has)\\b',
      '\\bstill the\\b',
      '\\b(?:why|again|tell|once|you (?:come|reach|live)|come to me|not come|your|to which|row|rack)\\b',
    ),
  },
  {
    word: 'howManyLeft',
    needs: [
      fitsAny(
        `\\b(?:steps?|more|left|far|near|${NUMBER})\\b.* or \\b`,
        `\\b${NUMBER} (?:more )?(?:steps |turns )?(?:remaining|left|pending|balance|to go)\\b`,
        sequence(
          '^(?:so |then )?am i (?:nearly |almost )?(?:done|finished|through)',
          '(?: now| yet| or not| with (?:it|this|the walk))*$',
        ),
        '^(?:almost|nearly) there\\b|\\bhow (?:much|many)\\b.*\\bleft\\b',
        either(
          '\\b(?:still|only|just|how) (?:\\w+ )?(?:far|near|close|more|long)\\b',
          '\\b(?:remaining|balance|pending|left|remains) (?:steps?|distance|turns?|count|number)\\b',
          '\\b(?:total|whole|full) (?:distance|way)\\b',
          '^(?:reaching|reached|near|far) or not\\b',
          '\\b(?:what|how much) (?:remains|is left|remaining|is pending)\\b',
          '\\bsteps (?:remaining|pending|balance)\\b',
          '\\bkitna|\\bba+ki\\b',
        ),
        either(
          '^(?:are|is|have|do|did)\\b.*\\b(?:many|lots of|lot of|few) (?:more )?(?:steps|turns)\\b',
          '^(?:any )?more (?:turns?|steps?)\\b',
          '^(?:is (?:it|this|that) )?(?:the )?last (?:turn|step|part)\\b',
        ),
      ),
    ],
    not: /\b(?:left or right|right or left|straight|only half)\b/,
  },
  // Where it is.
  {
    word: 'whereAmI',
    needs: [
      fitsAny(ASKS.source, '\\bi wonder\\b|^(?:tell|say|i am somewhere)\\b'),
      fitsAny(
        either(
          '\\bwhere\\b',
          `\\b(?:which|what|whose) (?!side|way|direction)(?:\\w+ )?${GOAL}\\b`,
          '\\b(?:front|beside|behind|around|facing|location|position|straight ahead)\\b',
          '\\bmy (?:left|right)\\b',
          sequence(
            '\\b(?:this|it|i|we|these) (?:\\w+ ){0,2}',
            `(?:at |in |near |on |of )?(?:the )?(?:middle of the )?(?:\\w+ )?${GOAL}\\b`,
          ),
        ),
      ),
    ],
    not: formOf(
      '\\b(?:where|which|what) (?:\\w+ )?(?:are|were|do) you\\b',
      '\\b(?:you (?:come|are|go|going|live|get)|why|did you go|turn|pay|your)\\b',
    ),
  },
  // Being there: only they can tell.
  {
    word: 'imHere',
    needs: [
      fitsAny(
        `\\b(?:i|we|my|am|this|finally)\\b.*\\b${oneOf(
          'already|now|here|there|come|came|reached|reach|arrived|touching|touched|touch|feel|feels|found',
          'standing|at|hold of|front of',
        )}\\b.*\\b(?:there|here|it|${GOAL})\\b`,
        either(
          '\\b(?:i|we) have come$',
          sequence(
            '\\b(?:this|it|that) (?:must|should|might|may|could|has to|got to) be',
            ` (?:the |my |your )?(?:\\w+ )?(?:it|${GOAL})\\b`,
          ),
          sequence(
            '\\b(?:i|we) (?:have |am |are |think i am )*(?:got |come |reached )?there',
            '(?: now| i (?:suppose|think|guess|believe|hope)| perhaps| maybe)*$',
          ),
          `^(?:okay |ok |yes |and |have |just )*(?:found|reached|got to) (?:the |my |some )?${GOAL}$`,
        ),
        either(
          sequence(
            '\\bmy (?:\\w+ )?(?:hands?|fingers?|palms?) (?:is|are) (?:now )?(?:on|touching)',
            ` (?:the |a |some |your )?(?:it|${GOAL})\\b`,
          ),
          `\\b${GOAL} (?:has|have) come\\b`,
          '^(?:yes |okay |ok |so |and |now )*here (?:i am|we are|it is)$',
          `\\b${GOAL} (?:is|are) (?:right |just )*(?:here|under|in my hand|with me|in front of me)\\b`,
          '\\balready (?:there|here|reached|come|arrived)\\b',
          '\\bmade it\\b',
          '^(?:okay |ok |yes |and |now )*finally\\b',
          `\\b(?:hold of|got|getting|touching|have) (?:a |the |some )?(?:\\w+ )?${GOAL}\\b`,
        ),
      ),
    ],
    not: formOf(
      `\\b${oneOf(
        'not|never|no|before i|when|if|how|what|which|where|want|going|will|do|does',
        'can(?! (?:touch|feel))',
        'should|far|almost|soon|away|walk|turn|from|back|wait|told|tell|good|he|she|they',
      )}\\b`,
    ),
    unsure: true,
    strangers: 1,
  },
  // Supposing it, they tell by what.
  { word: 'imHere', needs: [fitsAny(...supposesHere)], not: notSupposed, unsure: true, strangers: 4 },
  {
    word: 'louder',
    needs: [
      formOf(
        sequence(
          '\\bmy (?:hearing|ears?) (?:is|are|has|have) (?:\\w+ )?',
          '(?:weak|poor|bad|less|gone|down|not (?:so )?(?:good|well|proper))\\b',
        ),
      ),
    ],
    strangers: 3,
  },
  {
    word: 'slower',
    needs: [
      /\b(?:slow|slower|slowly|less speed|speed less|little speed|(?:too|so|very) (?:quick|quickly|fast))\b/,
    ],
    not: /\bnot slow|too slow\b/,
  },
  {
    word: 'faster',
    needs: [/^(?:please )?(?:quick quick|fast fast|hurry)\b/],
    not: /\b(?:beta|the|your|we)\b/,
    strangers: 3,
  },
  // What was done, and what comes now.
  {
    word: 'next',
    needs: [
      fitsAny(
        `\\b${DONE}\\b`,
        '\\bafter (?:\\w+ ){1,3}(?:what|which|where)\\b|^and (?:then )?after\\b',
        either(
          `(?<!by )\\b(?:after|now|then)(?: the| this| that)?(?: ${TURN})? (?:what|which|where)\\b`,
          `^(?:okay |ok |so |yes )*(?:that is|it is) (?:all |the )?${NUMBER}$`,
          `\\b(?:taken|took|did|done) (?:the |that |a )?(?:${TURN}|${NUMBER})\\b`,
          '\\band (?:then|now|next)$',
        ),
      ),
    ],
    not: formOf(
      `\\b${oneOf(
        'you(?! (?:said|told))',
        'your|he|she|when|if|how|not|never|no|nothing|why|going|will|have you|is it|are we|wrong|but|only',
        'less|over there|over here|so far|yesterday|before|reached|almost|half|nearly|today|did i|have i',
        'am i|should i|walking|early',
      )}\\b`,
    ),
  },
  {
    word: 'next',
    needs: [
      /\b(?:next|further|ahead|follows|follow|onwards|continue|proceed|resume|aage)\b/,
      formOf(
        `\\b${oneOf(
          'step|steps|turn|direction|directions|instruction|instructions|part|one|what|which|where|tell',
          'say|give|guide|please|bolo|batao|kindly|now|with|to|us',
        )}\\b`,
      ),
    ],
    not: /\b(?:you (?:go|are|come)|my stop|not|never|no|go ahead you|if|who|him|back|wait|next to|straight ahead)\b/,
  },
]
