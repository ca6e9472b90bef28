import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount } from '#tests/setup/journey-account.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { runProgram, startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
  return () => postgres.stop();
});

/** Runs the command beside the program and gives what it printed and how it ended. */
async function recover(environment: Record<string, string>, ...names: string[]) {
  const command = runProgram(environment, ['npm', 'run', '--silent', 'recover', '--', ...names]);
  const { code } = await command.ended;
  return { code, output: command.output() };
}

describe.each(['SQLite', 'PostgreSQL'])('npm run recover, on %s', (engine) => {
  test('makes a link that works while the program runs', async () => {
    const environment: Record<string, string> =
      engine === 'SQLite'
        ? { DATA_DIR: temporaryFolder() }
        : { DATABASE_URL: await createPostgresDatabase(postgres.url, 'recover_command') };
    const program = await startProgram(environment);
    const account = newAccount();
    const laptop = visitorAt(program.url);
    await laptop.post('/api/register', account);

    const { code, output } = await recover(
      { ...environment, SITE_URL: 'https://practice.example.com' },
      account.email,
    );
    expect([code, output]).toEqual([0, expect.stringContaining(`${account.fullName} (${account.username})`)]);
    const [, token] = /https:\/\/practice\.example\.com\/auth\/recover#(\S+)/.exec(output) ?? [];
    const newPassword = 'brave-kite-77';
    expect((await visitorAt(program.url).post('/api/recovery', { token, newPassword })).status).toBe(204);
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect((await laptop.post('/api/login', { ...account, password: newPassword })).status).toBe(200);

    const lost = await recover(environment, account.username, '--remove-second-factor');
    expect(lost.output).toContain('Two-factor sign-in is off now, and passkeys are removed.');

    const unknown = await recover(environment, 'nobody-at-all');
    expect(unknown).toEqual({ code: 1, output: 'Nobody here has the username or email nobody-at-all.\n' });
    await program.stop();
  });
});

test.each([[[]], [['one', 'another']], [['--unknown', 'robin']]])(
  'npm run recover with %o says how it is used',
  async (names) => {
    const { code, output } = await recover({ DATA_DIR: temporaryFolder() }, ...names);
    expect([code, output]).toEqual([
      1,
      'Say whose password is forgotten: npm run recover -- USERNAME-OR-EMAIL [--remove-second-factor]\n',
    ]);
  },
);
