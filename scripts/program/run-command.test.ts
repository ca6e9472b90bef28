import { mkdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { WritingStopped } from '#server/platform/database/writing-stopped.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { runCommand } from './run-command.ts';

const umask = process.umask();
afterEach(() => {
  process.umask(umask);
  process.exitCode = undefined;
});

test.each([
  ['an expected error', () => Promise.reject(new StartupError('Say which.')), 'Say which.'],
  ['a full disk', () => Promise.reject(new WritingStopped()), 'Nothing can be saved at the moment.'],
  [
    'a folder in place of a file',
    async () => void readFileSync('/'),
    /^The command could not finish: EISDIR: .*\.$/,
  ],
  ['a file in place of a folder', async () => void mkdirSync('package.json/x'), /not a directory/],
  [
    'a file that SQLite cannot open',
    async () => void new DatabaseSync('/nowhere/practice.db'),
    'The command could not finish: unable to open database file.',
  ],
])('Of %s one line is printed', async (_what, run, line) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(run);
  expect(printed.mock.calls).toEqual([[expect.stringMatching(line)]]);
  expect(process.exitCode).toBe(1);
  printed.mockRestore();
});

test('A program error is thrown', async () => {
  await expect(
    runCommand(async () => new DatabaseSync(':memory:').exec('SELECT 1 FROM absent')),
  ).rejects.toThrow('no such table');
});
