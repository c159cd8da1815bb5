import { expect, it } from 'vitest'
import { databaseFault, unsure } from './database-errors.ts'

const error = (codes: object, message = 'no') => Object.assign(new Error(message), codes)

it.each([
  ['SQLite, locked', error({ errcode: 5 }), 'busy'],
  ['SQLite, locked by a snapshot', error({ errcode: 517 }), 'busy'],
  ['SQLite, a primary key', error({ errcode: 1555 }), 'duplicate'],
  ['SQLite, a unique column', error({ errcode: 2067 }), 'duplicate'],
  ['SQLite, a foreign key', error({ errcode: 787 }), undefined],
  ['SQLite, no room', error({ errcode: 13 }), 'full'],
  ['SQLite, a disk that fails', error({ errcode: 778 }), 'away'],
  ['PostgreSQL, a deadlock', error({ code: '40P01' }), 'busy'],
  ['PostgreSQL, a unique column', error({ code: '23505' }), 'duplicate'],
  ['PostgreSQL, no room', error({ code: '53100' }), 'full'],
  ['the disk, no room', error({ code: 'ENOSPC' }), 'full'],
  ['PostgreSQL, shutting down', error({ code: '57P01' }), 'away'],
  ['PostgreSQL, a statement that took too long', error({ code: '57014' }), 'away'],
  ['PostgreSQL, a standby that only reads', error({ code: '25006' }), 'away'],
  ['PostgreSQL, a password that was changed', error({ code: '28P01' }), 'denied'],
  ['PostgreSQL, a host that is let in no more', error({ code: '28000' }), 'denied'],
  ['PostgreSQL, a right that was taken', error({ code: '42501' }), 'denied'],
  ['no server at the address', error({ code: 'ECONNREFUSED' }), 'away'],
  [
    'a network that is unreachable',
    error({ code: 'ENETUNREACH' }, 'connect ENETUNREACH 10.0.0.5:5432'),
    'away',
  ],
  ['a network that is down', error({ code: 'ENETDOWN' }), 'away'],
  ['a network that dropped the connection', error({ code: 'ENETRESET' }), 'away'],
  ['a machine that is unreachable', error({ code: 'EHOSTUNREACH' }), 'away'],
  ['a machine that is down', error({ code: 'EHOSTDOWN' }), 'away'],
  ['no address of our own yet', error({ code: 'EADDRNOTAVAIL' }), 'away'],
  ['a connection that was given up', error({ code: 'ECONNABORTED' }), 'away'],
  ['names that are not resolved yet', error({ code: 'EAI_AGAIN' }), 'away'],
  ['names that are not resolved at all', error({ code: 'EAI_FAIL' }), 'away'],
  ['a connection that ended', error({}, 'Connection terminated unexpectedly'), 'away'],
  [
    'a connection that broke between two statements',
    error({}, 'Client has encountered a connection error and is not queryable'),
    'away',
  ],
  ['a commit that was never answered', unsure(error({ code: '57P01' })), 'unsure'],
  ['an error of the program itself', error({}, 'x is not a function'), undefined],
  ['no error at all', undefined, undefined],
])('%s', (_, fault, expected) => {
  expect(databaseFault(fault)).toBe(expected)
})
