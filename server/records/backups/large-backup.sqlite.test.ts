import { expect, test } from 'vitest';
import type { Backup } from '#domain/records/backups/backup.ts';
import { buildArchive } from '#tests/builders/archive-builder.ts';
import { buildLargeCaseload } from '#tests/builders/large-caseload.ts';
import { longestPauseDuring } from '#tests/setup/longest-pause.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

test('Other requests are answered while a large backup is made and checked', async () => {
  const owner = await (await startTestPractice()).register();
  await owner.post('/api/import', buildArchive(buildLargeCaseload(20_000)));
  let backup: Backup | undefined;
  const making = await longestPauseDuring(async () => {
    backup = (await owner.post('/api/backups')).json<Backup>();
  });
  const looking = await longestPauseDuring(async () => {
    expect((await owner.post(`/api/backups/${backup?.name}/check`, {})).status).toBe(200);
  });
  expect([making < 0.5, looking < 0.5], `${making} and ${looking} of the time`).toEqual([true, true]);
});
