import { expect, test } from 'vitest';
import { buildArchive } from '#tests/builders/archive-builder.ts';
import { buildLargeCaseload } from '#tests/builders/large-caseload.ts';
import { longestPauseDuring } from '#tests/setup/longest-pause.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const caseload = buildLargeCaseload(6_000);

test('Other requests are answered while a large archive is imported', async () => {
  const therapist = await (await startTestPractice()).register();
  const archive = buildArchive(caseload);
  const pause = await longestPauseDuring(async () => {
    const reply = await therapist.post('/api/import', archive);
    expect([reply.status, reply.json()]).toEqual([200, expect.objectContaining({ sessions: 6_000 })]);
  });
  expect(pause).toBeLessThan(0.5);
});

test('A row of a large archive that breaks a rule is named, and nothing is imported', async () => {
  const therapist = await (await startTestPractice()).register();
  const [last, ...others] = [...caseload.sessions].reverse();
  const sessions = [...others.reverse(), { ...last, duration: 5 }];
  const reply = await therapist.post('/api/import', buildArchive({ ...caseload, sessions }));
  expect([reply.status, reply.text]).toEqual([
    400,
    'everything.json, sessions, row 6000: Duration must be at least 15 minutes',
  ]);
  expect((await therapist.get('/api/clients')).json()).toEqual([]);
});
