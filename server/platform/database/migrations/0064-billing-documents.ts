import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { isSealed, refusingRows } from './0039-signing.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Superbills and other papers about money, which the database itself keeps as they left the practice. */
export function billingDocumentsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = [...documents(engine), ...highestNumber(engine), ...textsStay(engine)];
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

// The text is TEXT on both engines: a column of JSON may write its keys in another order.
function documents(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE billing_documents (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       number INTEGER NOT NULL CHECK (number >= 1),
       kind TEXT NOT NULL CHECK (kind IN ('invoice', 'receipt', 'statement', 'superbill', 'estimate')),
       invoice_number INTEGER CHECK (invoice_number >= 1),
       payment_number INTEGER CHECK (payment_number >= 1),
       from_on ${type.day},
       until_on ${type.day},
       total ${type.bigint} NOT NULL,
       language TEXT NOT NULL CHECK (language IN ('en', 'es')),
       text TEXT NOT NULL,
       issued_at ${type.instant} NOT NULL,
       voided_at ${type.instant},
       void_reason TEXT,
       replaces_number INTEGER CHECK (replaces_number >= 1),
       CHECK (until_on >= from_on),
       CHECK ((voided_at IS NULL) = (void_reason IS NULL)),
       UNIQUE (therapist_id, id),
       CONSTRAINT billing_documents_number_once UNIQUE (therapist_id, number),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    'CREATE INDEX billing_documents_by_client ON billing_documents (therapist_id, client_id, number)',
  ];
}

/** The highest number that was given stays known when the client of the document is sealed. */
function highestNumber(engine: Engine): string[] {
  const raise = `UPDATE caseloads SET billing_documents_made = NEW.number
    WHERE therapist_id = NEW.therapist_id AND billing_documents_made < NEW.number`;
  const column = 'ALTER TABLE caseloads ADD COLUMN billing_documents_made INTEGER NOT NULL DEFAULT 0';
  const name = 'billing_documents_are_counted';
  if (engine === 'sqlite') {
    return [column, `CREATE TRIGGER ${name} AFTER INSERT ON billing_documents BEGIN ${raise}; END`];
  }
  return [
    column,
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${raise}; RETURN NEW; END $$`,
    `CREATE TRIGGER ${name} AFTER INSERT ON billing_documents FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  ];
}

/** What of a document voiding leaves as it is. */
const writtenColumns = [
  'id',
  'therapist_id',
  'client_id',
  'number',
  'kind',
  'invoice_number',
  'payment_number',
  'from_on',
  'until_on',
  'total',
  'language',
  'text',
  'issued_at',
  'replaces_number',
];

function textsStay(engine: Engine): string[] {
  const isOtherwise = writtenColumns.map((name) => `NEW.${name} IS DISTINCT FROM OLD.${name}`).join(' OR ');
  const ofDocuments = { table: 'billing_documents', message: 'A billing document stays as it was made' };
  return [
    ...refusingRows(engine, {
      ...ofDocuments,
      name: 'billing_documents_stay_as_made',
      change: 'UPDATE',
      when: `OLD.voided_at IS NOT NULL OR ${isOtherwise}`,
    }),
    ...refusingRows(engine, {
      ...ofDocuments,
      name: 'billing_documents_stay',
      change: 'DELETE',
      when: `NOT ${isSealed}`,
    }),
  ];
}
