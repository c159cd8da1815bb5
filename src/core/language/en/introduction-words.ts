import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { LIKELY_NOT } from './answer-words.ts'
import { NO, YES } from './jsgf-parts.ts'

/** What says yes to an offer, beside "yes" itself. */
const AGREES = sequence(
  'yes | ok | okay | sure | of course | why not | fine | alright | all right | yeah | yep |',
  ' certainly | definitely | absolutely',
)

const READY = '(start | begin | proceed | go ahead | go on | carry on | continue | ready | i am ready)'

/** Answers to the offer of an introduction. */
export const introductionWords = {
  continue: {
    // To a section it is asked for by its name alone: "tell me where the bread is" is about the bread.
    patternsIn: ['introduction'],
    patterns: [
      formOf(
        sequence(
          '^(?:so |please |yes |ok |okay |kindly |just |first |then |you )*',
          oneOf(
            '(?:teach|explain|guide|help|describe)(?: it)?(?: to)? me\\b',
            `tell(?: it)?(?: to)? me\\b(?! ${oneOf(
              'the (?:time|price|date|name|way|number|offers?)',
              'about (?!it\\b|this\\b|the (?:app|tour|introduction|shop|store|walk)|you|how|what)',
              'your|where|which|when|who|if',
              'what (?!to|i|you)',
            )})`,
            '(?:show|give) me (?:how|the|an|a tour)',
            'give (?:the|an|full)',
            sequence(
              '(?:play|start|begin|read|explain|introduce|describe|continue|tell)',
              oneOf(
                ` ${oneOf(
                  'it',
                  `the ${oneOf(
                    'tour|introduction|intro|explanation|recording|message|guide|demo|instructions?|speech',
                    'lesson|thing|full|whole|first|complete',
                  )}`,
                  'please|from|with|now|everything|about|quickly|fast|slowly|then|anyway|still|fully',
                  'properly|na|all',
                )}\\b`,
                '$',
              ),
            ),
            'go (?:ahead|on)',
          ),
          `(?!.*\\b${oneOf(
            'again|slow|fast|loud|straight|shopping|section|sections|directly|some other|later|by my',
          )}\\b)`,
        ),
      ),
      formOf(
        '\\b(?:never|not) (?:used|tried|done|heard|been|seen|visited|come)\\b',
        '\\bfirst (?:time|visit)\\b',
        '\\b(?:do not|not) know (?:how|what|anything|much|about|the|this|head|any|all|a thing)\\b',
        '\\bno idea (?:how|what|about)\\b',
        sequence(
          '\\b(?:i|we)',
          ' (?:want|would like|need|have|wish|love|like|would love|will|do not mind)(?: (?!not\\b)\\w+)?',
          ' (?:hearing|hear|listen|know|learn|understand)\\b',
        ),
        '\\bi would (?:like|love) to$',
        '\\bi am new\\b',
        '\\bknow nothing\\b',
        '\\b(?:everything|all this|it|this|all) is (?:\\w+ )?new\\b',
        '\\bnew (?:to|for) me\\b',
        '\\b(?:you )?(?:will )?have to tell me\\b',
        '\\bhelp me understand\\b',
        '\\b(?:used|using) (?:it|this) (?:for )?the first\\b',
      ),
    ],
    answers: {
      introduction: [
        'by all means [(tell | explain | say | do | go ahead)]',
        sequence(
          '[i] have [(all the | enough | plenty of | lots of)] time',
          ' [you (can | may) (tell | say | explain) [(it | everything | all)]]',
        ),
        sequence(
          '[there is] no (hurry | rush) [(tell | explain | say | you can (tell | say | explain))]',
          ' [(it | everything | me)]',
        ),
        '[i am] not in [a | any] (hurry | rush) [(tell | explain)]',
        '(say | speak) [(everything | all [of it])]',
        'you (can | may) (say | speak | tell | explain) [(it | everything | all)]',
        '(say | tell) what you have to (say | tell)',
        '(tell | explain | say) [(me | it | everything)] from [the] (beginning | start | first)',
        'what instruction | (refresh | jog) my memory',
        '(forgot | have forgotten | i forgot | i have forgotten) [(it | all | everything)] [(all | of it)]',
        sequence(
          '(do not | can not) (remember | recall) [(anything | a thing | a single thing | it | how)]',
          ' [(from | of) (last time | before)]',
        ),
        'i would (like | love) (that | it) | please do | go for it | get started | fire away',
        'tell me more | i am listening | shoot',
        '(tell | show | teach) me how to (use | do | work) (this | it | the app | this app)',
        '(happy | glad | ready | like | love) to (hear | listen | learn) [it]',
        '(begin | start) (from | with) the (basics | basic things | first thing) | all ears | sunao',
        'suna do | bolo | (it will | that will | it would) help [me] | let me (hear | listen | have it)',
        'let (me | us) listen',
        `${AGREES} | ${READY} | tour | introduction | the introduction | continue the introduction | intro`,
        'explain | introduce | required',
        sequence(
          '(hear | listen to | play | give | have | like | want | need) [(me | to hear | to have)]',
          ' [(the | your | an)] (introduction | intro | tour | explanation | demo)',
        ),
        '(hear | listen to | want | play) it',
        'want to (hear | know | listen | learn) [(it | about it | how it works | how this works | how it is done)]',
        'tell me [(how it works | about it | about this app | how this works)]',
        '(walk | take | guide | talk) (me | us) through [it]',
        'go through (it | this | the introduction | the tour) | (explain | show | tell) me how',
        '(first time | new) (here | user | to this) | i am new | my first (time | visit)',
        'never used (this | it) | i have not used (this | it) | never been here',
        'do not know how [it works]',
        'let us (hear | start | begin | do it | go with it | continue)',
        '(tell | explain | introduce) (me everything | everything | from the start | yourself) | haan',
        'i do want | please do | go ahead and',
      ],
    },
    alone: {
      introduction: [
        'hit me | (chal | haan) (bol | bata)',
        '[i] (do not | never) want to (miss | skip | lose) (it | any of it | the introduction | the tour | anything)',
        sequence(
          '(do not | never | please do not) (skip | omit | drop | cut) [out]',
          ' (it | that | any of it | the introduction | the tour | anything)',
        ),
        '(do not | never) leave (it | that | the introduction) out',
        '[i] can not (do without | say no to) (it | that | the introduction | you)',
        '[i] [would be] lost without (it | that | you | the introduction)',
      ],
      section: [
        '[(the | hear | play | tell me | start | give me)] [(the | your)] (introduction | intro | tour)',
        '(tell me | explain) how you work',
      ],
    },
    meantBy: { introduction: ['yes'] },
    denied: { introduction: 'notRequired' },
    heard: {
      section: ['introduction | the introduction | tell me how you work'],
      introduction: [`continue | ${YES} | tour | introduction | continue the introduction`],
    },
    button: { label: 'Continue', words: 'continue' },
  },
  notRequired: {
    // The specification's own word for it: whoever says no more than that is taken at it.
    alone: { introduction: ['required | it is required | later | not wanted | [i] do not want [it]'] },
    // Said of an offer it declines as often as it takes it.
    unsure: {
      introduction: [
        ...LIKELY_NOT,
        'no [(just | please | let us | you | then)] (begin | start | go ahead | go on | proceed | continue)',
        '(it is | that is) (okay | ok | fine | alright | all right) | not sure | i am not sure',
      ],
    },
    declines: true,
    patterns: [
      formOf(
        `\\b(?:told|explained|showed|shown|taught) me\\b(?! (?:that )?${oneOf(
          'i (?:have|must|should|need)',
          '(?:to )?(?:hear|listen|take|use)',
          '(?:it|this|the app) (?:talks|tells|guides|will)',
        )}\\b)`,
      ),
      /\bget me to the (?:shelves|shelf|shop|section|aisles?)\b/,
      formOf(
        `\\b${oneOf(
          'spare me|why waste|jump to',
          'move to the (?:shopping|section)',
          '(?:two|three|four|five|six|ten|hundred|thousand) times',
        )}\\b`,
      ),
      formOf(
        '\\balready (?:explained|told|heard|know|knows|used|done|did|seen|taught|listened)\\b',
        sequence(
          '^(?!.*\\b(?:(?:not|never) \\w+|forgot|forgotten)\\b).*\\b(?:i|we|you|me|my)\\b.*',
          `\\b${oneOf(
            'already',
            'before(?! (?:i|we)\\b)',
            'many times',
            'every (?:day|week|time|month|sunday|saturday|weekend)',
            'last time|yesterday|always|often|regular|regularly|so many|twice|thousand times|since',
            'by heart|each time|daily',
          )}\\b`,
        ),
      ),
      formOf(
        '\\b(?:i )?(?:can|will) manage\\b',
        `\\b${oneOf(
          'without|need not|not need|not needing|will not need|skip|straight|directly|not bother',
          'jump ahead|direct',
          'in (?:a )?(?:hurry|rush)',
          'no time|not have time|waste|to the point|not interested|never mind|no more',
          '(?<!\\b(?:to|not) )know (?:it|how|this|everything|all|what|already)',
          'explained everything|get on with',
          'start (?:the |my )?shopping',
          'go to (?:the )?(?:shopping|section|sections)',
        )}\\b`,
      ),
      formOf(
        '\\b(?:some other|another) (?:day|time)\\b',
        '\\b(?:not|no) (?:today|now|this time|need|introduction|tour|explanation|required)\\b',
        '\\blet it be(?: now| please)?$',
        '\\b(?:leave|drop|forget|avoid|omit|cut) (?:the |that |this |it|all)\\b',
      ),
    ],
    answers: {
      introduction: [
        'i will manage | enough of (introductions | introduction | this | talk | all this)',
        '(begin | start) (buying | my shopping | purchasing) | (in | have) no mood',
        '(i | we) remember [(it | all | everything | all of it)] | no mood for [(it | this)]',
        'i am (good | fine | okay | all set | alright)',
        'no (that is | it is) (fine | okay | alright | all right | good | cool)',
        '(that is | it is) (fine | okay) no | not right now',
        '[i] [have] (heard | listened to) (it | this | that)',
        'i was here (last | before | yesterday | the other)',
        '(second | third | fourth) time (here | today)',
        '(told | explained | showed | taught) (it to me | this to me | me how) [(it works | this works)]',
        'not required | no introduction | no',
        'do not need (it | that | the introduction | any introduction | introduction | this | the tour)',
        'not needed | not necessary | no need | not interested | nope | nah',
        sequence(
          '(already | i) (know | knew | heard | listened | did)',
          ' [(it | this | that | all this | everything | to it | how it works | how this works',
          ' | the introduction | about it | the app | this app)]',
        ),
        sequence(
          '(heard | listened to | used | done | used to) (it | this | that | this app)',
          ' (before | already | last time | many times)',
        ),
        'been here before',
        '(came | come | visited) here (before | last time | many times | often | regularly)',
        '(regular | old) (customer | user) | not (new | my first time | the first time | first time)',
        'used (it | this | this app) before',
        'nahi [chahiye] | not be (necessary | needed | required)',
        'no (need | required | requirement | thank you | thanks)',
        'skip (the | this | that) (introduction | intro | tour | part)',
        'skip (introduction | intro | tour)',
        'without (the introduction | introduction | the tour | any introduction)',
        'leave (it | the introduction | that) | not (now | today | this time | again)',
        'no (intro | tour | explanation) | not just (now | yet)',
        'straight to (shopping | the shopping | the section | sections | the sections)',
        'go (straight | directly | direct) | direct to | do not want | do not require | not require',
        'not want | do not (play | tell me | explain | give | waste)',
        'forget (it | the introduction | the tour) | just (shopping | shop | start shopping) | directly',
        '(start | begin) [(the | my)] shopping',
        'let us (shop | get shopping | start shopping | go shopping) | some other time | maybe later',
        'next time | rather not | will pass | i pass | no thank you | not really',
      ],
    },
    meantBy: { introduction: ['no'] },
    heard: {
      introduction: [
        'required | it is required',
        `not required | it is not required | i do not need it | ${NO}`,
      ],
    },
    button: { label: 'Not required', words: 'not required' },
  },
} as const satisfies Readonly<Record<string, WordRow>>
