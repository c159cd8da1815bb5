import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'

/** What can be said, and how all of it works. */
export const helpWords = {
  help: {
    // On a walk such questions are as likely for somebody else.
    patternsIn: [
      'introduction',
      'place',
      'section',
      'entrance',
      'checking',
      'buy_more',
      'keep_app',
      'confirm',
      'all',
    ],
    patterns: [
      /^what (?:all )?(?:can|could|will) you (?:tell|say|do|answer|help)\b/,
      /\b(?:is|was|will be) this (?:side|way|angle) (?:better|right|fine|okay|ok|good|correct)\b/,
      /\bwhat (?:do|should|can) i (?:say|do|ask) (?:when|if|while)\b/,
      formOf(
        sequence(
          '\\bhow (?:do|can|should|to|must|shall) (?:i |we |one )?(?:\\w+ )?(?:hold|use|operate|keep)',
          ' (?:the |this |it |my )?(?:phone|app|camera|mobile|thing)\\b',
        ),
        '\\bhow (?:do|can|should) i (?:answer|do this|do it|talk to you|speak to you|ask)\\b',
        '\\bhow does (?:this|it|that) (?:\\w+ )?work\\b',
      ),
      formOf(
        sequence(
          '\\bwhat (?:all |else |questions |things )*(?:can|should|do|must|shall|could) (?:i|we)',
          ' (?:ask|say|do|answer|speak)\\b',
        ),
        '\\bwhat (?:is|are) (?:my|the) (?:options|choices)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:bring|hold|keep|move|take) (?:it|this|the (?:pack|packet|phone))',
          ' (?:closer|nearer|further|farther|away|back|up|down|higher|lower)(?: \\w+)? or\\b',
        ),
        '^(?:so |and )?(?:closer or (?:further|farther|away)|near or far)',
        '\\bis (?:it|this|the (?:pack|packet|product)) upside down\\b',
        '\\bis (?:the |my )?(?:camera|flash|torch) (?:on|off|working|open|okay|ok|clear|covered)\\b',
        '\\bam i too (?:close|far|near)\\b',
        '\\bis (?:the light|there enough light|it too (?:dark|bright|close|far|near))\\b',
        '^(?:it is|is it) (?:\\w+ )?dark(?: here| in here)?$',
      ),
      formOf(
        '\\bwho (?:are you|is (?:this|speaking|asking|talking|that speaking)|am i (?:talking|speaking))\\b',
        '\\bwhom am i (?:talking|speaking)\\b',
        '\\bare you (?:a |an )?(?:machine|person|robot|human|computer|real)\\b',
        '\\bwhat (?:is your name|are you)\\b',
      ),
      formOf(
        sequence(
          '(?<!\\byou )\\b(?:do|did|can) not (?:understand|know|follow)',
          ' (?:how|what to|what you|what i|anything|this app|these things|how to)\\b',
        ),
        `\\b${oneOf(
          'teach me|i am confused',
          'what (?:is|are) (?:this|you) for',
          'what do you mean|do not know what you',
        )}\\b`,
      ),
      formOf(
        `\\b${oneOf(
          'what (?:happens|will happen|if)',
          'what does (?:it|that|this) mean',
          'if i (?:say|choose|take|press)',
          'do i have to (?:say|be|do|go)',
          'why (?:do|should|must) i',
          'is it (?:necessary|compulsory|needed|required|a must)',
          'what is the (?:meaning|use|tour|introduction)',
        )}\\b`,
      ),
      formOf(
        '^(?:turn|hold|tilt) (?:it|this) (?:how|which way|where)$',
        '\\bis (?:it|this|the (?:pack|packet)) (?:in (?:the )?(?:frame|view|picture)|visible)\\b',
      ),
      formOf(
        sequence(
          '\\b(?:should|do|must|shall|can) i (?:turn|flip|rotate|tilt|move|bring|hold|show)',
          ' (?:it|this|that|them|the (?:pack|packet|product|box|phone|camera|thing))\\b',
        ),
        '\\bwhich side is (?:the |its )?(?:front|back|top|face|right)\\b(?! of the (?:shop|store))',
        '\\bhow (?:close|near|far|high|low) (?:should|do|must|shall|can) (?:it|i|this|the)\\b',
      ),
      formOf(
        `\\bdo you (?:speak|know|understand) ${oneOf(
          'hindi|tamil|telugu|marathi|kannada|bengali|gujarati|malayalam|english|my language|any other',
        )}\\b`,
        '\\bwhich side (?:of the (?:pack|packet)|should (?:face|be|i show))\\b',
        '\\bhow far should i\\b',
      ),
    ],
    whole: [
      'help [me] [out] | help help | i (need | want) [some] help | give me [some] help | a little help',
      'what (can | should | do | must | all can) i (do | say | ask | speak) [(here | now | next | to you)]',
      'what (all) (can | should) i (do | say | ask)',
      'what can (you | this | this app | it) do [for me] | what all can you do',
      sequence(
        'what [all] (can | should | do) i (say | ask | do) (while | when | if)',
        ' (walking | i walk | i am lost | i get lost | i am walking)',
      ),
      'how (does | do) (this | it | this app | this thing | you) work',
      'how (do | can | to | should) [i] use (this | it | this app | you)',
      'what (are | is) (the | my) (options | choices | commands) | who are you | what is this app',
      'i am confused | i do not know what to (do | say) | what to (do | say) [now]',
      'what (do you mean | does that mean | does it mean | is the meaning) | how to use | guide me',
    ],
    anywhere: [
      '(am i holding it | is this how i hold it) (right | correctly | properly)',
      'should i bring it (closer | near | nearer)',
      'which (part | side) of the (packet | pack | product | biscuit) | things i can (ask | say)',
      'what [all] can i (say | ask | do) (while | when)',
      '[(is this | is it)] [the] (right | correct | wrong) way (up | round)',
      '(which | what) side (has | is | shows) [the] (date | barcode | bar code | expiry | label | name) [on it]',
      'where is the (barcode | bar code)',
      sequence(
        'how (will | do | would | can) i know (when | that | if) i',
        ' (reach | reached | have reached | get there | arrive | am there | have arrived)',
      ),
      sequence(
        'what (do | should | must) i (do | say) (when | once | after) i',
        ' (reach | reached | get there | arrive | am there)',
      ),
      '(kind | type | sort) of questions | guide me what to do',
      'i am confused',
      'do not know what to (do | say)',
      'not (understand | know) how | do not understand how to',
      sequence(
        'how (do i | to | does one | can i | should i | do we) (use | hold | operate)',
        ' (the | this | my) (app | thing | phone app | phone | camera | mobile)',
      ),
      'how (does | do) (this | it | the app | this app) work',
      'what (can | should) i (say | ask)',
    ],
    open: 'always',
    inquires: true,
    overVoice: 'always',
    heard: { always: ['help | help me | i need help'] },
    button: { label: 'Help', words: 'help' },
    lookUp: 'help',
  },
} as const satisfies Readonly<Record<string, WordRow>>
