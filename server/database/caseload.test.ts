import { describe, expect, test } from 'vitest';
import { clientRow, NOW, twoCaseloads } from '#tests/builders/two-caseloads.ts';
import { type CaseloadWrites, forTherapist } from './caseload.ts';

describe("The handle on one therapist's data", () => {
  test("reads no other therapist's rows, in any table, however they are asked for", async () => {
    const { hers, others } = await twoCaseloads();
    const { read } = hers.caseload;
    for (const table of ['clients', 'sessions', 'invoices'] as const) {
      const rows = await read.selectFrom(table).select(['id', 'therapist_id']).execute();
      expect(rows.map((row) => row.therapist_id)).toEqual([hers.id]);
    }
    const byId = read.selectFrom('clients').select('id').where('id', '=', others.clientId);
    expect(await byId.execute()).toEqual([]);
    const either = read
      .selectFrom('clients')
      .select('id')
      .where((row) => row.or([row('id', '=', others.clientId), row('id', '=', hers.clientId)]));
    expect(await either.execute()).toEqual([{ id: hers.clientId }]);
    const joined = read
      .selectFrom('sessions')
      .innerJoin('clients', 'clients.id', 'sessions.client_id')
      .select('clients.therapist_id as therapistId');
    expect(await joined.execute()).toEqual([{ therapistId: hers.id }]);
  });

  test("changes and deletes no other therapist's rows", async () => {
    const { database, hers } = await twoCaseloads();
    await hers.caseload.write(async (queries) => {
      await queries.updateTable('clients').set({ first_name: 'Changed' }).execute();
      await queries.deleteFrom('sessions').execute();
    });
    const clients = await database.read.selectFrom('clients').select('first_name').orderBy('id').execute();
    expect(clients.map((row) => row.first_name)).toEqual(['Changed', 'Ivy']);
    expect(await database.read.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  test('adds rows of its therapist alone, whatever the row says', async () => {
    const { database, hers, others } = await twoCaseloads();
    const foreign = { ...clientRow, therapist_id: others.id };
    const id = await hers.caseload.write((queries) => queries.insertReturningId('clients', foreign));
    const row = await database.read
      .selectFrom('clients')
      .select('therapist_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.therapist_id).toBe(hers.id);
  });
});

describe('A write', () => {
  test('raises the version of its own caseload, and tells it after it is on the disk', async () => {
    const { database, hers, others } = await twoCaseloads();
    const told: [number, number, number][] = [];
    const caseload = forTherapist(database, hers.id, {
      actor: { userId: hers.id, address: null },
      clock: () => new Date(NOW),
      onChange: (therapistId, version) => told.push([therapistId, version, 0]),
    });
    const [before, othersBefore] = [await caseload.version(), await others.caseload.version()];
    await caseload.write((queries) => queries.insertReturningId('clients', clientRow));
    expect(await caseload.version()).toBe(before + 1);
    expect(await others.caseload.version()).toBe(othersBefore);
    expect(told).toEqual([[hers.id, before + 1, 0]]);
  });

  test('that fails leaves no row, no audit entry, no raised version, and tells nobody', async () => {
    const { database, hers } = await twoCaseloads();
    const state = () =>
      Promise.all([
        hers.caseload.version(),
        database.read.selectFrom('clients').select('id').execute(),
        database.read.selectFrom('audit_log').select('position').execute(),
      ]);
    const before = await state();
    const failing = hers.caseload.write(async (queries) => {
      const id = await queries.insertReturningId('clients', clientRow);
      queries.audit({ action: 'create', entity: 'client', entityId: id, clientId: id });
      throw new Error('changed her mind');
    });
    await expect(failing).rejects.toThrow('changed her mind');
    expect(await state()).toEqual(before);
  });

  test('of one caseload waits for the one before it, so that nobody counts the same number twice', async () => {
    const { hers } = await twoCaseloads();
    const count = async (queries: CaseloadWrites) => {
      const found = await queries.selectFrom('tasks').select('id').execute();
      await queries.insertInto('tasks', [
        {
          title: `Task ${found.length + 1}`,
          description: null,
          due_date: null,
          completed: false,
          client_id: null,
          created_at: NOW,
          updated_at: NOW,
        },
      ]);
    };
    await Promise.all(Array.from({ length: 12 }, () => hers.caseload.write(count)));
    const tasks = await hers.caseload.read.selectFrom('tasks').select('title').execute();
    const numbers = tasks.map(({ title }) => Number(title.slice(5))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });
});
