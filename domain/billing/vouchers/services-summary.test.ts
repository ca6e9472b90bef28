import { expect, test } from 'vitest';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { buildContract } from '#tests/builders/organization-builder.ts';
import { countOwed, owedMandate } from '#tests/builders/owed-year.ts';
import { servicesSummary } from './services-summary.ts';

const days = owedMandate([{}, { startsOn: '2026-11-18', sessions: 3 }]);

const mandate: Mandate = {
  ...days,
  terms: [...days.terms],
  therapistId: 1,
  planId: 5,
  payerId: 9,
  service: 'Occupational therapy',
  delivery: 'direct',
  authorizationNumber: 'A-204',
  order: null,
  notes: null,
  createdAt: '2026-09-01T12:00:00.000Z',
  updatedAt: '2026-09-01T12:00:00.000Z',
};
const client = { id: 3, firstName: 'Ada', lastName: 'Sample', dateOfBirth: '2018-04-09' };
const plan = { title: 'IEP 2026-27', program: 'iep' } as const;
const payer = { name: 'Sample District', contract: buildContract({ childShownAs: 'number' }) };

test('A services summary names the child as the payer does, and each change of the mandate with its day', () => {
  const { facts, sentence } = servicesSummary({
    ...{ mandate, client, plan, payer },
    school: null,
    ledger: countOwed({ mandate: days }),
  });
  expect(facts).toEqual([
    ['Child', 'A-204'],
    ['Date of birth', 'Apr 9, 2018'],
    ['Plan', 'IEP 2026-27, IEP'],
    ['Service', 'Occupational therapy'],
    ['Days', 'Sep 14, 2026 to Jun 18, 2027'],
    ['Authorization', 'A-204'],
    ['Paid by', 'Sample District'],
    ['First session', 'Sep 15, 2026'],
    ['To be made up by', 'Jun 18, 2027'],
    ['Counted on', 'Nov 21, 2026'],
  ]);
  expect(sentence).toBe(
    '2 × 30 weekly, group of 5, pull-out; from Nov 18, 2026: 3 × 30 weekly, group of 5, pull-out',
  );
});

test('A services summary counts what was excused and yet made up as made up', () => {
  const ledger = countOwed();
  const reasons = ledger.reasons.map((reason) =>
    reason.reason === 'student-absent' ? { ...reason, madeUp: 30 } : reason,
  );
  const summary = servicesSummary({
    ...{ mandate, client, plan },
    ...{ payer: null, school: null },
    ledger: { ...ledger, reasons },
  });
  expect(summary.reasons[0]).toEqual({ label: 'Child absent', owner: 'Child', minutes: [60, 30, 30, 0] });
  expect(summary.reasons.at(-1)).toEqual({ label: 'Together', owner: '', minutes: [190, 80, 60, 50] });
});

test('A services summary before the first session says so, without empty tables', () => {
  const ledger = countOwed({ on: '2026-08-20', sessions: [] });
  const summary = servicesSummary({ mandate, client, plan, payer: null, school: null, ledger });
  expect(summary.facts).toContainEqual(['First session', 'none yet']);
  expect(summary).toMatchObject({ delivered: '0 minutes took place.', reasons: [], months: [] });
});
