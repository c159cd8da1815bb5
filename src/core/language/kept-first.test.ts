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
    ['walking', 'she said continue the course', '(nothing)'],
  ])
})
