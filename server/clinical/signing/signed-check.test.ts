import { expect, test, vi } from 'vitest';
import type { PracticeNotice } from '#domain/people/practice/practice-notice.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { runAsDatabaseOwner } from '#tests/setup/database-owner.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const clock = () => new Date('2026-11-20T15:00:00.000Z');

test('Only the owner is notified of changed or missing signed texts, and work can go on', async () => {
  const practice = await startTestPractice({ clock });
  const [owner, therapist] = [await practice.register(), await practice.register()];
  const own = await addSignable(owner);
  const others = await addSignable(therapist);
  await owner.post(`${own.note}/sign`, { status: 'completed' });
  await owner.post(`${own.note}/addenda`, { words: 'Used the left hand.' });
  await therapist.post(`${others.note}/sign`, { status: 'completed' });
  await runAsDatabaseOwner(practice.database, [
    "UPDATE signed_documents SET text = replace(text, 'left', 'Left') WHERE position = 2",
    `DELETE FROM signed_documents WHERE client_id = ${others.client.id}`,
  ]);

  const again = await startTestPractice({ clock, database: practice.database, config: practice.config });
  await again.app.listen({ port: 0 });
  const signIn = async (username: string) => {
    const visitor = again.visitor();
    await visitor.post('/api/login', { username, password: 'quiet-swing-42' });
    return visitor;
  };
  const notices = async (username: string) =>
    (await (await signIn(username)).get('/api/practice-notices')).json<PracticeNotice[]>();
  // The program checks once it listens, in the background.
  await vi.waitFor(async () => expect(await notices('therapist1')).not.toEqual([]), 20_000);
  expect(await notices('therapist1')).toEqual([
    {
      kind: 'signed changed',
      at: null,
      places: [
        { clientId: own.client.id, position: 2, therapist: null },
        { clientId: others.client.id, position: 1, therapist: 'Therapist 2 Sample' },
      ],
    },
  ]);
  expect(await notices('therapist2')).toEqual([]);
  const added = await (await signIn('therapist1')).post(`${own.note}/addenda`, { words: 'Goes on.' });
  expect(added.status).toBe(201);
});
