import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'
import { helpWords } from './help-words.ts'

/** Asks for what was said once more, or how the product is used: open whatever was asked. */
export const askingWords = {
  repeat: {
    patterns: [
      formOf(
        '^(?!.*\\bafter (?:this|that|the)\\b).*\\bwhat (?:was|am|were) i (?:supposed|asked|told) to do\\b',
        '\\bwhat (?:was|came) (?:\\w+ )?after the\\b',
        sequence(
          '\\b(?:could|can|did|am able to) (?:\\w+ )?(?:hear|catch|get|follow|understand) only (?:the )?',
          '(?:half|part|some|a (?:bit|little)|first|last)\\b',
        ),
        '\\bwhat was the (?:step|direction|turn|number)\\b',
      ),
      formOf(
        '\\byou mean (?:this |the |my |to the )?(?:left|right|straight)\\b',
        '\\b(?:went|gone) (?:out of|off) my (?:head|mind)\\b',
        '\\b(?:spoke|talked|speaking|talking|shouted|came|louder) (?:\\w+ )?(?:over|above|than) you\\b',
        sequence(
          '\\b(?:say|tell|explain)(?: me)?(?: it| that| this)? in',
          ' (?:simple|easy|plain|other|few|clear)(?: \\w+)?$',
        ),
        sequence(
          '\\b(?:first|second|half|full|fully|sharp|slight) (?:turn )?or (?:the )?',
          '(?:first|second|third|half|full|fully|sharp|slight)\\b',
        ),
      ),
      formOf(
        '\\b(?:left|right|straight|steps?) (?:you|did you|is what you) (?:said|say)\\b',
        '\\bgo over (?:it|that|this) (?:\\w+ )?again\\b',
      ),
      formOf(
        '\\b(?:heard|got|caught|follow|followed) (?:only |just )?(?:half|part|some|a bit|little)\\b',
        '\\bdid (?:you|she|he) (?:mean|say)\\b',
        '\\bwhat did (?:she|he|it) (?:just )?say\\b',
        '^was (?:that|it) (?:\\w+ ){1,2}(?:steps?|turns?|or \\w+)$',
        sequence(
          '(?<!\\b(?:is|was) )\\b(?:voice|sound|line|you|it|message|network|words?)',
          ' (?:was |is |got |were )?(?:broke|broken|breaking|cut|got cut|went off|stopped)',
          '(?: in between| off| in the middle)?$',
        ),
        sequence(
          '\\b(?:forgot|forgotten|do not remember) (?:what )?',
          '(?:you|the (?:direction|instruction|question|last))\\b',
        ),
        '\\b(?:last|previous) (?:sentence|bit|part|line|word|words|thing)\\b',
        '\\bmissed the (?:\\w+ )?(?:part|bit|beginning|end|middle|first|last)\\b',
        '\\b(?:i )?lost you(?: there)?$',
      ),
      /\b(?:say|tell|repeat|read|speak|give|ask)(?: \w+){0,5} (?:again|once more|one more time|once again)\b/,
      formOf(
        '^(?:sorry |pardon |please )*come again(?= (?:i|we|what|please|there|it|you|sorry)\\b)',
        '^(?:please )?repeat\\b',
        '\\brepeat (?:it|that|the|please|once|what|your|again)\\b',
        '^(?:once|one time) more\\b',
      ),
      formOf(
        sequence(
          '\\bwhat (?:did|were|was|are) you (?:\\w+ )?',
          '(?:say|said|saying|ask|asking|tell|telling|want to know|want me to say)\\b',
        ),
        '\\bwhat (?:options|choices)\\b',
        '\\b(?:you said|did you say|you told|you told me) (?:what|how many|how much|which|where)\\b',
        '\\bwhat was (?:it|that|the (?:question|last|first|second))\\b',
      ),
      formOf(
        sequence(
          '(?<!\\b(?:you|what it) )\\b(?:did|could|do|had) not (?!you )(?:\\w+ )?',
          '(?:hear|catch|get|follow|understand|listen)\\b(?! (?:how|what to|lost|down|out))',
        ),
        '\\bi missed (?:it|that|what|the last|the first|you|your)\\b',
        '\\bwas not listening\\b',
        '\\bdid you (?:ask|say) (?:something|anything|me)\\b',
      ),
      formOf(
        '\\bhow sure are you\\b',
        '\\bwhere did you (?:read|find|see) (?:that|it|this)(?: from)?$',
        '\\bwhere did you get (?:that|it|this) from$',
        '\\bwhy are (?:not you|you not) (?:saying|talking|speaking|answering|telling)\\b',
        '^(?:please )?say something$',
      ),
      // Nobody asks which way to turn who was not told to.
      formOf(
        sequence(
          '^(?!.*\\bafter\\b).*\\b(?:which|what) (?:way|side|direction|hand(?: side)?)',
          '(?: you want me| (?:do|should|shall|must|am) i| i (?:should|must|have|am)| is it)?',
          '(?: (?:to|have to|supposed to|now))* turn\\b',
        ),
        '\\bturn(?:ing)? (?:to |towards? |on )?(?:which|what) (?:way|side|direction|hand)\\b',
        '\\bturn how (?:much|far)\\b',
        '\\bhow much (?:to|should i|do i|must i|i have to|i should) turn\\b',
      ),
      formOf(
        '\\bcan you hear me\\b',
        '^(?:turn |go )?(?:left|right|straight)(?: or what)?$',
        sequence(
          '\\bare you (?:still )?(?:there|listening|on(?= now$|$)|working)',
          '\\b(?! (?:here|in|at|from|as|with|on)\\b)',
        ),
        '\\bis (?:the app|this app|the phone|my phone|the voice) (?:still )?(?:listening|on|working)\\b',
        '\\bwhy (?:are you not|are you quiet|did you stop|have you stopped)\\b',
        '\\byou (?:stopped|are not) (?:talking|speaking)\\b',
      ),
      formOf(
        '(?<!\\b(?:this|that|here) )\\b(?:was|is) (?:it|that) (?:\\w+ )?(?:left|right|straight)\\b',
        '\\bdid you say (?:\\w+ )?(?:left|right|straight|turn)\\b',
        '^(?:is it )?(?:to the )?(?:left or right|right or left)\\b',
        `\\b(?:should|do) i ${oneOf(
          'turn(?! (?:it|this|that|the (?:pack|packet|product|box|phone)))',
          'go straight|go left|go right|keep walking|keep going|walk straight',
        )}\\b`,
        '\\b(?:left|right|straight)(?: \\w+){0,2} or (?:\\w+ )?(?:left|right|straight|turn)\\b',
        '\\bare you sure\\b',
        '\\bwhat (?:did|was) the (?:direction|instruction|question|last|answer|message)\\b',
        '\\bwhat turn\\b',
        '\\bwhich turn\\b',
        '\\btill where\\b',
      ),
    ],
    whole: [
      'repeat [(it | that | this)] [(again | once more | one more time | once again)]',
      '(say | read | tell [me]) [(it | that | this)] (again | once more | one more time | once again)',
      '(repeat | say | read | tell [me]) (it | that | this) [(again | once more | one more time | once again)]',
      'again | again (tell | say) | once more | once again | one more time | one more | come again',
      '[i beg your] pardon | pardon me',
      'sorry | sorry what | what sorry | what | huh | what what',
      'what did you (say | tell) [(just | right)] | what were you saying | what was that [again]',
      'what was it [again]',
      'what did you just (say | tell)',
      'say the last (thing | line | one) [again] | last line [again] | that again',
      '(repeat | say) (the | your) (last | same) [(thing | instruction | step | one | part)] [again]',
      '(repeat | say | ask) (the | your) (question | options | choices | instruction | instructions | answer) [again]',
      'what (are | were) (the | my) (options | choices) [again] | what was the question [again]',
      '(what | which) number | how sharp | is this where i turn | turn now | left right | right left',
      'straight only | (half | full | quarter | sharp | slight | small | big | complete) turn',
      '(which | what) hand [side] | clock direction | (which | what) o clock',
      'is it (one | two | three | nine | ten | eleven | twelve) o clock | where do i go from here',
      'where were we | where did we stop',
      '(just | only) (tell | say) [me] the (number | steps | direction)',
      '(you | it | the voice) (broke up | cut out | broke off | went silent)',
    ],
    anywhere: [
      '(why is it | it is) taking (so | this | too | very) long | taking so long',
      '(do i | should i | must i | shall i) keep [(going | to | on)] (straight | left | right | my left | my right)',
      '(half | full | quarter) turn or | how (sharp | big) (a turn | is the turn | of a turn)',
      '(did i | have i) (turn | turned) (enough | properly | correctly | too much | fully)',
      '(left | right | straight) from here or | what did the (voice | app | phone) (say | tell)',
      'how many [steps] (was | were | is) (it | that) again',
      '(what | which way | which turn) (was | is) (it | that) again',
      sequence(
        '(how many | how much | which way | which side | which turn | left or right | what | where)',
        ' [(steps | turns | more | to)] [(go | turn)] (did you (say | tell) | you (said | told))',
      ),
      '(pardon | sorry | what) how many [(steps | turns)]',
      sequence(
        '(say | tell | give | repeat | read) [me] (the | that | those) [(last | previous)]',
        ' (direction | directions | step | steps | instruction | number | turn | question | name',
        ' | price | ingredients | list | answer) (again | once more | once again | one more time)',
      ),
      sequence(
        '(again | once more | once again | one more time) the',
        ' (direction | step | steps | instruction | number | turn | question | name | price)',
      ),
      sequence(
        '(say | repeat | tell | tell me | read) (that | it | this)',
        ' (again | once more | one more time | once again | over)',
      ),
      'repeat (that | it | this) | repeat once [more] | repeat again | say again | tell [me] again',
      sequence(
        'i (did not | could not | do not) (hear | catch | get | follow | understand)',
        ' [(you | that | it | what you said | what you are saying | properly | clearly | anything)]',
      ),
      'i (did not | could not) quite (hear | catch | get) [(you | that | it)]',
      'beg pardon | run (that | it) (by me | past me) | go over (that | it) once more',
      'i missed (it | that | what you said | the last part | you)',
      'what did you say | say once more | repeat the (last | question | instruction | instructions | options)',
      'not (heard | understood) | did not get it | could not hear | beg your pardon',
    ],
    open: 'always',
    inquires: true,
    overVoice: 'always',
    heard: { always: ['repeat | repeat that | say that again | say it again'] },
    button: { label: 'Repeat', words: 'repeat' },
    lookUp: 'repeat',
  },
  ...helpWords,
} as const satisfies Readonly<Record<string, WordRow>>
