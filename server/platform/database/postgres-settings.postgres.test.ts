import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { compareText } from '#domain/platform/search-text.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { askPostgres, dropPostgresDatabase, runOnPostgres } from '#tests/setup/postgres-admin.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { openDatabase } from './open-database.ts';
import { openPool } from './postgres-pool.ts';

/** Returns an empty database with settings of its own, as a host or its operator may have set them. */
async function databaseWith(settings: Record<string, string>) {
  const location = await createTestDatabase();
  const databaseUrl = location.databaseUrl ?? '';
  const name = new URL(databaseUrl).pathname.slice(1);
  for (const [setting, value] of Object.entries(settings))
    await runOnPostgres(databaseUrl, `ALTER DATABASE ${name} SET ${setting} = ${value}`);
  return { ...location, databaseUrl };
}

/** Starts a practice on such a database; it is closed at the end of the test. */
async function practiceOn(settings: Record<string, string>) {
  const database = await openDatabase(await databaseWith(settings));
  onTestFinished(() => database.close());
  return startTestPractice({ database });
}

test.each([
  { datestyle: "'SQL, MDY'", timezone: "'America/New_York'" },
  { datestyle: "'German, DMY'", timezone: "'Asia/Kolkata'", intervalstyle: "'sql_standard'" },
  { datestyle: "'Postgres, DMY'", bytea_output: "'escape'", extra_float_digits: '-15' },
  { default_transaction_isolation: "'serializable'", standard_conforming_strings: 'off' },
  { transform_null_equals: 'on', array_nulls: 'off', client_encoding: "'LATIN1'" },
])('Records read the same with the settings %j', async (settings) => {
  const { register } = await practiceOn(settings);
  const therapist = await register();
  const sent = buildClient({ firstName: '李明', lastName: 'O\\Brien', dateOfBirth: '2018-04-09' });
  const { id } = await addRecord<Client>(therapist, '/api/clients', sent);
  expect((await therapist.get(`/api/clients/${id}`)).json<Client>()).toMatchObject(sent);
  const date = '2026-11-02T14:30:00.000Z';
  const session = { clientId: id, date, duration: 45, type: 'individual' };
  expect(await addRecord(therapist, '/api/sessions', session)).toMatchObject({ date });
  await addOneOfEach(therapist);
  for (const table of ['closings', 'annuals', 'goals', 'plans'] as const)
    expect((await therapist.get(listAddress(table))).status).toBe(200);
});

test.each([
  "LOCALE_PROVIDER icu ICU_LOCALE 'en-US'",
  "LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR'",
  "LOCALE_PROVIDER libc LOCALE 'C'",
])('Names are found and stand in the same order in a database with %s', async (locale) => {
  const database = await openDatabase(await databaseIn(locale));
  onTestFinished(() => database.close());
  const therapist = await (await startTestPractice({ database })).register();
  const inOrder = [
    ...['Ángel', 'De La Cruz', 'Dela Rosa', 'Iris', 'Łukasz', 'ng', "O'Brien", 'Oak', 'Öz', 'Strauß'],
    ...['van Dyk', 'Van-Ness', 'Vanek', 'Иван'],
  ];
  expect(inOrder.toSorted(compareText)).toEqual(inOrder);
  for (const lastName of inOrder.toReversed())
    await addRecord<Client>(therapist, '/api/clients', buildClient({ lastName }));
  const listed = async (query: string) =>
    (await therapist.get(`/api/clients?${query}`)).json<Client[]>().map(({ lastName }) => lastName);
  expect(await listed('')).toEqual(inOrder);
  expect(await listed('limit=1')).toEqual(['Ángel']);
  for (const [typed, name] of Object.entries({
    lukasz: 'Łukasz',
    иван: 'Иван',
    IRIS: 'Iris',
    obrien: "O'Brien",
    STRAUSS: 'Strauß',
  }))
    expect(await listed(`search=${encodeURIComponent(typed)}`), typed).toEqual([name]);
  const { id: clientId } = await addRecord<Client>(therapist, '/api/clients', buildClient());
  await addRecord(therapist, '/api/sessions', { ...buildSession({ clientId }), notes: 'ЁЛКА и мяч' });
  const found = await therapist.get(`/api/sessions?notes=${encodeURIComponent('ёлка')}`);
  expect(found.json()).toHaveLength(1);
});

/** Creates an empty database with a locale of its own. It is dropped at the end of the test. */
async function databaseIn(locale: string) {
  const location = await createTestDatabase();
  const cluster = location.databaseUrl ?? '';
  const address = new URL(cluster);
  const name = `${address.pathname.slice(1)}_locale`;
  await runOnPostgres(cluster, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' ${locale}`);
  onTestFinished(() => dropPostgresDatabase(cluster, name));
  address.pathname = `/${name}`;
  return { ...location, databaseUrl: address.href };
}

test('Answers wait for the disk and migrations have no time limit, also where the role says otherwise', async () => {
  const location = await databaseWith({ synchronous_commit: 'off', statement_timeout: "'5s'" });
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const { rows } = await sql`show synchronous_commit`.execute(database.read);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  const migrating = openPool(location.databaseUrl);
  onTestFinished(() => migrating.end());
  expect((await migrating.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
});

test.each([
  [{ search_path: "'nowhere'" }, /no schema for its tables/],
  [{ session_replication_role: "'replica'" }, /triggers protect no record/],
  [{ default_transaction_read_only: 'on' }, /is read-only/],
])('A database with %j is refused before the start', async (settings, sentence) => {
  await expect(openDatabase(await databaseWith(settings))).rejects.toThrow(sentence);
});

test('A database that cannot hold every name is refused before the start', async () => {
  const location = await createTestDatabase();
  const databaseUrl = location.databaseUrl ?? '';
  const address = new URL(databaseUrl);
  const name = `${address.pathname.slice(1)}_latin1`;
  await runOnPostgres(databaseUrl, `CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
  onTestFinished(() => runOnPostgres(databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`));
  address.pathname = `/${name}`;
  await expect(openDatabase({ ...location, databaseUrl: address.href })).rejects.toThrow(
    "stores text as LATIN1, which cannot hold every name. Create one with ENCODING 'UTF8'.",
  );
  expect(
    await askPostgres(address.href, "select 1 as one from pg_tables where schemaname = 'public'"),
  ).toEqual([]);
});
