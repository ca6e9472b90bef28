import { expect, test } from 'vitest';
import { dueReports, reportsToBegin } from './due-reports.ts';

const plan = { id: 1, clientId: 2, reportDays: ['2026-11-13', '2027-02-05'], waivedReports: [] };
const waiver = {
  dueOn: '2026-11-13',
  reason: 'The family moved away',
  waivedBy: 'Dana Example',
  waivedOn: '2026-11-20',
};
const covering = { planId: 1, fromOn: '2026-09-08', untilOn: '2026-11-13' };
const due = { clientId: 2, planId: 1 };

test.each([
  ['the next one', [plan], [covering], '2027-02-05', [{ ...due, dueOn: '2027-02-05', daysAway: 77 }]],
  ['one that is late', [plan], [], '2026-11-30', [{ ...due, dueOn: '2026-11-13', daysAway: -7 }]],
  ['none after the day', [plan], [covering], '2027-02-04', []],
  [
    'one that another plan’s report does not cover',
    [plan],
    [{ ...covering, planId: 3 }],
    '2026-11-30',
    [{ ...due, dueOn: '2026-11-13', daysAway: -7 }],
  ],
  [
    'what was due before its plan ended',
    [{ ...plan, reportDays: ['2025-11-14', '2026-02-06'] }],
    [{ ...covering, fromOn: '2025-09-08', untilOn: '2025-11-14' }],
    '2026-11-30',
    [{ ...due, dueOn: '2026-02-06', daysAway: -287 }],
  ],
  [
    'none that was waived, but the next one',
    [{ ...plan, waivedReports: [waiver] }],
    [],
    '2027-02-05',
    [{ ...due, dueOn: '2027-02-05', daysAway: 77 }],
  ],
  ['none whose day was taken out of the plan', [{ ...plan, reportDays: [] }], [], '2026-11-30', []],
])('Due reports are listed: %s', (_, plans, reports, until, expected) => {
  expect(dueReports(plans, reports, { until, today: '2026-11-20' })).toEqual(expected);
});

const report = { ...due, dueOn: '2026-11-13', daysAway: -7 };
const draft = { ...covering, kind: 'progress-report', state: 'draft' } as const;

test.each([
  ['without any document', [], [report]],
  ['but not while a draft covers its day', [draft], []],
  ['where the draft is about other days', [{ ...draft, untilOn: '2026-11-12' }], [report]],
  ['where the draft is of another plan', [{ ...draft, planId: 3 }], [report]],
  ['where the draft is no progress report', [{ ...draft, kind: 'annual-review' as const }], [report]],
  ['where it was withdrawn', [{ ...draft, state: 'withdrawn' as const }], [report]],
])('A due report can be started %s', (_, documents, expected) => {
  expect(reportsToBegin([report], documents)).toEqual(expected);
});
