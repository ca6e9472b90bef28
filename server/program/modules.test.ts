import { expect, test } from 'vitest';
import { listedRecords } from '#domain/program/caseload-records.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import { addedTables } from '#server/platform/undo/undo-recorder.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { serverModules } from './modules.ts';

test('A module reads each list whose records are answered out of several tables', async () => {
  const database = await openTestDatabase();
  const place = { database, therapistId: 1, clock: () => new Date('2026-11-20T15:00:00.000Z') };
  const { read: queries } = forCaseload(place, SYSTEM_ACTOR);
  const read = serverModules.flatMap(({ lists }) =>
    lists === undefined ? [] : Object.keys(lists(queries, '2026-11-20')),
  );
  const answeredFromSeveral = listedRecords.filter((kind) => 'answered' in kind).map(({ table }) => table);
  expect(answeredFromSeveral.length).toBeGreaterThan(3);
  expect(answeredFromSeveral.filter((table) => !read.includes(table))).toEqual([]);
});

test('A module says how an undo removes each kind of record that a change may add', () => {
  const rules = serverModules.flatMap(({ undo }) => Object.entries(undo?.rules ?? {}));
  const removed = rules.flatMap(([table, { removeAdded }]) => (removeAdded === undefined ? [] : [table]));
  expect(removed.sort()).toEqual([...addedTables].sort());
});
