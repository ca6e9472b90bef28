import { expect, test } from 'vitest';
import type { Actor } from '#server/platform/database/actor.ts';
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
  const note = (entityId: number, actor: Actor = { kind: 'therapist', id: hers.id, address: null }) =>
    log.add(hers.id, { action: 'read', entity: 'client', entityId, clientId: entityId }, actor, NOW);

  note(1);
  await expect(log.flush()).rejects.toThrow('away');
  // Its caller left so early that no address could be read.
  note(2, JSON.parse(`{ "kind": "therapist", "id": ${hers.id} }`));
  note(3);
  isAway = false;
  await log.close();

  const written = await database.read
    .selectFrom('audit_log')
    .select('entity_id')
    .where('action', '=', 'read')
    .orderBy('position')
    .execute();
  expect(written.map((line) => line.entity_id)).toEqual([1, 2, 3]);
});
