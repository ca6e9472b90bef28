import { describe, expect, test } from 'vitest';
import { assessmentRecord } from '#domain/caseload/assessments/assessment.ts';
import { type ClientChange, clientRecord } from '#domain/caseload/clients/client.ts';
import { caseloadRecords } from '#domain/program/caseload-records.ts';
import { storedClient } from '#tests/builders/stored-records.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { columnOf, fieldOf, insertRow, isOwnColumn, selectionOf, updateRow } from './record-rows.ts';

describe('A record as a row', () => {
  test('has columns named after its fields', () => {
    expect([columnOf('dateOfBirth'), columnOf('status')]).toEqual(['date_of_birth', 'status']);
    expect([fieldOf('date_of_birth'), fieldOf('dateOfBirth')]).toEqual(['dateOfBirth', 'dateOfBirth']);
    expect(selectionOf(clientRecord)).toContain('date_of_birth as dateOfBirth');
  });

  test('leaves its id and therapist to the database and the caseload', () => {
    const row = insertRow(clientRecord, storedClient({ id: 7, therapistId: 3, dateOfBirth: '2018-04-09' }));
    expect(row).toMatchObject({ first_name: 'Sam', date_of_birth: '2018-04-09' });
    expect(Object.keys(row)).toHaveLength(Object.keys(clientRecord.fields).length - 2);
    expect(row).not.toHaveProperty('id');
  });

  test('stores lists as JSON', () => {
    const row = insertRow(assessmentRecord, {
      clientId: 1,
      title: 'Fine motor screening',
      description: null,
      questions: [{ id: '1', text: 'Pencil grasp', type: 'scale' }],
      responses: null,
      status: 'pending',
      dateCreated: '2026-09-01T12:00:00.000Z',
      dateCompleted: null,
      updatedAt: '2026-09-01T12:00:00.000Z',
    });
    expect(row).toMatchObject({
      questions: '[{"id":"1","text":"Pencil grasp","type":"scale"}]',
      responses: null,
    });
  });
});

describe('A missing column does not compile', () => {
  const client = storedClient();

  test('when a record is added', () => {
    const { phone: _phone, ...phoneless } = client;
    // @ts-expect-error the phone may be missing, and still has to be said to be
    insertRow(clientRecord, phoneless);
  });

  test('when a record is changed', () => {
    const change: ClientChange = { firstName: 'Ivy' };
    const { updatedAt: _seen, ...stated } = change;
    expect(updateRow(clientRecord, stated)).toEqual({ first_name: 'Ivy' });
    const { phone: _phone, ...phoneless } = stated;
    // @ts-expect-error a change that cannot carry the phone would lose it
    updateRow(clientRecord, phoneless);
    // @ts-expect-error a change of something that is not stored would be lost
    updateRow(clientRecord, { ...stated, shoeSize: 9 });
  });
});

/** Tables with a therapist or a client that are not records of a caseload, and why. */
const otherTables = {
  sealed_records: 'holds sealed records whole',
  client_imports: 'says what came from one file',
  imported_clients: 'says what came from one file',
  audit_log: 'is never taken along or changed',
  idempotency_keys: 'lasts for a day',
  undos: 'lasts for minutes',
  draft_keys: 'is the account',
  email_links: 'is the account',
  caseloads: 'counts the changes',
  sign_ins: 'is the account',
  preferences: 'is the account',
  signing_profiles: 'is the account',
  supervisions: "is the owner's to say",
  two_factor: 'is the account',
  recovery_codes: 'is the account',
  recovery_links: 'is the account',
  pending_sign_ins: 'is the account',
  passkeys: 'is the account',
  passkey_setups: 'is the account',
  known_devices: 'is the account',
  inquiries: "is the practice's",
};

describe('The database', () => {
  test("has exactly the columns of each kind's description", async () => {
    const tables = await (await openTestDatabase()).read.introspection.getTables();
    for (const kind of caseloadRecords) {
      const { table } = kind;
      const fields = Object.keys(kind.fields).filter((field) => isOwnColumn(kind, field));
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      expect(columns?.toSorted(), table).toEqual(fields.map(columnOf).toSorted());
    }
  });

  test("has a description for every table of a therapist's records", async () => {
    const tables = await (await openTestDatabase()).read.introspection.getTables();
    const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'therapist_id'));
    const known = [...caseloadRecords.map(({ table }) => table), ...Object.keys(otherTables)];
    expect(owned.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });
});
