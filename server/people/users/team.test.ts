import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

test('Only the owner can see the team', async () => {
  const { register, visitor } = await startTestPractice();
  const [owner, therapist] = [await register(), await register()];
  expect((await visitor().get('/api/team')).status).toBe(401);
  expect((await therapist.get('/api/team')).status).toBe(403);
  const reply = await owner.get('/api/team');
  expect(reply.json()).toMatchObject([
    { fullName: 'Therapist 1 Sample', isOwner: true },
    { fullName: 'Therapist 2 Sample', isOwner: false },
  ]);
  expect(reply.text).not.toContain('argon2');
});
