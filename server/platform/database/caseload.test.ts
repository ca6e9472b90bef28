import { describe, expect, test } from 'vitest';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { clientRow, NOW, twoCaseloads } from '#tests/builders/two-caseloads.ts';
import { SYSTEM_ACTOR } from './actor.ts';
import { type CaseloadWrites, forCaseload } from './caseload.ts';

describe("The access to one therapist's data", () => {
  test("reads no other therapist's rows in any table", async () => {
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

  test('inserts only rows of its therapist, whatever the row contains', async () => {
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

describe('An actor', () => {
  const therapist = (id: number) => ({ kind: 'therapist', id, address: null }) as const;
  const place = ({ database, hers }: Awaited<ReturnType<typeof twoCaseloads>>) => ({
    database,
    therapistId: hers.id,
    clock: () => new Date(NOW),
  });

  test('of the kind program reaches only sealed records', async () => {
    const caseload = forCaseload(place(await twoCaseloads()), SYSTEM_ACTOR);
    expect(await caseload.read.selectFrom('sealed_records').select('id').execute()).toEqual([]);
    expect(() => caseload.read.selectFrom('clients')).toThrow('does not reach clients');
    const writing = caseload.write(async (queries) => queries.deleteFrom('tasks').execute());
    await expect(writing).rejects.toThrow('does not reach tasks');
  });

  test("who is another therapist reaches none of an account's tables", async () => {
    const both = await twoCaseloads();
    const { read } = forCaseload(place(both), therapist(both.others.id));
    expect(await read.selectFrom('clients').select('id').execute()).toEqual([{ id: both.hers.clientId }]);
    for (const table of ['preferences', 'passkeys', 'sign_ins', 'audit_log'] as const) {
      expect(() => read.selectFrom(table), table).toThrow('does not reach');
    }
  });

  test('is recorded in the audit log with kind and id', async () => {
    const both = await twoCaseloads();
    const opened = { action: 'create', entity: 'account', entityId: both.hers.id, clientId: null } as const;
    await forCaseload(place(both), SYSTEM_ACTOR).write(async (queries) => queries.audit(opened));
    const entry = { action: 'purge', entity: 'client', entityId: 1, clientId: 1 } as const;
    for (const actor of [therapist(both.hers.id), SYSTEM_ACTOR]) {
      await forCaseload(place(both), actor).write(async (queries) => queries.audit(entry));
    }
    const lines = await both.database.read
      .selectFrom('audit_log')
      .select(['actor_kind', 'user_id'])
      .where('action', '=', 'purge')
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { actor_kind: 'therapist', user_id: both.hers.id },
      { actor_kind: 'program', user_id: 0 },
    ]);
    expect((await verifyAudit(both.database)).map(({ brokenAt }) => brokenAt)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('A list can read only the kinds it declares', async () => {
  const { hers } = await twoCaseloads();
  const list = hers.caseload.readOnly(['sessions']);
  expect(await list.selectFrom('sessions').select('id').execute()).toEqual([{ id: hers.sessionId }]);
  for (const table of ['clients', 'preferences', 'sign_ins'] as const) {
    expect(() => list.selectFrom(table), table).toThrow(`This list does not say that it reads ${table}`);
  }
});

test("A snapshot shows one moment despite concurrent writes, with that moment's versions", async () => {
  const { hers, others } = await twoCaseloads();
  const before = await hers.caseload.versions();
  await hers.caseload.snapshot(async (queries, versions) => {
    const ids = () => queries.selectFrom('clients').select('id').execute();
    expect([versions, await ids()]).toEqual([before, [{ id: hers.clientId }]]);
    await hers.caseload.write((writes) => writes.insertReturningId('clients', clientRow));
    expect(await ids()).toEqual([{ id: hers.clientId }]);
    expect(await hers.caseload.versions()).toEqual({ ...before, clients: 2 });
  });
  expect(await hers.caseload.read.selectFrom('clients').select('id').execute()).toHaveLength(2);
  await expect(others.caseload.snapshot(() => Promise.reject(new Error('left')))).rejects.toThrow('left');
});

describe('A write', () => {
  test('increments only the versions of what it changed, and announces them after commit', async () => {
    const { database, hers, others } = await twoCaseloads();
    const told: unknown[] = [];
    const caseload = forCaseload(
      {
        database,
        therapistId: hers.id,
        clock: () => new Date(NOW),
        onChange: (...change) => told.push(change),
      },
      { kind: 'therapist', id: hers.id, address: null },
    );
    const [before, othersBefore] = [await caseload.versions(), await others.caseload.versions()];
    expect(before).toMatchObject({ clients: 1, sessions: 1, invoices: 1, tasks: 0, practice: 1 });
    await caseload.write((queries) => queries.insertReturningId('clients', clientRow));
    expect(await caseload.versions()).toEqual({ ...before, clients: 2 });
    await caseload.write(async (queries) => {
      await queries.updateTable('sessions').set({ duration: 45 }).execute();
      await queries.deleteFrom('invoices').execute();
    });
    expect(await caseload.versions()).toEqual({ ...before, clients: 2, sessions: 2, invoices: 2 });
    await caseload.write(async (queries) => queries.selectFrom('clients').select('id').execute());
    expect(await others.caseload.versions()).toEqual(othersBefore);
    expect(told).toEqual([
      [hers.id, { clients: 2 }],
      [hers.id, { sessions: 2, invoices: 2 }],
    ]);
  });

  test('that fails leaves no row, audit entry or version, and announces nothing', async () => {
    const { database, hers } = await twoCaseloads();
    const state = () =>
      Promise.all([
        hers.caseload.versions(),
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

  test("waits for the caseload's previous write, so that no number is used twice", async () => {
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
