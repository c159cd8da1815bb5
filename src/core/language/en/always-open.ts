import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { askingWords } from './asking-words.ts'
import { safetyWords } from './safety-words.ts'
import { voiceWords } from './voice-words.ts'

const BYE = '[(ok | okay)] (bye | bye bye | goodbye | good bye) [now]'

/** Words that are open whatever was asked. Of two that stand in one sentence the later one counts. */
export const alwaysOpenWords = {
  ...askingWords,
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
      'that is enough | enough enough | hush',
      '(stop | end | cancel) (the | this) (walk | voice | reading | speech | guidance | navigation) | cancel | bas',
      'do not (talk | speak) | no more talking | keep silent',
      '[please] (stop | end | switch off | turn off) (the | this | that) (siren | alarm | noise | (loud | awful | terrible) (sound | noise))',
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
      '[(wait | hold on | just | give me | hang on | pause) [for]] (a | one | two | some | five) (minute | minutes | moment | second | seconds | sec | time)',
      'wait (here | for me | for some time | a bit | a little | now | a while) | ruko',
      'wait i am (coming | not ready)',
      'i am not ready [yet] | not ready [yet] | not yet ready | give me (some time | a moment)',
    ],
    anywhere: [
      'stop (a | for a | one | two | for one | for two | for some | just a) (bit | minute | minutes | second | moment | while | time)',
      '(wait | stop) here | one sec | need rest',
      'wait wait | (be | keep | stay) (quiet | silent) for',
      '(wait | hold on | hang on | pause) [for] (a | one | two | some) (minute | minutes | moment | second | seconds | sec | time | bit | while)',
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
  skip: {
    patterns: [/\bskip (?:this|that|the|it|to)\b/],
    whole: [
      'skip [(it | this | that | this part | the rest | ahead)] | leave it | leave that | next part',
      '(skip | leave) (the | this) (part | bit | rest) | skip what is being said',
    ],
    open: 'always',
    overVoice: 'always',
    heard: { always: ['skip | skip it'] },
    button: { label: 'Skip', words: 'skip' },
    lookUp: 'skip',
  },
  back: {
    patterns: [
      /\b(?:take|bring|lead|guide|walk) (?:me |us )(?:\w+ ){0,2}?back to (?:the|where|that)\b/,
      // Said or pressed before its time: what it answered is not done.
      formOf(
        sequence(
          '\\b(?:pressed|clicked|tapped|said|told)(?! (?:it )?by the)',
          '(?: (?:it|that|on|next|yes|done|ok|okay|continue|the|this|button|my|answer))*(?: \\w+)?',
          ` ${oneOf(
            'too (?:early|soon|fast|quickly)',
            '(?:by|in) mistake',
            'mistakenly|accidentally|by accident',
            'without (?:walking|turning|thinking)',
          )}\\b`,
        ),
        sequence(
          '\\b(?:by mistake|mistakenly|accidentally|by accident|too (?:early|soon))',
          ' (?:i )?(?:have |had |just )?(?:pressed|clicked|tapped|said)\\b',
        ),
        '\\bwrong (?:press|click|tap)\\b',
      ),
      /\bgo (?:back )?to (?:the )?(?:earlier|previous|one before)\b/,
      formOf(
        '\\b(?:go|take me|come|get|bring me|turn|move|step) back\\b',
        '\\bprevious (?:one|step|question|instruction|direction|screen|menu)\\b',
        '\\blast (?:step|question) please\\b',
      ),
    ],
    whole: [
      'back | go back | previous | go to [the] previous [one] | previous (step | one | question)',
      'one step back | go one step back',
      '(take | bring) (me | us) back',
      'go back (one step | a step | to [the] (previous | last) (one | step | question))',
      'let us go back | i want to go back | back to [the] (previous | last) (one | step | question | instruction)',
      '[(say | tell | give | go (to | back to))] [me] [(the | last)] (previous | earlier) (step | instruction | one)',
      '[go to] the one before',
      'what was the (step | instruction | one) before [(this | that | it)]',
    ],
    anywhere: [
      '(one step | a step | one) (back | before)',
      '(previous | earlier) (step | direction | instruction | question) | step before | go back',
    ],
    open: 'always',
    heard: { always: ['back | go back'] },
    button: { label: 'Back', words: 'back' },
  },
  ...voiceWords,
  // Its sentences are the patterns of `looking.ts`.
  whatIsThis: {
    open: 'always',
    heard: {
      always: ["what is this | what's this | what am i holding | what is this product | what do i have"],
    },
    button: { label: 'What is this?', words: 'what is this' },
    lookUp: 'what_is_this',
  },
  startAgain: {
    patterns: [
      formOf(
        sequence(
          '\\b(?:start|begin|redo|do (?:it|this|everything|all|the whole))(?: \\w+){0,4}',
          ' (?:again|over|afresh|from (?:the )?(?:start|beginning|first|entrance|top|scratch|very))\\b',
        ),
        sequence(
          '\\b(?:go|come|back|again)',
          '(?<!\\b(?:take|bring|lead|guide|walk) (?:me |us )(?:\\w+ )?(?:\\w+ )?back)(?: \\w+){0,2}',
          ' (?:from|to) the (?:very )?(?:beginning|start)\\b',
        ),
        '\\bfrom the top(?: again)?$',
        '^(?:take|tell|say|go|do)(?: me| it)? from (?:the )?(?:beginning|start|first)\\b',
        '\\brestart\\b',
        '\\breset\\b',
        '\\bstart (?:everything|fresh|new)\\b',
      ),
    ],
    whole: [
      '(start | begin) (again | over | afresh | new | fresh | all over | over again) [from the (beginning | start)]',
      'restart [(it | the app | everything)]',
      '[(start | begin | go)] [(again | back)] [from] [the] beginning',
      '(go back | back) to the (beginning | start) | [from] the (beginning | start)',
      'from the (beginning | start) | reset',
      '(start | begin) (everything | it | this | all) (again | over | from the (beginning | start))',
      '(start | begin) from (the beginning | the start | first | scratch)',
    ],
    anywhere: [
      '(start | begin) (again | over | afresh | everything again | all over | from the beginning | from the start | from scratch | from first)',
      'restart | go [back] to the (beginning | very beginning | start)',
    ],
    open: 'always',
    weighty: true,
    denied: { confirm: 'no' },
    heard: { always: ['start again | start over'] },
    button: { label: 'Start again', words: 'start again' },
    lookUp: 'start_again',
  },
  ...safetyWords,
  changeSection: {
    patterns: [
      formOf(
        '\\b(?:do not|not) want (?:to go )?(?:to )?(?:this|that) (?:section|side|aisle)\\b',
        '\\b(?:another|different|other|some other|new) (?:section|aisle|department|side|part of)\\b',
        '\\bwhere else (?:can|could|should) i go\\b',
        '\\b(?:changed?|change) my (?:mind|choice|section)\\b',
        '\\bnot this (?:section|side|one take)\\b',
        sequence(
          '\\bi do not want (?:to go )?(?:to )?(?:the )?(?:dairy|breads?|biscuits?|snacks?)(?: section)?',
          ' (?:any more|anymore|now)\\b',
        ),
      ),
    ],
    whole: [
      '[(i want | i want to go to | take me to | go to | let us go to)] [(a | an | some)] (another | different | other | new | the other) (section | aisle | department | side | area)',
      '(change | switch) [(the | my)] (section | aisle | department | choice | selection)',
      'wrong section | this is the wrong section | other section',
      'where (is | are) the (next | other) (section | sections | aisle | department | departments)',
    ],
    anywhere: [
      '(another | different | other | some other | new) (section | aisle | department)',
      '(change | switch) [(the | my)] (section | aisle | department | choice | selection)',
      'wrong (section | aisle) | (somewhere | some place | someplace) else | (changed | change) my mind',
      '(go | going | take me) (to another | elsewhere | to a different | to some other)',
    ],
    open: 'always',
    weighty: true,
    heard: { always: ['another section | change section'] },
    button: { label: 'Change section', words: 'change section' },
  },
  stock: {
    overTopics: true,
    patterns: [
      formOf(
        sequence(
          '^(?!.*\\b(?:put|used|added|mixed|gone|go|goes) in(?:to)? (?:it|this)\\b).*\\b(?:what|which)',
          ' (?:all )?',
          oneOf(
            'things|products|items|varieties|variety|kinds|types|brands|sections|options|flavours|stuff',
            'goods|ones',
          ),
          ' (?:\\w+ ){0,3}?',
          '(?:here|there|have|available|sell|in (?:the|this|your) (?!it|one)|on (?:the|this)|keep|got)\\b',
        ),
        '\\bwhat other (?:\\w+ )?(?:are|do|can|is)\\b',
      ),
      formOf(
        '\\bhow many (?:\\w+ )?(?:kinds|types|varieties|sections|products|items|flavours)\\b',
        '\\bwhat comes under\\b',
        sequence(
          '\\b(?:what|anything|something|which)(?: \\w+){0,2} else\\b(?: \\w+){0,3}',
          ' (?:here|section|shelf|have|there|available|buy|get|sell)\\b',
        ),
        '\\banything else in (?:this|the)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:list|name|tell|read)(?: me)?(?: out)? (?:all|the whole|all of|the full|the)(?: the)?',
          ` ${oneOf(
            '(?<!full )list(?! (?:at|on|of ingredients))',
            'products|items|things|sections|varieties|options|cakes|breads|biscuits|cookies|snacks|dairy',
            'menu|range',
          )}\\b`,
        ),
        sequence(
          '\\bwhat (?:all )?(?:is|are) (?:there|kept|sold|stored|available)?(?: \\w+){0,1} ?(?:in|on)',
          ' (?:this |the |your |that )?',
          '(?:section|shelf|aisle|store|shop|rack|dairy|breads|biscuits|snacks)\\b',
        ),
      ),
      formOf(
        sequence(
          '\\bwhat (?:all )?(?:do|can) (?:you|they|i|we) (?:have|sell|keep|get|buy|stock|offer)',
          '\\b(?! it| this)',
        ),
        '\\bwhat (?:all |else )?(?:you|they) (?:have|sell|keep|stock)\\b',
        '\\bwhich \\w+ (?:all )?(?:are|is) (?:there|available)\\b',
        sequence(
          '\\b(?:what|which) (?:all |other |kinds? of |types? of )?',
          '(?:biscuits|cookies|breads|cakes|rusks|snacks|items|products)(?: all)? (?:do|can) (?:you|i|we)',
          ' (?:have|keep|sell|stock|get|buy)\\b',
        ),
        '\\bread me the menu\\b',
        '\\bwhat all is there\\b(?! in (?:this|it)$)',
      ),
    ],
    whole: [
      'what all have you [got]',
      'what (do | all do | all) you (have | sell | got | keep) [here] [in (this | the | your) (shop | store)]',
      'what (is | all is | all is there | is there | all you have) [there] (here | in here | in (the | this | your) (store | shop | section | aisle))',
      'what (things | products | items | all) (are | is) (there | available | here) [(here | in (the | this | your) (store | shop | section))]',
      '(what | which) [(all | all the)] (sections | products | items | things | aisles) (do you have | are there | are available | is there | you have)',
      'what (else) (do you have | is there | have you got) | what is available [here] | tell me what you have',
      'what (are | were) [all] [the] sections [again]',
      '(list | tell me | name) [(all)] the (sections | products | items)',
    ],
    anywhere: [
      'other (options | choices) | what (sort | kind | type) of (things | products | items) are',
      'what are all the (products | items | things)',
      'what [all] (do you | you) (have | stock | keep) [here] | what [all] (do you | you) sell (here | in)',
      '(what | which) [(all | all the)] (sections | products | items | aisles | things | varieties | kinds | types | brands) (do you have | are there | you have | are available | do you sell | can i get)',
      'what (all is | all are | is | are | else is | all things are | all products are) (available | there here | in stock | in this (store | shop | section | aisle) | in the (store | shop))',
      'what can i (buy | get) (here | in this | from here | from this | at this)',
      'what all (can i buy | can i get | you have | do you have | have you got)',
      'what (sections | aisles | products | items) | which (sections | aisles)',
      '(list | tell me | read) (of the | of | the | all the | all) (sections | products | items) [(you have | here)]',
    ],
    open: 'always',
    inquires: true,
    heard: { always: ['what do you have here'] },
    button: { label: 'What do you have?', words: 'what do you have here' },
    lookUp: 'stock',
  },
} as const satisfies Readonly<Record<string, WordRow>>
