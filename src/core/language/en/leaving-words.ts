import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { LIKELY_NOT } from './answer-words.ts'
import { NO, YES } from './jsgf-parts.ts'

/** Has no time for more. */
export const HURRIES_AWAY = sequence(
  '[(i | we | i really | we really)] (have to | need to | got to | have got to | must)',
  ' (run | rush | dash | fly | hurry | scoot | be off | get going) [(now | home | off | away | sorry)]',
)

/** What becomes of the visit at its end, and of the app. */
export const leavingWords = {
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
        sequence(
          'buy [(some | a few | one | few | something | a little | many | lot)]',
          ' (more | else | another) [(thing | things | products | items | product | item | stuff)]',
        ),
        sequence(
          '(some | few | one | two | three | something | anything | many | want | need | take | get',
          ' | a little | shop | shopping) (more | else)',
        ),
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
    unsure: {
      buy_more: ['(i have | we have | i) [(already | just)] paid | already paid | paid', ...LIKELY_NOT],
    },
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
        HURRIES_AWAY,
        'leave it | leave that | let it be | time | no | not really | later | not now | done | finished',
        'over | enough | bye | bye bye | goodbye | tomorrow | not more | finish | i am going home',
        'go home | i will go home | bas | that is it | tata | (no | nope | nah) (bye | bye bye | goodbye)',
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
        sequence(
          '(have | got | bought | took | taken)',
          ' (everything | enough | all i need | whatever i need | all)',
          ' [(i need | i wanted | i want | needed)]',
        ),
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
