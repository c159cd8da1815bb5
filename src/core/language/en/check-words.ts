import { formOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { answerWords, LIKELY_NOT } from './answer-words.ts'
import { counterWords } from './counter-words.ts'
import { NO } from './jsgf-parts.ts'
import { HURRIES_AWAY } from './leaving-words.ts'
import { comparingForms } from './two-packs.ts'

export const checkWords = {
  // Its sentences are those of `date-phrases.ts`.
  date: {
    open: ['checking'],
    heard: {
      checking: [
        sequence(
          '[what is | read | tell me] [the]',
          ' (date | use by date | use by | expiry | expiry date | best before | best before date)',
        ),
        'when does it expire | is it expired | has it expired',
      ],
    },
    button: { label: 'Use-by date', words: 'use by date' },
    lookUp: 'use_by_date',
  },
  ...answerWords,
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
    unsure: {
      checking: ['i am done | done | finished | i am finished | all done | i have finished | over'],
      keep_app: LIKELY_NOT,
    },
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
        sequence(
          '(do not | not) (save | want | need | keep | install | download | put | add | store)',
          ' [(it | this | the app | anything | that)]',
        ),
        'not (now | today | required | needed | interested | necessary | this time) | no need | not save',
        'better not | rather not | never mind | some other (time | day) | another (time | day) | next time',
        'nothing | (leave | forget) it | already have [it] | bye | goodbye | that is all | no space',
        'already (saved | there | installed | kept) | have it already | (skip | cancel) it',
      ],
    },
    alone: {
      keep_app: [
        HURRIES_AWAY,
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
      sequence(
        '[is] (this | it | that) [the] same [(one | thing | product | pack)]',
        ' (as before | i (had | showed | scanned | held | checked) (before | earlier | just now))',
      ),
      'same (one | thing | product | pack) as before',
      'compare | compare (them | both | it | these | the two) | compare with the one before',
    ],
    anywhere: [
      'side by side | any difference | both the same | both same | same or different | compare | compared',
      '(stack | stacks) up against | (measure | measures) up (against | to) | how are (they | these two) different',
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
      'no need of (so much | all this) | more (detail | details) than (i | we) | spare me the (essay | speech | lecture | story)',
    ],
    open: ['checking'],
    inquires: true,
    heard: { checking: ['shorter'] },
    lookUp: 'shorter',
  },
} as const satisfies Readonly<Record<string, WordRow>>
