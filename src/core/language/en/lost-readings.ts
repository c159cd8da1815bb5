import { either, formOf, oneOf, sequence } from '../forms.ts'
import { GOAL, NUMBER, STRAYED } from './kinds-of-words.ts'
import { fitsAny, type WalkReading } from './walk-reading.ts'

const ME = /\b(?:i|we|me|my|us|am)\b/

/** What went wrong, and what was said. The first that fits counts. */
export const lostReadings: readonly WalkReading[] = [
  // What went wrong, told as a statement.
  {
    word: 'lost',
    needs: [fitsAny(STRAYED), ME],
    not: /^(?:what|which|where|whereabouts|how|did|have)\b|\b(?:not|he|she|they|your|turned left|turned right)\b/,
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
      fitsAny(`\\b(?:turn|turning|corner|way|path|entrance|end|side|${GOAL})\\b`),
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
    needs: [fitsAny(`\\bnot (?:seem|feel|look|sound) like (?:the |that |my )?(?:way|path|side|${GOAL})\\b`)],
    strangers: 3,
  },
  // What was said.
  {
    word: 'repeat',
    needs: [
      fitsAny(
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
      fitsAny(
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
]
