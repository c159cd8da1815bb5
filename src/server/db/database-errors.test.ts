import { expect, it } from 'vitest'
import { isAway, isBusy, isDuplicate, isFull } from './database-errors.ts'

const error = (codes: object, message = 'no') => Object.assign(new Error(message), codes)

it.each([
  ['SQLite, locked', error({ errcode: 5 }), { busy: true }],
  ['SQLite, locked by a snapshot', error({ errcode: 517 }), { busy: true }],
  ['SQLite, a primary key', error({ errcode: 1555 }), { duplicate: true }],
  ['SQLite, a unique column', error({ errcode: 2067 }), { duplicate: true }],
  ['SQLite, a foreign key', error({ errcode: 787 }), {}],
  ['SQLite, no room', error({ errcode: 13 }), { full: true }],
  ['SQLite, a disk that fails', error({ errcode: 778 }), { away: true }],
  ['PostgreSQL, a deadlock', error({ code: '40P01' }), { busy: true }],
  ['PostgreSQL, a unique column', error({ code: '23505' }), { duplicate: true }],
  ['PostgreSQL, no room', error({ code: '53100' }), { full: true }],
  ['PostgreSQL, ending', error({ code: '57P01' }), { away: true }],
  ['nobody there', error({ code: 'ECONNREFUSED' }), { away: true }],
  ['a lost line', error({}, 'Connection terminated unexpectedly'), { away: true }],
  ['something of our own', error({}, 'x is not a function'), {}],
  ['no error at all', undefined, {}],
])('%s', (_, fault, expected) => {
  const said = {
    busy: isBusy(fault),
    duplicate: isDuplicate(fault),
    full: isFull(fault),
    away: isAway(fault),
  }
  expect(said).toEqual({ busy: false, duplicate: false, full: false, away: false, ...expected })
})
