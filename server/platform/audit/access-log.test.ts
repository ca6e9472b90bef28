import { expect, test } from 'vitest';
import type { Database } from '#server/platform/database/connection.ts';
import { NOW, twoCaseloads } from '#tests/builders/two-caseloads.ts';
import { AccessLog } from './access-log.ts';

test('The log writes a read that the database refused once it accepts it again, in order', async () => {
  const { database, hers } = await twoCaseloads();
  let isAway = true;
  const leaving: Pick<Database, 'write'> = {
    write: (job) => (isAway ? Promise.reject(new Error('away')) : database.write(job)),
  };
  const log = new AccessLog(leaving);
  const note = (entityId: number) =>
    log.add(
      hers.id,
      { action: 'read', entity: 'client', entityId, clientId: entityId },
      { kind: 'therapist', id: hers.id, address: null },
      NOW,
    );

  note(1);
  await expect(log.flush()).rejects.toThrow('away');
  note(2);
  isAway = false;
  await log.close();

  const written = await database.read
    .selectFrom('audit_log')
    .select('entity_id')
    .where('action', '=', 'read')
    .orderBy('position')
    .execute();
  expect(written.map((line) => line.entity_id)).toEqual([1, 2]);
});
