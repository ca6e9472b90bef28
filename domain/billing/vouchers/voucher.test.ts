import { expect, test } from 'vitest';
import { sumOfFigures } from './bill-figures.ts';
import { severityLabels } from './finding.ts';
import {
  listedVoucherShape,
  newVoucher,
  periodFault,
  standingOf,
  voucherQuestion,
  voucherRecord,
  voucherStandingLabels,
  voucherVoid,
} from './voucher.ts';
import { voucherCheckShape } from './voucher-check.ts';
import { voucherPartRecord } from './voucher-part.ts';

const october = { payerId: 1, fromOn: '2026-10-01', untilOn: '2026-10-31' };

test.each([
  [{}, undefined],
  [{ untilOn: '2026-09-30' }, 'The last day must not be before the first'],
  [{ untilOn: '2027-10-02' }, 'A bill is over at most a year'],
  [{ payerId: null }, 'Choose who pays from the list'],
  [{ fromOn: 'soon' }, 'Please enter the first day of the bill'],
  [{ acknowledged: [{ sessionId: 1, check: 3, reason: ' ' }] }, 'Say why for each warning'],
])('A bill with %j is refused with %s', (change, message) => {
  const result = newVoucher.safeParse({ ...october, ...change });
  expect(result.error?.issues[0]?.message).toBe(message);
});

test('A question about a bill has the same period', () => {
  expect(voucherQuestion.safeParse({ ...october, leaveOut: [3] }).success).toBe(true);
  expect(periodFault(october)).toBeUndefined();
  expect(voucherVoid.safeParse({ reason: '' }).error?.issues[0]?.message).toBe('Say why the bill is voided');
});

test.each([
  [null, null, 'Made'],
  ['2026-11-02', null, 'Sent'],
  ['2026-11-02', '2026-11-09', 'Void'],
])('A bill sent %s and voided %s is called %s', (sentOn, voidedOn, label) => {
  expect(voucherStandingLabels[standingOf({ sentOn, voidedOn })]).toBe(label);
});

test('Figures add up', () => {
  const figures = { sessions: 2, minutes: 60, units: 150, cents: 9000 };
  expect(sumOfFigures([figures, figures])).toEqual({ sessions: 4, minutes: 120, units: 300, cents: 18000 });
});

test('A list of bills has no texts', () => {
  expect(Object.keys(listedVoucherShape.shape)).not.toContain('text');
  expect(Object.keys(voucherCheckShape.shape)).toContain('children');
  expect(voucherPartRecord.partOf).toBe(voucherRecord.table);
  expect(severityLabels.stop).toBe('Stays off the bill');
});
