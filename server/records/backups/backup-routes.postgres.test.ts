import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

test('On PostgreSQL the program makes no backups and explains what does', async () => {
  const practice = await startTestPractice();
  const owner = await practice.register();
  expect((await owner.get('/api/backups')).json()).toEqual({
    isKeptHere: false,
    publicKey: null,
    backups: [],
  });
  const path = '/api/backups/daily-2026-11-20.db';
  for (const reply of [
    await owner.post('/api/backups'),
    await owner.post(`${path}/download`, { password: 'quiet-swing-42' }),
    await owner.post(`${path}/check`, {}),
    await owner.post('/api/backup-keys'),
    await owner.get('/api/backup-downloads/none'),
    await owner.post(`${path}/restore`, { password: 'quiet-swing-42' }),
  ]) {
    expect(statusAndText(reply)).toEqual([
      409,
      'The data is in a database server, whose own tools back it up and restore it',
    ]);
  }
});
