import { formOf, oneOf, sequence } from '../forms.ts'
import type { WordRow } from '../word-row.ts'

/** How the phone listens and sounds, and its lock. */
export const phoneWords = {
  holdOnly: {
    patterns: [
      formOf(
        sequence(
          '\\b(?:listen|hear)(?: \\w+){0,2} (?:only|just)?(?: )?(?:when|while|if) i',
          ' (?:hold|press|touch|keep)\\b',
        ),
        '\\b(?:turn|switch|put) on (?:the )?hold to talk\\b',
        sequence(
          '\\b(?:do not|stop) (?:listen|listening)',
          '(?: to (?:me|everybody|everyone|anyone|others|everything))?(?: \\w+)? (?:unless|until) i',
          ' (?:hold|press|touch)\\b',
        ),
        '\\bstop listening (?:to (?:everybody|everyone|others|people|everything)|all the time|always)\\b',
      ),
    ],
    whole: [
      sequence(
        '[turn on | switch on | use | i want | start]',
        ' (hold to talk | push to talk | hold to talk only | only hold to talk | hold to speak',
        ' | press to talk) [(on | mode | only | from now on)]',
      ),
      sequence(
        '(listen | hear me) only (when | while | if) i (hold | press | touch)',
        ' [(it | the screen | the button | the phone)]',
      ),
    ],
    anywhere: ['only when i (hold | press) | only while i (hold | press) | hold to talk (only | on)'],
    open: 'always',
    weighty: true,
    heard: { always: ['hold to talk only'] },
    button: { label: 'Hold to talk only', words: 'hold to talk only' },
  },
  listenAlways: {
    patterns: [
      formOf(
        '\\b(?:turn|switch|put) off (?:the )?(?:hold|push|press) to (?:talk|speak)\\b',
        `\\b(?:listen|hear)(?: to me)? ${oneOf(
          'always|all the time',
          'without (?:holding|pressing|touching)',
          'even (?:when|if) i (?:do not|am not)',
        )}\\b`,
        '\\balways listen\\b',
        sequence(
          '\\b(?:do not|not) want to (?:hold|press|keep holding|keep pressing)(?: \\w+){0,3}',
          '(?: talk| speak| screen| button| finger)\\b',
        ),
      ),
    ],
    whole: [
      'listen always | always listen | listen all the time',
      '(hold to talk | push to talk | hold to speak) off',
      '(no | stop | end) (hold to talk | push to talk | hold to speak) | no more (hold to talk | holding)',
    ],
    anywhere: ['hold to talk off'],
    open: 'always',
    heard: { always: ['listen always'] },
    button: { label: 'Listen always', words: 'listen always' },
  },
  sounds: {
    whole: [
      sequence(
        '[(explain | repeat | play | hear | tell me [about])] [(the | your | all the)]',
        ' (sounds | beeps | sound signs | signals | vibrations)',
      ),
      'what do (the | your | these) (sounds | beeps | signals | vibrations | buzzes) mean',
      'what (was | is) (that | the | this) (sound | beep | buzz | chime | vibration | signal)',
    ],
    open: 'always',
    inquires: true,
    heard: { always: ['explain the sounds'] },
    button: { label: 'Sounds', words: 'sounds' },
  },
  lockScreen: {
    whole: [
      'pocket [(mode | lock)]',
      '[(please | you can)] lock [(the | my | this)] (screen | phone | buttons | it) | lock screen',
      'lock it | screen lock [on]',
    ],
    open: 'always',
    heard: { always: ['lock the screen'] },
    button: { label: 'Lock screen', words: 'lock the screen' },
  },
  unlockScreen: {
    whole: [
      'unlock [(the | my | this)] [(screen | phone | buttons | it)] | unlock screen',
      'unlock [press twice [or hold the screen]] | screen lock off',
    ],
    open: 'always',
    heard: { always: ['unlock the screen'] },
  },
} as const satisfies Readonly<Record<string, WordRow>>
