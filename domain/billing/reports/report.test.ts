import { describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { noOwnRates, ownRatesOf } from '#domain/billing/invoices/session-price.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { ageOn, caseloadByAge } from '#domain/caseload/clients/age-bands.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { minutesDelivered, sessionsByStatus } from '#domain/caseload/sessions/session-totals.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { buildOwnRate } from '#tests/builders/billing-details-builder.ts';
import { buildContract } from '#tests/builders/organization-builder.ts';
import { storedClient, storedSession } from '#tests/builders/stored-records.ts';
import { attendanceByClient } from './client-attendance.ts';
import {
  changeText,
  type FigureName,
  figureRows,
  figures,
  figureText,
  figureValue,
} from './report-figures.ts';
import { periodOf } from './report-period.ts';
import {
  agingOf,
  balancesOf,
  receivedOf,
  revenueRows,
  unbilledByClient,
  unbilledSessions,
} from './revenue-report.ts';
import { attendanceRate, sessionsIn, sessionsOverTime } from './session-report.ts';

const zone = 'America/New_York';

const session = (id: number, date: string, given: Partial<Session> = {}) =>
  storedSession({ id, date, ...given });

function invoice(id: number, dateIssued: string, given: Partial<Invoice> = {}): Invoice {
  return {
    id,
    dateIssued,
    clientId: 1,
    therapistId: 1,
    amount: 10_000,
    description: 'Therapy',
    dueDate: '2026-12-31',
    datePaid: null,
    status: 'pending',
    sessionIds: [],
    annualIds: [],
    invoiceType: 'session',
    lines: [],
    createdAt: dateIssued,
    updatedAt: dateIssued,
    ...{ paid: 0, writtenOff: 0, balance: given.status === 'paid' ? 0 : (given.amount ?? 10_000) },
    ...given,
  };
}

const on = (today: string) => ({ today, timeZone: zone });

const client = storedClient({ id: 1 });

describe('Sessions', () => {
  test('belong to a day in the practice’s time zone, on both sides of daylight saving', () => {
    const sessions = [
      session(1, '2026-03-01T04:59:00.000Z'),
      session(2, '2026-03-01T05:00:00.000Z'),
      session(3, '2026-04-01T03:59:00.000Z'),
      session(4, '2026-04-01T04:00:00.000Z'),
    ];
    const march = sessionsIn(sessions, periodOf('month', '2026-03-10'), zone);
    expect(march.map(({ id }) => id)).toEqual([2, 3]);
    const year = sessionsOverTime(sessions, { from: '2025-07-01', until: '2026-07-01' }, zone);
    expect(year.filter((part) => part.sessions.length > 0).map(({ slice }) => slice.label)).toEqual([
      'Feb 2026',
      'Mar 2026',
      'Apr 2026',
    ]);
  });

  test('count for attendance unless they are cancelled or still to come', () => {
    const at = '2026-09-01T15:00:00.000Z';
    const sessions = [
      session(1, at),
      session(2, at, { duration: 45, type: 'home' }),
      session(3, at, { status: 'absence' }),
      session(4, at, { status: 'no-show' }),
      session(5, at, { status: 'cancelled' }),
      session(6, at, { status: 'scheduled' }),
    ];
    expect(attendanceRate(sessions)).toBe(0.5);
    expect(attendanceRate([])).toBeNull();
    expect(minutesDelivered(sessions)).toBe(105);
    expect(sessionsByStatus(sessions).completed.map(({ id }) => id)).toEqual([1, 2]);
  });

  test('that are absences determine how many more are billable to the family in the school year', () => {
    const absence = (id: number, clientId: number, absenceNumber: number, given: Partial<Session> = {}) =>
      session(id, '2026-09-01T15:00:00.000Z', { status: 'absence', clientId, absenceNumber, ...given });
    const year = [
      ...[absence(1, 1, 1), absence(2, 1, 2), absence(3, 2, 4), absence(4, 3, 1), session(5, '', {})],
      // A county pays for client 4. Client 5's absence 8 is on an invoice, so its number is still 3 although only two are left.
      ...[absence(6, 4, 3, { mandateId: 7 }), absence(7, 5, 1), absence(8, 5, 3)],
    ];
    const rule = {
      billableAbsences: 3,
      paidMandates: new Map([[7, buildContract()]]),
      invoices: [{ sessionIds: [8] }],
    };
    const attended = attendanceByClient([session(6, '', { clientId: 9 })], year, rule);
    expect(
      attended.map(({ clientId, absencesOfYear, billableLeft }) => [
        clientId,
        absencesOfYear.length,
        billableLeft,
      ]),
    ).toEqual([
      [1, 2, 1],
      [5, 2, 2],
      [2, 1, 0],
      [3, 1, 2],
      [4, 1, 3],
      [9, 0, 3],
    ]);
    const few = attendanceByClient([], year.slice(0, 5), { ...rule, billableAbsences: 1 });
    expect(few.map((row) => row.billableLeft)).toEqual([0, 0, 0]);
  });
});

/** A payment on one invoice, of all of it. */
function paymentOf(invoiceId: number, date: string, amount: number, given: Partial<Payment> = {}): Payment {
  return {
    ...{ id: invoiceId, therapistId: 1, clientId: 1, organizationId: null, kind: 'payment', date, amount },
    ...{ method: 'check', reason: null, reference: null, receivedFrom: null, memo: null, source: 'typed' },
    ...{ providerReference: null, refundOf: null, voidedAt: null, createdAt: '', updatedAt: '' },
    ...{ applications: [{ invoiceId, clientId: 1, amount }], unapplied: 0 },
    ...given,
  };
}

describe('Revenue', () => {
  test('is received by the day of payments, less refunds, and a past balance knows nothing of later ones', () => {
    // 1041 and 1042 of $360.00: a check of October and a transfer of November, which a refund took back in part.
    const invoices = [
      invoice(1, '2026-10-02T15:00:00.000Z', { amount: 36_000, balance: 36_000 }),
      invoice(2, '2026-11-02T15:00:00.000Z', { amount: 36_000, balance: 16_000 }),
    ];
    const back = { kind: 'refund', reason: 'returned-check' } as const;
    const payments = [
      paymentOf(1, '2026-10-20', 20_000, { applications: [] }),
      paymentOf(2, '2026-11-10', 30_000, { applications: [{ invoiceId: 2, clientId: 1, amount: 20_000 }] }),
      paymentOf(2, '2026-11-15', 10_000, { ...back, id: 3, refundOf: 2 }),
      paymentOf(1, '2026-11-24', 20_000, { ...back, id: 4, refundOf: 1 }),
    ];
    const month = (day: string) =>
      revenueRows({ invoices, payments, clientId: null }, periodOf('month', day), on('2026-11-30'));
    expect([receivedOf(month('2026-10-15').received), receivedOf(month('2026-11-15').received)]).toEqual([
      20_000, 0,
    ]);
    expect(month('2026-10-15').outstanding.map(({ id, balance }) => [id, balance])).toEqual([[1, 16_000]]);
    expect(balancesOf(month('2026-11-15').outstanding)).toBe(52_000);
  });

  test('counts what was issued and what was paid in the period', () => {
    const invoices = [
      invoice(1, '2026-09-02T12:00:00.000Z', { status: 'paid', datePaid: '2026-10-05T12:00:00.000Z' }),
      invoice(2, '2026-10-02T12:00:00.000Z', { amount: 5_050 }),
      invoice(3, '2026-10-03T12:00:00.000Z', { status: 'overdue', amount: 1 }),
    ];
    const money = { invoices, payments: [paymentOf(1, '2026-10-05', 10_000)], clientId: null };
    const rows = figureRows([], revenueRows(money, periodOf('month', '2026-10-15'), on('2026-10-22')));
    const cents = (name: FigureName) => figureValue(name, rows);
    expect(cents('invoiced')).toBe(5_051);
    expect(cents('received')).toBe(10_000);
    expect(cents('outstanding')).toBe(5_051);
    expect(cents('overdue')).toBe(1);
  });

  test.each([
    ['the current month, as of today', '2026-11-10', 695_000, 695_000],
    ['a month before it was due', '2026-08-10', 695_000, 0],
    ['a month after which one was paid', '2026-10-10', 695_100, 695_100],
    ['a month before it was issued', '2026-07-10', 0, 0],
    ['a future month, as of today', '2026-12-10', 695_000, 695_000],
  ])(
    'counts as outstanding in %s what was unpaid then, whenever issued',
    (_what, day, outstanding, overdue) => {
      const invoices = [
        invoice(1, '2026-08-20T12:00:00.000Z', { amount: 695_000, dueDate: '2026-09-19', status: 'overdue' }),
        invoice(2, '2026-09-02T12:00:00.000Z', {
          amount: 100,
          dueDate: '2026-10-02',
          status: 'paid',
          datePaid: '2026-11-05T12:00:00.000Z',
        }),
      ];
      const money = { invoices, payments: [paymentOf(2, '2026-11-05', 100)], clientId: null };
      const rows = revenueRows(money, periodOf('month', day), on('2026-11-22'));
      expect([balancesOf(rows.outstanding), balancesOf(rows.overdue)]).toEqual([outstanding, overdue]);
    },
  );

  test.each([
    ['2026-10-22', '0-30'],
    ['2026-10-21', '31-60'],
    ['2026-09-22', '31-60'],
    ['2026-09-21', '61-90'],
    ['2026-08-23', '61-90'],
    ['2026-08-22', 'over 90'],
  ] as const)('outstanding since %s is in the band %s on Nov 21', (day, band) => {
    const bands = agingOf(
      { invoices: [invoice(1, `${day}T16:00:00.000Z`)], payments: [] },
      '2026-11-21',
      zone,
    );
    expect(bands[band]).toHaveLength(1);
  });

  test('lists as unbilled the billable sessions without an invoice', () => {
    const at = '2026-09-01T15:00:00.000Z';
    const sessions = [
      session(1, at),
      session(2, at),
      session(3, at, { status: 'absence', billable: false }),
      session(4, at, { clientId: 2, duration: 30 }),
    ];
    const open = unbilledSessions(sessions, [invoice(1, at, { sessionIds: [1] })]);
    const unbilled = unbilledByClient(open, { ...defaultPracticeSettings, ownRates: noOwnRates });
    expect(unbilled.map(({ clientId, worth }) => [clientId, worth])).toEqual([
      [1, 12_000],
      [2, 6_000],
    ]);
    const ownRates = ownRatesOf([{ clientId: 1, rates: [buildOwnRate({ from: '2026-01-01', cents: 175 })] }]);
    const [first] = unbilledByClient(open, { ...defaultPracticeSettings, ownRates });
    expect(first?.worth).toBe(10_500);
  });
});

describe('Ages', () => {
  test.each([
    ['2023-11-21', 3],
    ['2023-11-22', 2],
    ['2005-02-28', 21],
  ])('for a birth on %s are %i on Nov 21, 2026', (born, age) => {
    expect(ageOn('2026-11-21', born)).toBe(age);
  });

  test('put every client into one band', () => {
    const born = (dateOfBirth: string | null): Client => ({ ...client, dateOfBirth });
    const clients = [born('2022-01-01'), born('2000-01-01'), born(null)];
    const groups = caseloadByAge(clients, '2026-11-21').filter((group) => group.clients.length > 0);
    expect(groups).toEqual([
      { name: 'Early Childhood (3-5)', clients: [born('2022-01-01')] },
      { name: 'Other age', clients: [born('2000-01-01')] },
      { name: 'No date of birth', clients: [born(null)] },
    ]);
  });
});

describe('Figures', () => {
  test.each([
    ['sessions', 1_234, '1,234'],
    ['delivered', 90, '1.5 h'],
    ['delivered', 20, '0.33 h'],
    ['attendance', 0.916, '92%'],
    ['attendance', null, '–'],
    ['received', 12_050, '$120.50'],
  ] as const)('%s of %s reads %s', (name, value, text) => {
    expect(figureText(value, unitOf(name))).toBe(text);
  });

  test.each([
    ['received', 60_000, 48_000, 'Up 25% from $480.00'],
    ['received', 48_000, 60_000, 'Down 20% from $600.00'],
    ['received', 48_000, 48_000, 'Same as before: $480.00'],
    ['received', 48_000, 0, 'Up from $0.00'],
    ['received', 60_001, 60_000, 'Up from $600.00'],
    ['received', 60_000, 5_000, 'Up from $50.00'],
    ['attendance', 0.92, 0.91, 'Up 1 point from 91%'],
    ['attendance', 0.8, 0.9, 'Down 10 points from 90%'],
    ['attendance', 0.901, 0.9, 'Same as before: 90%'],
    ['attendance', 0.9, null, 'Before: –'],
    ['attendance', null, 0.9, 'Before: 90%'],
  ] as const)('%s %s after %s reads %s', (name, now, before, text) => {
    expect(changeText(now, before, unitOf(name))).toBe(text);
  });
});

function unitOf(name: FigureName) {
  return figures.find((figure) => figure.name === name)?.unit ?? 'count';
}
