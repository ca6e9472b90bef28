import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import {
  type PracticeReport,
  practiceReport,
  type ReportRecords,
} from '#domain/billing/reports/practice-report.ts';
import { figures, figureValue } from '#domain/billing/reports/report-figures.ts';
import { type Period, periodOf } from '#domain/billing/reports/report-period.ts';
import { agingBands, receivedOf } from '#domain/billing/reports/revenue-report.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionsByStatus } from '#domain/caseload/sessions/session-totals.ts';
import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { User } from '#domain/people/users/user.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { modelReport, readRawRows } from '#tests/builders/report-model.ts';
import { generatedCaseload, generatedDay } from '#tests/builders/report-rows.ts';
import { writeCaseload } from '#tests/builders/write-caseload.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const today = '2026-11-20';
const rate = fc.integer({ min: 0, max: 500 });

const asked = fc.record({
  therapist: fc.nat(2),
  period: fc.record({
    kind: fc.constantFrom('month' as const, 'quarter' as const, 'school-year' as const, 'custom' as const),
    day: generatedDay,
    days: fc.integer({ min: 1, max: 500 }),
  }),
  /** Limits the report to one client, unless null. */
  client: fc.option(fc.nat(30)),
  settings: fc.record({
    billableAbsences: fc.integer({ min: 0, max: 4 }),
    schoolYearStart: fc.constantFrom('07-01', '09-01'),
    centsPerMinute: fc.record({ individual: rate, group: rate, home: rate, absent: rate }),
  }),
  caseloads: fc.tuple(generatedCaseload, generatedCaseload, generatedCaseload),
});

test('Each figure equals the sum of its rows, per therapist, at both ends of the period', async () => {
  const practice = await startTestPractice({ clock: () => new Date(`${today}T15:00:00.000Z`) });
  const therapists = [await practice.register(), await practice.register(), await practice.register()];
  const owner = therapists[0] ?? practice.visitor();
  await fc.assert(
    // Rows accumulate from one run to the next: with more rows, a wrong scope is more visible.
    fc.asyncProperty(
      asked,
      async ({ therapist, period: { kind, day, days }, client, settings, caseloads }) => {
        expect((await owner.put('/api/practice-settings', settings)).status).toBe(200);
        for (const [index, caseload] of caseloads.entries()) {
          const { id } = (await (therapists[index] ?? owner).get('/api/user')).json<User>();
          await writeCaseload(practice.database, id, caseload);
        }
        const visitor = therapists[therapist] ?? owner;
        const period: Period =
          kind === 'custom'
            ? { from: day, until: plusDays(day, days) }
            : periodOf(kind, day, settings.schoolYearStart);
        await compare(visitor, await readRawRows(practice.database), period, client);
      },
    ),
    { seed: 20_261_121, numRuns: 25, endOnFailure: true },
  );
});

async function compare(
  visitor: TestVisitor,
  rows: Awaited<ReturnType<typeof readRawRows>>,
  period: Period,
  client: number | null,
): Promise<void> {
  const { id: therapistId } = (await visitor.get('/api/user')).json<User>();
  const settings = (await visitor.get('/api/practice-settings')).json<PracticeSettings>();
  const records = await listsOf(visitor);
  const clientId = client === null ? null : (records.clients[client % records.clients.length]?.id ?? null);
  const report = practiceReport(records, { period, clientId, today, settings });
  const model = (days: Period) =>
    modelReport(rows, {
      therapistId,
      clientId,
      from: days.from,
      to: plusDays(days.until, -1),
      today,
      timeZone: settings.timeZone,
      billableAbsences: settings.billableAbsences,
      yearFrom: report.schoolYear.from,
      yearTo: plusDays(report.schoolYear.until, -1),
      centsPerMinute: settings.centsPerMinute,
    });
  const expected = model(period);
  expect(numbersOf(report.rows)).toEqual(pick(expected));
  expect(numbersOf(report.rowsSoFar)).toEqual(pick(model(report.soFar)));
  expect(numbersOf(report.rowsBefore)).toEqual(pick(model(report.before)));
  expect(tablesOf(report)).toEqual({
    byStatus: expected.byStatus,
    worth: expected.worth,
    aging: expected.aging,
    due: expected.due,
    attended: expected.attended,
    absentInYear: expected.absentInYear,
    billableLeft: expected.billableLeft,
    ages: expected.ages,
  });
  for (const { slice, sessions } of report.sessionsOverTime) {
    const days = Object.entries(expected.byDay).filter(([day]) => day >= slice.from && day < slice.until);
    expect(sessions.length).toBe(days.reduce((sum, [, count]) => sum + count, 0));
  }
  const overTime = report.revenueOverTime;
  expect(sumOf(overTime.flatMap(({ invoiced }) => invoiced))).toBe(expected.invoiced);
  expect(receivedOf(overTime.flatMap(({ received }) => received))).toBe(expected.received);
}

async function listsOf(visitor: TestVisitor): Promise<ReportRecords> {
  return {
    sessions: (await visitor.get('/api/sessions')).json<Session[]>(),
    invoices: (await visitor.get('/api/invoices')).json<Invoice[]>(),
    payments: (await visitor.get('/api/payments')).json<Payment[]>(),
    clients: (await visitor.get('/api/clients')).json<Client[]>(),
    assessments: (await visitor.get('/api/assessments')).json<Assessment[]>(),
    timeEntries: (await visitor.get('/api/time-entries')).json<TimeEntry[]>(),
  };
}

function numbersOf(rows: PracticeReport['rows']) {
  return pick(Object.fromEntries(figures.map(({ name }) => [name, figureValue(name, rows)])));
}

function pick(all: Record<string, unknown>) {
  return Object.fromEntries(figures.map(({ name }) => [name, all[name]]));
}

function tablesOf(report: PracticeReport) {
  const { sessions } = report.rows;
  return {
    byStatus: sizesOf(sessionsByStatus(sessions)),
    worth: Object.fromEntries(report.unbilled.map(({ clientId, worth }) => [clientId, worth])),
    aging: agingBands
      .flatMap((band) => report.aging[band].map(({ id }): [number, string] => [id, band]))
      .sort(([a], [b]) => a - b),
    due: report.assessmentsDue.map(({ id }) => id).sort((a, b) => a - b),
    attended: sizesOf(Object.fromEntries(report.attendance.map((row) => [row.clientId, row.sessions]))),
    absentInYear: sizesOf(
      Object.fromEntries(report.attendance.map((row) => [row.clientId, row.absencesOfYear])),
    ),
    billableLeft: Object.fromEntries(
      report.attendance
        .filter(({ absencesOfYear }) => absencesOfYear.length > 0)
        .map(({ clientId, billableLeft }) => [clientId, billableLeft]),
    ),
    ages: sizesOf(Object.fromEntries(report.caseload.map(({ name, clients }) => [name, clients]))),
  };
}

/** Returns the number of rows per group, without empty groups. */
function sizesOf(groups: Record<string, readonly unknown[]>): Record<string, number> {
  const sizes = Object.entries(groups).map(([name, rows]): [string, number] => [name, rows.length]);
  return Object.fromEntries(sizes.filter(([, size]) => size > 0));
}
