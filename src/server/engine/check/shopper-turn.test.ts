import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../../core/contract/live.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import { type Meaning, meaningName, type Word } from '../../../core/language/meaning.ts'
import { decidedBy, decideTyped, isJourneys, isOfList, whatFollows } from './shopper-turn.ts'

const word = (name: Word): Meaning => ({ type: 'word', word: name })
const price: Meaning = { type: 'question', topic: { name: 'price' }, about: { kind: 'this' } }
const asked = { question: 'checking', id: 1, own: ['counter', 'danger', 'stop'] } as const

function turn(
  meaning: Meaning | undefined,
  verdict: Verdict,
  leads: boolean,
  question: ListenFor = 'checking',
) {
  const name = meaning ? meaningName(meaning) : null
  const heard = { text: 'something', meaning: name, verdict, question } as const
  return { meaning, also: [], heard, isSpoken: true, isJourneys: isJourneys(meaning, asked, leads) }
}

describe('what the product check does', () => {
  it.each<[string, Meaning | undefined, Verdict, leading: string, other: string]>([
    ['a question', price, 'act', 'answer', 'answer'],
    ['a word of the journey', word('counter'), 'act', 'nothing', 'answer'],
    ['the same in doubt', word('counter'), 'confirm', 'nothing', 'doubt'],
    ['a word of its own in doubt', word('date'), 'confirm', 'nothing', 'doubt'],
    ['a question in doubt', price, 'confirm', 'doubt', 'doubt'],
    ['danger', word('danger'), 'act', 'quiet', 'answer'],
    ['what was not understood', undefined, 'askAgain', 'answer', 'answer'],
    ['what was not for us', undefined, 'nothing', 'nothing', 'answer'],
  ])('about %s', (_, meaning, verdict, leading, other) => {
    expect(whatFollows(turn(meaning, verdict, true), true)).toBe(leading)
    expect(whatFollows(turn(meaning, verdict, false), false)).toBe(other)
  })

  it.each<[string, Meaning | undefined, Verdict, leading: string]>([
    ['that somebody is lost', word('lost'), 'act', 'nothing'],
    ['a step of the walk', word('next'), 'act', 'nothing'],
    ['what was not understood', undefined, 'askAgain', 'nothing'],
    ['what is open everywhere', word('whatIsThis'), 'act', 'answer'],
    ['a product', price, 'act', 'answer'],
  ])('about a turn that began on the walk: %s', (_, meaning, verdict, leading) => {
    expect(whatFollows(turn(meaning, verdict, true, 'walking'), true)).toBe(leading)
    expect(whatFollows(turn(meaning, verdict, false, 'walking'), false)).toBe('answer')
  })

  it.each<[Meaning, Verdict, boolean]>([
    [word('stock'), 'act', true],
    [price, 'act', true],
    [price, 'askAgain', false],
    [word('counter'), 'act', false],
  ])('in the journey, about the list alone', (meaning, verdict, answered) => {
    expect(isOfList(turn(meaning, verdict, true))).toBe(answered)
  })
})

describe('what a model alone understood', () => {
  const open = turn(undefined, 'askAgain', true)
  const isOurs = (meaning: Meaning) => isJourneys(meaning, asked, true)

  it.each<[Meaning, Verdict]>([
    [price, 'act'],
    [word('whatIsThis'), 'act'],
    [word('repeat'), 'act'],
    [word('danger'), 'act'],
    [word('stop'), 'act'],
    [word('counter'), 'confirm'],
    [word('startAgain'), 'confirm'],
    [word('thanks'), 'confirm'],
    [word('callStaff'), 'confirm'],
    [word('skip'), 'confirm'],
    [word('yes'), 'confirm'],
    [word('no'), 'confirm'],
  ])('%j has the verdict %s', (meaning, verdict) => {
    expect(decidedBy([meaning], open, isOurs).heard).toMatchObject({ text: 'something', verdict })
  })

  it('acts beside another request only where it would act alone, and never beside what is asked back', () => {
    expect(decidedBy([price, word('counter'), word('date')], open, isOurs).also).toEqual([word('date')])
    expect(decidedBy([word('yes'), price], open, isOurs).also).toEqual([])
  })
})

it.each<[string, string | null, Verdict]>([
  ['does it contain milk', 'contains milk', 'act'],
  ['cash counter', 'counter', 'act'],
  ['is my son okay with this problem', 'advice', 'confirm'],
  ['would it grumble yonder', null, 'askAgain'],
])('typed: "%s" is %s, %s', (text, meaning, verdict) => {
  expect(decideTyped({ text, leads: true, asked, names: [] }).heard).toMatchObject({ text, meaning, verdict })
})
