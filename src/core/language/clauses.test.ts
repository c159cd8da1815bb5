import { describe, expect, it } from 'vitest'
import { beganAt, cameToPoint, joinedAt, takenBack, withoutFillers, withoutRepeats } from './clauses.ts'
import { isDenied } from './phrases.ts'

describe('clauses', () => {
  it.each([
    ['um take me to uh dairy please', 'take me to dairy'],
    ['uh', 'uh'],
    ['summer please me', 'summer me'],
  ])('"%s" without fillers is "%s"', (words, rest) => expect(withoutFillers(words)).toBe(rest))

  it.each([
    ['stop stop stop', 'stop'],
    ['thank you thank you', 'thank you'],
    ['no i know', 'no i know'],
  ])('"%s" said once is "%s"', (words, once) => expect(withoutRepeats(words)).toBe(once))

  it('finds what is taken back, the last time first', () => {
    expect(takenBack('biscuits sorry dairy i mean breads')).toEqual([
      { before: 'biscuits sorry dairy', after: 'breads' },
      { before: 'biscuits', after: 'dairy i mean breads' },
    ])
    expect(takenBack('sorry')).toEqual([])
  })

  it('finds where it comes to the point, where a request begins and where two are joined', () => {
    expect(cameToPoint('my legs hurt so sit')).toEqual([{ before: 'my legs hurt', after: 'sit' }])
    expect(beganAt('it is heavy how much is it')).toContainEqual({
      before: 'it is heavy',
      after: 'how much is it',
    })
    expect(joinedAt('egg and also the date')).toEqual([{ before: 'egg', after: 'the date' }])
    expect(joinedAt('and the date')).toEqual([])
  })
})

describe('denial', () => {
  it.each([
    ['i do not want to go to the counter', 'counter', true],
    ['not biscuits i want dairy', 'dairy', false],
    ['no i am at the entrance', 'entrance', false],
    ['no more', 'more', true],
    ['counter', 'counter', false],
  ])('"%s" denies %s: %s', (words, word, denied) => {
    const all = words.split(' ')
    expect(isDenied(all, { start: all.indexOf(word) })).toBe(denied)
  })
})
