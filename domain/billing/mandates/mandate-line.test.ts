import { expect, test } from 'vitest';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import type { Delivery, MandateTerm } from './mandate.ts';
import { mandateLine } from './mandate-line.ts';
import { readMandate } from './mandate-notation.ts';

test.each<[string, Partial<MandateTerm>, Delivery]>([
  ['2x30 weekly 5:1 pull-out', {}, 'direct'],
  ['2x30 weekly 1:1 push-in', { group: 1, place: 'push-in' }, 'direct'],
  ['1x60 monthly 1:1 consult', { sessions: 1, minutes: 60, per: 'month', group: 1 }, 'consult'],
  ['10x30 yearly 2:1 push-in pull-out', { sessions: 10, per: 'year', group: 2, place: 'either' }, 'direct'],
  ['3x45 per 6 day cycle 5:1 pull-out', { sessions: 3, minutes: 45, per: 'cycle', cycleDays: 6 }, 'direct'],
])('%s is read as the term that it was made of', (line, changes, delivery) => {
  const { startsOn, weekdays, ...promise } = buildTerm(changes);
  expect(mandateLine(promise, delivery)).toBe(line);
  expect(readMandate(line)).toEqual([expect.objectContaining({ ...promise, delivery, asksFor: [] })]);
});
