import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { PracticeNotice } from '#domain/practice/practice-notice.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { startBackedUpPractice } from '#tests/setup/backed-up-practice.ts';

test('One letter that is altered in a backup is found once it is restored, and is told to the owner', async () => {
  const { owner, folder, backUp, restore } = await startBackedUpPractice();
  const { note, client } = await addSignable(owner);
  expect((await owner.post(`${note}/sign`, { status: 'completed' })).status).toBe(201);
  await owner.post(`${note}/addenda`, { words: 'Used the left hand.' });
  const backup = await backUp();
  const file = new DatabaseSync(join(folder, backup.name));
  file.exec('DROP TRIGGER signed_documents_stay_as_signed');
  file.exec("UPDATE signed_documents SET text = replace(text, 'left', 'Left') WHERE position = 2");
  file.close();
  const notices = async () => (await owner.get('/api/practice-notices')).json<PracticeNotice[]>();
  expect(await notices()).toEqual([]);
  await restore(backup);
  await vi.waitFor(
    async () =>
      expect(await notices()).toContainEqual({
        kind: 'signed changed',
        at: null,
        places: [{ clientId: client.id, position: 2, therapist: null }],
      }),
    20_000,
  );
});
