import { describe, expect, it } from 'vitest'
import { type ListenFor, listenForSchema } from '../contract/modes.ts'
import { phrasesFor } from './grammar.ts'
import type { Word } from './meaning.ts'
import { understand } from './understand.ts'

function wordIn(text: string, question: ListenFor): Word | undefined {
  const { meaning } = understand({ text, question, source: 'spoken', names: [] })
  return meaning?.type === 'word' ? meaning.word : undefined
}

describe('what the words mean to the open question', () => {
  it.each([
    ['introduction', 'Continue.', 'continue'],
    ['introduction', 'required', 'notRequired'],
    ['introduction', 'not required', 'notRequired'],
    ['introduction', 'it is not required thank you', 'notRequired'],
    ['introduction', 'no', 'notRequired'],
    ['introduction', 'skip', 'skip'],
    ['introduction', 'skip continue', 'notRequired'],
    ['introduction', 'continue it is not required', 'notRequired'],
    ['introduction', 'dairy please', 'dairy'],
    ['place', 'I am at the store', 'store'],
    ['place', 'shop', 'store'],
    ['place', "I'm here", 'store'],
    ['place', 'at home', 'home'],
    ['place', 'call the storekeeper', 'callStaff'],
    ['place', 'ask the storekeeper', undefined],
    ['place', 'ask the store keeper', undefined],
    ['place', 'I am not at home', undefined],
    ['section', 'BISCUITS', 'biscuits'],
    ['section', 'biscuits and snacks', 'biscuits'],
    ['section', 'take me to the dairy section', 'dairy'],
    ['section', 'where is the bakery', 'breads'],
    ['section', 'i want milk', 'dairy'],
    ['section', 'some bread please', 'breads'],
    ['section', 'not biscuits', undefined],
    ['section', 'milk or bread', undefined],
    ['section', 'is there sugar', undefined],
    ['section', 'entrance', undefined],
    ['section', 'there', undefined],
    ['entrance', 'entrance', 'entrance'],
    ['entrance', 'yes', 'entrance'],
    ['entrance', 'i am at the door', 'entrance'],
    ['entrance', 'not there', 'notThere'],
    ['entrance', 'there', 'notThere'],
    ['entrance', 'I am not there yet', 'notThere'],
    ['entrance', 'no', 'notThere'],
    ['entrance', 'no i am inside', 'notThere'],
    ['entrance', 'i am not at the entrance', 'notThere'],
    ['entrance', 'yes i am there', 'entrance'],
    ['entrance', 'is there sugar', undefined],
    ['entrance', 'is there sugar in this', undefined],
    ['entrance', 'is there anybody', undefined],
    ['entrance', 'dairy', 'dairy'],
    ['walking', 'next', 'next'],
    ['walking', 'next time', undefined],
    ['walking', 'how many steps are left', 'howManyLeft'],
    ['walking', 'where am I', 'whereAmI'],
    ['walking', "I'm here", 'imHere'],
    ['walking', 'I am lost', 'lost'],
    ['walking', 'cash counter', 'counter'],
    ['walking', 'expiry date', undefined],
    ['walking', 'what is this?', 'whatIsThis'],
    ['walking', 'more', undefined],
    ['checking', 'take me to the cash counter', 'counter'],
    ['checking', 'cashew', undefined],
    ['checking', 'thank', 'thanks'],
    ['checking', 'thank you', 'thanks'],
    ['buy_more', 'thank', 'thanks'],
    ['checking', 'what is the expiry date', 'date'],
    ['checking', 'tell me more about the ingredients', undefined],
    ['checking', 'is there sugar', undefined],
    ['checking', 'not there', undefined],
    ['checking', 'lost', 'lost'],
    ['buy_more', 'buy more', 'buyMore'],
    ['buy_more', 'more', 'buyMore'],
    ['buy_more', 'next time', 'nextTime'],
    ['buy_more', 'time', 'nextTime'],
    ['buy_more', 'no more', 'nextTime'],
    ['buy_more', 'tell me more about the ingredients', undefined],
    ['buy_more', 'what time is it', undefined],
    ['buy_more', 'one more time', 'repeat'],
    ['keep_app', 'save', 'save'],
    ['keep_app', 'later', 'save'],
    ['keep_app', 'thank you', 'thanks'],
    ['keep_app', 'no', 'thanks'],
    ['confirm', 'yes', 'yes'],
    ['confirm', 'no', 'no'],
    ['confirm', 'go back', 'back'],
    ['section', 'repeat', 'repeat'],
    ['section', 'please say that again', 'repeat'],
    ['section', 'call staff', 'callStaff'],
    ['section', 'start again', 'startAgain'],
    ['section', 'slower', 'slower'],
    ['section', '', undefined],
    ['section', '…', undefined],
  ] as const)('%s: %s is %s', (listenFor, text, word) => {
    expect(wordIn(text, listenFor)).toBe(word)
  })
})

/** Every alternative of a phrase of the grammar: one of each group in turn, optional parts left out. */
function plainForms(phrase: string): string[] {
  const short = phrase.replace(/\[[^\]]*\]/g, ' ')
  const group = /\(([^()]*)\)/.exec(short)
  if (!group) return [short.replace(/\s+/g, ' ').trim()]
  return (group[1] ?? '').split('|').flatMap((choice) => plainForms(short.replace(group[0], choice)))
}

describe('what the ear can hear', () => {
  const questions = listenForSchema.options.filter((name) => name !== 'all' && name !== 'checking')
  it.each(questions)('means something to %s', (listenFor) => {
    const deaf = phrasesFor(listenFor)
      .flatMap(plainForms)
      .filter((phrase) => !wordIn(phrase, listenFor))
    expect(deaf).toEqual([])
  })
})

describe('a word of need alarms where somebody may be in need', () => {
  it.each([
    ['checking', 'i am having a heart attack'],
    ['checking', 'my father had a heart attack'],
    ['checking', 'i cut my finger'],
    ['walking', 'i fell'],
    ['walking', 'i slipped again'],
    ['walking', 'once i turned i hit a wall'],
    ['walking', 'i ran into a trolley'],
    ['walking', 'i walked into a shop shelf'],
    ['walking', 'i am afraid it is falling on me'],
    ['walking', 'last year i had a heart attack and my chest is paining'],
    ['checking', 'i cut it with the blade my finger is bleeding'],
    ['checking', 'i can not stand the smell i feel like vomiting'],
    ['walking', 'i can not stand any more'],
    ['walking', 'i fell down yesterday and now my leg hurts'],
    ['walking', 'the way here was okay yesterday but i hit a wall'],
    ['walking', 'samne koi khada hai'],
    ['walking', 'arre bhaiya main gir gayi'],
    ['entrance', 'i just fell at the door'],
    ['section', 'i am scared of falling'],
    ['walking', 'i am scared it is too dark'],
    ['walking', 'that dog i am scared of'],
    ['checking', 'i am scared to eat this i think something is wrong with me'],
  ] as const)('%s: "%s" does', (question, text) => {
    expect(wordIn(text, question)).toBe('danger')
  })

  it.each([
    ['walking', 'last year i fell on the stairs'],
    ['walking', 'when i was small i fell from a bus'],
    ['walking', 'i cut the call'],
    ['walking', 'i have walked into some other section'],
    ['checking', 'i had a heart attack last year can i eat this'],
    ['checking', 'i can not stand coconut'],
    ['checking', 'i cut it'],
    ['buy_more', 'i got stuck in traffic'],
    ['section', 'i am sick of biscuits'],
    ['introduction', 'i am afraid i do not know how to use it'],
    ['introduction', 'english i am weak in'],
    ['checking', 'i am scared it is expired'],
    ['checking', 'calories i am scared to ask'],
    ['checking', 'msg i am scared of'],
    ['keep_app', 'i am scared of pressing something'],
  ] as const)('%s: "%s", of another time or in another sense, does not', (question, text) => {
    expect(wordIn(text, question)).not.toBe('danger')
  })
})

it.each([
  ['checking', 'thank you', 'act'],
  ['checking', 'thank you so much sir', 'act'],
  ['checking', 'thank you bhaiya', 'confirm'],
  ['checking', 'bye beta', 'confirm'],
] as const)(
  '%s: "%s", that may be for a helper, is asked back before it ends anything',
  (question, text, verdict) => {
    expect(understand({ text, question, source: 'spoken', names: [] })).toMatchObject({ verdict })
  },
)

describe('what ends, claims or keeps takes an unmistakable statement', () => {
  it.each([
    ['buy_more', 'i do not need a bag', 'confirm'],
    ['buy_more', 'that is all you have', 'confirm'],
    ['buy_more', 'i need nothing else only bread', 'confirm'],
    ['buy_more', 'i do not want anything else', 'act'],
    ['buy_more', 'if there is an offer then i will buy more', 'confirm'],
    ['place', 'inside the mall but not in your shop', 'confirm'],
    ['place', 'i am at the medical shop', 'confirm'],
    ['entrance', 'i am standing at the door of my house', 'confirm'],
    ['entrance', 'i am standing at the door of the shop', 'act'],
    ['entrance', 'yes tell me', 'confirm'],
    ['keep_app', 'save some for me', 'askAgain'],
    ['walking', 'after this i will go to the counter', 'confirm'],
    ['walking', 'take me to the counter', 'act'],
  ] as const)('%s: "%s": %s', (question, text, verdict) => {
    expect(understand({ text, question, source: 'spoken', names: [] })).toMatchObject({ verdict })
  })
})
