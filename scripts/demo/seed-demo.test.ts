import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { invoiceStatuses, invoiceTypes } from '#domain/billing/invoices/invoice.ts';
import { statusOn } from '#domain/billing/invoices/invoice-status.ts';
import { ledgerOf } from '#domain/billing/mandates/ledger.ts';
import { paymentKinds } from '#domain/billing/payments/payment-words.ts';
import { assessmentStatuses } from '#domain/caseload/assessments/assessment.ts';
import { clientStatuses } from '#domain/caseload/clients/client.ts';
import { sessionStatuses, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { dueLabel } from '#domain/caseload/tasks/task-order.ts';
import { timeKinds } from '#domain/caseload/time-entries/time-entry.ts';
import { goalStatuses } from '#domain/clinical/goals/goal-status.ts';
import { planPrograms } from '#domain/clinical/plans/plan-labels.ts';
import { phases } from '#domain/clinical/results/marks.ts';
import { inquiryStates } from '#domain/website/inquiries/inquiry-state.ts';
import { readEstimatesDue } from '#server/billing/billing-documents/read-estimates-due.ts';
import { readLedgers } from '#server/billing/mandates/read-ledgers.ts';
import { verifySigned } from '#server/clinical/signing/verify-signed.ts';
import { currentSettings } from '#server/people/sign-in/current-settings.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { seedDemo } from './seed-demo.ts';

const today = '2026-11-20';

test('the demo shows every state of a record', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-demo-test-'));
  const database = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  const now = new Date(`${today}T18:00:00.000Z`);
  await seedDemo(database, { now });
  const every = <Value>(values: readonly Value[]) => new Set(values);

  const clients = await database.read.selectFrom('clients').selectAll().execute();
  expect(every(clients.map(({ status }) => status))).toEqual(every(clientStatuses));
  expect(clients.filter(({ email, phone }) => !email && !phone)).not.toEqual([]);

  const sessions = await database.read.selectFrom('sessions').selectAll().execute();
  expect(every(sessions.map(({ status }) => status))).toEqual(every(sessionStatuses));
  expect(every(sessions.map(({ type }) => type))).toEqual(every(sessionTypes));
  const absences = sessions.filter(({ status }) => status === 'absence');
  expect(every(absences.map(({ billable }) => Boolean(billable)))).toEqual(every([true, false]));
  expect(sessions.some(({ series_id }) => series_id !== null)).toBe(true);

  const groups = await database.read.selectFrom('groups').selectAll().execute();
  const meetings = Map.groupBy(
    sessions.filter(({ group_id }) => group_id !== null),
    ({ group_id, date }) => `${group_id} ${date}`,
  );
  const sizes = [...meetings.values()].map((several) => several.length);
  expect([groups.length, every(sizes)]).toEqual([2, every([4, 3])]);
  const taken = [...meetings.values()].map((several) => several.some(({ status }) => status !== 'scheduled'));
  expect(every(taken)).toEqual(every([true, false]));

  const assessments = await database.read.selectFrom('assessments').selectAll().execute();
  expect(every(assessments.map(({ status }) => status))).toEqual(every(assessmentStatuses));
  const begun = assessments.filter(({ status, responses }) => status === 'pending' && responses !== null);
  expect(begun).not.toEqual([]);

  const templates = database.read.selectFrom('assessment_templates').select('question_count');
  expect((await templates.execute()).map(({ question_count }) => question_count)).toEqual([4, 3]);

  const invoices = await database.read.selectFrom('invoices').selectAll().execute();
  const read = invoices.map(({ status, due_date }) => statusOn(today, status, due_date));
  expect(every(read)).toEqual(every(invoiceStatuses));
  expect(every(invoices.map(({ invoice_type }) => invoice_type))).toEqual(every(invoiceTypes));

  const payments = await database.read.selectFrom('payments').selectAll().execute();
  expect(every(payments.map(({ kind }) => kind))).toEqual(every(paymentKinds));
  expect(every(payments.map(({ source }) => source))).toEqual(every(['typed', 'mark-paid']));
  expect(payments.filter(({ voided_at }) => voided_at !== null)).toHaveLength(1);

  const annuals = await database.read.selectFrom('annuals').selectAll().execute();
  expect(every(annuals.map(({ invoice_id }) => invoice_id !== null))).toEqual(every([true, false]));

  const goals = await database.read.selectFrom('goals').selectAll().execute();
  expect(every(goals.map(({ status }) => status))).toEqual(every(goalStatuses));
  expect(goals.some(({ parent_id }) => parent_id !== null)).toBe(true);
  const results = await database.read.selectFrom('goal_results').selectAll().execute();
  expect(every(results.map(({ phase }) => phase))).toEqual(every(phases));
  expect(every(results.map(({ measure }) => measure)).size).toBeGreaterThan(3);
  const plans = await database.read.selectFrom('plans').selectAll().execute();
  expect(every(plans.map(({ program }) => program))).toEqual(every(planPrograms));

  const notes = await database.read.selectFrom('session_notes').select(['state', 'version']).execute();
  expect(every(notes.map(({ state }) => state))).toEqual(every(['draft', 'signed']));
  expect(notes.some(({ version }) => version > 1)).toBe(true);
  const signed = await database.read.selectFrom('signed_documents').select('kind').execute();
  expect(every(signed.map(({ kind }) => kind))).toEqual(
    every(['session-note', 'addendum', 'progress-report']),
  );
  expect(await verifyAudit(database)).toMatchObject([{ brokenAt: undefined }]);
  expect(await verifySigned(database)).toEqual({ texts: signed.length, reviews: 0, broken: [] });
  const documents = await database.read.selectFrom('documents').select(['kind', 'state']).execute();
  for (const state of ['draft', 'signed']) {
    expect(documents).toContainEqual({ kind: 'progress-report', state });
  }

  const tasks = await database.read.selectFrom('tasks').selectAll().execute();
  const dues = tasks.map(
    ({ completed, due_date }) => dueLabel({ completed: Boolean(completed), dueDate: due_date }, today).state,
  );
  expect(every(dues)).toEqual(every(['overdue', 'today', 'later', 'none', 'completed']));

  const organizations = await database.read.selectFrom('organizations').selectAll().execute();
  expect(organizations.map(({ kind }) => kind)).toEqual(['district', 'school', 'school']);
  const { therapist_id: therapistId = 0 } = organizations[0] ?? {};
  const place = { database, therapistId, clock: () => now };
  const caseload = forCaseload(place, { kind: 'therapist', id: therapistId, address: null });
  const ledgers = (await readLedgers(caseload.read, today, await currentSettings(database.read))).map(
    ledgerOf,
  );
  expect(ledgers.map(({ flag }) => flag)).toEqual(['on-track', 'behind', 'on-track']);
  expect(ledgers.map(({ open, madeUp }) => [open, madeUp])).toEqual([
    [0, 0],
    [60, 30],
    [0, 0],
  ]);
  expect(ledgers[2]?.remarks).toContain('ends in 20 days, no successor');

  const papers = await database.read.selectFrom('billing_documents').select(['kind', 'total']).execute();
  expect(papers).toEqual([
    { kind: 'estimate', total: expect.any(Number) },
    { kind: 'invoice', total: expect.any(Number) },
    { kind: 'superbill', total: expect.any(Number) },
  ]);
  const agreed = await database.read.selectFrom('billing_details').selectAll().execute();
  expect(agreed.map((one) => [one.billed_with_id !== null, one.rates !== null, one.plan])).toContainEqual([
    ...[false, true],
    'Sample Health Plus',
  ]);
  expect(agreed.some((one) => one.billed_with_id !== null)).toBe(true);
  const due = await readEstimatesDue(caseload.read, {
    now: now.toISOString(),
    timeZone: 'America/New_York',
  });
  expect(due).toEqual([{ clientId: expect.any(Number), dueOn: expect.stringMatching(/^2026-11-2/) }]);

  const closings = await database.read.selectFrom('closings').selectAll().execute();
  expect(every(closings.map((closing) => closing.first_day === closing.last_day))).toEqual(
    every([true, false]),
  );

  const times = await database.read.selectFrom('time_entries').selectAll().execute();
  expect(every(times.map(({ kind }) => kind))).toEqual(every(timeKinds));

  const inquiries = await database.read.selectFrom('inquiries').selectAll().execute();
  expect(every(inquiries.map(({ state }) => state))).toEqual(every(inquiryStates));
});
