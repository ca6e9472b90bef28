import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { isSealed, logThatTakes, refusingRows, takenSinceSigning } from './0039-signing.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Who supervises whom, and the reviews of what was signed, beside it and as unchanging as it. */
export function reviewsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = [
        ...supervisions(engine),
        ...reviews(engine),
        ...waysToSignedTexts,
        ...logThatTakes(engine, taken),
      ];
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

function supervisions(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE supervisions (
       therapist_id ${type.bigint} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
       supervisor_id ${type.bigint} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       from_on ${type.day} NOT NULL,
       until_on ${type.day},
       plan_text TEXT CHECK (length(plan_text) <= 4000),
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL,
       CHECK (supervisor_id <> therapist_id),
       CHECK (until_on >= from_on)
     )`,
    'CREATE INDEX supervisions_by_supervisor ON supervisions (supervisor_id)',
  ];
}

// The key carries the client, as that of the text does. One review of a text, and none is ever another.
function reviews(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE reviews (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       uid TEXT NOT NULL,
       reviewer_id ${type.bigint},
       text TEXT NOT NULL,
       hash TEXT NOT NULL CHECK (length(hash) = 64),
       signed_at ${type.instant} NOT NULL,
       CHECK (reviewer_id <> therapist_id),
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, uid),
       FOREIGN KEY (therapist_id, client_id, uid) REFERENCES signed_documents (therapist_id, client_id, uid)
     )`,
    ...refusingRows(engine, {
      name: 'reviews_stay_as_signed',
      table: 'reviews',
      change: 'UPDATE',
      when: '1 = 1',
      message: 'A review is never changed',
    }),
    ...refusingRows(engine, {
      name: 'reviews_stay',
      table: 'reviews',
      change: 'DELETE',
      when: `NOT ${isSealed}`,
      message: 'A review stays with what it is of',
    }),
  ];
}

/** For the queue of a supervisor: by the moment of signing, by what replaces or withdraws a text, and one by its name. */
const waysToSignedTexts = [
  'CREATE INDEX signed_documents_by_moment ON signed_documents (therapist_id, signed_at, id)',
  `CREATE INDEX signed_documents_about ON signed_documents (therapist_id, client_id, about_uid)
     WHERE about_uid IS NOT NULL`,
  'CREATE INDEX signed_documents_by_uid ON signed_documents (therapist_id, uid)',
];

const taken = {
  actions: [...takenSinceSigning.actions, 'review'],
  actorKinds: [...takenSinceSigning.actorKinds, 'supervisor'],
};
