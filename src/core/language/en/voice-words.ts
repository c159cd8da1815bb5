import { formOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { phoneWords } from './phone-words.ts'

const VOICE = '(speak | talk | say it | read | tell me | go)'

/** How the product speaks and listens: open whatever was asked. */
export const voiceWords = {
  slower: {
    patterns: [
      formOf(
        sequence(
          '\\b(?:can not|not able to|unable to) (?:walk|go|move|follow|catch)(?: \\w+){0,2}',
          ' (?:that|so|this|very|as) fast\\b',
        ),
        '\\byour speed\\b',
        '\\b(?:do not|stop) (?:rush(?:ing)?|hurry(?:ing)?)\\b(?! (?:up|to))',
        '\\b(?:speed|pace) is (?:too|so|very)\\b',
        '\\beasy easy\\b',
        '\\bin one breath\\b',
        '\\b(?:running|going|walking|rushing) (?:too )?(?:far )?ahead of me\\b',
        '\\bdo not half (?:talk|speak|go|read|gabble|rattle)(?: \\w+)? (?:fast|quick|quickly)\\b',
      ),
      formOf(
        '\\b(?:can not|could not|how (?:do|can) i|not able to|hard to) keep pace\\b',
        '\\bwords (?:\\w+ ){0,3}running (?:together|into (?:each other|one another))\\b',
        '\\byou are (?:gobbling|gabbling|swallowing|eating)(?: up)? (?:\\w+ )?words\\b',
      ),
      formOf(
        sequence(
          '\\b(?:slowly|slower|more slow|slow it)\\b(?! (?:you|coming))',
          '(?<!(?:coming|going|walking) slowly)',
          `(?<!${sequence(
            '\\b(?:eat|eats|eating|drink|drinking|chew|finish|use|cook|bake)(?: it| this| them)?(?: very)?',
            ' (?:slowly|slower)',
          )})`,
        ),
        '\\b(?:you are|it is|this is|speaking|talking|going) (?:\\w+ )?(?:too )?fast\\b',
        '\\b(?:can not|could not) (?:keep up|follow (?:your|this) speed)\\b',
        '\\bnot so (?:fast|quick|quickly)\\b',
        '\\bdheere\\b',
        '\\btake it (?:slow|easy)\\b',
      ),
    ],
    whole: [
      'slower | slowly | slow | slow down | [a] (little | bit) (slow | slower | slowly) | more slowly',
      'too fast | so fast',
      `${VOICE} [(a little | a bit | little | little bit | more)] (slow | slower | slowly | slowly slowly)`,
      '(you are | that is | it is | this is) (too | so | very) fast | slowly slowly | not so fast | dheere',
    ],
    anywhere: [
      '(speak | talk | read | say it | go) [(a little | a bit | little | little bit | more)] (slow | slower | slowly)',
      'slow down | [too] much fast | (too | so | very) fast',
      '(bit | little | more) (slow | slower | slowly) | not so fast',
      'reduce [the] speed',
    ],
    open: 'always',
    inquires: true,
    heard: { always: ['slower | speak slower | more slowly'] },
    button: { label: 'Slower', words: 'slower' },
    lookUp: 'slower',
  },
  faster: {
    patterns: [
      /\b(?:faster|quicker|speed up|hurry up|too slow|so slow)\b|\bspeak (?:quick|quickly|fast)\b/,
      formOf(
        sequence(
          '\\b(?:do not have|no need|need not|not necessary)(?: to)? (?:go|be|talk|speak|walk|tell|say it)',
          '(?: (?:so|that|this|too|very|all that))* slow(?:ly)?\\b',
        ),
      ),
    ],
    whole: [
      'faster | fast | quicker | quickly | speed up | [a] (little | bit) (fast | faster | quicker)',
      'too slow | so slow | hurry up | speed (it | things) up | pick up the pace',
      `${VOICE} [(a little | a bit | little | little bit | more)] (fast | faster | quick | quicker | quickly)`,
      '(you are | that is | it is | this is) (too | so | very) slow | not so slow | hurry',
    ],
    anywhere: [
      sequence(
        '(speak | talk | read | say it | go) [(a little | a bit | little | little bit | more)]',
        ' (fast | faster | quicker | quickly)',
      ),
      'speed up | [too] much slow | (too | so | very) slow',
      '(bit | little | more) (fast | faster | quick | quicker) | not so slow | increase [the] speed',
    ],
    open: 'always',
    inquires: true,
    heard: { always: ['faster | speak faster'] },
    button: { label: 'Faster', words: 'faster' },
    lookUp: 'faster',
  },
  louder: {
    patterns: [
      // "Like a whisper" complains of it; "in a whisper" asks for it.
      /\b(?:like|just|only|hardly|than) a whisper\b|\byou are whispering\b|\bvoice (?:\w+ )?fading\b/,
      formOf(
        '\\b(?:too|so|very) (?:softly|faintly|quietly)\\b',
        '\\bhardly (?:make (?:you )?out|follow|understand|catch)\\b',
        '\\b(?:more|little more) (?:sound|volume)\\b',
      ),
      formOf(
        '\\bcan not (?:make out|catch|follow) (?:your voice|you|what you)\\b',
        '\\bvoice is (?:very |too |so )?(?:feeble|faint|low|weak|soft)\\b',
      ),
      formOf(
        '\\b(?:can|am) not (?:\\w+ )?(?:hear|hearing|audible)\\b',
        '\\b(?:hardly|barely|unable to|not able to|not properly) (?:\\w+ )?(?:hear|audible)\\b',
        '\\bhard of hearing\\b',
        '\\b(?:bigger|big|higher) voice\\b',
        '\\b(?:am|little|bit|half|quite) deaf\\b',
        '\\bnot audible\\b',
      ),
      formOf(
        '\\b(?:raise|increase|turn up|put up|full|high|higher|more|up) (?:\\w+ )?(?:volume|voice|sound)\\b',
        sequence(
          '\\b(?:volume|sound|voice)(?: \\w+){0,3}',
          ' (?:low|up|small|more|higher|increase|badhao|high|feeble|faint|less)\\b',
        ),
        '\\bspeak up\\b',
        '\\bturn it up\\b',
      ),
      formOf(
        '(?<!too |so |very |less |not that |that |this |not |much )\\bloud(?:er|ly)?\\b(?! it is)',
        '\\b(?:too|so|lot of|much|very) (?:noise|noisy)\\b',
      ),
    ],
    whole: [
      'louder | loudly | loud | speak up | too (quiet | soft | low) | volume up | more (volume | loud | loudly)',
      `${VOICE} [(a little | a bit | little | little bit | more)] (loud | louder | loudly)`,
      'i can not hear (you | anything) | volume',
    ],
    anywhere: [
      '(speak | talk | read | say it) [(a little | a bit | little | little bit | more)] (loud | louder | loudly)',
      '(little | bit | more) (loud | louder | loudly) | speak up | volume up',
      '(too | so | very) (quiet | low) | not loud enough',
      '(increase | raise | turn up | put up) (the | your) (volume | sound | voice)',
      '(increase | raise) [your] (volume | sound)',
      'can not hear (you | anything) | hard of hearing',
      '(voice | volume | sound) is (too | so | very) (low | soft) | turn it up',
      '(your voice | volume | sound) is low | can hardly hear | hardly hear (you | anything) | too noisy',
      '(lot of | much) noise',
    ],
    open: 'always',
    inquires: true,
    heard: { always: ['louder | speak louder'] },
    button: { label: 'Louder', words: 'louder' },
    lookUp: 'louder',
  },
  quieter: {
    patterns: [
      /\b(?:no need to|do not|why|need not|(?:do|must) not (?:have to|need to)) shout\b/,
      /\b(?:you are|why are you|stop) shouting\b/,
      formOf(
        '\\b(?:too|so|very|less|much) (?:loud|noisy|high)\\b',
        '(?<!\\b(?:like|just|only|hardly|than) a )\\bwhisper\\b',
        '(?<!\\b(?:too|so|very) )\\bsoft(?:ly|er)\\b',
        '(?<!\\b(?:too|so|very) )\\bquiet(?:ly|er)\\b',
        sequence(
          '\\b(?:lower|reduce|decrease|turn down|bring down|low|less|down)',
          ' (?:\\w+ )?(?:volume|voice|sound)\\b',
        ),
        '\\b(?:volume|sound|voice)(?: \\w+){0,2} (?:down|less|lower|reduce|kam)\\b',
        sequence(
          '\\b(?:volume|sound|voice)\\b.*\\b(?:reduce|lower|decrease|less)',
          '(?: (?:it|that|please|little|a bit))*$',
        ),
        '\\bkeep it low\\b',
        '\\b(?:hurting|blaring|screaming|shouting)(?: in(?:to)?)? my ears?\\b',
        '\\bmy ears? (?:is|are) (?:hurting|paining|bursting)\\b',
        '\\b(?:do not|stop) shout(?:ing)?\\b',
        '\\bturn it down\\b',
        '\\b(?:speak|talk) (?:low|soft|quiet)\\b',
      ),
    ],
    whole: [
      '[(stop | do not)] (talk | talking | speak | speaking | shout | shouting) (so | too | that) (loud | loudly)',
      'quieter | softer | softly | lower | too loud | so loud | not so loud | volume down',
      'less (volume | loud | loudly)',
      sequence(
        '(speak | talk | read | say it) [(a little | a bit | little | little bit | more)]',
        ' (quiet | quieter | soft | softer | softly | quietly | low | lower)',
      ),
    ],
    anywhere: [
      sequence(
        '(speak | talk | read | say it) [(a little | a bit | little | little bit | more)]',
        ' (quiet | quieter | soft | softer | softly | quietly | low | lower)',
      ),
      '(little | bit | more) (quiet | quieter | soft | softer | softly) | volume down',
      '(too | so | very) loud | not so loud | less loud',
      '(reduce | lower | decrease | turn down | put down) (the | your) (volume | sound | voice)',
      '(reduce | lower | decrease) [your] (volume | sound)',
      'turn it down | do not shout | stop shouting | lower your voice',
    ],
    open: 'always',
    inquires: true,
    heard: { always: ['quieter | speak quieter'] },
    button: { label: 'Quieter', words: 'quieter' },
    lookUp: 'quieter',
  },
  /** From now on only what is said into a finger on the screen. */
  ...phoneWords,
  /** What the sounds and buzzes beside the words mean. */
  /** Against the touches of a pocket. */
  speakHindi: {
    whole: [
      'hindi | in hindi | in hindi tell | tell in hindi',
      '(speak | talk | answer | go on | continue) [to me] [in] hindi',
      'hindi mein [bolo | boliye | baat karo]',
    ],
    anywhere: [
      '(speak | talk | answer) [to me] in hindi',
      '(say | tell | read | explain) [me] (it | this | that | everything) in hindi',
      '(change | switch) [the language] to hindi',
    ],
    open: 'always',
    heard: { always: ['speak hindi'] },
  },
  speakEnglish: {
    whole: ['english | in english | (speak | talk | answer | go on | continue) [to me] [in] english'],
    anywhere: ['(speak | talk | answer) [to me] in english | (change | switch) [the language] to english'],
    open: 'always',
    heard: { always: ['speak english'] },
  },
} as const satisfies Readonly<Record<string, WordRow>>
