import type { Backup } from '#domain/practice/backup.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Makes a backup and gives its name; on PostgreSQL, where there are none, a name that no backup has. */
export async function addBackup(owner: TestVisitor): Promise<string> {
  const reply = await owner.post('/api/backups');
  return reply.status === 201 ? reply.json<Backup>().name : 'daily-1999-12-31.db';
}
