import { expect, test } from 'vitest';
import { aboveEstimateText, billedEstimates } from './above-estimate.ts';

test.each([
  [385_000 + 29_999, undefined],
  [385_000 + 30_000, '$300.00 above the estimate. Send a new one before the next visit'],
  [385_000 + 39_999, '$399.99 above the estimate. Send a new one before the next visit'],
  [425_000, 'The family may dispute this bill'],
])('Billed %i cents with an estimate of 385000 says: %s', (billed, text) => {
  expect(aboveEstimateText({ total: 385_000 }, billed)).toBe(text);
});

test('An invoice counts once, under the latest estimate that covers its first day', () => {
  const estimate = { clientId: 1, number: 3, fromOn: '2026-09-01', untilOn: '2027-08-31', total: 100 };
  const later = { ...estimate, number: 7, fromOn: '2026-11-01' };
  const invoice = { clientId: 1, amount: 50, firstDay: '2026-10-31' };
  const billed = billedEstimates(
    [estimate, later, { ...estimate, number: 9, clientId: 2 }],
    [
      invoice,
      { ...invoice, amount: 20, firstDay: '2026-11-01' },
      { ...invoice, amount: 7, firstDay: '2027-08-31' },
      { ...invoice, firstDay: '2026-08-31' },
      { ...invoice, firstDay: '2027-09-01' },
    ],
  );
  expect(billed.map((one) => [one.number, one.billed])).toEqual([
    [3, 50],
    [7, 27],
    [9, 0],
  ]);
});
