import type { WordRow } from '../word-row.ts'
import { AT, NO, WANT_OR_TO, YES } from './jsgf-parts.ts'

const BISCUITS = [
  'biscuit',
  'biscuits',
  'biscuits and snacks',
  'snack',
  'snacks',
  'cookie',
  'cookies',
] as const
const DAIRY = ['dairy', 'milk', 'cheese'] as const
const BREADS = ['bread', 'breads', 'bakery'] as const
/** One line for all of them: the decoder's graph has their common frame once. */
const ASKS_SECTION = `[${WANT_OR_TO}] [the | some] (${[...BISCUITS, ...DAIRY, ...BREADS].join(' | ')}) [section | aisle | shelf]`

const section = (names: readonly string[]) =>
  ({
    // Asked for from home they are answered too: by what to do first.
    answers: { introduction: names, place: names, section: names },
    overVoice: ['introduction', 'place'],
    heard: { introduction: [ASKS_SECTION], section: [ASKS_SECTION] },
  }) as const

/** Words that answer the visit's questions, but for those about a walk. */
export const visitWords = {
  continue: {
    answers: {
      introduction: [
        'continue',
        'yes',
        'tour',
        'introduction',
        'the introduction',
        'continue the introduction',
      ],
    },
    meantBy: { introduction: ['yes'] },
    heard: {
      introduction: [`continue | ${YES} | tour | introduction | continue the introduction`],
    },
    button: { label: 'Continue', words: 'continue' },
  },
  notRequired: {
    answers: { introduction: ['required', 'not required', 'no introduction', 'no', 'do not need it'] },
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
    answers: { place: ['store', 'shop', 'here'] },
    heard: { place: [`[${AT}] [the | a | your] (store | shop)`, 'here | i am here'] },
    button: { label: 'Store', words: 'store' },
  },
  home: {
    answers: { place: ['home', 'house'] },
    heard: { place: [`[${AT}] [my] (home | house)`] },
    button: { label: 'Home', words: 'home' },
  },
  biscuits: {
    ...section(BISCUITS),
    button: { label: 'Biscuits', words: 'biscuits' },
  },
  dairy: {
    ...section(DAIRY),
    button: { label: 'Dairy', words: 'dairy' },
  },
  breads: {
    ...section(BREADS),
    button: { label: 'Breads', words: 'breads' },
  },
  entrance: {
    answers: {
      entrance: ['entrance', 'at the entrance', 'yes', 'door', 'at the door', 'yes i am there', 'yes there'],
    },
    meantBy: { entrance: ['yes'] },
    heard: { entrance: [`[${AT}] [the] entrance`, `[${AT}] [the] door`, YES] },
    button: { label: 'Entrance', words: 'entrance' },
  },
  buyMore: {
    answers: { buy_more: ['buy more', 'more', 'yes'] },
    meantBy: { buy_more: ['yes'] },
    heard: { buy_more: [`buy more | i want to buy more | more | ${YES}`] },
    button: { label: 'Buy more', words: 'buy more' },
  },
  nextTime: {
    answers: {
      buy_more: ['next time', 'time', 'no', 'no more', 'nothing more', 'nothing else', 'not now', 'not more'],
    },
    meantBy: { buy_more: ['no', 'thanks'] },
    heard: { buy_more: ['next time | maybe next time | time', NO] },
    button: { label: 'Next time', words: 'next time' },
  },
  save: {
    answers: { keep_app: ['save', 'save it', 'later', 'yes'] },
    meantBy: { keep_app: ['yes'] },
    heard: { keep_app: [`save | save it | save the app | ${YES}`, 'later'] },
    button: { label: 'Save', words: 'save' },
  },
} as const satisfies Readonly<Record<string, WordRow>>
