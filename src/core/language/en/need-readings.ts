import { either, formOf, oneOf, sequence } from '../forms.ts'
import { AT_MY_FEET, CLOTHES, ERRAND, HURTS, IN_THE_WAY, LIMB, OBSTACLE, STAFF } from './kinds-of-words.ts'
import { fitsAny, type WalkReading } from './walk-reading.ts'

const OTHERS = 'you|your|he|she|they|him|her'

/** Somebody may be in need, asks about the guide itself, or wants to rest. The first that fits counts. */
export const needReadings: readonly WalkReading[] = [
  // Somebody may be hurt, or stand before something.
  {
    word: 'danger',
    needs: [
      fitsAny(
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
      fitsAny(
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
      fitsAny(
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
      fitsAny(
        `\\b(?:i|we)(?: \\w+)? (?:will|must|have to|need to|going to|want to|just|am|may)(?: \\w+)? ${ERRAND}\\b`,
        `\\blet me (?:\\w+ )?${ERRAND}\\b`,
        '\\bi (?:have )?dropped\\b|^(?:please )?(?:hold it|stop|stay|hold) (?:there|here)\\b|^stop there is\\b',
      ),
    ],
    not: /\b(?:how|you|not|he|she|they(?! (?:go|pass|cross|move|finish|leave))|over|resume|outside)\b/,
    strangers: 2,
  },
]
