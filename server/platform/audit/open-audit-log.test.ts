import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { refusesChange } from '#server/platform/database/append-only.ts';
import { openTestDatabase, testEngine } from '#tests/setup/test-database.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { brokenAnchors, isHead } from './check-anchors.ts';
import { readLogHeads } from './log-heads.ts';
import { verifyAudit } from './verify-audit.ts';

/** Collects the lines of the server's log. */
function listeningLog(level: 'info' | 'warn') {
  const said: Record<string, unknown>[] = [];
  const write = (line: string) => void said.push(JSON.parse(line));
  return { said, logger: { level, stream: { write } } };
}

describe('The protection of the log against changes', () => {
  const unlocking =
    testEngine() === 'postgres'
      ? [
          ['taken away', 'DROP TRIGGER audit_log_refuses_change ON audit_log'],
          ['turned off', 'ALTER TABLE audit_log DISABLE TRIGGER audit_log_refuses_change'],
          [
            'made to let everything through',
            'CREATE OR REPLACE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
          ],
        ]
      : [
          ['taken away', 'DROP TRIGGER audit_log_refuses_delete'],
          [
            'made to let everything through',
            'DROP TRIGGER audit_log_refuses_update; CREATE TRIGGER audit_log_refuses_update BEFORE UPDATE ON audit_log BEGIN SELECT 1; END',
          ],
        ];

  test.each(unlocking)(
    '%s is detected and restored at the start, and each log records it',
    async (_what, statements) => {
      const database = await openTestDatabase();
      const before = await startTestPractice({ database });
      await before.register();
      await before.app.close();
      expect(await refusesChange(database.read, database.engine, 'audit_log')).toBe(true);
      const parts = testEngine() === 'sqlite' ? statements.split(/; (?=CREATE)/) : [statements];
      for (const part of parts) await database.write((queries) => sql.raw(part).execute(queries));
      expect(await refusesChange(database.read, database.engine, 'audit_log')).toBe(false);

      const { said, logger } = listeningLog('warn');
      const practice = await startTestPractice({ database, logger });
      expect(said).toMatchObject([
        { msg: expect.stringContaining('did not refuse changes any more: its triggers had been taken away') },
      ]);
      expect(await refusesChange(database.read, database.engine, 'audit_log')).toBe(true);
      for (const statement of ['UPDATE audit_log SET user_id = 99', 'DELETE FROM audit_log']) {
        const change = database.write((queries) => sql.raw(statement).execute(queries));
        await expect(change).rejects.toThrow('audit_log is append-only');
      }
      const therapist = practice.visitor();
      await therapist.post('/api/login', { username: 'therapist1', password: 'quiet-swing-42' });
      const [, line] = (await therapist.get('/api/activity')).json<ActivityLine[]>();
      expect(line).toMatchObject({ action: 'restore', entity: 'activity-log', fullName: null });
      expect(await verifyAudit(database)).toMatchObject([{ brokenAt: undefined }]);
    },
  );
});

describe('The ends of the logs', () => {
  test('are logged at the start and when the program stops, as numbers and hashes only', async () => {
    const { said, logger } = listeningLog('info');
    const practice = await startTestPractice({ logger });
    await practice.app.listen({ port: 0, host: '127.0.0.1' });
    const therapist = await practice.register();
    await therapist.get('/api/clients');
    await practice.app.close();
    const told = said.filter(({ msg }) => msg === 'where the activity logs end');
    const heads = await readLogHeads(practice.database.read);
    expect(told).toMatchObject([{ heads: {} }, { heads }]);
    // The latest read is in it, too.
    expect(heads['1']).toMatch(/^2:[0-9a-f]{64}$/);
  });

  test('reveal a log that was reset to an earlier state, seal included', async () => {
    const { database, register } = await startTestPractice();
    const therapist = await register();
    const caseload = () => database.read.selectFrom('caseloads').selectAll().executeTakeFirstOrThrow();
    const { audit_length, audit_hash, audit_key, audit_seal } = await caseload();
    await therapist.post('/api/logout');
    const head = (await readLogHeads(database.read))['1'] ?? '';
    const anchors = [
      { source: 'a backup', therapistId: 1, head },
      { source: '--anchor', therapistId: undefined, head },
    ];
    expect(await brokenAnchors(database.read, anchors)).toEqual([]);
    await database.write(async (queries) => {
      const triggers = database.engine === 'postgres' ? ['change ON audit_log'] : ['update', 'delete'];
      for (const end of triggers) await sql.raw(`DROP TRIGGER audit_log_refuses_${end}`).execute(queries);
      await queries.deleteFrom('audit_log').where('position', '>', audit_length).execute();
      await queries
        .updateTable('caseloads')
        .set({ audit_length, audit_hash, audit_key, audit_seal })
        .execute();
    });
    expect(await verifyAudit(database)).toMatchObject([{ brokenAt: undefined }]);
    expect(await brokenAnchors(database.read, anchors)).toEqual(anchors);
    const empty = { source: 'a backup', therapistId: 7, head: '0:' };
    expect(await brokenAnchors(database.read, [empty])).toEqual([]);
  });

  test.each(['12', 'x:y', `12:${'g'.repeat(64)}`, '', `-1:${'0'.repeat(64)}`])('do not accept %s', (text) => {
    expect(isHead(text)).toBe(false);
  });
});
