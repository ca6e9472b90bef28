import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { verifyAudit } from './verify-audit.ts';

async function writtenLogs() {
  const { database, register } = await startTestPractice();
  for (const therapist of [await register(), await register()]) {
    // With the line of the opened account they are three.
    for (let count = 0; count < 2; count += 1) await addRecord(therapist, '/api/clients', buildClient());
  }
  return database;
}

const whole = { therapistId: 1, lines: 3, brokenAt: undefined };

describe('The check of the audit log', () => {
  test('finds logs whole that nobody touched', async () => {
    const database = await writtenLogs();
    expect(await verifyAudit(database.read)).toEqual([whole, { ...whole, therapistId: 2 }]);
  });

  // Whoever can change the database itself can also take away what makes the table refuse changes.
  test.each([
    [
      'a line that was changed',
      `UPDATE audit_log SET action = 'read' WHERE therapist_id = 2 AND position = 2`,
      2,
    ],
    ['a line that was taken out', 'DELETE FROM audit_log WHERE therapist_id = 2 AND position = 2', 2],
    ['lines that were cut off the end', 'DELETE FROM audit_log WHERE therapist_id = 2 AND position > 1', 2],
    ['a log that was emptied', 'DELETE FROM audit_log WHERE therapist_id = 2', 1],
  ])('finds %s', async (_what, statement, brokenAt) => {
    const database = await writtenLogs();
    const triggers =
      database.engine === 'postgres'
        ? ['DROP TRIGGER audit_log_refuses_change ON audit_log']
        : ['DROP TRIGGER audit_log_refuses_update', 'DROP TRIGGER audit_log_refuses_delete'];
    for (const text of [...triggers, statement]) {
      await database.write((queries) => sql.raw(text).execute(queries));
    }
    expect(await verifyAudit(database.read)).toEqual([whole, { therapistId: 2, lines: 3, brokenAt }]);
  });
});
