import { lastEntryOf } from '#domain/clients/retention.ts';
import { type Day, dayOf, type TimeZone } from '#domain/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/database/caseload.ts';
import type { ClientRecord } from '#server/database/caseload-tables.ts';
import { inParts } from '#server/database/in-parts.ts';

/** Everything the practice keeps about a client. */
export async function readClientRecord(queries: CaseloadQueries, clientId: number): Promise<ClientRecord> {
  const { selectFrom } = queries;
  const tasks = await selectFrom('tasks').select('id').where('client_id', '=', clientId).execute();
  return {
    client: await selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow(),
    sessions: await selectFrom('sessions').selectAll().where('client_id', '=', clientId).execute(),
    assessments: await selectFrom('assessments').selectAll().where('client_id', '=', clientId).execute(),
    invoices: await selectFrom('invoices').selectAll().where('client_id', '=', clientId).execute(),
    invoiceSessions: await selectFrom('invoice_sessions')
      .selectAll()
      .where('client_id', '=', clientId)
      .execute(),
    annuals: await selectFrom('annuals').selectAll().where('client_id', '=', clientId).execute(),
    taskIds: tasks.map(({ id }) => id),
  };
}

/** The day of the latest entry of a record: of what took place, and of the writing about it. */
export function lastEntryIn(record: ClientRecord, timeZone: TimeZone): Day {
  const moments = [
    ...record.sessions.flatMap((session) => [session.date, session.updated_at]),
    ...record.assessments.map((assessment) => assessment.updated_at),
    ...record.invoices.flatMap((invoice) => [invoice.date_issued, invoice.date_paid, invoice.updated_at]),
    ...record.annuals.map((annual) => annual.updated_at),
  ];
  const days = moments.flatMap((moment) => (moment === null ? [] : [dayOf(moment, timeZone)]));
  const annualDays = record.annuals.map((annual) => annual.date);
  return lastEntryOf([dayOf(record.client.updated_at, timeZone), ...days, ...annualDays]);
}

/** Removes a client with all sessions, assessments, invoices and annual records; tasks stay without a client. */
export async function removeClientRecord(queries: CaseloadWrites, clientId: number): Promise<void> {
  await queries
    .updateTable('tasks')
    .set({ client_id: null, updated_at: queries.changedAt })
    .where('client_id', '=', clientId)
    .execute();
  await queries.deleteFrom('invoice_sessions').where('client_id', '=', clientId).execute();
  await queries.deleteFrom('annuals').where('client_id', '=', clientId).execute();
  await queries.deleteFrom('invoices').where('client_id', '=', clientId).execute();
  await queries.deleteFrom('assessments').where('client_id', '=', clientId).execute();
  await queries.deleteFrom('sessions').where('client_id', '=', clientId).execute();
  await queries.deleteFrom('clients').where('id', '=', clientId).execute();
}

/** Puts a record back as it stood, under the same ids, and names the client again in the tasks that did. */
export async function insertClientRecord(queries: CaseloadWrites, record: ClientRecord): Promise<void> {
  await queries.insertInto('clients', [record.client]);
  await queries.insertInto('sessions', record.sessions);
  await queries.insertInto(
    'assessments',
    record.assessments.map(({ questions, responses, ...row }) => ({
      ...row,
      questions: JSON.stringify(questions),
      responses: responses && JSON.stringify(responses),
    })),
  );
  await queries.insertInto('invoices', record.invoices);
  await queries.insertInto('invoice_sessions', record.invoiceSessions);
  await queries.insertInto('annuals', record.annuals);
  for await (const ids of inParts(record.taskIds)) {
    await queries
      .updateTable('tasks')
      .set({ client_id: record.client.id, updated_at: queries.changedAt })
      .where('id', 'in', ids)
      .where('client_id', 'is', null)
      .execute();
  }
}
