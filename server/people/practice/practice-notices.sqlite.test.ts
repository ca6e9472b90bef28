import { expect, test } from 'vitest';
import { startBackedUpPractice } from '#tests/setup/backed-up-practice.ts';

test('Everybody sees for a week that the practice was restored', async () => {
  const { practice, owner, backUp, restore } = await startBackedUpPractice();
  const therapist = await practice.register();
  await restore(await backUp());
  for (const one of [owner, therapist]) {
    expect((await one.get('/api/practice-notices')).json()).toEqual([
      { kind: 'restored', at: '2026-11-20T15:01:00.000Z' },
    ]);
  }
});

test('Damaged data is reported to the owner only, writing stops, and /healthz says so', async () => {
  const { practice, owner } = await startBackedUpPractice();
  const therapist = await practice.register();
  expect((await practice.visitor().get('/healthz')).status).toBe(200);
  practice.database.file?.stopDamaged('practice.db is damaged.');
  expect((await owner.get('/api/practice-notices')).json()).toEqual([{ kind: 'data damaged', at: null }]);
  expect((await therapist.get('/api/practice-notices')).json()).toEqual([]);
  expect((await owner.post('/api/tasks', { title: 'Not saved' })).status).toBe(503);
  expect((await practice.visitor().get('/healthz')).status).toBe(503);
});
