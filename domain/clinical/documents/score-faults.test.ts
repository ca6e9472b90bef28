import { expect, test } from 'vitest';
import { faultyScores, percentileHint, scoreFaults } from './score-faults.ts';
import type { ScoreRow } from './score-row.ts';

const row = (changes: Partial<ScoreRow>): ScoreRow => ({
  test: 'Sample Motor Test',
  subtest: null,
  raw: null,
  standard: null,
  percentile: null,
  ageEquivalent: null,
  descriptor: null,
  ...changes,
});
const faultsOf = (changes: Partial<ScoreRow>) =>
  Object.entries(scoreFaults(row(changes))).filter(([, fault]) => fault !== undefined);

const percentile = 'A percentile is a number from 0.1 to 99.9, such as 16, <1 or >99';
const interval = 'Write the interval as two numbers, such as 79–91 (95%)';

test.each<[string, Partial<ScoreRow>, keyof ScoreRow, string]>([
  [
    'a standard score of 39',
    { scale: 'standard', standard: '39' },
    'standard',
    'Standard score: enter a number from 40 to 160',
  ],
  [
    'a standard score of 161',
    { scale: 'standard', standard: '161' },
    'standard',
    'Standard score: enter a number from 40 to 160',
  ],
  [
    'a standard score in words',
    { scale: 'standard', standard: 'low' },
    'standard',
    'Standard score: enter a number from 40 to 160',
  ],
  [
    'a scaled score of 20',
    { scale: 'scaled', standard: '20' },
    'standard',
    'Scaled score: enter a number from 1 to 19',
  ],
  [
    'a scale score of 36',
    { scale: 'scale', standard: '36' },
    'standard',
    'Scale score: enter a number from 1 to 35',
  ],
  ['a T score of 9', { scale: 't', standard: '9' }, 'standard', 'T score: enter a number from 10 to 90'],
  ['a percentile of 0', { percentile: '0' }, 'percentile', percentile],
  ['a percentile of 100', { percentile: '100' }, 'percentile', percentile],
  ['a percentile in words', { percentile: 'low' }, 'percentile', percentile],
  ['percentiles in the wrong order', { percentile: '16–11' }, 'percentile', percentile],
  ['an interval of one number', { interval: '85 (95%)' }, 'interval', interval],
  ['an interval without an end', { interval: '>79' }, 'interval', interval],
  [
    'an interval in the wrong order',
    { interval: '91–79' },
    'interval',
    'Write the lower end of the interval first',
  ],
  [
    'an interval above its score',
    { standard: '85', interval: '86–97' },
    'interval',
    'The interval 86–97 does not contain the score 85',
  ],
  [
    'an interval below its score',
    { standard: '85', interval: '71-84' },
    'interval',
    'The interval 71–84 does not contain the score 85',
  ],
  ['a row without a test', { test: ' ', raw: '31' }, 'test', 'Please name the test'],
])('A row has a fault: %s', (_, changes, field, message) => {
  expect(faultsOf(changes)).toEqual([[field, message]]);
});

test.each<Partial<ScoreRow>>([
  {},
  { test: '' },
  { standard: '300' },
  { scale: 'standard', standard: '40' },
  { scale: 'standard', standard: '160' },
  { scale: 'standard', standard: '<40' },
  { scale: 'scaled', standard: '1' },
  { scale: 't', standard: ' 90 ' },
  { percentile: '0.1' },
  { percentile: '99.9' },
  { percentile: '<0.1' },
  { percentile: '>99' },
  { percentile: '23rd' },
  { percentile: '11–16' },
  { standard: '85', interval: '85–91' },
  { standard: '85', interval: '79 to 85' },
  { standard: '85', interval: '79-91 (95%)' },
  { standard: '85', interval: '95% CI: 79–91' },
  { standard: '<40', interval: '38–46' },
])('A row has no fault: %j', (changes) => {
  expect(faultsOf(changes)).toEqual([]);
});

test('The faulty rows are listed with their first fault', () => {
  const rows = [row({}), row({ percentile: '0' }), row({ scale: 't', standard: '5', interval: '7' })];
  expect(faultyScores(rows)).toEqual([
    { index: 1, message: percentile },
    { index: 2, message: 'T score: enter a number from 10 to 90' },
  ]);
});

test.each<[ScoreRow['scale'], string, string, string | undefined]>([
  ['standard', '85', '16', undefined],
  ['standard', '85', '19th', undefined],
  ['standard', '85', '20', '85 is usually the 16th percentile'],
  ['standard', '85', '12', '85 is usually the 16th percentile'],
  ['standard', '85', '11–14', undefined],
  ['standard', '85', '>50', '85 is usually the 16th percentile'],
  ['standard', '100', '5', '100 is usually the 50th percentile'],
  ['standard', '69', '<1', undefined],
  ['standard', '79', '<1', '79 is usually the 8th percentile'],
  ['standard', '60', '40', '60 is usually the 0.4th percentile'],
  ['standard', '40', '16', '40 is usually below the 0.1th percentile'],
  ['standard', '160', '50', '160 is usually above the 99.9th percentile'],
  ['standard', '130', '89', '130 is usually the 98th percentile'],
  ['scaled', '8', '25', undefined],
  ['scaled', '7', '50', '7 is usually the 16th percentile'],
  ['scale', '10', '16', undefined],
  ['t', '43', '24', undefined],
  ['t', '43', '43', '43 is usually the 24th percentile'],
  ['standard', '8', '25', undefined],
  [undefined, '85', '50', undefined],
  ['standard', '<40', '50', undefined],
  ['standard', '85', 'low', undefined],
])('On the scale %s, a score of %s with percentile %s', (scale, standard, stated, hint) => {
  expect(percentileHint(row({ scale, standard, percentile: stated }))).toBe(hint);
});
