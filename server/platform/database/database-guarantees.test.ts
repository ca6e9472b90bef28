import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { invoiceRow, lineRow, NOW, sessionRow, twoCaseloads } from '#tests/builders/two-caseloads.ts';
import type { CaseloadWrites } from './caseload.ts';
import { brokenUniqueness, isBrokenReference } from './dialect.ts';
import type { Queries } from './tables.ts';

type Foreign = [what: string, write: (queries: CaseloadWrites, hers: Ids, others: Ids) => Promise<unknown>];
type Ids = { clientId: number; sessionId: number; invoiceId: number };

const foreignRows: Foreign[] = [
  [
    'a session',
    (queries, _, { clientId }) => queries.insertInto('sessions', [{ ...sessionRow, client_id: clientId }]),
  ],
  [
    'an invoice',
    (queries, _, { clientId }) => queries.insertInto('invoices', [{ ...invoiceRow, client_id: clientId }]),
  ],
  [
    'an assessment',
    (queries, _, { clientId }) =>
      queries.insertInto('assessments', [
        {
          client_id: clientId,
          title: 'Screening',
          description: null,
          questions: '[]',
          responses: null,
          status: 'pending',
          date_created: NOW,
          date_completed: null,
          updated_at: NOW,
        },
      ]),
  ],
  [
    'an annual record',
    (queries, _, { clientId }) =>
      queries.insertInto('annuals', [
        {
          client_id: clientId,
          date: '2026-09-15',
          amount: 5_000,
          invoice_id: null,
          created_at: NOW,
          updated_at: NOW,
        },
      ]),
  ],
  [
    'a task',
    (queries, _, { clientId }) =>
      queries.insertInto('tasks', [
        {
          title: 'Call',
          description: null,
          due_date: null,
          completed: false,
          client_id: clientId,
          created_at: NOW,
          updated_at: NOW,
        },
      ]),
  ],
  [
    "another therapist's session on an invoice",
    (queries, { clientId, invoiceId }, { sessionId }) =>
      queries.insertInto('invoice_lines', [
        { ...lineRow, client_id: clientId, session_id: sessionId, invoice_id: invoiceId },
      ]),
  ],
  [
    "a session on another therapist's invoice",
    (queries, { clientId, sessionId }, { invoiceId }) =>
      queries.insertInto('invoice_lines', [
        { ...lineRow, client_id: clientId, session_id: sessionId, invoice_id: invoiceId },
      ]),
  ],
  [
    'a session moved to a client',
    (queries, _, { clientId }) => queries.updateTable('sessions').set({ client_id: clientId }).execute(),
  ],
];

describe("The database itself refuses a row that points into another therapist's caseload", () => {
  test.each(foreignRows)('%s', async (_what, write) => {
    const { database, hers, others } = await twoCaseloads();
    const refused = hers.caseload.write((queries) => write(queries, hers, others));
    const error = await refused.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isBrokenReference(error)).toBe(true);
    expect(await database.read.selectFrom('sessions').select('id').execute()).toHaveLength(2);
  });
});

test('The database itself refuses a session on a second invoice', async () => {
  const { hers } = await twoCaseloads();
  const bill = (queries: CaseloadWrites, invoiceId: number) =>
    queries.insertInto('invoice_lines', [
      { ...lineRow, client_id: hers.clientId, session_id: hers.sessionId, invoice_id: invoiceId },
    ]);
  await hers.caseload.write((queries) => bill(queries, hers.invoiceId));
  const again = hers.caseload.write(async (queries) => {
    const second = await queries.insertReturningId('invoices', { ...invoiceRow, client_id: hers.clientId });
    await bill(queries, second);
  });
  const error = await again.catch((reason: unknown) => reason);
  expect(brokenUniqueness(error)).toBeDefined();
});

test('The database itself refuses a line for an annual record that is on another invoice, or on none', async () => {
  const { hers } = await twoCaseloads();
  const annual = {
    client_id: hers.clientId,
    date: '2026-09-15',
    amount: 5_000,
    created_at: NOW,
    updated_at: NOW,
  };
  const bill = hers.caseload.write(async (queries) => {
    const annualId = await queries.insertReturningId('annuals', { ...annual, invoice_id: null });
    const nothing = { minutes: null, type: null, status: null, rate: null, session_id: null };
    const line = { ...lineRow, ...nothing, kind: 'annual' as const, annual_id: annualId };
    const place = { client_id: hers.clientId, invoice_id: hers.invoiceId };
    await queries.insertInto('invoice_lines', [{ ...line, ...place }]);
  });
  expect(isBrokenReference(await bill.catch((reason: unknown) => reason))).toBe(true);
});

describe('The database itself refuses what no rule allows', () => {
  const change = (set: string) => (queries: Queries) => sql.raw(set).execute(queries);
  test.each([
    ['a session of 14 minutes', 'UPDATE sessions SET duration = 14'],
    ['a session of an unknown type', "UPDATE sessions SET type = 'online'"],
    ['a session of an unknown status', "UPDATE sessions SET status = 'absent'"],
    ['a negative absence number', 'UPDATE sessions SET absence_number = -1'],
    ['a client of an unknown status', "UPDATE clients SET status = 'gone'"],
    ['an invoice of nothing', 'UPDATE invoices SET amount = 0'],
    ['an invoice of an unknown status', "UPDATE invoices SET status = 'lost'"],
    ['an invoice that is paid without a date', "UPDATE invoices SET status = 'paid'"],
    ['a line of an unknown kind', "UPDATE invoice_lines SET kind = 'discount'"],
    ['a line of a session without its minutes', 'UPDATE invoice_lines SET minutes = NULL'],
    ['a line of a session without its day', 'UPDATE invoice_lines SET day = NULL'],
    ['a line without its session', 'UPDATE invoice_lines SET session_id = NULL'],
    ['an account of another role', "UPDATE users SET role = 'admin'"],
    ['a second practice', "INSERT INTO practice (id, settings) VALUES (2, '{}')"],
    [
      'a request in an unknown state',
      `INSERT INTO inquiries
        (parent_name, child_name, child_age, email, phone, school, concerns, referral_source, insurance_check, state, created_at, updated_at)
        VALUES ('a', 'b', '7', 'c', 'd', '', 'e', '', FALSE, 'lost', '${NOW}', '${NOW}')`,
    ],
  ])('%s', async (_what, statement) => {
    const { database, hers } = await twoCaseloads();
    const { clientId: client_id, sessionId: session_id, invoiceId: invoice_id } = hers;
    await hers.caseload.write((queries) =>
      queries.insertInto('invoice_lines', [{ ...lineRow, client_id, session_id, invoice_id }]),
    );
    await expect(database.write(change(statement))).rejects.toThrow(/check/i);
  });
});

test.each([
  ['losing its owner', 'UPDATE practice SET owner_id = NULL'],
  ['being removed', 'DELETE FROM practice'],
])('The database itself keeps the practice from %s', async (_what, statement) => {
  const { database } = await twoCaseloads();
  const breaking = database.write((queries) => sql.raw(statement).execute(queries));
  await expect(breaking).rejects.toThrow('the practice must have an owner');
  expect(await database.read.selectFrom('practice').select('owner_id').execute()).toEqual([{ owner_id: 1 }]);
});
