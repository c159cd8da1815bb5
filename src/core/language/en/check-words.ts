import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { counterWords } from './counter-words.ts'
import { NO, YES } from './jsgf-parts.ts'
import { comparingForms } from './two-packs.ts'

/** Words of the product check, and general ones that several questions take. */
const WRONG = 'that is wrong | the (date | product | answer) is wrong'
const WRONG_PRODUCT =
  '[no] [no] (that | this | it) (is | was) (the | a) (wrong | incorrect | different) (product | pack | packet | date | answer) | [no] (the | that) (product | name | pack | packet | date | answer) (is | was) (wrong | not right | not correct) | [no] wrong (product | name | pack | packet | date | answer)'

/** Agrees to what is offered, and declines to stop, to leave or to begin again. */
export const CARRY_ON: readonly string[] = ['carry on', 'go on', 'continue', 'keep going', 'resume']

export const checkWords = {
  // Its sentences are the phrases of `looking.ts`.
  date: {
    open: ['checking'],
    heard: {
      checking: [
        '[what is | read | tell me] [the] (date | use by date | use by | expiry | expiry date | best before | best before date)',
        'when does it expire | is it expired | has it expired',
      ],
    },
    button: { label: 'Use-by date', words: 'use by date' },
    lookUp: 'use_by_date',
  },
  yes: {
    whole: [
      'yes',
      'yeah',
      'yep',
      'yup',
      'aye',
      'yes please',
      'yes yes',
      'yes do',
      'yes i do',
      'yes i am',
      'yes read it',
      'yes you can',
      'please do',
      'go ahead',
      '(yep | yes | yeah) go ahead',
      'mm yes',
      'ok',
      'okay',
      'sure',
      'of course',
      'correct',
      'that is right',
      'go ahead',
      'go on',
      'please do',
      'read it',
      'haan',
    ],
    alone: {
      confirm: [
        'you heard [me] (correctly | rightly | properly) | quite (right | correct | so) | too right',
        'bingo',
        '[that is] (just | exactly | precisely | only) what i (said | asked | meant | want | wanted)',
        'affirmative | [that is] affirmative | positive | surely | by all means',
        '[i have] no (doubt | mistake | question) [(about (it | that) | that is it)]',
        '[i] can not say no [to (that | it)] | without (a | any) doubt',
        '(i | we) (suppose | guess | think | believe) so | suppose so | [the] same thing i said',
        'what i said [only]',
        '(what else | what else (would | could | will) i say | what else (would | could) i have said)',
        '(yes | yeah | haan | correct) [to] [the] (counter | cash counter | billing counter | dairy | biscuits | bread | breads | store | home | entrance) [section]',
        'right | right right | right you are | you got it | you have got it | got it right',
        'that is the one | spot on | bang on | aye aye | yes for heaven s sake | achha | accha | bilkul',
        'thik | true | absolutely | definitely | certainly | exactly | ya | ya ya | ha | haan | haan ji',
        'ji | ji haan | theek hai | thik hai | fine | alright | all right | i did | i do | i am',
        'you heard right | you are right | perfect | please | do it | do that | yes yes | that is it',
        'it is | indeed | (yes | haan) (that | this) [one] [only] | (yes | haan) exactly [that]',
        'that only [i (said | told | asked | meant | want)] | that one only | (hundred | cent) percent',
        'full sure | confirmed | confirm | please do',
        ...CARRY_ON,
      ],
      checking: CARRY_ON,
    },
    answers: {
      confirm: [
        'go for it | yes | yeah | yep | correct',
        '(that is | that was | you are | you heard | it is) (right | correct | true)',
        '(that is | that only is | this is | exactly | yes that is) what i (said | want | wanted | need | needed | meant | asked | told)',
        'that is my (answer | choice) | i (said | told) (that | so | it) | i did say | i do want',
        'absolutely | certainly | of course | sure',
      ],
    },
    open: ['checking', 'confirm'],
    denied: { confirm: 'no' },
    heard: { checking: [YES], confirm: [YES] },
    button: { label: 'Yes', words: 'yes' },
    lookUp: 'yes',
  },
  no: {
    patterns: [
      /^(?:no |please )*do not\b|^never\b/,
      formOf(
        `^(?:(?:no|but|oh|wait|sorry) )*i (?:do|did|will|am|have) not(?: ${oneOf(
          'want|going|ready|done|finished|paying|asking|asked|said|say|saying|mean|meant|need|paid|yet|pay',
          'go|ask',
        )})+\\b`,
        '^(?:no )?not (?:paying|done|finished|ready|going)\\b',
        '\\bpay (?:later|afterwards)\\b',
        sequence(
          '\\b(?:buy|take|get) (?:some |a few |few |one |two |something )*(?:more|else|other)',
          ' (?:\\w+ )?first\\b',
        ),
        '\\bfirst (?:i |let me |we )(?:will |want to |have to |must )?(?:buy|take|get)\\b',
        '^who (?:said|told|asked)\\b',
      ),
      /^(?:no )+not (?:the |that |this |to )*\w+$/,
      // Who says no and what they want instead has said no, whatever that is.
      formOf(
        sequence(
          '^no (?:(?:no|na|ma|beta|stop|wait|sorry) )*i',
          ' (?:want|wanted|need|asked|said|meant|have (?:more|to)|was)',
          '\\b(?!.*\\b(?:counter|cash|pay|paying|bill|billing|yes|correct|right)\\b)',
        ),
      ),
      // And so has who says no and where they are.
      formOf(
        sequence(
          '^no (?:(?:no|na|wait|sorry|still|only|just|i am|i mean|at|in|inside|on|my|the|not) )*',
          '(?:home|house|flat|room|bed|store|shop|office|outside|road|car|bus)',
          '\\b(?!.*\\b(?:counter|cash|pay|paying|bill|billing|yes|correct|right)\\b)',
        ),
      ),
      formOf(
        sequence(
          '^(?:no )?not (?:the |to |to the )?',
          '(?:(?:cash |billing )?counter|dairy|biscuits?|breads?|store|home|entrance|exit|staff)$',
        ),
        '\\b(?:said|told|asked) nothing\\b',
        '\\bnever (?:said|told|asked|mentioned|spoke)\\b',
      ),
      formOf(
        '\\bwhat i (?:did not|never) (?:say|said|ask|asked|mean|meant|want|wanted)\\b',
        '^(?:yes|yeah|yep|ok|okay) (?:oh )?(?:wait|sorry|but) no\\b',
        '\\b(?:to|with) (?:my|him|her|them|somebody|someone) .*\\bnot (?:to |with )?you$',
        '^(?:nah|nope) i (?:said|asked|meant)\\b',
      ),
    ],
    patternsIn: ['confirm'],
    whole: [
      'no',
      '[no] [that is] [(absolutely | totally | completely)] (false | incorrect)',
      'nope',
      'nah',
      'no no',
      'no need',
      '(sure | surely | of course | certainly | absolutely | definitely | obviously) not',
      'no leave it',
      'negative',
      'not now',
      'not right now',
      'not needed',
      'do not',
      'do not read',
      'do not read it',
      'nahi',
    ],
    alone: {
      confirm: [
        '(god | lord | heavens | goodness | oh | hell) no | (some other | another) time | far from it',
        'i did not | i do not think so | not yet | (that is | it is) a mistake | leave that | drop that',
        'not that | not this | not correct | incorrect | wrong | never | not at all | nope | cancel',
        'cancel it | cancel that | do not | no no | nahi | nahin | not really | leave it | do not do it',
        'nothing like that [i said] | nothing of (that | the) (sort | kind) | forget it | something else',
        'other one',
      ],
    },
    answers: {
      confirm: [
        '(of course | absolutely | certainly | definitely | surely | sure) not',
        '(said | say | meant | asked) something different | no',
        '(that is | it is | you are | you heard | this is) (wrong | incorrect)',
        '(that is | that was | it is | you are) not (right | correct | true | it | what i said | what i want | what i meant | what i asked)',
        'not what i (said | want | meant | asked | told)',
        '(i did not | did not | never | i never) (say | said | ask | asked | mean | meant | want | tell | told) [(that | this | so | it)]',
        'i (said | meant | want | wanted | asked for) something else | something else',
        'not (right | correct | that | this one)',
        '(i do not | do not) (want | mean) [(that | this | it | to)] | wrong | misheard | you heard wrong',
        'incorrect',
      ],
    },
    open: ['checking', 'confirm'],
    heard: { checking: [NO], confirm: [NO] },
    button: { label: 'No', words: 'no' },
    lookUp: 'no',
  },
  // The answer is taken back and looked at again.
  wrong: {
    whole: [
      '[no] [no] (that | this | it) (is | was) (wrong | incorrect | a mistake | not it | not that | not this | not right | not correct | not true | not what i have | not what it is)',
      '[no] [no] (that | this | it) (is | was) [(the | a)] (wrong | incorrect | another | different) (one | product | name | pack | packet | date | answer)',
      '[no] [no] (that | this | it) (is | was) not (that | this | the) (one | product | pack | packet | date | right one | right date)',
      '[no] [no] you are (wrong | mistaken | not right) | [no] you (made | make | have made) a mistake',
      '[no] you have (it | that) wrong | [no] you got (it | that) wrong',
      '[no] (that | this | it) can not be [(it | right | that)]',
      '[no] (that | this | it) is something else',
      '[no] wrong (product | name | pack | packet | date | answer)',
      '[no] [the] (product | name | date | answer) is (wrong | not right | not correct) | wrong',
      'incorrect | no wrong | not correct | not right | galat',
    ],
    patternsIn: ['checking'],
    patterns: [
      /^(?:no |but |sorry )*(?:i )?do not think (?:that )?(?:you|this|that|it)\b.* (?:right|correct)\b/,
      formOf(
        `^(?:(?:no|but|sorry|arre|hey|i think|i feel|not this) )*you ${oneOf(
          'are (?:wrong|mistaken)',
          sequence(
            '(?:got|have|have got|had|read|said|told|heard|took)(?: me)?(?: it| that| this)?(?: all)?',
            ' (?:wrong|wrongly|incorrectly)',
          ),
          '(?:have )?(?:made|make) a mistake',
          'misread',
          '(?:have )?mixed (?:it|them|this|that|things|two|the two) up',
        )}\\b`,
      ),
      formOf(
        sequence(
          '^(?:(?:no|but|sorry|arre|hey|i think|i feel|not this) )*you',
          ` ${oneOf(
            `(?:have )?${oneOf(
              'told|gave|given|said|read',
              'are (?:reading|telling|saying|giving)',
              'have been (?:reading|telling)',
            )}(?: me)?(?: out| about)?`,
            'are (?:talking|speaking|telling) (?:about|of)',
          )}`,
          ' (?:(?:the|some|a|an|me) )*',
          `${oneOf(
            'wrong|incorrect|something else',
            '(?:other|another|different) (?:one|thing|packet|pack|product)',
          )}\\b`,
        ),
      ),
      formOf(
        sequence(
          '^(?:(?:no|but|sorry|arre|hey) )*(?:that|it|this)(?: one)? (?:was|is) (?:for|of|about|from)',
          ' (?:the |some |an? )?(?:other|another|different|some other|previous|last|wrong)',
          ' (?:one|packet|pack|product)(?: not (?:of |for |about )?this(?: one| packet)?)?$',
        ),
      ),
      formOf(
        sequence(
          '^(?:(?:no|but|sorry|arre|hey) )*(?:that|it|this)(?: is)? not what',
          ` ${oneOf(
            'i have(?: got)?',
            'i am holding',
            'you (?:said|told|are saying|read)',
            'is',
          )} ?(?:in my hand|me|here)?$`,
        ),
        '^what you (?:said|told|read)(?: me)? is (?:wrong|not (?:right|correct|true))$',
      ),
      formOf(
        sequence(
          '^(?:(?:no|but|sorry|arre|hey|you are (?:wrong|mistaken)|so) )*(?:it|this) is (?:a |an )',
          '(?:tin|bottle|box|jar|packet|pack|pouch|tub|carton|can) not (?:a |an )',
          '(?:tin|bottle|box|jar|packet|pack|pouch|tub|carton|can)$',
        ),
      ),
    ],
    // Most of these answer a question of yes or no, and on a walk some are about the way.
    alone: {
      confirm: [WRONG_PRODUCT],
      walking: [
        WRONG_PRODUCT,
        '[no] [no] (that | it) (is | was) (wrong | incorrect | a mistake)',
        '[no] [no] you are (wrong | mistaken) | [no] you (made | have made) a mistake',
      ],
    },
    open: ['introduction', 'place', 'section', 'entrance', 'checking', 'buy_more', 'keep_app'],
    overVoice: ['checking'],
    heard: {
      ...{ section: [WRONG], walking: [WRONG], buy_more: [WRONG], keep_app: [WRONG] },
      checking: [
        '[no] (that is | it is | this is | you are) wrong',
        '[no] it is not that | you are mistaken | that is not right',
      ],
    },
    button: { label: 'That is wrong', words: 'that is wrong' },
    lookUp: 'that_is_wrong',
  },
  ...counterWords,
  thanks: {
    patterns: [
      formOf(
        sequence(
          '^(?:ok |okay )?(?:bye |goodbye )(?:bye |and )*(?:thank you|thanks)',
          '(?: for (?:helping me|your help|the help|everything|all))?$',
        ),
      ),
      formOf(
        sequence(
          '^(?:ok |okay |yes |no |alright |fine )*(?:thank you|thanks)(?: \\w+){0,3}',
          ' (?:bye|goodbye|that is all|that is it)\\b',
        ),
        '\\bbye(?: bye)?$',
      ),
    ],
    whole: [
      'thank | thank you [(very much | so much | a lot | bye | bye bye | goodbye)]',
      'thanks [(a lot | bye | so much)] | many thanks | dhanyavad | dhanyavaad | shukriya',
      '[(ok | okay | alright | fine)] (thank you | thanks) [(bye | bye bye)]',
      'bye | bye bye | goodbye | good bye | ok bye | okay bye | see you | tata | that is all | that is it',
      'finish | finished | thank you that is all | that is all thank you | no thank you bye',
    ],
    unsure: { checking: ['i am done | done | finished | i am finished | all done | i have finished | over'] },
    anywhere: [
      'that is all (for today | for now | thank you) | (for today | for now) thank you',
      'thank you (bye | bye bye | that is all | very much | so much) | that is all thank you | bye bye',
    ],
    answers: {
      keep_app: [
        'no (space | room | memory | storage) [left] [(on | in) [(my | the)] (phone | mobile)]',
        'already (on | in) (my | the) (phone | mobile | home screen) | phone is full | have it saved',
        '(it is | it) [is] [already] there [already] | do not bother | not right now',
        '(do not | not) want [(any | more | another | new | any more)] (app | apps) | thank | thank you',
        'thanks | no thank you | no thanks',
        '(do not | not) (save | want | need | keep | install | download | put | add | store) [(it | this | the app | anything | that)]',
        'not (now | today | required | needed | interested | necessary | this time) | no need | not save',
        'better not | rather not | never mind | some other (time | day) | another (time | day) | next time',
        'nothing | (leave | forget) it | already have [it] | bye | goodbye | that is all | no space',
        'already (saved | there | installed | kept) | have it already | (skip | cancel) it',
      ],
    },
    alone: {
      keep_app: [
        'you (are | were | have been) [(very | so | really | most)] (helpful | kind | useful)',
        'you helped me [(a lot | so much | very much)] | (good | nice | great) (job | work) | well done',
        'no | nope | nah | no no | not really | not at all | no need | finish | done | i am done',
        'finished | skip | leave it | [no] let it (be | go) | that is it | that is all',
      ],
    },
    meantBy: { keep_app: ['no', 'thanks'] },
    open: ['checking', 'buy_more'],
    weighty: true,
    heard: {
      checking: ['thank you | thanks | thank'],
      buy_more: ['thank you | thanks | thank'],
      keep_app: ['thank you | thanks | thank', NO],
    },
    button: { label: 'Thank you', words: 'thank you' },
    lookUp: 'thank_you',
  },
  sayName: {
    whole: [
      'name i (want | asked | said | need) | say the name | say the name again | name | the name',
      'its name | name please | full name | name again',
    ],
    anywhere: [
      'what are you calling (it | this | that) | i did not (get | catch | hear) the name',
      'i could not (get | catch | hear) the name | what do they call (it | this)',
      'what (it | this) is called | (catch | hear | get) what (it | this) is called',
      '(the | its | full | exact | correct | proper | complete | that | product | brand) name',
      'name of (the | this | that) | name (again | of it | of this | of that | once (more | again))',
      '(forgot | missed | get | catch | hear) the name | called what | pronounce | pronounced',
      'what did you call | what do you call | what was it called | what is it called | how is it called',
      'who is it called | name is what | what name | which name',
      '(which | what) (biscuit | product | bread | one | packet) (you said | did you say | you told)',
      'name (nothing | only)',
    ],
    open: ['checking'],
    inquires: true,
    heard: { checking: ['say the name [again]'] },
    lookUp: 'say_name',
  },
  spell: {
    whole: [
      'spell [it] | spell (the name | this | that) | spelling',
      'how (do you | do i | is it | is that | to) (write | written) [(it | that | this)] [(name | the name)]',
    ],
    anywhere: [
      '(which | what) letters | (write | written) (that | this | the | its) name | letters of [the] name',
      'how is it written | spell (that | the | its | this) name | spell | spelling | spelled | spelt',
      'letter (by letter | wise) | letters one by one | each letter | the letters | in letters',
    ],
    open: ['checking'],
    inquires: true,
    heard: { checking: ['spell it'] },
    lookUp: 'spell',
  },
  /** With the product before the one in hand. */
  compare: {
    overTopics: true,
    whole: [
      '[is] (this | it | that) [the] same [(one | thing | product | pack)] (as before | i (had | showed | scanned | held | checked) (before | earlier | just now))',
      'same (one | thing | product | pack) as before',
      'compare | compare (them | both | it | these | the two) | compare with the one before',
    ],
    anywhere: [
      'side by side | any difference | both the same | both same | same or different | compare | compared',
      'comparison | (difference | different | differ) (between | from | than) | the difference',
      'of the two | between (the | these) two | both of (them | these) which | better or',
    ],
    patterns: comparingForms,
    open: ['checking'],
    inquires: true,
    heard: { checking: ['compare with the one before'] },
    lookUp: 'compare',
  },
  shorter: {
    patterns: [
      formOf(
        '\\byou (?:talk|speak|say|are talking|are speaking) (?:\\w+ )?(?:(?:too|so) much|a lot)\\b',
        '\\bmuch talking\\b',
        '\\bless (?:talk|chat|chatter|chit chat|waffle)\\b',
        '^tl ?dr$',
      ),
    ],
    whole: [
      'say less | be short | talk less | shorter | short | in short | short version | shorter version',
      'the short version | make it (short | shorter | brief | quick)',
      'keep it (short | brief | crisp | simple) | be brief | briefly | brief | in brief | summary',
      'summarise [it] | summarize [it] | too long | that is too long | too much',
    ],
    anywhere: [
      'gist | (less | fewer) words | (the | a) whole story',
      'need not (tell | say | read) [me] (everything | all) | telling (too | so) much',
      '(tell | say | read) (so | too) much | only important | brief me',
      'too much (info | information | detail | talking)',
      '(only | just) the (important | main) [(part | parts | thing)] | do not read so much | less talking',
      'in two words | not so much',
      '(too | so | very) long | (make | keep) it (short | shorter | brief | crisp | simple)',
      'in (short | brief | one line | one sentence | few words | two words | a few words)',
      'main (thing | things | point | points)',
      '(less | too much | so much) (detail | details | talking | information) | lecture | summarise',
      'summarize | summary | cut it short | come to the point',
      'only (the) important (things | points | thing) | important (things | points) only',
      '(short | shorter | brief) (version | answer | one | please) | long (story | speech)',
      'no need of (so much | all this)',
    ],
    open: ['checking'],
    inquires: true,
    heard: { checking: ['shorter'] },
    lookUp: 'shorter',
  },
} as const satisfies Readonly<Record<string, WordRow>>
