import { expect, onTestFinished, test } from 'vitest';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import {
  countRows,
  createEarlierSchema,
  everySchema,
  openQueries,
  releasedSchema,
} from '#tests/builders/earlier-schema.ts';
import { earlierLists } from '#tests/builders/earlier-version.ts';
import { emptyLocation, migrationsOf } from '#tests/setup/empty-database.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { openDatabase } from './open-database.ts';

const clock = () => new Date('2026-11-20T16:00:00.000Z');
/** Tables that have another name today. */
const renamed = new Map([['consultation_requests', 'inquiries']]);

// Rows of version 0.1.0 are laid in each schema up to its own. From there on one practice walks through every later
// schema and gets the rows of each, so that what any of them kept goes through all migrations after it.
const laidIn = everySchema.filter(
  (schema, place) => schema <= releasedSchema || place === everySchema.length - 1,
);

test.each(laidIn)('A database of %s opens with all its data', async (schema) => {
  const location = await emptyLocation();
  await createEarlierSchema(location, schema);
  const laid = await rowsAt(location);
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  expect(await migrationsOf(database)).toEqual(everySchema);
  const kept = await countRows(database.read);
  for (const [table, count] of laid) {
    // Keys were good for a day, the sessions of an invoice are on its lines, and the words of each session in its note.
    if (['idempotency_keys', 'invoice_sessions', 'session_notes', 'note_words'].includes(table)) continue;
    expect([table, kept.get(renamed.get(table) ?? table)]).toEqual([table, count]);
  }

  const practice = await startTestPractice({ clock, database });
  const robin = practice.visitor();
  const signIn = await robin.post('/api/login', { username: 'robin', password: 'quiet-swing-42' });
  expect([signIn.status, signIn.text]).toEqual([200, expect.any(String)]);
  for (const [table, rows] of Object.entries(earlierLists())) {
    expect((await robin.get(`/api/${table}`)).json(), table).toMatchObject(rows);
  }
  const restored = await robin.post('/api/sealed-records/1/restore');
  expect(restored.status, restored.text).toBe(200);
  expect((await robin.get('/api/clients')).text).toContain('"Lena"');
  expect((await robin.post('/api/clients', buildClient())).status).toBe(201);
  for (const log of await verifyAudit(database)) expect(log.brokenAt).toBeUndefined();
});

async function rowsAt(location: Parameters<typeof openQueries>[0]): Promise<Map<string, number>> {
  const queries = openQueries(location);
  try {
    return await countRows(queries);
  } finally {
    await queries.destroy();
  }
}
