import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { momentColumns } from './0001-practice/moment-columns.ts';
import { refusingRows } from './0039-signing.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Bills to payers with their parts, units of invoice lines, and the last day of a therapist's license. */
export function vouchersMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const all = [...vouchers(engine), ...parts(engine), ...columns(engine), ...textsStay(engine)];
      for (const statement of all) await sql.raw(statement).execute(queries);
    },
  };
}

// The texts are TEXT on both engines: a column of JSON may write its keys in another order.
function vouchers(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE vouchers (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       number INTEGER NOT NULL CHECK (number >= 1),
       payer_id ${type.bigint} NOT NULL,
       from_on ${type.day} NOT NULL,
       until_on ${type.day} NOT NULL,
       text TEXT NOT NULL,
       sent_on ${type.day},
       sent_how TEXT CHECK (sent_how IS NULL OR sent_on IS NOT NULL),
       voided_on ${type.day},
       void_reason TEXT,
       ${momentColumns(engine)},
       CHECK (until_on >= from_on),
       CHECK ((voided_on IS NULL) = (void_reason IS NULL)),
       UNIQUE (therapist_id, id),
       CONSTRAINT vouchers_number_once UNIQUE (therapist_id, number),
       FOREIGN KEY (therapist_id, payer_id) REFERENCES organizations (therapist_id, id)
     )`,
    'CREATE INDEX vouchers_by_payer ON vouchers (therapist_id, payer_id, from_on)',
  ];
}

// The keys carry the client: a part is never over another child's invoice.
function parts(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE voucher_parts (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       voucher_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       position INTEGER NOT NULL CHECK (position >= 1),
       invoice_id ${type.bigint},
       cents ${type.bigint} NOT NULL CHECK (cents >= 0),
       text TEXT NOT NULL,
       UNIQUE (therapist_id, id),
       CONSTRAINT voucher_parts_client_once UNIQUE (therapist_id, voucher_id, client_id),
       CONSTRAINT voucher_parts_position_once UNIQUE (therapist_id, voucher_id, position),
       CONSTRAINT voucher_parts_invoice_once UNIQUE (therapist_id, invoice_id),
       FOREIGN KEY (therapist_id, voucher_id) REFERENCES vouchers (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id, invoice_id) REFERENCES invoices (therapist_id, client_id, id)
     )`,
    'CREATE INDEX voucher_parts_by_client ON voucher_parts (therapist_id, client_id, invoice_id)',
  ];
}

function columns(engine: Engine): string[] {
  const { day } = columnTypesOf(engine);
  return [
    'ALTER TABLE invoice_lines ADD COLUMN units INTEGER CHECK (units >= 0)',
    'ALTER TABLE invoice_lines ADD COLUMN unit_minutes INTEGER CHECK (unit_minutes >= 1)',
    `ALTER TABLE signing_profiles ADD COLUMN license_until ${day}`,
  ];
}

function textsStay(engine: Engine): string[] {
  return [
    ...refusingRows(engine, {
      name: 'vouchers_stay_as_made',
      table: 'vouchers',
      change: 'UPDATE',
      when: otherwise(['number', 'payer_id', 'from_on', 'until_on', 'text']),
      message: 'What a bill says is never changed',
    }),
    ...refusingRows(engine, {
      name: 'voucher_parts_stay_as_made',
      table: 'voucher_parts',
      change: 'UPDATE',
      when: otherwise(['voucher_id', 'client_id', 'position', 'cents', 'text']),
      message: 'What a bill says is never changed',
    }),
  ];
}

function otherwise(names: readonly string[]): string {
  return names.map((name) => `NEW.${name} IS DISTINCT FROM OLD.${name}`).join(' OR ');
}
