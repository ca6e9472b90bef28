import { type Generated, type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { momentColumns } from './0001-practice/moment-columns.ts';
import { dayThen } from './0013-frozen-lines.ts';
import { columnTypesOf } from './schema-statements.ts';

interface Moments {
  created_at: Date | string;
  updated_at: Date | string;
}

// An alias, since a table's name is any text to Kysely's types.
type Then = {
  practice: { settings: { timeZone?: string } };
  invoices: Moments & {
    id: number;
    therapist_id: number;
    client_id: number;
    amount: number;
    date_paid: Date | string | null;
  };
  vouchers: { id: number; payer_id: number; voided_on: string | null };
  voucher_parts: { voucher_id: number; invoice_id: number | null };
  payments: Moments & {
    id: Generated<number>;
    therapist_id: number;
    client_id: number | null;
    organization_id: number | null;
    kind: string;
    date: string;
    amount: number;
    method: string;
    source: string;
  };
  payment_applications: Moments & {
    therapist_id: number;
    payment_id: number;
    invoice_id: number;
    client_id: number;
    amount: number;
  };
};

const ROWS_AT_ONCE = 500;

/** Payments and the invoices they went to; each paid invoice gets the payment that Mark Paid makes. */
export function paymentsMigration(engine: Engine) {
  return {
    async up(unknown: Kysely<unknown>): Promise<void> {
      const queries = unknown.withTables<Then>();
      for (const statement of [...payments(engine), ...applications(engine)]) {
        await sql.raw(statement).execute(queries);
      }
      await payPaidInvoices(queries);
    },
  };
}

function payments(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE payments (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       client_id ${type.bigint},
       organization_id ${type.bigint},
       kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund', 'write-off')),
       date ${type.day} NOT NULL,
       amount INTEGER NOT NULL CHECK (amount >= 1),
       method TEXT CHECK (method IN ('cash', 'check', 'zelle', 'venmo', 'card', 'bank-transfer', 'fsa-hsa-card',
         'online', 'other')),
       reason TEXT CHECK (reason IN ('overpaid', 'cancelled', 'returned-check', 'courtesy', 'hardship',
         'uncollectible', 'other')),
       reference TEXT,
       received_from TEXT,
       memo TEXT,
       source TEXT NOT NULL CHECK (source IN ('typed', 'mark-paid', 'online')),
       provider_reference TEXT,
       refund_of ${type.bigint},
       voided_at ${type.instant},
       ${momentColumns(engine)},
       CHECK ((method IS NULL) = (kind = 'write-off')),
       CHECK ((reason IS NULL) = (kind = 'payment')),
       CHECK ((refund_of IS NULL) = (kind <> 'refund')),
       CHECK (client_id IS NULL OR organization_id IS NULL),
       UNIQUE (therapist_id, id),
       CONSTRAINT payments_provider_reference_once UNIQUE (therapist_id, provider_reference),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id),
       FOREIGN KEY (therapist_id, organization_id) REFERENCES organizations (therapist_id, id),
       FOREIGN KEY (therapist_id, refund_of) REFERENCES payments (therapist_id, id)
     )`,
    'CREATE INDEX payments_by_date ON payments (therapist_id, date, id)',
    'CREATE INDEX payments_by_client ON payments (therapist_id, client_id, date, id)',
    'CREATE INDEX payments_by_organization ON payments (therapist_id, organization_id) WHERE organization_id IS NOT NULL',
    'CREATE INDEX payments_by_refund ON payments (therapist_id, refund_of) WHERE refund_of IS NOT NULL',
  ];
}

// The key of the invoice carries the client: a part is never on another child's invoice.
function applications(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE payment_applications (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       payment_id ${type.bigint} NOT NULL,
       invoice_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       amount INTEGER NOT NULL CHECK (amount >= 1),
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id),
       CONSTRAINT payment_applications_once UNIQUE (therapist_id, payment_id, invoice_id),
       FOREIGN KEY (therapist_id, payment_id) REFERENCES payments (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id, invoice_id) REFERENCES invoices (therapist_id, client_id, id)
     )`,
    'CREATE INDEX payment_applications_by_invoice ON payment_applications (therapist_id, invoice_id, payment_id)',
    'CREATE INDEX payment_applications_by_client ON payment_applications (therapist_id, client_id)',
  ];
}

async function payPaidInvoices(queries: Kysely<Then>): Promise<void> {
  const practice = await queries.selectFrom('practice').select('settings').executeTakeFirst();
  const timeZone = practice?.settings.timeZone ?? 'America/New_York';
  let after = 0;
  for (;;) {
    const invoices = await paidInvoices(queries, after);
    if (invoices.length === 0) return;
    after = invoices.at(-1)?.id ?? after;
    await payEach(queries, invoices, timeZone);
  }
}

function paidInvoices(queries: Kysely<Then>, after: number) {
  const billed = queries
    .selectFrom('voucher_parts')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_parts.voucher_id')
    .select('payer_id')
    .where('voided_on', 'is', null)
    .where('voucher_parts.invoice_id', '=', sql.ref<number>('invoices.id'));
  return queries
    .selectFrom('invoices')
    .select(['id', 'therapist_id', 'client_id', 'amount', 'date_paid', 'updated_at', billed.as('payer_id')])
    .where('date_paid', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();
}

async function payEach(
  queries: Kysely<Then>,
  invoices: Awaited<ReturnType<typeof paidInvoices>>,
  timeZone: string,
): Promise<void> {
  const inserted = await queries
    .insertInto('payments')
    .values(
      invoices.map(({ therapist_id, client_id, amount, date_paid, updated_at, payer_id }) => ({
        therapist_id,
        client_id: payer_id === null ? client_id : null,
        organization_id: payer_id,
        kind: 'payment',
        date: dayThen(date_paid ?? updated_at, timeZone),
        amount,
        method: 'other',
        source: 'mark-paid',
        created_at: updated_at,
        updated_at,
      })),
    )
    .returning('id')
    .execute();
  // Rows of one statement are numbered in their order, and may be answered in another.
  const ids = inserted.map(({ id }) => id).sort((one, other) => one - other);
  await queries
    .insertInto('payment_applications')
    .values(
      invoices.flatMap(({ id, therapist_id, client_id, amount, updated_at }, index) => {
        const paymentId = ids[index];
        if (paymentId === undefined) throw new Error('A payment has no id');
        return [
          {
            ...{ therapist_id, client_id, amount, payment_id: paymentId, invoice_id: id },
            ...{ created_at: updated_at, updated_at },
          },
        ];
      }),
    )
    .execute();
}
