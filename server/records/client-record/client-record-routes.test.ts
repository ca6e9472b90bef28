import { beforeEach, expect, test, vi } from 'vitest';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { RecordProgress } from '#domain/caseload/clients/record-progress.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
});

async function recordOf(id: number) {
  const reply = await billing.practice.app.inject({
    url: `/api/clients/${id}/pdf`,
    headers: { cookie: billing.owner.cookie },
  });
  expect(reply.statusCode).toBe(200);
  const { pageCount, text } = readPdf(reply.rawPayload);
  // A run of text ends where the typeface's second file has to help out.
  return { headers: reply.headers, pageCount, lines: text.split('\n'), words: text.replaceAll('\n', '') };
}

/** Adds as many sessions, each with its number as its note; the first in time has a long one. */
async function addSessions(count: number): Promise<void> {
  const { database } = billing.practice;
  const sessionId = await billing.addSession({ notes: `Note ${count}` });
  const { id: _id, ...like } = await database.read
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const long = `Été à l’école. ${'Wrote, rested, wrote. '.repeat(400)}Fin`;
  const rows = Array.from({ length: count - 1 }, (_, number) => ({
    ...like,
    date: new Date(Date.UTC(2024, 8, 2, 14) + number * 36 * 3_600_000).toISOString(),
  }));
  const note = await database.read
    .selectFrom('session_notes')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const { id: _note, ...likeNote } = note;
  const noCodes = { diagnosis_codes: '[]', procedure_codes: '[]', pulled: '{}' };
  await database.write(async (queries) => {
    const added = await queries.insertInto('sessions').values(rows).returning('id').execute();
    const notes = added.map(({ id }, number) => ({
      ...likeNote,
      ...noCodes,
      session_id: id,
      notes: number === 0 ? long : `Note ${number + 1}`,
    }));
    await queries.insertInto('session_notes').values(notes).execute();
  });
}

test('Somebody who is not signed in gets no record', async () => {
  const reply = await billing.practice.visitor().get(`/api/clients/${billing.clientId}/pdf`);
  expect(statusAndText(reply)).toEqual([401, 'Please sign in']);
});

test("Another therapist's client reads as missing, and so does one that is not there", async () => {
  const other = await billing.practice.register();
  for (const id of [billing.clientId, '999999', 'first']) {
    expect(statusAndText(await other.get(`/api/clients/${id}/pdf`))).toEqual([
      404,
      'The requested client could not be found',
    ]);
  }
});

test('A client with nothing on record is one page, in a file named without the child', async () => {
  const { headers, pageCount, lines } = await recordOf(billing.clientId);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-disposition']).toBe('attachment; filename="record-client-1-2026-11-20.pdf"');
  expect(pageCount).toBe(1);
  for (const line of [
    'Ivy Sample',
    'Apr 9, 2018 (8 years old)',
    '(516) 555-0142',
    'Therapist 1 Sample',
    'Likes dinosaurs; sensitive to loud rooms.',
    'None',
    'End of the record, as of Nov 20, 2026.',
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines.at(-1)).toMatch(/Record of Ivy Sample, born Apr 9, 2018 · made Nov 20, 2026 · page 1 of 1$/);
});

test('Everything about the client is in it, and nothing of another client', async () => {
  const other = await addRecord<Client>(
    billing.owner,
    '/api/clients',
    buildClient({ notes: 'Somebody else' }),
  );
  await billing.addSession({ clientId: other.id, notes: 'Not to be read here' });
  await billing.addSession({ date: '2026-05-05T14:00:00.000Z', type: 'home', notes: 'Tied one shoe.' });
  await billing.addSession({ status: 'absence', absenceNumber: 4, billable: false, notes: null });
  const assessment = await addRecord<Assessment>(
    billing.owner,
    '/api/assessments',
    buildAssessment({ clientId: billing.clientId }),
  );
  const responses = ['Letters float above the line', 4, 'Left', null];
  const change = { responses, status: 'completed' };
  expect((await billing.owner.put(`/api/assessments/${assessment.id}`, change)).status).toBe(200);
  await billing.addAnnual({ date: '2026-09-04', amount: 7_500 });
  const invoice = await billing.issue({ description: 'October visits' });
  await billing.change(invoice, { status: 'paid' });
  const part = await billing.issue({ amount: 36_000, sessionIds: [await billing.addSession()] });
  const settles = { clientId: billing.clientId, applications: [{ invoiceId: part.id, amount: 20_000 }] };
  await addRecord(billing.owner, '/api/payments', buildPayment({ ...settles, amount: 20_000 }));
  const objectives = [buildGoal({ clientId: billing.clientId, name: 'One snip', target: 60 })];
  await addRecord(billing.owner, '/api/goals', {
    ...buildFirstGoal({ clientId: billing.clientId }),
    objectives,
  });

  const { words } = await recordOf(billing.clientId);
  for (const line of [
    'School year 2025–2026',
    'May 5, 2026',
    '10:00 AM',
    'Home Visit',
    'Tied one shoe.',
    'School year 2026–2027',
    'Absence 4, not billable',
    'Fine motor screening',
    '1. What does writing look like today?',
    'Letters float above the line',
    '4 of 5',
    'Left',
    '4. Cuts along a line',
    'Not answered',
    'Sep 4, 2026',
    'Not invoiced',
    '$75.00',
    'October visits',
    'Paid Nov 20, 2026',
    'Pending, $200.00 of $360.00 paid',
    'IEP 2026-27',
    '2x30 individual weekly · Willow Street School · School Classroom',
    'Reports due Nov 13, 2026, Feb 5, 2027',
    'Precautions: Allergic to latex.',
    'Ivy will cut along a straight line',
    'Criterion: 80% with no more than verbal cues, 3 sessions in a row, at least 5 trials',
    'Baseline: Cuts across the line. · 20%',
    'Objective: One snip',
    'Active since Nov 20, 2026',
  ]) {
    expect(words).toContain(line);
  }
  expect(words).toContain('Invoiced $480.00 · Paid $320.00 · Open $160.00');
  // The contents of a short record say where its chapters stand too: count and page.
  expect(words).toContain('Sessions4page 2Assessments1page 3Annual Records1page 3Invoices2page 4');
  expect(words).not.toContain('Somebody else');
  expect(words).not.toContain('Not to be read here');
});

test('It contains each signed text once, word for word, with its addenda, and a draft next to it', async () => {
  const { owner } = billing;
  const { client, plan, note } = await addSignable(owner, { notes: 'Chose the scissors first.' });
  await owner.put(note, buildNote({ planId: plan.id, subjective: 'Came in singing.' }));
  const begun = (await recordOf(client.id)).words;
  expect(begun).toContain('Subjective: Came in singing.');
  expect(begun).not.toContain('Signed notes');

  expect((await owner.post(`${note}/sign`, { status: 'completed' })).status).toBe(201);
  await owner.post(`${note}/addenda`, { words: 'The aide was there.' });
  await owner.put(`/api/clients/${client.id}`, { lastName: 'Renamed' });
  await addRecord(owner, '/api/documents', {
    ...buildDocument({ clientId: client.id, planId: plan.id }),
    ...{ fromOn: '2026-09-08', untilOn: '2026-11-13', title: 'Report of fall' },
  });
  const { words } = await recordOf(client.id);
  for (const part of [
    'Note signed: see Signed notes.',
    'Came in singing.',
    'Chose the scissors first.',
    '2 of 5 trials independent (40%)',
    'I provided this service on the date and at the times shown',
    'The aide was there.',
    'Report of fall, Sep 8, 2026 to Nov 13, 2026',
    'DRAFT – NOT SIGNED',
  ]) {
    expect(words.split(part)).toHaveLength(2);
  }
});

test('Four hundred sessions with long notes and accents all arrive, and the contents say where they stand', async () => {
  await addSessions(400);
  const { pageCount, lines, words } = await recordOf(billing.clientId);
  expect(pageCount).toBeGreaterThan(15);
  expect(words).toContain('Été à l’école.');
  expect(words).toContain('Wrote, rested, wrote. Fin');
  for (let number = 2; number <= 400; number += 1) expect(lines).toContain(`Note ${number}`);
  expect(lines).toContain('page 2');
  expect(words).toContain(`page ${pageCount} of ${pageCount}`);
}, 120_000);

test('A long record reports its current page, and a canceled one frees the thread', async () => {
  const { practice, owner, clientId } = billing;
  const failures = vi.spyOn(practice.app.log, 'error');
  await addSessions(600);
  const progress = async () =>
    (await owner.get(`/api/clients/${clientId}/pdf/progress`)).json<RecordProgress>();
  expect(await progress()).toEqual({ page: 0, pages: 0 });
  const address = await practice.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const asked = fetch(`${address}/api/clients/${clientId}/pdf`, {
    headers: { cookie: owner.cookie },
    signal: leaving.signal,
  });
  await expect.poll(async () => (await progress()).page, { timeout: 60_000 }).toBeGreaterThan(2);
  const { page, pages } = await progress();
  expect(pages).toBeGreaterThan(page);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(progress).toEqual({ page: 0, pages: 0 });
  expect(failures.mock.calls).toEqual([]);
  expect(
    await practice.database.read.selectFrom('audit_log').selectAll().where('action', '=', 'export').execute(),
  ).toEqual([]);
}, 120_000);

test('A record that leaves is noted in the activity log as exported', async () => {
  await recordOf(billing.clientId);
  const log = await billing.practice.database.read
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id', 'client_id'])
    .where('action', '=', 'export')
    .execute();
  const { clientId } = billing;
  expect(log).toEqual([{ action: 'export', entity: 'client', entity_id: clientId, client_id: clientId }]);
});
