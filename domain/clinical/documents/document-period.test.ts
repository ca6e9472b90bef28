import { expect, test } from 'vitest';
import { periodOf, planOfDocument } from './document-period.ts';

const plan = {
  startsOn: '2026-09-08',
  endsOn: '2027-06-25',
  reportDays: ['2027-02-05', '2026-11-13'],
  waivedReports: [],
};
const waived = {
  dueOn: '2026-11-13',
  reason: 'No service',
  waivedBy: 'Dana Example',
  waivedOn: '2026-11-20',
};
const today = '2026-11-20';

test.each([
  ['the first report', { reportedUntil: undefined }, ['2026-09-08', '2026-11-13', '2026-11-13']],
  ['the one after it', { reportedUntil: '2026-11-13' }, ['2026-11-14', '2027-02-05', '2027-02-05']],
  [
    'one after the last report day',
    { reportedUntil: '2027-02-05', today: '2027-05-03' },
    ['2027-02-06', '2027-05-03', null],
  ],
  ['one before its first day', { reportedUntil: '2027-02-05' }, ['2027-02-06', '2027-02-06', null]],
  [
    'one after a waived report',
    { plan: { ...plan, waivedReports: [waived] } },
    ['2026-09-08', '2027-02-05', '2027-02-05'],
  ],
  ['an annual review', { kind: 'annual-review' as const }, ['2026-09-08', '2027-06-25', null]],
  [
    'a discharge without a plan',
    { kind: 'discharge-summary' as const, plan: undefined },
    ['2025-11-21', today, null],
  ],
])('The period of a new document is right: %s', (_, changes, [fromOn, untilOn, dueOn]) => {
  const begun = { kind: 'progress-report' as const, plan, reportedUntil: undefined, today, ...changes };
  expect(periodOf(begun)).toEqual({ fromOn, untilOn, dueOn });
});

test('A new document uses the plan of today, or else the latest plan', () => {
  const [next, now, before] = [
    { startsOn: '2027-09-08', endsOn: '2028-06-25' },
    { startsOn: '2026-09-08', endsOn: '2027-06-25' },
    { startsOn: '2025-09-08', endsOn: '2026-06-25' },
  ];
  expect(planOfDocument([next, now, before], today)).toBe(now);
  expect(planOfDocument([now, before], '2027-08-01')).toBe(now);
  expect(planOfDocument([], today)).toBeUndefined();
});
