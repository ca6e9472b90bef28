import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { type AuditKey, auditKeyFrom } from '#server/platform/database/audit-key.ts';
import { auditHash } from '#server/platform/database/audit-log.ts';
import type { AuditLogTable } from '#server/platform/database/caseload-tables.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { adoptAuditKey } from './adopt-audit-key.ts';
import { verifyAudit } from './verify-audit.ts';

/** The key of an attacker who knows the database but not the real key. */
const forgery = auditKeyFrom('a key of whoever owns the database');
const NOW = new Date('2026-11-20T15:00:00.000Z');

/** Two logs of three lines each, that of the opened account among them. */
async function writtenLogs() {
  const practice = await startTestPractice();
  const therapists = [await practice.register(), await practice.register()];
  for (const therapist of therapists) {
    for (let count = 0; count < 2; count += 1) await addRecord(therapist, '/api/clients', buildClient());
  }
  const addLine = async () => void (await addRecord(therapists[1] ?? never(), '/api/clients', buildClient()));
  return { database: practice.database, addLine };
}

function never(): never {
  throw new Error('There are two');
}

const whole = { therapistId: 1, lines: 3, brokenAt: undefined, unreadable: 0 };
const second = { ...whole, therapistId: 2 };

/** Runs statements as the owner of the database, past all checks of the program. */
async function run(database: Database, ...statements: string[]): Promise<void> {
  for (const text of statements) await database.write((queries) => sql.raw(text).execute(queries));
}

/** Takes away what makes the table refuse changes. */
function unlock(database: Database): Promise<void> {
  return database.engine === 'postgres'
    ? run(database, 'DROP TRIGGER IF EXISTS audit_log_refuses_change ON audit_log')
    : run(
        database,
        'DROP TRIGGER IF EXISTS audit_log_refuses_update',
        'DROP TRIGGER IF EXISTS audit_log_refuses_delete',
      );
}

/** Writes the second log anew, with every hash as it would be for these lines. */
async function writeAnew(database: Database, lines: Omit<AuditLogTable, 'position'>[], key: AuditKey) {
  await unlock(database);
  await database.write(async (queries) => {
    await queries.deleteFrom('audit_log').where('therapist_id', '=', 2).execute();
    let previous = '';
    for (const [index, { hash: _, previous_hash: __, ...rest }] of lines.entries()) {
      const line = { ...rest, position: index + 1 };
      const hash = auditHash(line, previous, key);
      await queries
        .insertInto('audit_log')
        .values({ ...line, previous_hash: previous, hash })
        .execute();
      previous = hash;
    }
    await queries
      .updateTable('caseloads')
      .set({ audit_length: lines.length, audit_hash: previous })
      .where('therapist_id', '=', 2)
      .execute();
  });
}

const linesOf = (database: Database) =>
  database.read
    .selectFrom('audit_log')
    .selectAll()
    .where('therapist_id', '=', 2)
    .orderBy('position')
    .execute();

describe('The check of the audit log', () => {
  test('reports untouched logs as intact', async () => {
    const { database } = await writtenLogs();
    expect(await verifyAudit(database)).toEqual([whole, second]);
  });

  // The owner of a database can also remove the triggers by which the table refuses changes.
  test.each([
    [
      'a line that was changed',
      `UPDATE audit_log SET action = 'read' WHERE therapist_id = 2 AND position = 2`,
      2,
    ],
    ['a line that was taken out', 'DELETE FROM audit_log WHERE therapist_id = 2 AND position = 2', 2],
    ['lines that were cut off the end', 'DELETE FROM audit_log WHERE therapist_id = 2 AND position > 1', 2],
    ['a log that was emptied', 'DELETE FROM audit_log WHERE therapist_id = 2', 1],
  ])('detects %s', async (_what, statement, brokenAt) => {
    const { database } = await writtenLogs();
    await unlock(database);
    await run(database, statement);
    expect(await verifyAudit(database)).toEqual([whole, { ...second, brokenAt }]);
  });

  describe.each([
    ['a line in the middle', 1],
    ['the first line', 0],
    ['the last line', 2],
  ])('detects that %s was removed and the chain recomputed', (_what, taken) => {
    test.each([
      ['as before there was a key', null, 'none'],
      ['with another key', forgery.name, 'forged'],
      ['with another key under the name of the right one', undefined, 'forged'],
    ])('%s', async (_how, keyName, seal) => {
      const { database } = await writtenLogs();
      const { auditKey } = database;
      const lines = (await linesOf(database))
        .filter((_line, index) => index !== taken)
        .map((line) => ({ ...line, key_name: keyName === undefined ? auditKey.name : keyName }));
      await writeAnew(database, lines, seal === 'forged' ? forgery : auditKey);
      const [first, forged] = await verifyAudit(database);
      expect(first).toEqual(whole);
      expect(forged?.brokenAt).toBeDefined();
    });
  });

  test('detects that the log was shortened to an earlier end', async () => {
    const { database, addLine } = await writtenLogs();
    await unlock(database);
    await run(
      database,
      'DELETE FROM audit_log WHERE therapist_id = 2 AND position = 3',
      'UPDATE caseloads SET audit_length = 2, audit_hash = (SELECT hash FROM audit_log WHERE therapist_id = 2 AND position = 2) WHERE therapist_id = 2',
    );
    expect(await verifyAudit(database)).toMatchObject([whole, { brokenAt: 2 }]);
    // The program sees it at the next line, and says so in the log for good.
    await addLine();
    expect((await linesOf(database)).map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      'create account',
      'create client',
      'fail activity-log',
      'create client',
    ]);
    expect(await verifyAudit(database)).toMatchObject([whole, { brokenAt: 3 }]);
  });

  test('detects a cut disguised as a new key', async () => {
    const { database, addLine } = await writtenLogs();
    await unlock(database);
    await run(
      database,
      'DELETE FROM audit_log WHERE therapist_id = 2 AND position = 3',
      `UPDATE caseloads SET audit_key = '', audit_length = 2, audit_hash = (SELECT hash FROM audit_log WHERE therapist_id = 2 AND position = 2) WHERE therapist_id = 2`,
    );
    await addLine();
    expect(await verifyAudit(database)).toMatchObject([whole, { brokenAt: 3 }]);
  });
});

describe('A log that was started without the key', () => {
  /** Writes logs as a version before audit keys did. */
  async function earlierLogs() {
    const written = await writtenLogs();
    const { database } = written;
    const lines = (await linesOf(database)).map((line) => ({ ...line, key_name: null }));
    await writeAnew(database, lines, database.auditKey);
    await run(database, `UPDATE caseloads SET audit_key = '', audit_seal = '' WHERE therapist_id = 2`);
    return written;
  }

  test('continues with the key after a line that records it, and verifies', async () => {
    const { database, addLine } = await earlierLogs();
    expect(await adoptAuditKey(database, NOW)).toBe(0);
    await addLine();
    const keyed = (await linesOf(database)).map(({ entity, key_name }) => [entity, key_name]);
    expect(keyed.slice(2)).toEqual([
      ['client', null],
      ['audit-key', database.auditKey.name],
      ['client', database.auditKey.name],
    ]);
    expect(await verifyAudit(database)).toEqual([whole, { ...second, lines: 5 }]);
    expect(await adoptAuditKey(database, NOW)).toBe(0);
    expect(await linesOf(database)).toHaveLength(5);
  });

  test('can no longer be rewritten', async () => {
    const { database } = await earlierLogs();
    await adoptAuditKey(database, NOW);
    await run(database, `UPDATE audit_log SET action = 'read' WHERE therapist_id = 2 AND position = 2`);
    expect(await verifyAudit(database)).toMatchObject([whole, { brokenAt: 2 }]);
  });
});

describe('After the key was lost', () => {
  test('the log continues with a new key; of earlier lines only the order can be verified', async () => {
    const location = await createTestDatabase();
    const open = async (auditKey: string) => {
      const database = await openDatabase({ ...location, auditKey });
      onTestFinished(() => database.close());
      return database;
    };
    const before = await open('the key of before, which will be lost');
    const first = await startTestPractice({ database: before });
    await addRecord(await first.register(), '/api/clients', buildClient());
    await first.app.close();

    const database = await open('the key of since, which took its place');
    // Before the start that goes on with it, nothing says that there is to be another key.
    expect(await verifyAudit(database)).toEqual([{ ...whole, lines: 2, brokenAt: 2, unreadable: 2 }]);
    const said: string[] = [];
    const logger = { level: 'warn', stream: { write: (line: string) => void said.push(line) } };
    const since = await startTestPractice({ database, logger });
    expect(said.join()).toContain('sealed with another key than the one in use now');
    const therapist = since.visitor();
    await therapist.post('/api/login', { username: 'therapist1', password: 'quiet-swing-42' });
    const [newest, begun] = (await therapist.get('/api/activity')).json<ActivityLine[]>();
    expect(newest).toMatchObject({ action: 'create', entity: 'sign-in' });
    expect(begun).toMatchObject({ action: 'create', entity: 'audit-key', fullName: null });
    expect(await verifyAudit(database)).toEqual([{ ...whole, lines: 4, unreadable: 2 }]);
    await unlock(database);
    await run(database, `UPDATE audit_log SET key_name = 'fedcba9876543210' WHERE position = 4`);
    expect(await verifyAudit(database)).toMatchObject([{ brokenAt: 4 }]);
  });
});
