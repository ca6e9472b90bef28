import { expect, test } from 'vitest';
import { entryText } from './entry-words.ts';
import type { StatementEntry } from './statement.ts';

const entry: StatementEntry = {
  ...{ kind: 'payment', id: 7, clientId: 1, day: '2026-11-20', cents: -100 },
  ...{ method: 'check', reason: null, reference: null },
};

test.each<[Partial<StatementEntry>, string]>([
  [{ kind: 'invoice', id: 1041, method: null }, 'Invoice 1041'],
  [{ reference: '1207' }, 'Payment by check 1207'],
  [{ method: 'zelle' }, 'Payment by Zelle'],
  [{ method: 'cash' }, 'Payment in cash'],
  [{ method: 'online' }, 'Payment online'],
  [{ method: 'other' }, 'Payment'],
  [{ kind: 'refund', reason: 'returned-check' }, 'Refund, returned check'],
  [{ kind: 'write-off', method: null, reason: 'courtesy' }, 'Write-off, courtesy'],
  [{ kind: 'write-off', method: null, reason: 'other' }, 'Write-off'],
])('%j reads %s', (changes, text) => {
  expect(entryText({ ...entry, ...changes })).toBe(text);
});
