import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { isSealed, refusingRows, signedTextsStay } from './0039-signing.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Evaluations, plans of care, reports and summaries of a child, and their signed texts beside those of notes. */
export function documentsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = [
        ...documents(engine),
        ...signedDocumentsStay(engine),
        ...(engine === 'sqlite' ? rebuiltSignedTexts() : alteredSignedTexts()),
      ];
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

const KINDS = "'evaluation', 'plan-of-care', 'progress-report', 'annual-review', 'discharge-summary'";

// The keys carry the client: a document joins neither another child's plan nor another child's annual record.
function documents(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    'CREATE UNIQUE INDEX annuals_of_client ON annuals (therapist_id, client_id, id)',
    `CREATE TABLE documents (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       plan_id ${type.bigint},
       kind TEXT NOT NULL CHECK (kind IN (${KINDS})),
       title TEXT NOT NULL,
       from_on ${type.day} NOT NULL,
       until_on ${type.day} NOT NULL,
       due_on ${type.day},
       sections ${type.json} NOT NULL,
       marks ${type.json} NOT NULL,
       scores ${type.json} NOT NULL,
       annual_id ${type.bigint},
       filled ${type.json} NOT NULL,
       filled_at ${type.instant} NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('draft', 'signed', 'withdrawn')),
       version INTEGER NOT NULL CHECK (version >= 1),
       correction_reason TEXT,
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL,
       CHECK (until_on >= from_on),
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id, plan_id) REFERENCES plans (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id, annual_id) REFERENCES annuals (therapist_id, client_id, id)
     )`,
    'CREATE INDEX documents_by_day ON documents (therapist_id, until_on, id)',
    // Each also serves the database where it looks for what names a plan or an annual record.
    'CREATE INDEX documents_by_plan ON documents (therapist_id, client_id, plan_id) WHERE plan_id IS NOT NULL',
    'CREATE INDEX documents_by_annual ON documents (therapist_id, client_id, annual_id) WHERE annual_id IS NOT NULL',
  ];
}

/** What of a document a correction and a withdrawal leave as it is. */
const signedColumns = [
  'id',
  'therapist_id',
  'client_id',
  'plan_id',
  'kind',
  'title',
  'from_on',
  'until_on',
  'due_on',
  'sections',
  'marks',
  'scores',
  'annual_id',
  'filled',
  'filled_at',
  'created_at',
];

function signedDocumentsStay(engine: Engine): string[] {
  const isOtherwise = signedColumns.map((name) => `NEW.${name} IS DISTINCT FROM OLD.${name}`).join(' OR ');
  const ofDocuments = { table: 'documents', message: 'This document is signed' };
  return [
    ...refusingRows(engine, {
      ...ofDocuments,
      name: 'documents_stay_as_signed',
      change: 'UPDATE',
      when: `OLD.state = 'signed' AND (NEW.state = 'signed' OR ${isOtherwise})`,
    }),
    ...refusingRows(engine, {
      ...ofDocuments,
      name: 'documents_stay',
      change: 'DELETE',
      when: `OLD.state = 'signed' AND NOT ${isSealed}`,
    }),
  ];
}

const ANY_KIND = `'session-note', ${KINDS}, 'addendum', 'family-statement', 'withdrawal'`;
/** A text is of a session or of a document, and a note is of a session. */
const OF_ONE = `(session_id IS NULL) <> (document_id IS NULL)
  AND (kind <> 'session-note' OR session_id IS NOT NULL) AND (kind NOT IN (${KINDS}) OR document_id IS NOT NULL)`;
const REFERENCES_DOCUMENT =
  'FOREIGN KEY (therapist_id, client_id, document_id) REFERENCES documents (therapist_id, client_id, id)';

const indexesOfDocuments = [
  // Also serves the database where it looks for what names a document.
  `CREATE INDEX signed_documents_by_document ON signed_documents (therapist_id, client_id, document_id)
     WHERE document_id IS NOT NULL`,
  `CREATE INDEX signed_documents_of_document ON signed_documents (therapist_id, document_id, position)
     WHERE document_id IS NOT NULL`,
];

function alteredSignedTexts(): string[] {
  return [
    'ALTER TABLE signed_documents ALTER COLUMN session_id DROP NOT NULL',
    'ALTER TABLE signed_documents ADD COLUMN document_id BIGINT',
    'ALTER TABLE signed_documents DROP CONSTRAINT signed_documents_kind_check',
    `ALTER TABLE signed_documents ADD CONSTRAINT signed_documents_kind_check CHECK (kind IN (${ANY_KIND}))`,
    `ALTER TABLE signed_documents ADD CONSTRAINT signed_documents_of_one CHECK (${OF_ONE})`,
    `ALTER TABLE signed_documents ADD ${REFERENCES_DOCUMENT}`,
    ...indexesOfDocuments,
  ];
}

// SQLite changes no column of a table that is there. The texts move over as they are, and no number is given twice.
function rebuiltSignedTexts(): string[] {
  const type = columnTypesOf('sqlite');
  const moved = `id, therapist_id, uid, client_id, session_id, position, kind, about_uid, version, text,
    previous_hash, hash, signed_at, signed_by`;
  return [
    'DROP INDEX signed_documents_by_session',
    'DROP INDEX signed_documents_of_session',
    'ALTER TABLE signed_documents RENAME TO signed_documents_before',
    `CREATE TABLE signed_documents (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       uid TEXT NOT NULL CHECK (length(uid) = 36),
       client_id ${type.bigint} NOT NULL,
       session_id ${type.bigint},
       document_id ${type.bigint},
       position INTEGER NOT NULL CHECK (position >= 1),
       kind TEXT NOT NULL CHECK (kind IN (${ANY_KIND})),
       about_uid TEXT CHECK (length(about_uid) = 36),
       version INTEGER NOT NULL CHECK (version >= 1),
       text TEXT NOT NULL,
       previous_hash TEXT NOT NULL CHECK (length(previous_hash) = CASE position WHEN 1 THEN 0 ELSE 64 END),
       hash TEXT NOT NULL CHECK (length(hash) = 64),
       signed_at ${type.instant} NOT NULL,
       signed_by ${type.bigint},
       CHECK (${OF_ONE}),
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, uid),
       UNIQUE (therapist_id, client_id, position),
       FOREIGN KEY (therapist_id, client_id, session_id) REFERENCES sessions (therapist_id, client_id, id),
       ${REFERENCES_DOCUMENT}
     )`,
    `INSERT INTO sqlite_sequence (name, seq)
       SELECT 'signed_documents', seq FROM sqlite_sequence WHERE name = 'signed_documents_before'`,
    `INSERT INTO signed_documents (${moved}) SELECT ${moved} FROM signed_documents_before`,
    'DROP TABLE signed_documents_before',
    'CREATE INDEX signed_documents_by_session ON signed_documents (therapist_id, client_id, session_id)',
    'CREATE INDEX signed_documents_of_session ON signed_documents (therapist_id, session_id, position)',
    ...indexesOfDocuments,
    ...signedTextsStay('sqlite'),
  ];
}
