import { either, formOf, oneOf, sequence } from '../forms.ts'
import type { Word } from '../meaning.ts'
import {
  AT_MY_FEET,
  CLOTHES,
  DONE,
  ERRAND,
  GOAL,
  HURTS,
  IN_THE_WAY,
  LIMB,
  NUMBER,
  OBSTACLE,
  STAFF,
  STRAYED,
  TURN,
} from './walk-concepts.ts'
import { notSupposed, supposesHere } from './walk-stances.ts'

type Form = Pick<RegExp, 'test'>

/** What a sentence says by the kinds of words in it, however they are put together. */
export interface WalkReading {
  word: Word
  /** All of them must stand in the sentence. */
  needs: readonly Form[]
  not?: RegExp
  /** Is asked back. */
  unsure?: true
  /** Words that are none of a walk's vocabulary may stand beside it, as many. */
  strangers?: number
}

const OPENS = '^(?:(?:and|so|but|now|then|sorry|please|okay|ok|oh|no|yes|well) )*'
const ASKS = formOf(
  `${OPENS}${oneOf(
    'am|are|is|was',
    'do(?! not)',
    'does|did|has|have|will|would|should|shall|must|can|may|how|what|which|whose|when|where|why|if',
  )}\\b`,
)
/** One of them: each by itself, since an engine takes 0.4 s to compile all of an alarm's as one. */
const any = (...sources: string[]): Form => {
  const forms = sources.map((source) => new RegExp(source))
  return { test: (words) => forms.some((form) => form.test(words)) }
}
const OTHERS = 'you|your|he|she|they|him|her'
const ME = /\b(?:i|we|me|my|us|am)\b/

/** The first that fits counts. */
export const walkReadings: readonly WalkReading[] = [
  // Somebody may be hurt, or stand before something.
  {
    word: 'danger',
    needs: [
      any(
        `\\bmy (?:\\w+ )?(?:${LIMB}|${CLOTHES})\\b(?: \\w+){0,3} ${oneOf(
          `${HURTS}|torn|tangled|entangled|come off|came off|coming off|broken?|swollen|numb|beating`,
        )}\\b`,
        `\\b(?:i|we)(?: \\w+){0,2} (?:am|got|get|getting|being|been|almost|nearly|feel)(?: \\w+)? ${HURTS}\\b`,
        '\\b(?:i|we)(?: \\w+)? (?:tripped|slipped|stumbled|skidded|collided|bumped|banged|crashed|dashed|fell)\\b',
        `\\b${OBSTACLE}\\b(?: \\w+){0,5}? ${IN_THE_WAY}\\b`,
        `\\b${OBSTACLE}\\b(?: \\w+){0,3}? ${HURTS}(?: \\w+){0,3} (?:me|my|${LIMB})\\b`,
        either(
          '\\b(?:not|nobody is|no one is) (?:letting|allowing) me\\b',
          sequence(
            '\\b(?:not|nobody|nobody is|never) (?:giving|leaving|making|gives) (?:me )?',
            '(?:way|space|place|room|side)\\b',
          ),
        ),
        `\\b(?:something|some thing|thing|things|${OBSTACLE})\\b(?: \\w+){0,5} ${AT_MY_FEET}\\b`,
        sequence(
          '\\b(?:floor|ground|path|way|tiles?|carpet|it|this) (?:is |are |has |goes )?(?:\\w+ )?',
          '(?:going down|going up|down here|up here|sloping|slopes?|moving|bumpy)\\b',
        ),
        sequence(
          `\\b(?:crowd|rush|people|${OBSTACLE})\\b.*\\b(?:(?:i|we) can not|how (?:will|can|do) (?:i|we))`,
          ' (?:go|move|pass|walk|cross|turn)\\b',
        ),
        `\\b(?:in front|ahead|across)(?: of me| the way)? (?:there )?(?:is|are) (?:\\w+ ){0,3}${OBSTACLE}\\b`,
        sequence(
          '\\b(?:brought|led|taken|come|came|walked|got) (?:me |us )?(?:right )?(?:to|into|against|up to)',
          ` (?:a|an|the|some) (?:\\w+ )?${OBSTACLE}\\b`,
        ),
        '\\breached (?:at )?(?:a|an|the|some) (?:\\w+ )?(?:wall|pillar|pole|dead end|glass|railing|barrier)\\b',
        `\\bthere is (?:a|an|one|some) (?:\\w+ )?${OBSTACLE}\\b.*\\b(?:i|my|here|ahead|standing|sitting|lying)\\b`,
        `\\bmy .*\\bthere is (?:a|an|one|some) (?:\\w+ )?${OBSTACLE}\\b`,
        sequence(
          '\\b(?:can not|could not|not able to|unable to|no way to|how do i|how can i) (?:\\w+ )?',
          '(?:squeeze|get|go|pass|cross|move|walk|fit)(?: \\w+)?',
          ' (?:between|through|past|around|further|forward|ahead|by)\\b',
        ),
        sequence(
          '\\b(?:floor|ground|path|tiles?|passage|aisle|way) (?:is|are) (?:so |very |too |all )*',
          '(?:smooth|slippery|slick|wet|oily|sticky|narrow|uneven|broken|steep)\\b',
        ),
        '\\b(?:i|we) (?:will|may|might|nearly|almost) (?:slip|fall|trip|faint|slipped|fell|tripped|went down)\\b',
        '^is it safe$',
        sequence(
          `^is there (?:a |an |any |some )?(?:\\w+ )?(?!chairs?|stools?|bench)${OBSTACLE}(?: \\w+)?`,
          ' (?:coming|ahead|in front)\\b',
        ),
        either(
          sequence(
            '\\b(?:mat|carpet|tile|rug|floor) (?:is |here is )?(?:\\w+ )?',
            '(?:folded|torn|loose|lifted|raised|slipping)\\b',
          ),
          '\\btoo narrow\\b',
          '\\b(?:foot|leg|stick|cane) is (?:going|sinking|slipping) (?:in|into|down)\\b',
        ),
        either(
          '\\b(?:getting|feeling|feel|am|so|very) (?:\\w+ )?(?:scared|frightened|afraid|dizzy|giddy)\\b',
          '^(?:oh |oh god )?(?:ow|ouch|aah|oof)\\b',
          '\\bthat hurt\\b',
        ),
        '\\b(?:nervous|panick\\w*|anxious|trembling|claustrophobic|breathless|unsteady|shaky)\\b',
      ),
    ],
    not: formOf(
      sequence(
        '\\b(?:nobody|not|never|no longer) (?:\\w+ )?(?!giving way)',
        `(?:${HURTS}|block\\w*|nervous|scared|frightened|afraid|anxious|panick\\w*)`,
      ),
      `^(?:did|do|have|are|is|was|were) (?:${OTHERS}|i)\\b`,
      sequence(
        '\\b(?:he|she|they|your|his|her)',
        '\\b(?!.*\\b(?:me|my|will not move|not (?:moving|giving|letting)|blocking|in front)\\b)',
      ),
      '\\b(?:lost|fell) weight\\b',
      '\\b(?:buy|eat|drink)\\b',
      '\\bdo not (?:push|pull|run|fall|touch)\\b',
      '^(?:move|stop|hold|give|take|keep|go|come)\\b',
      '\\b(?:fridge|biscuit|bread|milk) door\\b',
    ),
    strangers: 6,
  },
  {
    word: 'callStaff',
    needs: [
      any(
        `\\b(?:may|can|could|shall) (?:i|we) (?:have|get) (?:\\w+ ){0,2}${STAFF}\\b`,
        `\\b${STAFF}(?: \\w+)? (?:from|of) (?:the|your|this) (?:shop|store|staff)\\b`,
        `\\b(?:one of your|your|store|shop) ${STAFF}\\b.*\\b(?:me|come|take|walk|help|send|call)\\b`,
        `\\bis there (?:\\w+ )?${STAFF}\\b.*\\b(?:me|us)\\b`,
        '\\bwho (?:can|will|could|is going to) (?:take|help|guide|bring|walk|lead|show)\\b',
        `\\b(?:get|give|send|call|bring) (?:me )?(?:\\w+ ){0,2}${STAFF}\\b.*\\b(?:me|here|please|quickly|help)\\b`,
      ),
    ],
    not: /\b(?:no|not|never|did|was|were|he|she)\b/,
    strangers: 4,
  },
  // About the guide itself.
  {
    word: 'help',
    needs: [
      formOf(
        `^(?:(?:and|so|but|please) )*${oneOf(
          'how',
          'tell me (?:if|before)',
          'what words',
          'do(?! not)',
          'does|will|would|can|why',
          'what (?:if|happens|do i|should i|must i|can i)',
          'should i|must i',
          'when (?:do|should) i',
        )}\\b`,
      ),
      formOf(
        `\\b${oneOf(
          '(?:do|should|must|can) i (?:say|do) (?:if|when|once)',
          '(?:can|may|should) i (?:use|touch|hold|ask)',
          'how (?:will|do|would|can|should) i know',
          '(?:do|should|must) i (?:say|tell|press)',
          'do you',
          'does (?:it|this|the app|the phone)',
          'will you|would you|are you',
          'you (?:know|count)',
          sequence(
            '(?:say|speak|hold|keep|put|carry) (?:\\w+ ){0,3}',
            '(?:phone|stick|cane|hand|you|app|next|when|while|each|every|after|if|or)',
          ),
          'mistake|works?|wrong|hold',
          'tell me (?:if|before)',
          'count (?:the|my|them)',
        )}\\b`,
      ),
      formOf(
        `\\b${oneOf(
          'use|touch|ask|count|counting|know|hold|holding|carry|keep|put|works?|hear|see|stop|mistake',
          'wrong|when|if|while|each|every|after|next',
        )}\\b`,
      ),
    ],
    not: formOf(
      '\\bhow are you\\b',
      '\\bdo you (?:want|like|need|have)\\b',
      `\\b${oneOf(
        'do you know (?:where|how|which|what)',
        'you (?:say|said|told)',
        sequence(
          '(?:can|could|will|would) you (?:please )?',
          '(?:stop|tell me (?:how|where|which|what|the)|repeat|hold|wait|count|come|call)',
        ),
        'when will (?:i|it|we|the \\w+) (?:come|reach|arrive|get)',
      )}\\b`,
    ),
    strangers: 1,
  },
  {
    word: 'pause',
    needs: [
      formOf(
        sequence(
          '\\b(?:not|do not) (?:\\w+ )?(?:go|start|continue|tell|say|proceed|move)',
          '(?: on| me| the next(?: one)?)?(?: yet| now| till| until)\\b',
        ),
        '^i am not (?:moving|walking)(?: just| right)?(?: now| yet| at the moment)?(?: no)?$',
      ),
    ],
  },
  {
    word: 'pause',
    needs: [
      any(
        either(
          '\\b(?:wait|waiting|pause|pausing|hold on|hold for|rest|resting|moment|break)\\b',
          '\\bgive me (?:\\w+ )?time\\b',
          '^(?:ek|one|just|just a|a|two) (?:minute|second|sec)s?\\b',
        ),
        '^(?:please )?(?:stop|stay) (?:there|here)\\b',
      ),
    ],
    not: /\b(?:the rest|on to|how|you|your|long|not|he|she|they|over|resume|outside|near)\b/,
  },
  {
    word: 'pause',
    needs: [
      any(
        `\\b(?:i|we)(?: \\w+)? (?:will|must|have to|need to|going to|want to|just|am|may)(?: \\w+)? ${ERRAND}\\b`,
        `\\blet me (?:\\w+ )?${ERRAND}\\b`,
        '\\bi (?:have )?dropped\\b|^(?:please )?(?:hold it|stop|stay|hold) (?:there|here)\\b|^stop there is\\b',
      ),
    ],
    not: /\b(?:how|you|not|he|she|they(?! (?:go|pass|cross|move|finish|leave))|over|resume|outside)\b/,
    strangers: 2,
  },
  // What went wrong, told as a statement.
  {
    word: 'lost',
    needs: [any(STRAYED), ME],
    not: /^(?:what|which|how|did|have)\b|\b(?:not|he|she|they|your|turned left|turned right)\b/,
    strangers: 3,
  },
  {
    word: 'lost',
    needs: [
      formOf(
        `\\b${oneOf(
          'wrong|wrongly|mistake|extra|lost|confused|less|fewer|off|different|tally',
          'not (?:matching|correct|right)',
        )}\\b`,
        '\\b(?:too|very|so) (?:many|much|far|few|early|late|soon)\\b',
        '\\bmore (?:\\w+ )?than\\b',
        '\\bturned (?:me )?(?:\\w+ )?(?:around|round)\\b',
        '\\bturned me\\b',
        '\\bwhere (?:you|did you) (?:have )?(?:bring|brought|take|taking|taken|lead|leading)\\b',
        '\\b(?:after|when) you (?:said|told|asked)\\b',
      ),
      /\b(?:i|we|me|you|my steps|your steps|us|this|the|it|that|am)\b/,
    ],
    not: formOf(
      '\\bnot (?:\\w+ )?(?:wrong|lost|confused|mistake)\\b',
      '\\b(?:thanks?|speed|fast|slow|time|sorry|what if|what happens|missed|repeat|count on)\\b',
      '^(?:do|does|did|will|can|how|when|why|is|are)\\b',
    ),
  },
  {
    word: 'lost',
    needs: [
      /\b(?:no|not|never|nothing)\b/,
      any(`\\b(?:turn|turning|corner|way|path|entrance|end|side|${GOAL})\\b`),
      formOf(
        `\\b${oneOf(
          'there|here|find|coming|come|comes|came|feel|see|have|only|exists?|found|be|still',
          '(?:and|but|then|yet) no',
        )}\\b`,
      ),
    ],
    not: formOf(
      `\\b${oneOf(
        'need|want|go|going|yet',
        'how (?:many|much|far)',
        'do not (?:tell|say|stop|come|take)',
        'not (?:reached|arrived)',
      )}\\b`,
    ),
  },
  {
    word: 'lost',
    needs: [any(`\\bnot (?:seem|feel|look|sound) like (?:the |that |my )?(?:way|path|side|${GOAL})\\b`)],
    strangers: 3,
  },
  // What was said.
  {
    word: 'repeat',
    needs: [
      any(
        either(
          sequence(
            '\\b(?:what|which|how|where|was|were)\\b.*\\byou (?:\\w+ )?',
            '(?:say|said|saying|told|telling|gave)\\b',
          ),
          sequence(
            '\\b(?:you|was i|were you) (?:\\w+ )?(?:said|saying|told|telling|spoke)\\b.*',
            '(?:\\b(?:what|which|how many|how much|where|then|no|right|or)\\b|$)',
          ),
          '\\bdid you (?:say|tell|give)\\b',
        ),
        `\\b(?:not|hardly|barely|only|just|never) (?:\\w+ )?${oneOf(
          'hear|heard|catch|caught|get|follow|listening|paying attention|clear|understand|understood',
          'remember',
        )}\\b`,
        either(
          '\\b(?:could|did|can) not (?:\\w+ )?(?:make|catch|get|hear|follow) (?:that|it|this|you)\\b',
          '^(?:tell |say |please |oh |i |sorry |have )*missed(?: it| that| you| this)?$',
        ),
        either(
          '\\b(?:caught|heard|got) only\\b',
          '\\b(?:mind|attention) (?:\\w+ )?(?:wandered|somewhere|elsewhere)\\b',
          '\\bdistracted\\b',
        ),
        sequence(
          '^(?:was|is) (?:it|that) (?:(?!within|over|under|about|less|more)\\w+ )?',
          `(?:${NUMBER}|left|right|straight|turn)\\b`,
        ),
        sequence(
          '\\b(?:do|should|shall|must|am|have) i (?:have |supposed |need )?(?:to )?(?:now )?(?:be )?',
          '(?:keep|stay|head|turn|go|going|walk|move|take|doing|do|follow|stand|stop)\\b',
        ),
        either(
          sequence(
            '^(?:and )?how (?:much|many) (?:steps )?(?:to|should i|do i|must i)',
            ' (?:turn|walk|go|move|take)\\b',
          ),
          '\\b(?:big|small|long|short|normal|full|half|little) (?:\\w+ )?(?:or|means)\\b',
          '\\b(?:means|meaning)\\b.*\\b(?:what|how much)\\b',
        ),
        sequence(
          '\\b(?:forwards?|ahead|straight|back|backwards?|left|right) or (?:\\w+ )?',
          '(?:forwards?|ahead|straight|back|backwards?|left|right)\\b',
        ),
        either(
          '^(?:sorry |pardon |excuse me |tell me )*(?:what|which) number(?: no)?$',
          '\\bwas i (?:to|told)\\b',
          '\\b(?:which|what|how many) (?:\\w+ )?(?:was|were) (?:it|that|they)\\b',
          '\\blost (?:attention|focus)\\b',
        ),
        '^(?:\\w+ ){0,3}(?:turn|go|walk|move|take|stop|stand) (?:to |till |until |now )?(?:which|where|how)\\b',
        either(
          sequence(
            '^(?:so |then )?(?:go |turn |walk |keep |to )?(?:left|right|straight)(?: only| itself)?',
            '(?: no| na| right| correct| is it)+$',
          ),
          sequence(
            '^(?:please )?(?:say|tell|give) (?:me )?(?:only |just |again )*the',
            ' (?:number|direction|directions|steps|turn|side)\\b',
          ),
        ),
        '\\b(?:last|previous|same|that) (?:\\w+ )?(?:directions?|instructions?|part|number|steps?|turn)\\b',
        either(
          '\\b(?:what|which) (?:was|were) the\\b',
          '\\bwhat is the (?:direction|instruction|step|number)\\b',
          '\\b(?:again|once more)\\b',
          sequence(
            '\\bforgot(?:ten)?',
            ' (?:what|it|that|which|how many|the (?:steps?|directions?|number|turn|instruction|last))\\b',
          ),
          '\\bforgot$',
        ),
      ),
    ],
    not: formOf(
      `\\b${oneOf(
        'next',
        'after (?:that|this)',
        'done|over|completed|finished|from here|reach|reaching|am at|am near|than|how do|if|when i|as you',
        'but|where am|good|cheap|he|she|they|wrong|nice|not the one|nobody|start|want|do not|packets?',
        'things',
      )}\\b`,
    ),
    strangers: 1,
  },
  {
    word: 'stop',
    needs: [
      any(
        either(
          sequence(
            `\\b${oneOf(
              'stop|silent|silence|quiet|do not want|not going|no more|enough of|enough|end|finished with',
              'done with|off',
            )}`,
            ' (?:\\w+ ){0,3}',
            `${oneOf(
              'instructions|directions|guide|guiding|silent|silence|quiet|walk|walking|talking|speaking',
              'telling|talk|steps|guidance|yourself|this|now',
            )}\\b`,
          ),
          '\\bbe (?:quiet|silent)\\b',
          '\\byou (?:can|may) stop\\b',
          '\\b(?:switch|turn|shut) off$',
          '\\bcancel(?: it| this| that)?$',
          '\\bnot going (?:there|anywhere|further|any further)\\b',
        ),
        '\\bdo not (?:tell|say|speak|talk|guide)(?: me)? any(?: more|more|thing)\\b',
        either(
          sequence(
            '\\blet me (?:\\w+ )?(?:find|go|walk|do|manage)(?: it| this)?(?: \\w+){0,2}',
            ' (?:own|myself|alone)\\b',
          ),
          '\\byourself off\\b',
        ),
        sequence(
          '\\b(?:i|we) (?:will|can|shall) (?:find|go|walk|do|manage)',
          ' (?:the rest|the way|from here)(?: \\w+){0,2} (?:own|myself|alone)\\b',
        ),
      ),
    ],
    not: formOf(
      `\\b${oneOf(
        'do not stop|not stop|when|if|how|where|why|these|those',
        '(?:done|finished) with (?:all |the )*(?:\\w+ )?steps',
      )}\\b`,
    ),
    strangers: 2,
  },
  {
    word: 'lost',
    needs: [
      formOf(
        sequence(
          '\\b(?:off|not on|not in|left|out of) (?:the |my )?(?:right |correct |proper )?',
          '(?:track|path|way|route|course|line)\\b',
        ),
        '\\bnot (?:\\w+ ){0,5}(?:right|correct|proper) (?:way|path|track|side|direction|place)\\b',
        '\\bnowhere near\\b',
        '\\bnot the (?:one|place|side|way|turn|section|shelf) you\\b',
        '\\bnothing (?:came|has come|is coming|comes)\\b',
        '\\bsomewhere\\b.*\\bdo not know\\b',
        '\\bmistaken\\b',
        '\\bnothing (?:is )?(?:matching|matches|fits)\\b',
      ),
    ],
    not: /^(?:am|are|is)\b/,
    strangers: 1,
  },
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
      any(
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
      any(ASKS.source, '\\bi wonder\\b|^(?:tell|say|i am somewhere)\\b'),
      any(
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
      any(
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
  { word: 'imHere', needs: [any(...supposesHere)], not: notSupposed, unsure: true, strangers: 4 },
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
      any(
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
