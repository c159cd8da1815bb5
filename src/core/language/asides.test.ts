import { describe, expect, it } from 'vitest'
import { taken } from '../../../test/fixtures/taken.ts'
import type { ListenFor } from '../contract/modes.ts'

type Rows = readonly (readonly [question: ListenFor, text: string, expected: string])[]
const table = (rows: Rows) =>
  it.each(rows)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })

describe('who tells what kept them and then speaks to us is heard', () => {
  table([
    ['walking', 'sorry i was speaking to my mother you can carry on', 'next'],
    ['walking', 'my son has gone now go ahead', 'next'],
    ['walking', 'the call is done so continue', 'next'],
    ['walking', 'that was my neighbour go on please', 'next'],
    ['walking', "the baby's asleep now next step", 'next'],
    ['walking', 'sorry it was my boss on the phone what did you say', 'repeat'],
    ['walking', 'okay he has hung up where was i', 'whereAmI'],
    ['checking', 'i had to answer the phone say it again', 'repeat'],
  ])
})

describe('who asks whether somebody may eat the pack is not silent for that somebody', () => {
  table([
    ['checking', 'my mother is diabetic and she will be having these with tea', '–'],
    ['checking', 'please see if my uncle can have this he has pressure', '–'],
    ['checking', 'my uncle has come and he will be late', '(nothing)'],
  ])
})

describe('who only tells it, or tells somebody else, is not', () => {
  table([
    ['walking', 'my daughter has stopped crying', '(nothing)'],
    ['walking', 'he is fine now tell him', '(nothing)'],
    ['walking', 'she has gone to the shop', '(nothing)'],
    ['walking', 'it was my turn go ahead', '(nothing)'],
    ['walking', 'my mother has stopped breathing what now', 'danger'],
    ['walking', 'my purse has gone what now', 'danger'],
    ['walking', 'she said continue the course', '(nothing)'],
  ])
})

describe('who explains a plain wish behind it is not asked what they meant', () => {
  table([
    ['walking', 'slower please i am in my ninth month', 'slower'],
    ['walking', 'keep going i am fine so far', 'next'],
    ['walking', "all set i'm ready now", 'next'],
    ['checking', 'a bit faster would you i have heard this before', 'faster'],
    ['walking', 'slow down i am bleeding', 'danger'],
    ['introduction', 'go on i am following', 'continue?'],
    ['confirm', 'carry on i am fine', '–'],
  ])
})

describe('what is said among friends is as plain', () => {
  table([
    ['walking', 'turned bro', 'next'],
    ['walking', 'the job is done', 'next'],
    ['checking', 'button it', 'stop'],
    ['checking', 'speed things up', 'faster'],
    ['walking', 'where have i landed up', 'whereAmI'],
    ['walking', 'i have ended up somewhere strange', 'lost'],
    ['walking', 'where on earth am i', 'whereAmI'],
    ['checking', 'where the hell is the rusk', 'available'],
  ])
})

describe('on a walk the shop is asked what it keeps, and nobody what they have', () => {
  table([
    ['walking', 'do they keep lassi near here', 'available'],
    ['walking', 'does the shop sell ghee also', 'available'],
    ['walking', 'is the butter on this side', 'available'],
    ['walking', 'are the muffins in this row only', 'available'],
    ['walking', 'is the guard on this side', '(nothing)'],
    ['walking', 'do you have children', '(nothing)'],
    ['walking', 'do you have milk in your tea', '(nothing)'],
    ['walking', 'is bread on my left', 'whereAmI'],
  ])
})
