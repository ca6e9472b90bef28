import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { activityActions } from '#domain/platform/audit/activity.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { testEngine } from '#tests/setup/test-database.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { SYSTEM_ACTOR } from './actor.ts';
import { auditKeyFrom } from './audit-key.ts';
import { appendAuditEntries, auditHash } from './audit-log.ts';
import type { Database } from './connection.ts';

function logOf({ read }: Database) {
  return read.selectFrom('audit_log').selectAll().orderBy('therapist_id').orderBy('position').execute();
}

/** A therapist who has added, changed, looked at and deleted things; what she looked at is written down. */
async function workedPractice() {
  const practice = await startTestPractice({
    config: { trustProxy: 1 },
    clock: () => new Date('2026-11-20T15:00:00.000Z'),
  });
  const therapist = await practice.register();
  const user = (await therapist.get('/api/user')).json<{ id: number }>();
  const { id: clientId } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
  const { id: sessionId } = await addRecord<{ id: number }>(
    therapist,
    '/api/sessions',
    buildSession({ clientId, notes: 'A very private note' }),
  );
  await therapist.put(
    `/api/sessions/${sessionId}`,
    { status: 'completed' },
    { 'x-forwarded-for': '192.0.2.7' },
  );
  await therapist.get(`/api/clients/${clientId}`);
  await therapist.delete(`/api/clients/${clientId}`);
  await practice.app.close();
  return { ...practice, userId: user.id, clientId, sessionId };
}

describe('The audit log', () => {
  test('accepts every action that the program knows, and no other', async () => {
    const { database, register } = await startTestPractice();
    const { id } = (await (await register()).get('/api/user')).json<{ id: number }>();
    const entries = activityActions.map(
      (action) => ({ action, entity: 'account', entityId: id, clientId: null }) as const,
    );
    await database.write((queries) =>
      appendAuditEntries(queries, id, entries, SYSTEM_ACTOR, '2026-11-20T15:00:00.000Z'),
    );
    expect((await logOf(database)).slice(-entries.length).map(({ action }) => action)).toEqual(
      activityActions,
    );
    const [line] = await logOf(database);
    if (line === undefined) throw new Error('There is a line for each action');
    expect(line.key_name).toHaveLength(16);
    const unknown = database.write((queries) =>
      queries
        .withTables<{ audit_log: Record<string, unknown> }>()
        .insertInto('audit_log')
        .values({ ...line, position: 999, action: 'whisper' })
        .execute(),
    );
    await expect(unknown).rejects.toThrow(/constraint/i);
  });

  test('records who did what to which record, when and from where', async () => {
    const { database, userId, clientId, sessionId } = await workedPractice();
    const log = await logOf(database);
    const about = {
      therapist_id: userId,
      user_id: userId,
      at: '2026-11-20T15:00:00.000Z',
      client_id: clientId,
    };
    expect(log).toMatchObject([
      { ...about, position: 1, action: 'create', entity: 'account', entity_id: userId, client_id: null },
      { ...about, position: 2, action: 'create', entity: 'client', entity_id: clientId },
      { ...about, position: 3, action: 'create', entity: 'session', entity_id: sessionId },
      {
        ...about,
        position: 4,
        action: 'update',
        entity: 'session',
        entity_id: sessionId,
        address: '192.0.2.7',
      },
      { ...about, position: 5, action: 'delete', entity: 'client', entity_id: clientId },
      { ...about, position: 6, action: 'read', entity: 'client', entity_id: clientId },
    ]);
  });

  test("contains nothing of the records' content", async () => {
    const { database } = await workedPractice();
    // A hash may hold any digits by chance.
    const lines = (await logOf(database)).map(
      ({ hash: _, previous_hash: __, key_name: ___, ...line }) => line,
    );
    const log = JSON.stringify(lines);
    for (const text of ['Ivy', 'private note', 'example.com', '555']) expect(log).not.toContain(text);
  });

  test('links each line to the previous one up to the last, so that a change is detected', async () => {
    const { database } = await workedPractice();
    const { auditKey } = database;
    let previous = '';
    for (const { hash, previous_hash, ...line } of await logOf(database)) {
      expect(previous_hash).toBe(previous);
      expect(hash).toBe(auditHash(line, previous, auditKey));
      expect(hash).not.toBe(auditHash({ ...line, action: 'read', entity: 'task' }, previous, auditKey));
      expect(hash).not.toBe(auditHash(line, previous, auditKeyFrom('another key')));
      previous = hash;
    }
    const [caseload] = await database.read.selectFrom('caseloads').selectAll().execute();
    expect(caseload).toMatchObject({ audit_length: 6, audit_hash: previous });
  });

  test('cannot be changed, deleted or truncated', async () => {
    const { database } = await workedPractice();
    const before = await logOf(database);
    const statements = ['UPDATE audit_log SET user_id = 99', 'DELETE FROM audit_log'];
    if (testEngine() === 'postgres') statements.push('TRUNCATE audit_log');
    for (const statement of statements) {
      const change = database.write((queries) => sql.raw(statement).execute(queries));
      await expect(change, statement).rejects.toThrow('audit_log is append-only');
    }
    expect(await logOf(database)).toEqual(before);
  });

  test('keeps one unbroken chain through many concurrent writes', async () => {
    const practice = await startTestPractice();
    const therapist = await practice.register();
    await Promise.all(Array.from({ length: 15 }, () => therapist.post('/api/clients', buildClient())));
    const log = await logOf(practice.database);
    expect(log.map(({ position }) => position)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    for (const [index, line] of log.entries()) {
      expect(line.previous_hash).toBe(index === 0 ? '' : log[index - 1]?.hash);
    }
  });
});
