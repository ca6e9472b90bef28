import { type ColumnType, type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import {
  isSealedBefore,
  type LineRowThen,
  lineRowsThen,
  type PricingThen,
  type RowsThen,
  sealedWithLines,
} from './0013-frozen-lines.ts';
import { columnTypesOf } from './schema-statements.ts';

const LINES_AT_ONCE = 500;

/**
 * An invoice keeps its lines. Those that are there already, also in sealed records, get the lines that they print now,
 * by the rates of the day on which this runs.
 */
export function invoiceLinesMigration(engine: Engine) {
  return {
    async up(untyped: Kysely<unknown>): Promise<void> {
      const queries = untyped.withTables<TablesThen>();
      for (const statement of tableOfLines(engine)) await sql.raw(statement).execute(queries);
      const pricing = await presentPricing(queries);
      await freezeInvoices(queries, pricing);
      await freezeSealedRecords(queries, pricing);
      // A line is what put a session on an invoice here; the unique session has moved to the lines.
      await sql.raw('DROP TABLE invoice_sessions').execute(queries);
    },
  };
}

function tableOfLines(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    'CREATE UNIQUE INDEX annuals_by_their_invoice ON annuals (therapist_id, client_id, invoice_id, id)',
    // A session, and an annual record, stands on one line at most, and on an invoice of its own client.
    `CREATE TABLE invoice_lines (
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       invoice_id ${type.bigint} NOT NULL,
       position INTEGER NOT NULL CHECK (position >= 1),
       kind TEXT NOT NULL CHECK (kind IN ('session', 'annual', 'adjustment')),
       day ${type.day},
       minutes INTEGER CHECK (minutes >= 1),
       type TEXT CHECK (type IN ('individual', 'group', 'home', 'absent')),
       status TEXT CHECK (status IN ('scheduled', 'completed', 'cancelled', 'no-show', 'absence')),
       label TEXT NOT NULL,
       rate INTEGER CHECK (rate >= 0),
       cents ${type.bigint} NOT NULL,
       session_id ${type.bigint},
       annual_id ${type.bigint},
       PRIMARY KEY (therapist_id, invoice_id, position),
       CONSTRAINT invoice_lines_session_once UNIQUE (therapist_id, session_id),
       CONSTRAINT invoice_lines_annual_once UNIQUE (therapist_id, annual_id),
       CHECK ((kind = 'session') = (session_id IS NOT NULL)),
       CHECK ((kind = 'session') = (minutes IS NOT NULL AND type IS NOT NULL AND status IS NOT NULL AND rate IS NOT NULL)),
       CHECK ((kind = 'annual') = (annual_id IS NOT NULL)),
       CHECK ((kind = 'adjustment') = (day IS NULL)),
       FOREIGN KEY (therapist_id, client_id, invoice_id) REFERENCES invoices (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id, session_id) REFERENCES sessions (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id, invoice_id, annual_id)
         REFERENCES annuals (therapist_id, client_id, invoice_id, id)
     )`,
    'CREATE INDEX invoice_lines_by_client ON invoice_lines (therapist_id, client_id)',
    `CREATE UNIQUE INDEX invoice_lines_one_adjustment ON invoice_lines (therapist_id, invoice_id)
       WHERE kind = 'adjustment'`,
  ];
}

/** The columns that this migration reads and writes, as they were when it was written. */
type TablesThen = {
  practice: { settings: Partial<PricingThen> };
  invoices: RowsThen['invoices'][number];
  sessions: Omit<RowsThen['sessions'][number], 'invoice_id'> & { therapist_id: number };
  invoice_sessions: { therapist_id: number; session_id: number; invoice_id: number };
  annuals: RowsThen['annuals'][number] & { therapist_id: number };
  sealed_records: { id: number; record: ColumnType<unknown, string, string> };
  invoice_lines: LineRowThen;
};

const pricingUnlessSet: PricingThen = {
  timeZone: 'America/New_York',
  centsPerMinute: { individual: 200, group: 200, home: 200, absent: 200 },
};

async function presentPricing(queries: Kysely<TablesThen>): Promise<PricingThen> {
  const { settings } = await queries.selectFrom('practice').select('settings').executeTakeFirstOrThrow();
  return { ...pricingUnlessSet, ...settings };
}

async function freezeInvoices(queries: Kysely<TablesThen>, pricing: PricingThen): Promise<void> {
  const therapists = await queries.selectFrom('invoices').select('therapist_id').distinct().execute();
  for (const { therapist_id: therapistId } of therapists) {
    const lines = lineRowsThen(await billedRows(queries, therapistId), pricing);
    // One statement takes only so many values.
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
      const part = lines.slice(start, start + LINES_AT_ONCE);
      await queries.insertInto('invoice_lines').values(part).execute();
    }
  }
}

async function billedRows(queries: Kysely<TablesThen>, therapistId: number): Promise<RowsThen> {
  return {
    invoices: await queries
      .selectFrom('invoices')
      .select(['id', 'therapist_id', 'client_id', 'amount'])
      .where('therapist_id', '=', therapistId)
      .execute(),
    sessions: await queries
      .selectFrom('invoice_sessions')
      .innerJoin('sessions', (join) =>
        join
          .onRef('sessions.therapist_id', '=', 'invoice_sessions.therapist_id')
          .onRef('sessions.id', '=', 'invoice_sessions.session_id'),
      )
      .select(['invoice_id', 'id', 'date', 'duration', 'type', 'status'])
      .where('invoice_sessions.therapist_id', '=', therapistId)
      .execute(),
    annuals: await queries
      .selectFrom('annuals')
      .select(['id', 'date', 'amount', 'invoice_id'])
      .where('therapist_id', '=', therapistId)
      .where('invoice_id', 'is not', null)
      .execute(),
  };
}

async function freezeSealedRecords(queries: Kysely<TablesThen>, pricing: PricingThen): Promise<void> {
  const sealed = await queries.selectFrom('sealed_records').select('id').execute();
  for (const { id } of sealed) {
    const { record } = await queries
      .selectFrom('sealed_records')
      .select('record')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!isSealedBefore(record)) continue;
    const frozen = JSON.stringify(sealedWithLines(record, pricing));
    await queries.updateTable('sealed_records').set({ record: frozen }).where('id', '=', id).execute();
  }
}
