import { describe, expect, test } from 'vitest';
import { ageOn, caseloadByAge } from '#domain/clients/age-bands.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { defaultPracticeSettings } from '#domain/practice/default-practice-settings.ts';
import type { Session } from '#domain/sessions/session.ts';
import { csvText } from './csv-text.ts';
import { periodAfter, periodBefore, periodOf } from './report-period.ts';
import { agingOf, revenueReport, unbilledByClient } from './revenue-report.ts';
import { absencesByClient, sessionReport, sessionsByMonth, sessionsIn } from './session-report.ts';

const zone = 'America/New_York';

function session(id: number, date: string, given: Partial<Session> = {}): Session {
  const moment = '2026-01-01T00:00:00.000Z';
  return {
    id,
    date,
    clientId: 1,
    therapistId: 1,
    duration: 60,
    type: 'individual',
    status: 'completed',
    absenceNumber: 0,
    billable: true,
    notes: null,
    seriesId: null,
    createdAt: moment,
    updatedAt: moment,
    ...given,
  };
}

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
    createdAt: dateIssued,
    updatedAt: dateIssued,
    ...given,
  };
}

describe('a period', () => {
  test.each([
    ['month', '2026-02-14', '2026-02-01', '2026-03-01'],
    ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
    ['quarter', '2026-11-21', '2026-10-01', '2027-01-01'],
    ['school-year', '2026-06-30', '2025-07-01', '2026-07-01'],
    ['school-year', '2026-07-01', '2026-07-01', '2027-07-01'],
  ] as const)('the %s of %s is from %s until %s', (kind, day, from, until) => {
    expect(periodOf(kind, day)).toEqual({ from, until });
  });

  test('the one before and the one after touch it', () => {
    const month = { from: '2026-03-01', until: '2026-04-01' };
    expect(periodBefore('month', month)).toEqual({ from: '2026-02-01', until: '2026-03-01' });
    expect(periodAfter('month', month)).toEqual({ from: '2026-04-01', until: '2026-05-01' });
    const tenDays = { from: '2026-03-05', until: '2026-03-15' };
    expect(periodBefore('custom', tenDays)).toEqual({ from: '2026-02-23', until: '2026-03-05' });
  });
});

describe('sessions', () => {
  test('belong to the day in the practice’s time zone, on both sides of daylight saving', () => {
    const sessions = [
      session(1, '2026-03-01T04:59:00.000Z'),
      session(2, '2026-03-01T05:00:00.000Z'),
      session(3, '2026-04-01T03:59:00.000Z'),
      session(4, '2026-04-01T04:00:00.000Z'),
    ];
    const march = sessionsIn(sessions, periodOf('month', '2026-03-10'), zone);
    expect(march.map(({ id }) => id)).toEqual([2, 3]);
    expect(sessionsByMonth(sessions, zone).map(({ month }) => month)).toEqual([
      '2026-02',
      '2026-03',
      '2026-04',
    ]);
  });

  test('attendance leaves out what was cancelled or is still to come', () => {
    const at = '2026-09-01T15:00:00.000Z';
    const report = sessionReport([
      session(1, at),
      session(2, at, { duration: 45 }),
      session(3, at, { status: 'absence' }),
      session(4, at, { status: 'no-show' }),
      session(5, at, { status: 'cancelled' }),
      session(6, at, { status: 'scheduled' }),
    ]);
    expect(report.attendanceRate).toBe(0.5);
    expect(report.minutesDelivered).toBe(105);
    expect(report.total).toBe(6);
    expect(sessionReport([]).attendanceRate).toBeNull();
  });

  test('absences count within the school year, and say how many are still billable', () => {
    const absence = (id: number, date: string) => session(id, date, { status: 'absence' });
    const sessions = [
      absence(1, '2026-06-30T15:00:00.000Z'),
      absence(2, '2026-09-01T15:00:00.000Z'),
      absence(3, '2026-09-08T15:00:00.000Z'),
    ];
    expect(absencesByClient(sessions, '2026-11-21', zone)).toEqual([
      { clientId: 1, absences: 2, billableLeft: 1 },
    ]);
  });
});

describe('revenue', () => {
  test('counts what was issued and what was paid in the period', () => {
    const invoices = [
      invoice(1, '2026-09-02T12:00:00.000Z', { status: 'paid', datePaid: '2026-10-05T12:00:00.000Z' }),
      invoice(2, '2026-10-02T12:00:00.000Z', { amount: 5_050 }),
      invoice(3, '2026-10-03T12:00:00.000Z', { status: 'overdue', amount: 1 }),
    ];
    expect(revenueReport(invoices, periodOf('month', '2026-10-15'), zone)).toEqual({
      invoiced: 5_051,
      paid: 10_000,
      outstanding: 5_051,
      overdue: 1,
    });
  });

  test.each([
    ['2026-10-22', '0-30'],
    ['2026-10-21', '31-60'],
    ['2026-09-22', '31-60'],
    ['2026-09-21', '61-90'],
    ['2026-08-23', '61-90'],
    ['2026-08-22', 'over 90'],
  ] as const)('an invoice of %s is in the band %s on Nov 21', (day, band) => {
    const bands = agingOf([invoice(1, `${day}T16:00:00.000Z`)], '2026-11-21', zone);
    expect(bands[band]).toHaveLength(1);
  });

  test('unbilled sessions are those that may be billed and are on no invoice', () => {
    const at = '2026-09-01T15:00:00.000Z';
    const sessions = [
      session(1, at),
      session(2, at),
      session(3, at, { status: 'absence', billable: false }),
      session(4, at, { clientId: 2, duration: 30 }),
    ];
    const unbilled = unbilledByClient(
      sessions,
      [invoice(1, at, { sessionIds: [1] })],
      defaultPracticeSettings.centsPerMinute,
    );
    expect(unbilled.map(({ clientId, worth }) => [clientId, worth])).toEqual([
      [1, 12_000],
      [2, 6_000],
    ]);
  });
});

describe('ages', () => {
  test.each([
    ['2023-11-21', 3],
    ['2023-11-22', 2],
    ['2005-02-28', 21],
  ])('born %s is %i on Nov 21, 2026', (born, age) => {
    expect(ageOn('2026-11-21', born)).toBe(age);
  });

  test('every client is in one band', () => {
    const clients = [{ dateOfBirth: '2022-01-01' }, { dateOfBirth: '2000-01-01' }, { dateOfBirth: null }];
    const counted = caseloadByAge(clients, '2026-11-21');
    expect(counted.filter(({ count }) => count > 0)).toEqual([
      { name: 'Early Childhood (3-5)', count: 1 },
      { name: 'Other age', count: 1 },
      { name: 'No date of birth', count: 1 },
    ]);
  });
});

test('CSV is safe against spreadsheet formulas and keeps quotes', () => {
  expect(
    csvText(
      ['Name', 'Amount'],
      [
        ['=HYPERLINK("x")', 12.5],
        ['O"Brien', null],
      ],
    ),
  ).toBe('"Name","Amount"\r\n"\'=HYPERLINK(""x"")",12.5\r\n"O""Brien",\r\n');
});
