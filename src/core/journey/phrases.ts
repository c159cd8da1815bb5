import type { ListenFor } from '../contract/modes.ts'
import type { Command } from '../language/commands.ts'

/** What is always open. */
export type GlobalWord =
  | 'repeat'
  | 'help'
  | 'stop'
  | 'pause'
  | 'back'
  | 'slower'
  | 'faster'
  | 'whatIsThis'
  | 'startAgain'
  | 'callStaff'
  | 'skip'

export type SectionWord = 'biscuits' | 'dairy' | 'breads'

/** What the shopper means, by the question that was open. */
export type Word =
  | GlobalWord
  | SectionWord
  | 'continue'
  | 'notRequired'
  | 'store'
  | 'home'
  | 'entrance'
  | 'notThere'
  | 'next'
  | 'howManyLeft'
  | 'whereAmI'
  | 'imHere'
  | 'lost'
  | 'counter'
  | 'date'
  | 'buyMore'
  | 'nextTime'
  | 'save'
  | 'thanks'
  | 'yes'
  | 'no'

type Phrases = Readonly<Partial<Record<Word, readonly string[]>>>

const section: Phrases = {
  biscuits: ['biscuit', 'biscuits', 'biscuits and snacks', 'snack', 'snacks', 'cookie', 'cookies'],
  dairy: ['dairy', 'milk', 'cheese'],
  breads: ['bread', 'breads', 'bakery'],
}

/** The phrases of each question; plain words, matched as whole words. */
export const answers: Readonly<Record<ListenFor, Phrases>> = {
  introduction: {
    continue: ['continue', 'yes', 'tour', 'introduction', 'the introduction', 'continue the introduction'],
    notRequired: ['required', 'not required', 'no introduction', 'no', 'do not need it'],
    ...section,
  },
  place: {
    store: ['store', 'shop', 'here'],
    home: ['home', 'house'],
    // Asked for from home they are answered too: by what to do first.
    ...section,
    counter: ['cash counter', 'cash', 'counter'],
  },
  section,
  entrance: {
    entrance: ['entrance', 'at the entrance', 'yes', 'door', 'at the door', 'yes i am there', 'yes there'],
    notThere: [
      'not there',
      'there',
      'no',
      'not',
      'not yet',
      'inside',
      'inside the store',
      'not at the entrance',
      'not at entrance',
      'not near the entrance',
      'not at the door',
    ],
  },
  walking: {
    next: ['next', 'next step', 'next one', 'next part'],
    howManyLeft: ['how many', 'how many left', 'how many steps', 'how far', 'how much further'],
    whereAmI: ['where am i'],
    imHere: ['here', 'i am here', 'i have arrived', 'reached', 'i have reached'],
    lost: ['lost', 'i am lost'],
    counter: ['cash counter', 'cash', 'counter'],
  },
  // Products are the engine's; of the rest, whole sentences count: `wordOf`.
  checking: { next: ['next'], lost: ['lost', 'i am lost'] },
  buy_more: {
    buyMore: ['buy more', 'more', 'yes'],
    nextTime: ['next time', 'time', 'no', 'no more', 'nothing more', 'nothing else', 'not now', 'not more'],
  },
  keep_app: {
    save: ['save', 'save it', 'later', 'yes'],
    thanks: ['thank', 'thank you', 'thanks', 'no', 'no thank you', 'no thanks', 'do not save', 'not save'],
  },
  confirm: { yes: ['yes'], no: ['no'] },
  all: {},
}

/** Whether a word belongs to a question; not one that is always open. */
export const isAnswer = (word: Word, listenFor: ListenFor): boolean => Object.hasOwn(answers[listenFor], word)

/** Phrases that hold an answer's word and mean something else. */
export const without = [
  'store keeper',
  'shop keeper',
  'store room',
  'home screen',
  'next time',
  'next week',
  'some time',
  'any time',
  'every time',
  'this time',
  'last time',
  'a time',
  'more slowly',
  'more loudly',
  'more about',
  'tell me more',
  'there is',
  'there are',
  'is there',
  'are there',
  'no idea',
] as const

/** What the words that are understood everywhere mean to each question; `all` holds for every one of them. */
export const wordOf: Readonly<Partial<Record<ListenFor, Readonly<Partial<Record<Command, Word>>>>>> = {
  all: {
    repeat: 'repeat',
    help: 'help',
    stop: 'stop',
    pause: 'pause',
    back: 'back',
    slower: 'slower',
    faster: 'faster',
    skip: 'skip',
    startAgain: 'startAgain',
    callStaff: 'callStaff',
  },
  introduction: { yes: 'continue', no: 'notRequired' },
  place: { cashCounter: 'counter' },
  entrance: { yes: 'entrance', no: 'notThere' },
  walking: { cashCounter: 'counter' },
  checking: { cashCounter: 'counter', thanks: 'thanks', no: 'no', yes: 'yes' },
  buy_more: { yes: 'buyMore', no: 'nextTime', thanks: 'nextTime' },
  keep_app: { yes: 'save', no: 'thanks', thanks: 'thanks' },
  confirm: { yes: 'yes', no: 'no' },
}
