import { expect, test } from 'vitest';
import { isDamage, isOutage } from './outage.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ['a refused connection', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), true],
  ['a connection that broke', failure('Connection terminated unexpectedly'), true],
  ['a pool without a free connection', failure('timeout exceeded when trying to connect'), true],
  ['a shutdown by its operator', failure('terminating connection', { code: '57P01' }), true],
  ['a statement that took too long', failure('canceling statement', { code: '57014' }), true],
  ['rows that are held for too long', failure('canceling statement', { code: '55P03' }), true],
  ['a transaction that was left open', failure('terminating connection', { code: '25P03' }), true],
  ['too many connections', failure('sorry, too many clients already', { code: '53300' }), true],
  ['a full disk', failure('could not extend file', { code: '53100' }), true],
  ['a standby', failure('cannot execute UPDATE in a read-only transaction', { code: '25006' }), true],
  ['a busy SQLite', failure('database is locked', { code: 'ERR_SQLITE_ERROR', errcode: 5 }), true],
  ['a full disk under SQLite', failure('disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }), true],
  ['a broken disk', failure('disk I/O error', { code: 'ERR_SQLITE_ERROR', errcode: 10 | (3 << 8) }), true],
  ['a wrong query', failure('column "a" does not exist', { code: '42703' }), false],
  ['a broken rule', failure('duplicate key', { code: '23505' }), false],
  ['a broken rule on SQLite', failure('UNIQUE', { code: 'ERR_SQLITE_ERROR', errcode: 2067 }), false],
  ['a mistake in the program', new TypeError('x is not a function'), false],
  ['what is no error', 'ECONNREFUSED', false],
])('Of %s, whether the database is out: %o', (_what, error, expected) => {
  expect(isOutage(error)).toBe(expected);
});

test.each([
  [26, true],
  [11 | (2 << 8), true],
  [13, false],
])("SQLite's error %i means damage: %o", (errcode, expected) => {
  expect(isDamage(failure('unreadable', { errcode }))).toBe(expected);
});
