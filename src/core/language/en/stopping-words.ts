import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'

const BYE = '[(ok | okay)] (bye | bye bye | goodbye | good bye) [now]'

/** Ends or halts what is going on. */
export const stoppingWords = {
  stop: {
    patterns: [
      formOf(
        '\\b(?:want|like|need|request|asking) you to stop\\b',
        '^(?:enough|okay|ok|no|please|just|that is it|bas) (?:\\w+ )?stop(?: it| this| that| now)?$',
        '^(?:halt|quit|abort)(?: (?:it|this|that|now|the \\w+))*$',
        '\\b(?:forget|leave|drop|never mind) (?:this|the) walk\\b',
        sequence(
          '^(?:no |please |just )*(?:leave it )?do not (?:take|lead|guide|bring)',
          ' me(?: there| anywhere| any ?more| any further| now)*$',
        ),
        sequence(
          '^(?:i|we|it|that|okay|no|now)',
          '\\b(?!.* (?:bus|next|the|a|not|to|can|will|you|did|never|said|say) stop$).*',
          ' stop(?: it| this| that)?$',
        ),
      ),
      formOf(
        sequence(
          '\\bdo not (?:want to|feel like)',
          ' (?:walk|walking|go|going|continue|continuing)(?: any further| now)?$',
        ),
        sequence(
          '^(?:please |ok |okay |we can |let us |you can |just )*(?:end|finish|close|cancel)',
          ' (?:it|this|here)(?: now| here)?$',
        ),
        '^leave it i am (?:going|leaving)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:stop|end|cancel|finish|quit|close|switch off|turn off) (?:the |this |my |all )*',
          `${oneOf(
            'walking|guiding|guidance|guide|walk|navigation|everything|directions|voice|app|reading',
            'description|trip|route|steps|counting',
          )}\\b`,
        ),
        '\\bend this\\b',
        '\\b(?:want|like|have|need) to stop\\b(?! (?:for|a|at|by|and))',
        '\\bdone walking\\b',
        '\\b(?:switch|turn|shut) (?:it|this|yourself|everything) (?:off|down)\\b',
        '\\bclose (?:it|this)\\b',
        '\\b(?:bas )+(?:enough|stop|karo)\\b',
        '^bas\\b',
      ),
      formOf(
        '\\bno more (?:walking|guiding|talking|steps|reading|directions)\\b',
        sequence(
          '\\bi (?:will|can|shall) (?:manage|go|do it|find (?:it|my (?:own )?way)|take it from here)',
          '(?: on my own| by myself| myself| alone| now| it| from here)*$',
        ),
        '\\bleave (?:it|me) i (?:will|can)\\b',
      ),
      formOf(
        sequence(
          '\\bdo not want (?:to (?:go|walk|continue|hear|do)|this|your help|it|any)(?: \\w+)*?',
          ' (?:any more|anymore|now|further)\\b',
        ),
      ),
    ],
    whole: [
      'stop [(it | that | this | here | now)] | stop (talking | speaking | reading | saying) | stop stop',
      'chup [(karo | kar | ho jao | raho | reh | rahiye | kijiye | chap | chaap)] | bas chup | shut it',
      '(enough | no more) talking | (be | keep | stay) quiet | quiet | silence | shut up | enough',
      'that is enough | enough enough | hush | shush | zip it | button it | pipe down',
      '(stop | end | cancel) (the | this) (walk | voice | reading | speech | guidance | navigation) | cancel | bas',
      'do not (talk | speak) | no more talking | keep silent',
      sequence(
        '[please] (stop | end | switch off | turn off) (the | this | that)',
        ' (siren | alarm | noise | (loud | awful | terrible) (sound | noise))',
      ),
    ],
    anywhere: [
      'that is enough | enough now | no more now | i will go (myself | alone) | i will manage',
      'i do not need you [now] | (finish | end) (it | this) (here | now) | stop this now',
      '(be | keep | stay) quiet i am | do not (talk | speak) (while i | when i) | leave me here',
      'i am (good | fine | okay) from here | i (know | can find) (it | the way | my way) from here',
      'stop stop',
      'stop (talking | speaking | reading)',
      '(please | just) stop | shut up | stop it now',
    ],
    // It may be said to somebody beside the shopper, or on the telephone.
    unsure: { place: [BYE], section: [BYE], entrance: [BYE] },
    open: 'always',
    denied: { confirm: 'no' },
    overVoice: 'always',
    heard: { always: ['stop | stop it | stop talking'] },
    lookUp: 'stop',
  },
  pause: {
    patterns: [
      formOf(
        '^(?:i|we|my|one)\\b(?!.*\\b(?:told|asked|made|to wait)\\b).* wait$',
        '\\bi will (?:tell|say|inform|call|let you know)(?: you| to you)? (?:when|once|after)\\b',
        '\\b(?:till|until) i (?:say|tell)\\b',
        sequence(
          '\\bmy (?:\\w+ )?',
          '(?:shoelaces?|laces?|saree|sari|pallu|dupatta|shoes?|slippers?|chappals?|bag|strap|zip|button)',
          ' (?:is |are |has |have )?(?:\\w+ )?',
          '(?:open|opened|loose|undone|untied|coming off|come off|came off)\\b',
        ),
        '^(?:please )?do not (?:say|tell me) anything(?: now| yet| for now)?$',
        '\\btake a (?:break|pause)\\b',
        '^(?:ruk jao|rukiye)$',
        '\\bbe (?:right )?back (?:soon|in a (?:minute|moment|second))\\b',
      ),
      formOf(
        '^(?:please |just |ok |okay )*stand ?by\\b',
        sequence(
          '\\b(?:need|want|having|taking|have|take) (?:a |my )?(?:breather|rest|break)',
          '\\b(?! (?:in|of|from)\\b)',
        ),
        sequence(
          '^(?:please |just |ok |okay |wait )*let (?:the|that|this|these|those|his|her|a)',
          ' (?:\\w+ ){1,2}(?:go|come|move)(?: by| past| first| through| away| ahead)?$',
        ),
      ),
      formOf(
        '\\b(?:need|want|have) to stop and\\b',
        '\\bgive my (?:legs?|feet|back) (?:a )?rest\\b',
        sequence(
          '\\b(?:someone|somebody|a friend|my friend) is',
          ' (?:greeting|calling|asking|talking to|speaking to) me\\b',
        ),
      ),
      formOf(
        sequence(
          '^(?:please |ok |okay |wait |now |just |first )*let me',
          ' (?:switch|remove|wash|lean|wear|button|zip|collect|catch)\\b',
        ),
      ),
      formOf(
        sequence(
          '^(?:please |ok |okay |no |yes |wait |now |just |first )*let',
          ' (?:me|my|this|that|these)(?: \\w+){0,5}?',
          ` ${oneOf(
            'pass|cross|settle|drink|sit|rest|breathe|breath|fix|tie|wear|adjust|pick|put',
            `ask(?! ${oneOf(
              'you|one|a question|what|how|is|are|which|where|when|does|do|can|if|whether|about|not',
            )}\\b)`,
            'talk|speak|answer|attend|stand|wipe|clean',
            'get (?:my|up)',
            'find my|change',
          )}\\b`,
        ),
        '^(?:please )?let (?:this|that|these) (?:\\w+ ){1,5}go\\b',
      ),
      formOf(
        sequence(
          '\\bi (?:will|am going to|want to) (?:stand|stop|sit|wait|rest)(?: here| down)? (?:for )?',
          '(?:a|one|two|some|few|five)\\b',
        ),
      ),
      formOf(
        sequence(
          '^(?:please |just |ok |okay |no |yes |hey |can you |will you )*',
          oneOf(
            'wait|hold on|hang on|pause|thehro|ruko|rukiye|hold it|one second|one sec|one moment',
            'one minute',
            'just a (?:second|minute|moment|sec)',
            sequence(
              'give me (?:just )?(?:a|one|two|some|few)(?: \\w+)?',
              ' (?:minutes?|seconds?|secs?|moments?|time|break|while|rest)',
            ),
          ),
          '\\b(?! (?:say|repeat|what|where|time for|for (?:your|him|her|them|papa|mummy)))',
        ),
      ),
      formOf(
        `\\b(?:need|want|let me|have|going) (?:to )?${oneOf(
          'rest|sit|stand|catch my breath',
          'take (?:a |some )?(?:rest|break|breath)',
          'drink (?:some )?water',
          'think',
          'take (?:this|the|a) call',
          'put (?:my|this|these)',
          'pick (?:up )?(?:my|this)',
          'tie',
          'answer (?:my|the) phone',
        )}\\b`,
      ),
      formOf(
        '\\b(?:i am|feeling) (?:very |so |too |a bit |little )*tired\\b(?! of)',
        sequence(
          '\\b(?:phone|somebody|someone|wife|husband|son|daughter|mother) is (?:ringing|calling)',
          '\\b(?! (?:you|him|her|them)\\b)',
        ),
        '(?<!\\b(?:your|his|her) )\\bphone is ringing\\b',
        '\\blet (?:me )?(?:ask|check with) (?:my|somebody|someone|him|her)\\b',
      ),
      formOf(
        sequence(
          '(?<!\\b(?:in|after|for|since|is|takes?|only|was) )\\b(?:two|one|five|few|some|couple of|three)',
          ' (?:more )?(?:minutes?|seconds?|moments?|min|mins)\\b',
        ),
        sequence(
          '\\blet (?:this|the|that|him|her|them|these|people|me) (?:\\w+ )?',
          '(?:pass|go first|finish|settle|cross)\\b',
        ),
        sequence(
          '\\b(?:i am|i have) (?:\\w+ )?(?:stopped|resting|taking rest)',
          '\\b(?! (?:at|in|near|by|before) (?:\\w+ ){0,2}(?:home|house|room|door|gate|entrance))',
        ),
        '\\bstop for (?:some|a|one|two|five) (?:time|minutes?|moment|while|second|bit)\\b',
      ),
    ],
    whole: [
      'half a (mo | tick | minute | second) | just a (tick | mo) | two ticks | hang about | whoa',
      'pause [(it | this | here | now | for (a minute | some time | a while))] | wait | wait wait',
      'hold on | hang on | hold it',
      sequence(
        '[(wait | hold on | just | give me | hang on | pause) [for]] (a | one | two | some | five)',
        ' (minute | minutes | moment | second | seconds | sec | time)',
      ),
      'wait (here | for me | for some time | a bit | a little | now | a while) | ruko',
      'wait i am (coming | not ready)',
      'i am not ready [yet] | not ready [yet] | not yet ready | give me (some time | a moment)',
    ],
    anywhere: [
      sequence(
        'stop (a | for a | one | two | for one | for two | for some | just a)',
        ' (bit | minute | minutes | second | moment | while | time)',
      ),
      '(wait | stop) here | one sec | need rest',
      'wait wait | (be | keep | stay) (quiet | silent) for',
      sequence(
        '(wait | hold on | hang on | pause) [for] (a | one | two | some)',
        ' (minute | minutes | moment | second | seconds | sec | time | bit | while)',
      ),
      '(just | give me) (a | one) (minute | moment | second | sec)',
      'hold on | hang on | not ready | let me (rest | sit down | sit | catch my breath)',
      'wait for (me | some time)',
      'stop there for | can i (rest | sit) [down] | i am [still] on (the | my) phone | i am on a call',
      'i am (talking | speaking) to (my | someone | somebody)',
    ],
    open: 'always',
    denied: { confirm: 'no' },
    deafens: true,
    heard: { always: ['pause'] },
    button: { label: 'Pause', words: 'pause' },
  },
} as const satisfies Readonly<Record<string, WordRow>>
