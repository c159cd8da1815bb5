import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { askingWords } from './asking-words.ts'
import { safetyWords } from './safety-words.ts'
import { stoppingWords } from './stopping-words.ts'
import { voiceWords } from './voice-words.ts'

/** Words that are open whatever was asked. Of two that stand in one sentence the later one counts. */
export const alwaysOpenWords = {
  ...askingWords,
  ...stoppingWords,
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
      sequence(
        '(start | begin)',
        ' (again | over | afresh | everything again | all over | from the beginning | from the start',
        ' | from scratch | from first)',
      ),
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
      sequence(
        '[(i want | i want to go to | take me to | go to | let us go to)] [(a | an | some)]',
        ' (another | different | other | new | the other)',
        ' (section | aisle | department | side | area)',
      ),
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
      sequence(
        'what (is | all is | all is there | is there | all you have) [there]',
        ' (here | in here | in (the | this | your) (store | shop | section | aisle))',
      ),
      sequence(
        'what (things | products | items | all) (are | is) (there | available | here)',
        ' [(here | in (the | this | your) (store | shop | section))]',
      ),
      sequence(
        '(what | which) [(all | all the)] (sections | products | items | things | aisles)',
        ' (do you have | are there | are available | is there | you have)',
      ),
      'what (else) (do you have | is there | have you got) | what is available [here] | tell me what you have',
      'what [have] you got [(here | today | for me)] | what is on the menu',
      'what (are | were) [all] [the] sections [again]',
      '(list | tell me | name) [(all)] the (sections | products | items)',
    ],
    anywhere: [
      'other (options | choices) | what (sort | kind | type) of (things | products | items) are',
      'what are all the (products | items | things)',
      'what [all] (do you | you) (have | stock | keep) [here] | what [all] (do you | you) sell (here | in)',
      sequence(
        '(what | which) [(all | all the)]',
        ' (sections | products | items | aisles | things | varieties | kinds | types | brands)',
        ' (do you have | are there | you have | are available | do you sell | can i get)',
      ),
      sequence(
        'what (all is | all are | is | are | else is | all things are | all products are)',
        ' (available | there here | in stock | in this (store | shop | section | aisle)',
        ' | in the (store | shop))',
      ),
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
