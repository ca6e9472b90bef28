import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { PracticeNotice } from '#domain/people/practice/practice-notice.ts';
import { addSignable, signReport } from '#tests/builders/signing-builder.ts';
import { startBackedUpPractice } from '#tests/setup/backed-up-practice.ts';

test.each([
  ['an addendum', 2, ['left', 'Left']],
  ['a document', 3, ['Progress Report', 'Progress report']],
])(
  'One letter of %s that is altered in a backup is found once it is restored, and is told to the owner',
  async (_, position, [was, is]) => {
    const { owner, folder, backUp, restore } = await startBackedUpPractice();
    const { note, client } = await addSignable(owner);
    expect((await owner.post(`${note}/sign`, { status: 'completed' })).status).toBe(201);
    await owner.post(`${note}/addenda`, { words: 'Used the left hand.' });
    await signReport(owner, client.id);
    const backup = await backUp();
    const file = new DatabaseSync(join(folder, backup.name));
    file.exec('DROP TRIGGER signed_documents_stay_as_signed');
    file
      .prepare('UPDATE signed_documents SET text = replace(text, ?, ?) WHERE position = ?')
      .run(`${was}`, `${is}`, position);
    file.close();
    const notices = async () => (await owner.get('/api/practice-notices')).json<PracticeNotice[]>();
    expect(await notices()).toEqual([]);
    await restore(backup);
    await vi.waitFor(
      async () =>
        expect(await notices()).toContainEqual({
          kind: 'signed changed',
          at: null,
          places: [{ clientId: client.id, position, therapist: null }],
        }),
      20_000,
    );
  },
);
