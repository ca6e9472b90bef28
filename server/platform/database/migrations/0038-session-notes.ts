import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The notes of sessions. */
export function sessionNotesMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of notes(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

// The keys carry the client: a note joins neither another child's session nor another child's plan.
function notes(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE session_notes (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       session_id ${type.bigint} NOT NULL,
       plan_id ${type.bigint},
       template TEXT NOT NULL CHECK (template IN ('narrative', 'soap')),
       activity TEXT,
       subjective TEXT,
       objective TEXT,
       assessment TEXT,
       plan_text TEXT,
       setting TEXT CHECK (setting IN ('home', 'daycare', 'preschool', 'nursery-school', 'universal-pre-k',
         'medical-site', 'community', 'facility', 'therapy-room', 'teletherapy', 'school-classroom', 'other')),
       group_size INTEGER CHECK (group_size BETWEEN 2 AND 20),
       make_up_for ${type.day},
       progress TEXT CHECK (progress IN ('progress', 'limited-progress', 'no-progress')),
       co_treated_with TEXT,
       co_treatment_reason TEXT,
       diagnosis_codes ${type.json} NOT NULL,
       procedure_codes ${type.json} NOT NULL,
       pulled ${type.json} NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('draft', 'signed', 'withdrawn')),
       version INTEGER NOT NULL CHECK (version >= 1),
       correction_reason TEXT,
       late_reason TEXT,
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL,
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, session_id),
       FOREIGN KEY (therapist_id, client_id, session_id) REFERENCES sessions (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id, plan_id) REFERENCES plans (therapist_id, client_id, id)
     )`,
    // Each also serves the database where it looks for what names a session or a plan.
    'CREATE INDEX session_notes_by_session ON session_notes (therapist_id, client_id, session_id)',
    'CREATE INDEX session_notes_by_plan ON session_notes (therapist_id, client_id, plan_id) WHERE plan_id IS NOT NULL',
  ];
}
