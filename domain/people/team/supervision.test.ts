import { expect, test } from 'vitest';
import {
  beginsTooEarly,
  isSupervisedOn,
  mayReadSigned,
  supervisionForm,
  widensSupervision,
} from './supervision.ts';

const days = { fromOn: '2026-10-01', untilOn: '2026-12-31' };

test.each([
  ['2026-09-30', false],
  ['2026-10-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('A supervision holds on its first and its last day, and between them: %s', (on, holds) => {
  expect(isSupervisedOn(days, on)).toBe(holds);
});

test('Without a last day it holds on', () => {
  expect(isSupervisedOn({ ...days, untilOn: null }, '2036-01-01')).toBe(true);
});

test.each([
  ['signed before the first day', '2026-09-30', '2026-11-20', false],
  ['signed on the first day', '2026-10-01', '2026-11-20', true],
  ['read before the first day', '2026-10-01', '2026-09-30', false],
  ['read on the last day', '2026-11-19', '2026-12-31', true],
  ['read after the last day', '2026-11-19', '2027-01-01', false],
])(
  'A supervisor reads what was signed since the first day, while it holds: %s',
  (_, signedOn, today, may) => {
    expect(mayReadSigned(days, signedOn, today)).toBe(may);
  },
);

test.each([
  ['1990-01-01', undefined, true],
  ['2026-11-19', undefined, true],
  ['2026-11-20', undefined, false],
  ['2026-12-01', undefined, false],
  ['2026-09-01', '2026-09-01', false],
  ['2026-09-02', '2026-09-01', true],
])('A first day of %s, stored as %s, is too early on Nov 20, 2026: %s', (fromOn, stored, isTooEarly) => {
  expect(beginsTooEarly(fromOn, stored === undefined ? undefined : { fromOn: stored }, '2026-11-20')).toBe(
    isTooEarly,
  );
});

test.each([
  ['nothing', {}, false],
  ['another supervisor', { supervisorId: 4 }, true],
  ['an earlier first day', { fromOn: '2026-09-30' }, true],
  ['a later first day', { fromOn: '2026-10-02' }, false],
  ['a later last day', { untilOn: '2027-01-01' }, true],
  ['no last day', { untilOn: null }, true],
  ['an earlier last day', { untilOn: '2026-12-30' }, false],
])('A change of %s gives a supervisor more to read: %j %s', (_, change, isWider) => {
  const stored = { supervisorId: 3, ...days };
  expect(widensSupervision(stored, { ...stored, ...change })).toBe(isWider);
});

test.each([
  [{ fromOn: '' }, 'Please enter the first day'],
  [{ untilOn: '2026-09-30' }, 'The last day must not be before the first'],
  [{ planText: 'x'.repeat(4_001) }, 'Please shorten this to 4,000 characters'],
  [{ supervisorId: 'Robin' }, 'Choose who supervises'],
])('What is typed is held to rules: %j', (changes, message) => {
  const { error } = supervisionForm.safeParse({ supervisorId: 2, ...days, planText: null, ...changes });
  expect(error?.issues[0]?.message).toBe(message);
});
