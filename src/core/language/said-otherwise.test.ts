import { describe, expect, it } from 'vitest'
import { taken } from '../../../test/fixtures/taken.ts'
import type { ListenFor } from '../contract/modes.ts'

type Rows = readonly (readonly [question: ListenFor, text: string, expected: string])[]
const table = (rows: Rows) =>
  it.each(rows)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })

describe('whoever was called is wanted still', () => {
  table([
    ['walking', 'no staff has come yet', 'callOff?'],
    ['checking', 'if the staff has come tell me', 'callOff?'],
    ['checking', 'the staff came last time', 'callOff?'],
    ['checking', 'no staff needed now', 'callOff'],
    ['walking', 'the staff came', 'callOff'],
    ['walking', 'can you cancel the call to staff', 'callOff'],
    ['walking', 'do not send anyone', 'callOff'],
  ])
})

describe('who asks whether to call has called nobody', () => {
  table([
    ['walking', 'should i call somebody', 'callStaff?'],
    ['checking', 'do i have to call the staff for that', 'callStaff?'],
    ['walking', 'when will the staff come', 'callStaff?'],
    ['checking', 'can you call the staff', 'callStaff'],
    ['walking', 'please call somebody', 'callStaff'],
    ['walking', 'the next person please come forward', '(nothing)'],
    ['walking', 'somebody please come', 'callStaff'],
  ])
})

describe('an offer is taken by nobody who says why not, goes ahead of somebody or only asks', () => {
  table([
    ['introduction', 'go on uncle i will come', 'continue?'],
    ['introduction', 'go on please', 'continue'],
    ['introduction', 'i would love to hear it but keep it short', 'continue'],
    ['buy_more', 'do you have ragi cookies then yes', 'available'],
    ['keep_app', "yes but i don't need the counter", 'thanks?'],
    ['keep_app', "yes but i don't want to buy anything more", 'thanks?'],
    ['keep_app', 'yes then next time i need not search', 'save'],
    ['keep_app', 'yes no thanks', 'thanks'],
    ['keep_app', "yes i don't want it", 'thanks'],
  ])
})

describe('who has left a place, or puts it off, is not led by its name', () => {
  table([
    ['place', 'i have come out of the shop', 'store?'],
    ['place', 'i stepped out of my house', 'home?'],
    ['place', 'i have come to the shop', 'store'],
    ['walking', 'i left the dairy side just now', 'dairy?'],
    ['walking', 'took the left just now', 'next'],
    ['section', 'i will take biscuits next time', 'biscuits?'],
    ['section', 'i will come for the milk tomorrow', 'dairy?'],
    ['section', 'last time you took me to dairy', 'dairy?'],
    ['section', 'i need bread for tomorrow', 'breads'],
    ['section', 'bread first and biscuits later', 'breads + biscuits'],
  ])
})

describe('of two kinds of a thing the second is asked for', () => {
  table([
    ['checking', 'not total fat the saturated one', 'contains saturated fat'],
    ['checking', 'not saturated fat the trans one', 'contains trans fat'],
    ['checking', 'no not palm oil the coconut one', 'contains coconut oil'],
  ])
})
