import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { earlierSealedRecord } from '#tests/builders/earlier-version.ts';
import { storedSessionLine } from '#tests/builders/stored-records.ts';
import { NOW } from '#tests/builders/two-caseloads.ts';
import { startBillingPractice } from '#tests/setup/billing-practice.ts';
import { invoiceLinesMigration } from './0013-invoice-lines.ts';

/** Takes the database back to where invoices named their sessions and kept no lines. */
const before = [
  `CREATE TABLE invoice_sessions (
     therapist_id BIGINT NOT NULL, client_id BIGINT NOT NULL, session_id BIGINT NOT NULL, invoice_id BIGINT NOT NULL,
     CONSTRAINT invoice_sessions_once PRIMARY KEY (therapist_id, session_id)
   )`,
  `INSERT INTO invoice_sessions SELECT therapist_id, client_id, session_id, invoice_id FROM invoice_lines
     WHERE session_id IS NOT NULL`,
  'DROP TABLE invoice_lines',
  'DROP INDEX annuals_by_their_invoice',
];

test('Existing invoices, including sealed ones, keep the lines they print', async () => {
  const { practice, issue, addSession, addAnnual, invoice } = await startBillingPractice();
  const sessionIds = [
    await addSession({ date: '2026-10-12T14:00:00.000Z' }),
    await addSession({ status: 'absence', duration: 30 }),
  ];
  const issued = await issue({ sessionIds, amount: 20_000 });
  const annual = await addAnnual({ amount: 5_000, date: '2026-09-15' });
  const yearly = await issue({ sessionIds: [], annualIds: [annual.id], amount: 5_000 });
  const { database } = practice;
  const migration: Migration = invoiceLinesMigration(database.engine);
  await database.write(async (queries) => {
    for (const statement of before) await sql.raw(statement).execute(queries);
    const sealed = {
      kind: 'client' as const,
      record_id: 99,
      client_id: 99,
      client_name: 'Lena Sample',
      sealed_at: NOW,
      retained_until: '2040-04-09',
    };
    const row = { ...sealed, therapist_id: 1, record: earlierSealedRecord() };
    await queries.insertInto('sealed_records').values(row).execute();
    // By now the practice charges more: that is what these invoices would be printed with.
    const settings = { centsPerMinute: { individual: 250, group: 250, home: 250, absent: 250 } };
    await queries
      .updateTable('practice')
      .set({ settings: JSON.stringify(settings) })
      .execute();
    await migration.up(queries);
    // A later migration adds them, and the program reads them.
    for (const column of ['units', 'unit_minutes']) {
      await sql.raw(`ALTER TABLE invoice_lines ADD COLUMN ${column} INTEGER`).execute(queries);
    }
  });
  expect(await invoice(issued.id)).toEqual({
    ...issued,
    lines: [
      storedSessionLine({
        sessionId: sessionIds[1] ?? 0,
        minutes: 30,
        status: 'absence',
        label: 'Individual Therapy, absence',
        rate: 250,
        cents: 7_500,
      }),
      storedSessionLine({ sessionId: sessionIds[0] ?? 0, day: '2026-10-12', rate: 250, cents: 15_000 }),
      expect.objectContaining({ kind: 'adjustment', cents: -2_500 }),
    ],
  });
  expect(await invoice(yearly.id)).toEqual(yearly);
  const { record } = await database.read
    .selectFrom('sealed_records')
    .select('record')
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({
    invoiceLines: [
      { invoice_id: 1, session_id: 1, rate: 250, cents: 15_000 },
      { invoice_id: 1, session_id: 3, label: 'Absent, absence', cents: 15_000 },
      { invoice_id: 1, kind: 'adjustment', cents: -18_000 },
      { invoice_id: 2, session_id: 2, cents: 15_000 },
      { invoice_id: 2, kind: 'adjustment', cents: -5_000 },
      { invoice_id: 3, annual_id: 1, cents: 7_500 },
    ],
  });
});
