import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { NO, YES } from './jsgf-parts.ts'
import { mistakeWords } from './mistake-words.ts'

/** Agrees to what is offered, and declines to stop, to leave or to begin again. */
export const CARRY_ON: readonly string[] = ['carry on', 'go on', 'continue', 'keep going', 'resume']

/** Declines, but not for sure. */
export const LIKELY_NOT: readonly string[] = ['[i] (guess | suppose | think) not | probably not']

/** Answers to what was asked of a product. */
export const answerWords = {
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
        'bingo | duh | wahi wahi | wahi to',
        sequence(
          '(that | it | this) would be (grand | great | lovely | good | nice | perfect | wonderful | brilliant',
          ' | fine | super | ideal | helpful | kind)',
        ),
        'if you (would not mind | do not mind | would | could)',
        '[that is] (just | exactly | precisely | only) what i (said | asked | meant | want | wanted)',
        'affirmative | [that is] affirmative | positive | surely | by all means',
        '[i have] no (doubt | mistake | question) [(about (it | that) | that is it)]',
        '[i] can not say no [to (that | it)] | without (a | any) doubt',
        '(i | we) (suppose | guess | think | believe) so | suppose so | [the] same thing i said',
        'what i said [only]',
        '(what else | what else (would | could | will) i say | what else (would | could) i have said)',
        sequence(
          '(yes | yeah | haan | correct) [to] [the]',
          ' (counter | cash counter | billing counter | dairy | biscuits | bread | breads | store',
          ' | home | entrance) [section]',
        ),
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
        sequence(
          '(that is | that only is | this is | exactly | yes that is) what i',
          ' (said | want | wanted | need | needed | meant | asked | told)',
        ),
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
        ...LIKELY_NOT,
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
        sequence(
          '(that is | that was | it is | you are) not',
          ' (right | correct | true | it | what i said | what i want | what i meant | what i asked)',
        ),
        'not what i (said | want | meant | asked | told)',
        sequence(
          '(i did not | did not | never | i never)',
          ' (say | said | ask | asked | mean | meant | want | tell | told) [(that | this | so | it)]',
        ),
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
  ...mistakeWords,
} as const satisfies Readonly<Record<string, WordRow>>
