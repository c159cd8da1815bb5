import type { Preferences } from '../../page/preferences.ts'
import { formOf, oneOf, sequence } from '../forms.ts'

// What somebody asks of the page alone, matched over plain words: the visit and the product check do nothing about it.

/** How somebody asks for a visit at home with a made-up store. */
export const practiceForm = formOf(
  sequence(
    '^(?:please )?(?:(?:i want|i would like|let me|let us|can i|may i) (?:to )?)?',
    `${oneOf(
      'practise|practice|practice visit|do a practice|do a practice visit|start a practice visit',
      'start the practice|start practice',
    )}(?: please| at home)?$`,
  ),
)

/** The latest change of a list is to be as if it had never been. */
export const undoForm =
  /^(?:please )?undo(?: (?:it|that|this|the last (?:one|change|thing)|what i said))?(?: please)?$/

/** What is to be done with the large picture on the screen. */
export const pictureForms = [
  ['freeze', /^(?:freeze|hold|keep) (?:the|this|that) picture(?: still)?$/],
  ['show', /^(?:(?:show|open|enlarge)(?: me)? (?:the|a) (?:(?:large|big) )?picture|(?:the )?large picture)$/],
  [
    'thaw',
    /^(?:live picture|(?:show(?: me)? )?the (?:camera|picture) (?:again|live)|unfreeze (?:the|this) picture)$/,
  ],
  ['larger', /^(?:(?:make (?:it|the picture) )?(?:larger|bigger)|zoom in|(?:larger|bigger) picture)$/],
  ['smaller', /^(?:(?:make (?:it|the picture) )?smaller|zoom out|smaller picture)$/],
  ['close', /^(?:close|hide) (?:the|this) picture$/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** The same while products are checked: on a walk it is said of the shopper. */
export const pictureSide = /^(?:move|pan) (?:the picture )?(?:to the )?(left|right|up|down)$/

export type PictureCommand = (typeof pictureForms)[number][0] | 'left' | 'right' | 'up' | 'down'

const CHOICES = '(?:choices|options|buttons|commands)'
const SETTINGS = '(?:settings?|preferences)'
const OF_PRACTICE = '(?:the |this |my )?practi[cs]e(?: visit| run)?'

/** Names of buttons that count alone, politeness and all: "tell me more" is of a product, and "talk to me" no name. */
export const bareNames = [
  ['more', /^(?:(?:please|ok|okay) )?more(?: please)?$/],
  ['listening', /^talk(?: hold while speaking)?$/],
] as const

/**
 * What is to be done with the screen itself, by the names that stand on it. A button that nobody could press by voice would
 * be there for the others alone.
 */
export const screenForms = [
  [
    'choices',
    formOf(
      '^(?:read|tell|list|say|give)(?: me)?(?: out)? (?:all )?(?:of )?(?:the )?(?:choices|buttons)$',
      '^(?:what|which) (?:buttons|choices) (?:are (?:there|on the screen)|do i have|can i (?:press|say))$',
      '^what (?:all )?is (?:there )?on (?:the|my) screen$',
      '^read (?:me )?(?:the|my) screen$',
    ),
  ],
  [
    'more',
    formOf(
      `^(?:open|press|tap|click|push|expand) (?:on )?(?:the )?more(?: button| menu| ${CHOICES})?$`,
      sequence(
        '^(?:(?:open|show|read|tell|list|give|say|hear)(?: me)?(?: out)? )?(?:the )?',
        `(?:more|further|remaining|rest of the) ${CHOICES}$`,
      ),
      '^open (?:the )?(?:menu|options|choices)$',
      '^what is (?:there )?(?:under|in|behind) more$',
    ),
  ],
  [
    'moreClosed',
    formOf(
      sequence(
        '^(?:close|hide|collapse|shut) (?:the )?',
        `(?:more(?: button| menu)?|(?:more |further )?${CHOICES}|menu)$`,
      ),
      `^(?:less|fewer) ${CHOICES}$`,
    ),
  ],
  [
    'settings',
    formOf(
      sequence(
        `^(?:${sequence(
          '(?:i (?:want|would like|need) to |how (?:do|can|could|to) (?:i )?)?',
          `${oneOf(
            'open|show|see|read|tell|list|give|say|hear|find|check|change|adjust|edit|go to|get to',
            'take me to',
            'where (?:is|are)',
            'what (?:is|are)',
          )}(?: me)?(?: out| in)?`,
          ' ',
        )})?`,
        `(?:(?:all|the|my|your|of|current) )*${SETTINGS}`,
        '(?: (?:menu|page|screen|panel|button))?(?: again| aloud| out)?$',
      ),
    ),
  ],
  [
    'settings',
    formOf(
      sequence(
        `^(?:what|which)(?: all)? ${SETTINGS}`,
        ' (?:are (?:there|on|set)|(?:do you|have you) have|do i have|have i|can i (?:change|set))$',
      ),
      '^what(?: all| else)? (?:can|may|could) i (?:change|set|adjust)(?: here)?$',
      '^how are you set$',
    ),
  ],
  // The names of single settings, which are told with the words that change them.
  [
    'settings',
    /^(?:speech|speaking|talking) rate$|^loudness$|^voice$|^sounds? and vibrations?(?: beside the words)?$/,
  ],
  [
    'settingsClosed',
    formOf(`^(?:close|hide|leave|exit|shut)(?: the| my)? ${SETTINGS}(?: menu| page| screen)?$`),
  ],
  ['retry', /^try (?:it )?now$|^try (?:the )?(?:camera|microphone|mic|sound)(?: once)?(?: again| now)?$/],
  [
    'practiceLeft',
    formOf(`^(?:leave|end|stop|finish|exit|quit|close) ${OF_PRACTICE}$|^(?:no more|enough) practi[cs]e$`),
  ],
] as const satisfies readonly (readonly [string, RegExp])[]

export type ScreenCommand = (typeof screenForms | typeof bareNames)[number][0]

/** What the ear listens for of them, as JSGF. */
export const screenHeard = [
  ...['settings', 'open settings', 'read the settings', 'close settings'],
  ...['more', 'open more', 'more choices', 'close more'],
] as const

/** What a phone gives besides words. */
const SIGNS = '(?:the |all )?(?:sounds?|signs|vibrations?|beeps?|buzzes|chimes?|sounds? and vibrations?)'

/** Settings that no other word changes: what each sentence makes of them. */
export const settingForms = [
  [
    'phoneVoice',
    formOf(
      '^(?:(?:use|speak with|speak in|take) )?(?:my|the|this) phone s (?:own )?voice$',
      '^(?:use|speak with) (?:my|the) own voice of (?:my|the) phone$',
    ),
    { voice: 'phone' },
  ],
  [
    'ourVoice',
    /^(?:use|speak with|speak in|take) (?:your (?:own )?|the helper s )voice(?: again)?$|^the helper s voice$/,
    { voice: 'server' },
  ],
  [
    'signsOff',
    formOf(
      `^(?:turn |switch )?${SIGNS} off$`,
      `^(?:turn|switch) off ${SIGNS}$`,
      `^no (?:more )?${SIGNS}$`,
      `^(?:stop|do not make) ${SIGNS}$`,
      '^(?:stop|do not) (?:vibrat|buzz|beep)(?:e|ing)?$',
    ),
    { signs: false },
  ],
  [
    'signsOn',
    formOf(`^(?:turn |switch )?${SIGNS} on(?: again)?$|^(?:turn|switch) on ${SIGNS}(?: again)?$`),
    { signs: true },
  ],
  [
    'short',
    formOf(
      '^(?:always )?say less(?: from now on)?$',
      sequence(
        '^(?:give (?:me )?|i (?:want|like|prefer) |only )?(?:short|brief)',
        ' answers(?: only)?(?: from now on)?$',
      ),
      '^(?:keep|make) (?:the |your |all )?answers (?:short|shorter|brief)$',
      '^(?:always )?answer (?:me )?(?:in short|shortly|briefly)(?: only| always)?$',
    ),
    { short: true },
  ],
  [
    'whole',
    formOf(
      '^(?:always )?say everything(?: again)?(?: from now on)?$',
      sequence(
        '^(?:give (?:me )?|i (?:want|like|prefer) )?(?:the )?(?:long|full|whole)',
        ' answers(?: again)?(?: from now on)?$',
      ),
      '^(?:keep|make) (?:the |your |all )?answers (?:long|longer|full)$',
      '^(?:always )?answer (?:me )?in full(?: only| always)?$',
    ),
    { short: false },
  ],
  // Said by mistake it would leave a blind shopper in silence: it names the words that do it.
  [
    'writtenAsked',
    formOf(
      `^${oneOf(
        'response modality|text mode|text|written answers',
        'write (?:it )?instead of (?:speaking|talking|saying)(?: it)?',
      )}$`,
    ),
    {},
  ],
  ['written', /^write everything(?: from now on)?$/, { modality: 'TEXT' }],
  ['spoken', /^(?:speak|say it|talk) aloud(?: again)?$|^audio(?: mode)?$/, { modality: 'AUDIO' }],
  ['phoneEarAsked', /^(?:let my phone listen|use (?:my|the) phone s (?:own )?(?:ear|recogniser))$/, {}],
  ['phoneEarOn', /^my phone may listen$/, { phoneEar: true }],
  ['phoneEarOff', /^my phone must not listen$|^listen (?:by )?yourself$/, { phoneEar: false }],
] as const satisfies readonly (readonly [string, RegExp, Partial<Preferences>])[]

export type SettingCommand = (typeof settingForms)[number][0]

/** How somebody asks what becomes of them here. Politeness is taken off before. */
export const noticeForms = [
  [
    'known',
    formOf(
      '^what (?:all )?do you (?:know|keep|store|remember|have) (?:of|about|on) me$',
      '^what (?:data|information) do you (?:have|keep|store)(?: (?:of|about|on) me)?$',
    ),
  ],
  [
    'forget',
    formOf(
      `^(?:forget|delete|erase) ${oneOf(
        'me|my data|all my data|everything about me',
        'all you know (?:of|about) me',
        'everything you know (?:of|about) me',
        'all that (?:this|my|the) phone keeps of me',
      )}$`,
    ),
  ],
  [
    'machine',
    formOf(
      sequence(
        '^(?:am i|are we) (?:talking|speaking) (?:to|with) (?:a )?',
        '(?:machine|computer|robot|person|human|human being|real person)$',
      ),
      '^are you (?:a |an )?(?:machine|robot|human|computer|person|real person|real human)$',
    ),
  ],
  [
    'access',
    formOf(
      '^how accessible (?:is|are) (?:this|it|you|the app|this app)$',
      '^(?:read |tell me )?(?:the )?accessibility(?: statement)?$',
      '^(?:where|how|to whom) (?:can|do|should) i complain(?: to)?$',
    ),
  ],
  [
    'tell',
    formOf(
      '^(?:read |tell me |say )?(?:the |your )?privacy(?: notice| policy)?$',
      '^what (?:do you|are you) (?:hear|hearing|record|recording|listening to|seeing)(?: and see)?$',
      '^(?:are you|do you) (?:recording|record)(?: me| this| my voice)?$',
      '^who (?:hears|can hear|listens to) (?:me|this)$',
      '^what happens (?:to|with) my (?:voice|data|pictures)$',
    ),
  ],
  ['agree', /^i (?:agree|consent)$|^i give (?:my )?consent$/],
  [
    'withdraw',
    formOf(
      '^i (?:do not|no longer) (?:agree|consent)(?: any more| anymore)?$',
      '^i (?:take back|withdraw|take) my consent(?: back)?$',
    ),
  ],
] as const satisfies readonly (readonly [string, RegExp])[]
