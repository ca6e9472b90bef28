import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newAccount } from '#tests/setup/journey-account.ts';
import { runProgram, startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const run = async (dataDir: string, script: string, ...args: string[]): Promise<[number | null, string]> => {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', script, ...args] as const;
  const program = runProgram({ DATA_DIR: dataDir }, command);
  const { code } = await program.ended;
  return [code, program.output()];
};

/** Runs `npm run audit:verify`; returns its output and exit code. */
const verify = (dataDir: string, ...args: string[]) => run(dataDir, 'scripts/verify-audit.ts', ...args);

/** Turns the log back to its first line, end and seal as they were then, and locks it again. */
function turnBack(dataDir: string, firstEnd: Record<string, unknown>): void {
  const database = new DatabaseSync(path.join(dataDir, 'practice.db'));
  const triggers = database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'audit_log'")
    .all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
  database.exec('DELETE FROM audit_log WHERE position > 1');
  database
    .prepare('UPDATE caseloads SET audit_length = 1, audit_hash = ?, audit_seal = ?')
    .run(String(firstEnd.audit_hash), String(firstEnd.audit_seal));
  for (const { sql } of triggers) database.exec(String(sql));
  database.close();
}

function endOf(dataDir: string): Record<string, unknown> {
  const database = new DatabaseSync(path.join(dataDir, 'practice.db'), { readOnly: true });
  const end = database.prepare('SELECT audit_length, audit_hash, audit_seal FROM caseloads').get() ?? {};
  database.close();
  return end;
}

/** A practice with two lines in its log, stopped: where the log first ended, and what the server's log told last. */
async function stoppedPractice() {
  const dataDir = temporaryFolder();
  const program = await startProgram({ DATA_DIR: dataDir });
  const visitor = visitorAt(program.url);
  await visitor.post('/api/register', newAccount());
  const firstEnd = endOf(dataDir);
  await visitor.post('/api/logout');
  await program.stop();
  // The backup of the day may have been made by now, or not: each test says what was kept elsewhere.
  rmSync(path.join(dataDir, 'backups'), { recursive: true, force: true });
  mkdirSync(path.join(dataDir, 'backups'), { mode: 0o700 });
  const told = program.output().match(/\{[^\n]*where the activity logs end[^\n]*\}/g) ?? [];
  return { dataDir, firstEnd, anchor: String(JSON.parse(told.at(-1) ?? '{}').heads?.['1']) };
}

test('A log that was reverted is found by the server’s own log', async () => {
  const { dataDir, firstEnd, anchor } = await stoppedPractice();
  expect(statSync(path.join(dataDir, 'audit.key')).mode & 0o777).toBe(0o600);
  const whole = expect.stringContaining('All 2 lines of 1 logs are as they were written');
  expect(await verify(dataDir, '--anchor', anchor)).toEqual([0, whole]);

  turnBack(dataDir, firstEnd);
  expect((await verify(dataDir))[0]).toBe(0);
  const found = expect.stringContaining('A log had 2 lines when --anchor was kept');
  expect(await verify(dataDir, '--anchor', anchor)).toEqual([1, found]);
  expect(await verify(dataDir, '--anchor', 'two')).toEqual([1, expect.stringContaining('An anchor is')]);
});

test('A log that was reverted is found by the small file of a backup', async () => {
  const { dataDir, firstEnd } = await stoppedPractice();
  const backup = path.join(dataDir, 'backups', 'practice-2026-11-20T150000Z.db');
  expect((await run(dataDir, 'scripts/backup.ts', backup))[0]).toBe(0);
  expect(readFileSync(`${backup}.heads`, 'utf8')).toMatch(/^\{"1":"2:[0-9a-f]{64}"\}\n$/);
  expect(globSync(path.join(dataDir, 'backups', '*.unfinished'))).toEqual([]);
  expect((await verify(dataDir))[0]).toBe(0);

  turnBack(dataDir, firstEnd);
  const found = 'The log of therapist 1 had 2 lines when practice-2026-11-20T150000Z.db.heads was kept';
  expect(await verify(dataDir)).toEqual([1, expect.stringContaining(found)]);
});
