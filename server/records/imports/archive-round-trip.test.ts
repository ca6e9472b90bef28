import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedRecords, type WholeCaseload } from '#domain/program/caseload-records.ts';
import { addCaseload, generatedCaseload } from '#tests/builders/generated-caseload.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** The export answers bytes: they are read from the app directly, with the therapist's cookies. */
async function exported({ app }: TestPractice, therapist: TestVisitor): Promise<Uint8Array> {
  const reply = await app.inject({ url: '/api/export', headers: { cookie: therapist.cookie } });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

/** Every list of the API, with the places of records in their lists instead of their numbers. */
async function listsOf(therapist: TestVisitor): Promise<unknown> {
  const list = async <Table extends keyof WholeCaseload>(table: Table) =>
    (await therapist.get(listAddress(table))).json<WholeCaseload[Table]>();
  const clients = await list('clients');
  const sessions = await list('sessions');
  const invoices = await list('invoices');
  const annuals = await list('annuals');
  const plans = await list('plans');
  const goals = await list('goals');
  const place = (records: readonly { id: number }[], id: number | null) =>
    id === null ? null : records.findIndex((record) => record.id === id);
  const places = (records: readonly { id: number }[], ids: readonly number[]) =>
    ids.map((id) => place(records, id)).sort();
  const plain = <Row extends { id: number; therapistId: number }>({ id, therapistId, ...row }: Row) => row;
  const ofClient = <Row extends { id: number; therapistId: number; clientId: number | null }>(row: Row) => ({
    ...plain(row),
    clientId: place(clients, row.clientId),
  });
  const ofNoClient: Record<string, object[]> = {};
  for (const kind of listedRecords)
    if (!('clientId' in kind.fields)) ofNoClient[kind.table] = (await list(kind.table)).map(plain);
  return {
    ...ofNoClient,
    sessions: sessions.map(ofClient),
    assessments: (await list('assessments')).map(ofClient),
    invoices: invoices.map((row) => ({
      ...ofClient(row),
      sessionIds: places(sessions, row.sessionIds),
      annualIds: places(annuals, row.annualIds),
      lines: row.lines.map((line) => ({
        ...line,
        sessionId: place(sessions, line.sessionId),
        annualId: place(annuals, line.annualId),
      })),
    })),
    annuals: annuals.map((row) => ({ ...ofClient(row), invoiceId: place(invoices, row.invoiceId) })),
    note_versions: (await list('note_versions')).map((row) => ({
      ...ofClient(row),
      sessionId: place(sessions, row.sessionId),
    })),
    tasks: (await list('tasks')).map(ofClient),
    plans: plans.map(ofClient),
    goals: goals.map((row) => ({
      ...ofClient(row),
      planId: place(plans, row.planId),
      parentId: place(goals, row.parentId),
      continuesId: place(goals, row.continuesId),
    })),
    // Their list goes by the numbers of the goals, which an import gives in another order where one continues another.
    goal_revisions: (await list('goal_revisions'))
      .map((row) => ({ ...ofClient(row), goalId: place(goals, row.goalId) ?? -1 }))
      .toSorted((one, other) => one.goalId - other.goalId || one.revision - other.revision),
    goal_results: (await list('goal_results')).map((row) => ({
      ...ofClient(row),
      sessionId: place(sessions, row.sessionId),
      goalId: place(goals, row.goalId),
    })),
    documents: (await list('documents')).map((row) => ({
      ...ofClient(row),
      planId: place(plans, row.planId),
      annualId: place(annuals, row.annualId),
    })),
    session_notes: (await list('session_notes')).map((row) => ({
      ...ofClient(row),
      sessionId: place(sessions, row.sessionId),
      planId: place(plans, row.planId),
    })),
  };
}

test('An export imported into another practice has the same content', async () => {
  const clock = () => new Date('2026-11-20T15:00:00.000Z');
  const [from, into] = [await startTestPractice({ clock }), await startTestPractice({ clock })];
  // The other practice has given numbers before, so that none of them can be the same by chance.
  await addCaseload(await into.register(), { children: [], tasks: [{}], ofNoClient: {} });
  await fc.assert(
    fc.asyncProperty(generatedCaseload, async (caseload) => {
      const therapist = await from.register();
      await addCaseload(therapist, caseload);
      const newcomer = await into.register();
      const reply = await newcomer.post('/api/import', await exported(from, therapist));
      expect([reply.status, reply.text]).toEqual([200, reply.text]);
      const lists = await listsOf(newcomer);
      expect(lists).toEqual(await listsOf(therapist));
      const counts = reply.json<Record<string, number>>();
      for (const { table } of listedRecords) {
        expect((await newcomer.get(listAddress(table))).json<unknown[]>()).toHaveLength(counts[table] ?? -1);
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);
