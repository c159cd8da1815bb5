import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { AT, NO, WANT_OR_TO, YES } from './jsgf-parts.ts'
import { kindsOfGoods } from './kinds-of-goods.ts'

/** One line for all of them: the decoder's graph has their common frame once. */
const ASKS_SECTION = `[${WANT_OR_TO}] [the | some] (biscuit | biscuits | biscuits and snacks | snack | snacks | cookie | cookies | dairy | milk | cheese | bread | breads | bakery) [section | aisle | shelf]`

/** Under a question of yes or no goods that are merely named are no wish to get there. */
const wanted = (goods: string) => `(to | want | need) [(the | some)] (${goods}) [(section | aisle | shelf)]`

/** In the order in which the question names them. */
const byItsPlace = (nth: string, number: string) =>
  `[(the | that)] (${nth}) (one | section | option | choice | thing) [(you (said | told | named | mentioned) | only | itself | for me | i am taking | i will take | i want)] | [(the | that)] (${nth}) [(which | that | what)] you (said | told | mentioned) [(that | that one)] [(only | itself)] | (number | option | section | choice | section number | option number) ${number} | [the] one you (said | told | named | mentioned) (${nth}) | what you (said | told) (${nth}) | not [the] (first | second | third | middle | last) [one] [but] [the] (${nth}) [one]`

const section = (
  { section: names, kinds, misheard }: (typeof kindsOfGoods)[keyof typeof kindsOfGoods],
  [nth, number]: readonly [string, string],
  { unsure = [], sure = [] }: { unsure?: readonly string[]; sure?: readonly string[] } = {},
) => {
  const all = [...names, ...kinds]
  return {
    // Asked for from home they are answered too: by what to do first.
    answers: { introduction: all, place: all, section: all },
    elsewhere: { entrance: all, walking: all, checking: names, buy_more: all, confirm: all.map(wanted) },
    alone: { introduction: misheard, section: [...misheard, byItsPlace(nth, number), ...sure] },
    unsure: {
      confirm: all.map((goods) => `[i said] (${goods})`),
      section: [...unsure, `[the] (${nth}) | ${number}`],
    },
    overVoice: ['introduction', 'place'],
    heard: { introduction: [ASKS_SECTION], section: [ASKS_SECTION] },
  } as const
}

/** What says yes to an offer, beside "yes" itself. */
const AGREES =
  'yes | ok | okay | sure | of course | why not | fine | alright | all right | yeah | yep | certainly | definitely | absolutely'
const READY = '(start | begin | proceed | go ahead | go on | carry on | continue | ready | i am ready)'

/** Words that answer the visit's questions, but for those about a walk. */
export const visitWords = {
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
        '[i] have [(all the | enough | plenty of | lots of)] time [you (can | may) (tell | say | explain) [(it | everything | all)]]',
        '[there is] no (hurry | rush) [(tell | explain | say | you can (tell | say | explain))] [(it | everything | me)]',
        '[i am] not in [a | any] (hurry | rush) [(tell | explain)]',
        '(say | speak) [(everything | all [of it])]',
        'you (can | may) (say | speak | tell | explain) [(it | everything | all)]',
        '(say | tell) what you have to (say | tell)',
        '(tell | explain | say) [(me | it | everything)] from [the] (beginning | start | first)',
        'what instruction',
        '(forgot | have forgotten | i forgot | i have forgotten) [(it | all | everything)] [(all | of it)]',
        '(do not | can not) (remember | recall) [(anything | a thing | a single thing | it | how)] [(from | of) (last time | before)]',
        'i would (like | love) (that | it) | please do | go for it | get started | fire away',
        'tell me more | i am listening | shoot',
        '(tell | show | teach) me how to (use | do | work) (this | it | the app | this app)',
        '(happy | glad | ready | like | love) to (hear | listen | learn) [it]',
        '(begin | start) (from | with) the (basics | basic things | first thing) | all ears | sunao',
        'suna do | bolo | (it will | that will | it would) help [me] | let me (hear | listen | have it)',
        'let (me | us) listen',
        `${AGREES} | ${READY} | tour | introduction | the introduction | continue the introduction | intro`,
        'explain | introduce | required',
        '(hear | listen to | play | give | have | like | want | need) [(me | to hear | to have)] [(the | your | an)] (introduction | intro | tour | explanation | demo)',
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
        'hit me',
        '[i] (do not | never) want to (miss | skip | lose) (it | any of it | the introduction | the tour | anything)',
        '(do not | never | please do not) (skip | omit | drop | cut) [out] (it | that | any of it | the introduction | the tour | anything)',
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
        'no [(just | please | let us | you | then)] (begin | start | go ahead | go on | proceed | continue)',
        '(it is | that is) (okay | ok | fine | alright | all right) | not sure | i am not sure',
      ],
    },
    declines: true,
    patterns: [
      formOf(
        `\\b(?:told|explained|showed|shown|taught) me\\b(?! (?:that )?${oneOf(
          'i (?:have|must|should|need)',
          'to (?:hear|listen|take|use)',
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
        '(already | i) (know | knew | heard | listened | did) [(it | this | that | all this | everything | to it | how it works | how this works | the introduction | about it | the app | this app)]',
        '(heard | listened to | used | done | used to) (it | this | that | this app) (before | already | last time | many times)',
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
        'no (intro | tour | explanation)',
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
  store: {
    alone: {
      place: [
        'not [at] home [but] the other [one] | [the] first [one] you (said | named | mentioned) | here',
        '(reached | arrived) [(now | just now)] [only] | i am here | the store | store | shop | the shop',
        'in here | inside | i am inside | first one | the first one | yes store | yes i am at the store',
      ],
    },
    answers: {
      place: [
        'store | shop | supermarket | showroom | outlet | market | mall | super market | grocery',
        `(at | in | inside | reached | outside | near | entered) [(the | your | a)] (entrance | gate | door | section | counter)`,
        '[i] [(have | just)] entered [now] | (come | came | gone | got | went) (in | inside)',
        '(came | come | reached | arrived | already) (here | there)',
        'already (here | there | reached | arrived | inside) | standing (here | inside)',
      ],
    },
    unsure: { place: ['[the] first | number one | option one | the former | [the] first (option | place)'] },
    weighty: true,
    claims: true,
    heard: { place: [`[${AT}] [the | a | your] (store | shop)`, 'here | i am here'] },
    button: { label: 'Store', words: 'store' },
  },
  home: {
    patterns: [
      formOf(
        '\\b(?:at|in|from) (?:my|our) (?:\\w+ ){0,3}(?:place|house|home|room|flat|apartment)\\b',
        '\\b(?:lying|sitting|resting|still) in (?:my )?bed\\b',
      ),
    ],
    alone: { place: ['the second one | second one | ghar | ghar pe'] },
    answers: {
      place: [
        'home | house | my place | my room | my flat | my apartment | my kitchen | kitchen | bedroom',
        'living room | drawing room | hostel | ghar | apartment | my residence | the flat | the sofa',
        'my sofa | my bed',
        'not [yet] (come | gone | stepped | been | got) out of [(the | my)] (house | home | flat | room)',
        '(not | still not) [yet] (left | started) [(home | the house | yet)]',
        'have not (left | started) [yet]',
      ],
    },
    unsure: {
      place: ['[the] second | number two | option two | the latter | [the] second (option | place)'],
    },
    weighty: true,
    claims: true,
    heard: { place: [`[${AT}] [my] (home | house)`] },
    button: { label: 'Home', words: 'home' },
  },
  biscuits: {
    ...section(kindsOfGoods.biscuits, ['first', 'one']),
    button: { label: 'Biscuits', words: 'biscuits' },
  },
  dairy: {
    // A chocolate by that name.
    ...section(kindsOfGoods.dairy, ['second | middle', 'two'], {
      sure: ['[the] [one] in the middle [of (them | the list)] | [the] one between [(them | the two)]'],
      unsure: ['dairy milk [(silk | chocolate | bar)]'],
    }),
    button: { label: 'Dairy', words: 'dairy' },
  },
  breads: {
    // "The last one" may be the one of last time.
    ...section(kindsOfGoods.breads, ['third', 'three'], {
      sure: [
        '[(the | that)] last (section | option | (one | thing) (you (said | told | named | mentioned) | only | itself | i am taking | i will take | i want))',
        '[the] one you (said | told) last | what you (said | told) last',
        'not [the] (first | second | middle) [one] [but] [the] last [one]',
      ],
      unsure: ['[the] last [one]'],
    }),
    button: { label: 'Breads', words: 'breads' },
  },
  entrance: {
    unsure: {
      entrance: [
        // Ready, and not said where.
        'ok | okay | right | right right | alright | fine | okay okay | yes no | i am there',
        'i am there now | ready | i am ready',
      ],
    },
    alone: {
      entrance: [
        'yes | yes i am [(there | here)] | yes there | i am here | here',
        '[(i am | yes i am | yes)] standing at it | [right] here at the front | at the front | at it',
        'right here | yes here | i am at it | yes ready | i am standing here | i have reached | reached',
        'i have arrived | arrived | i reached | i am right here | already here | i am already here',
        'already there | i am already there | of course | correct | yes i have | yes correct',
        'that is right | that is correct | that is true | it is so | it is correct | present',
        'i am right there | let us (go | start | begin | walk) | start | begin | start walking | yes start',
      ],
    },
    answers: {
      entrance: [
        '[(at | near | in | by | on)] [(the | your)] [(main | front | store | shop)] (entrance | entry | gate | door | doorway | threshold | doorstep | doormat | entry gate | entrance gate | entry point | entrance door)',
        '[the] (mat | doormat | door mat) is [right] under my (foot | feet | shoe | shoes | slippers)',
        '(i can feel | i feel) [the] (mat | doormat | door mat) [under my (foot | feet | shoe | shoes)]',
        '[i am] standing on [the] (mat | doormat | door mat)',
        '[(i can | my stick is)] (feel | feeling | touching) the (door | gate | glass door)',
        'yes i am there | yes there | [right] in front of it',
        'reached [(the | at the | at)] (entrance | gate | door | entry)',
        'standing at (the entrance | the door | the gate | entrance)',
      ],
    },
    meantBy: { entrance: ['yes'] },
    denied: { entrance: 'notThere' },
    weighty: true,
    claims: true,
    heard: { entrance: [`[${AT}] [the] entrance`, `[${AT}] [the] door`, YES] },
    button: { label: 'Entrance', words: 'entrance' },
  },
  buyMore: {
    unsure: {
      buy_more: [
        'yes thank you | yes thanks | ok | okay | alright | fine | okay okay | i suppose so',
        'i would not say no | i am not saying no',
      ],
    },
    patterns: [
      formOf(
        '^(?:oh |wait |and |also )*(?:shall|can|let) (?:we|i|us) (?:\\w+ )?(?:take|buy|get|have|pick)\\b',
        '\\b(?:something|thing|item|packet|one) (?:is )?(?:still )?left(?: to (?:take|buy|get))?\\b',
      ),
      formOf(
        sequence(
          '\\b(?:i|we|she|he|wife|son|daughter)(?: also| still| do| will| would| have| wants?| just)*',
          ' (?:need|want|wants|needs|forgot|take|buy|get|like|pick)(?: to)?',
          '(?: (?:buy|take|get|have|pick|see|look for|purchase))?',
          `\\b(?! (?:to )?${oneOf(
            'go|sit|stand|speak|complain|eat|drink|see the bill|leave|pay|finish|stop|talk|rest|know|ask',
            'more time',
            'a (?:person|bag|receipt|bill|taxi|auto|chair|minute|break|discount)',
            'nothing|thank|help|my|the bill|you|anything',
          )})`,
          '(?!.*\\b(?:home|bill|leave|next time|tomorrow|outside|elsewhere)\\b)',
        ),
      ),
      formOf(
        '\\b(?:something|one|few|two|some|many) (?:more|else|last)\\b',
        '\\bstill (?:\\w+ ){0,2}(?:on my list|left|remaining|to buy|shopping)\\b',
        '\\banother (?:round|packet|thing|item|product)\\b',
        '\\bnot (?:yet )?(?:done|finished|over|complete)\\b',
        '\\blast thing\\b',
        '\\bone more (?:thing|item|product|packet|pack)\\b',
        '\\bstill have to (?:get|buy|take|pick)\\b',
        '\\bmore (?:biscuits?|bread|breads|milk|snacks|things|items|packets|cookies|curd)\\b',
      ),
    ],
    alone: {
      buy_more: [
        'yes | more | some more | again | continue | shopping | one more | another | another one',
        'few more | a few more | go on | keep going',
      ],
    },
    answers: {
      buy_more: [
        'buy [(some | a few | one | few | something | a little | many | lot)] (more | else | another) [(thing | things | products | items | product | item | stuff)]',
        '(some | few | one | two | three | something | anything | many | want | need | take | get | a little | shop | shopping) (more | else)',
        'more [(of | to buy | products | items | things | shopping | stuff)]',
        'another (thing | item | product | packet | pack | one | round)',
        '(continue | keep | keep on | go on | carry on) [my] (shopping | buying)',
        'shop (again | more | some more | for more) | (want | need | like) to (buy | shop | purchase)',
        'purchase | go back (to shopping | shopping | in | inside)',
        'not (finished | done | over) [(yet | shopping)]',
        'forgot (something | one thing | to (buy | take | pick) | the)',
        '(take me | go | get me) back (in | inside | to the shelves)',
        'back to the (shelves | store | shop) | buy again | buy now | few (things | items)',
        'let us (buy | shop) | still (want | need | have to buy | some) | left to buy | remaining',
        'i want more | second round | start (again | over)',
      ],
    },
    meantBy: { buy_more: ['yes'] },
    denied: { buy_more: 'nextTime' },
    heard: { buy_more: [`buy more | i want to buy more | more | ${YES}`] },
    button: { label: 'Buy more', words: 'buy more' },
  },
  nextTime: {
    declines: true,
    unsure: { buy_more: ['(i have | we have | i) [(already | just)] paid | already paid | paid'] },
    patterns: [
      /^(?:no |thanks? |thank you |please )*not (?:one|a single|another) (?:thing|item|packet|pack)(?: more)?$/,
      formOf(
        '\\bi (?:will|must|have to|should) (?:go|leave|be going)\\b(?! (?:for|on|in|back|to the|and))',
        sequence(
          '\\bmy (?:\\w+ )?(?:list|shopping|buying|work|time|money|budget|bag|trolley|basket) is',
          ' (?:over|full|finished)\\b',
        ),
        '\\b(?:next|another|some other) (?:time|day|week|visit|month)\\b',
        `\\b(?:come|visit|buy|see you)(?: \\w+){0,2} ${oneOf(
          'tomorrow|again|later',
          'back(?! to (?:you|it|this|that))',
          'another day|next',
          'on (?:sun|mon|tues|wednes|thurs|fri|satur)day',
          'in the evening',
        )}\\b`,
        '\\b(?:that|this|it) (?:is|will be|was) (?:all(?! right)|it|enough|sufficient|plenty)\\b',
        '^(?:no )?(?:only|just) this(?: much)?(?: only)?$',
        '\\bthis much (?:only|is fine|will do)\\b',
        '\\b(?:take|keep|buy) (?:only |just )?(?:this|that) much$',
        '\\benough\\b(?! of (?!shopping|this|it|buying|that))',
        sequence(
          '\\b(?:all|i am|am|everything(?: is)?|shopping(?: is)?)',
          ' (?:done|finished|over|complete|completed|set)\\b',
        ),
        '\\b(?:nothing|not anything|no)(?: \\w+)? (?:more|else|buying|further)\\b',
        '\\b(?:not|no) (?:buy|buying|want|need|take|require)\\b',
        '\\bgot (?:everything|all|what)\\b',
        '\\bleave it\\b',
      ),
    ],
    alone: {
      buy_more: [
        'leave it | leave that | let it be | time | no | not really | later | not now | done | finished',
        'over | enough | bye | bye bye | goodbye | tomorrow | not more | finish | i am going home',
        'go home | i will go home | bas | that is it | tata',
      ],
    },
    answers: {
      buy_more: [
        'got it all | [no] (we are | i am) (good | fine | okay | all set) | not right now | that will do',
        'no money [left] | money is over',
        'next (time | week | visit | month | sunday | saturday | trip) | some other (time | day)',
        'another (time | day) | no more | nothing more | nothing else',
        'not (today | any more | anymore | more) | later | tomorrow',
        '(that is | this is | it is | that will be | thats) (all | it | enough | sufficient | fine | everything)',
        '(i am | am | all | we are | shopping is | i have) (done | finished | over | completed | complete)',
        'done (for today | for now | shopping | with shopping | for the day)',
        'enough (for today | for now | shopping | for the day | i think)',
        '(finished | finish | end | over) [(my | the)] (shopping | visit)',
        '(have | got | bought | took | taken) (everything | enough | all i need | whatever i need | all) [(i need | i wanted | i want | needed)]',
        'going home | go home | want to (leave | go home | finish)',
        '(have | want | need) to (leave | go home | go now)',
        'come (back | again) (another day | some other day | next week | tomorrow | later)',
        'will come (again | later | back | tomorrow | next week | another day) | maybe (later | tomorrow)',
        'nothing | no thank you | bye | goodbye',
        '(do not | not) (need | want) (more | anything | any more | anything more | anything else | to buy)',
        'no need | not required | sufficient',
      ],
    },
    meantBy: { buy_more: ['no'] },
    weighty: true,
    heard: { buy_more: ['next time | maybe next time | time', NO] },
    button: { label: 'Next time', words: 'next time' },
  },
  save: {
    // Praise takes nothing.
    unsure: {
      keep_app: [
        '[(very | so | really | most)] (useful | helpful | handy | convenient) | i suppose so',
        'i would not say no | i am not saying no',
      ],
    },
    patterns: [
      formOf(
        sequence(
          '\\b(?:save|keep|install|add|put|store|download)(?: \\w+){0,3}',
          ' (?:app|phone|mobile|home screen|screen)\\b',
        ),
        `(?<!\\byou (?:are|were|have been) (?:\\w+ )?)\\b${oneOf(
          'useful|helpful|easier|handy|convenient',
          '(?:want|like) to (?:have|use|keep) (?:it|this|that|the app|this app)\\b',
          'use it again|next time it will',
        )}\\b`,
      ),
    ],
    alone: {
      keep_app: [
        'please do | yes | put it | put | [yes] let it (stay | remain | be there)',
        '[sure] for the next (visit | time) | keep | later | do it | help me | show me | tell me | how',
        'go ahead | keep it | save | remind me later',
      ],
    },
    answers: {
      keep_app: [
        'i would (like | love) (that | it)',
        '(that would | it would | that will | it will) (help | be (nice | good | great | helpful | useful | easier))',
        'how do i do (that | it | this)',
        '(keep | save | store) (it | this | the app) for (next time | later | future)',
        'save | save it | later | keep [(it | this | the app | this app)] | store it',
        'install [(it | the app | this)] | download [it] | home screen',
        '(add | put) (it | this | the app | this app) [(on | to)] | shortcut | bookmark',
        'on my (phone | mobile | home screen)',
        '(yes | ok | okay | sure) (save | keep | help | do) | help me (save | keep | add | install)',
        '(tell | show) me how | how (do | can | to) [i] (save | keep | add | install) [it]',
        'i want (it | to keep | the app | this app) | want to (save | keep | add | install | use it again)',
        'sure | ok | okay | of course | why not | use it (again | next time)',
      ],
    },
    meantBy: { keep_app: ['yes'] },
    denied: { keep_app: 'thanks' },
    weighty: true,
    heard: { keep_app: [`save | save it | save the app | ${YES}`, 'later'] },
    button: { label: 'Save', words: 'save' },
  },
} as const satisfies Readonly<Record<string, WordRow>>
