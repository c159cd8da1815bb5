import { describe, expect, it } from 'vitest'
import { type ListenFor, listenForSchema } from '../contract/modes.ts'
import { understand } from './understand.ts'

const wordIn = (text: string, question: ListenFor) => {
  const { meaning } = understand({ text, question, source: 'spoken', names: [] })
  return meaning?.type === 'word' ? meaning.word : '–'
}

const cries = [
  'his hand is bleeding please come fast',
  'oh my god this old man has collapsed here',
  'my wife is not getting up she fell just now',
  'i am getting palpitations',
  'my head is reeling',
  'my breathing is not coming properly',
  'i can smell gas here',
  'i have walked straight into a glass pillar it seems',
  'my walking stick has gone under the rack',
  'somebody has taken my purse',
  'some fellow keeps walking behind me',
]

describe('a cry of need counts whatever was asked', () => {
  it.each(listenForSchema.options.flatMap((question) => cries.map((text) => [question, text] as const)))(
    '%s: "%s"',
    (question, text) => {
      expect(wordIn(text, question)).toBe('danger')
    },
  )
})

describe('what sounds like a cry is none', () => {
  it.each([
    ['walking', 'no blood nothing it was tomato sauce'],
    ['walking', 'my son took my bag'],
    ['walking', 'last sunday i walked into a pillar in the bank and my nose was bleeding'],
    ['introduction', 'i hurt my leg last week so i am slow today'],
    ['place', 'i just walked into the store'],
    ['checking', 'since my heart attack i want less salt'],
    ['checking', 'calcium because i have weak bones'],
    ['checking', 'does this hurt my heart'],
    ['checking', 'is there fructose or no way to tell'],
    ['checking', 'i fall asleep so make it shorter'],
    ['introduction', 'half my sight is gone so walk me through it'],
    ['walking', 'my feet are dead after the gym'],
    ['entrance', 'i am touching the door handle'],
  ] as const)('%s: "%s"', (question, text) => {
    expect(wordIn(text, question)).not.toBe('danger')
  })

  it.each([
    'i am having a heart attack',
    'i hurt my heart',
    'my vision just went',
    'i am feeling weak',
    'my arm is dead',
  ])('but a cry is one: "%s"', (text) => expect(wordIn(text, 'checking')).toBe('danger'))

  it('but a tale that comes to now is one', () => {
    expect(wordIn('i fell yesterday and now my knee is bleeding', 'walking')).toBe('danger')
    expect(wordIn('last week they robbed somebody and now somebody has taken my purse', 'checking')).toBe(
      'danger',
    )
  })
})

it('takes "it" for what was named before it', () => {
  expect(wordIn('i have dropped my stick and can not find it', 'walking')).toBe('danger')
  expect(wordIn('i can not find it', 'walking')).toBe('lost')
})
