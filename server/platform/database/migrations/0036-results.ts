import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf, refusing } from './schema-statements.ts';

/** What children did on their goals, session by session, and the revisions of the goals that have such data. */
export function resultsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = [...columnsOfGoals, ...revisions(engine), ...results(engine)];
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

const columnsOfGoals = [
  'ALTER TABLE goals ADD COLUMN revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0)',
  // Holds results to the measure of their goal.
  'CREATE UNIQUE INDEX goals_by_measure ON goals (therapist_id, client_id, id, measure)',
];

function revisions(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE goal_revisions (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       goal_id ${type.bigint} NOT NULL,
       revision INTEGER NOT NULL CHECK (revision >= 1),
       effective_on ${type.day} NOT NULL,
       reason TEXT,
       content ${type.json} NOT NULL,
       created_at ${type.instant} NOT NULL,
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, goal_id, revision),
       FOREIGN KEY (therapist_id, client_id, goal_id) REFERENCES goals (therapist_id, client_id, id)
     )`,
    'CREATE INDEX goal_revisions_by_goal ON goal_revisions (therapist_id, goal_id, revision)',
    ...refusing(engine, {
      name: 'goal_revisions_stay',
      table: 'goal_revisions',
      change: 'UPDATE',
      when: 'NEW.id IS NOT NULL',
      message: 'A revision of a goal is never changed',
    }),
  ];
}

// The keys carry the client: a result joins neither another child's session nor another child's goal, and its measure is
// the goal's.
function results(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  const length = engine === 'sqlite' ? 'json_array_length' : 'jsonb_array_length';
  return [
    `CREATE TABLE goal_results (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       session_id ${type.bigint} NOT NULL,
       goal_id ${type.bigint} NOT NULL,
       goal_revision INTEGER NOT NULL,
       measure TEXT NOT NULL,
       phase TEXT NOT NULL CHECK (phase IN ('baseline', 'teaching', 'probe')),
       marks ${type.json} CHECK (${length}(marks) <= 200),
       cue TEXT CHECK (cue IN ('I', 'VI', 'G', 'V', 'M', 'PP', 'FP', 'SU', 'MIN', 'MOD', 'MAX', 'DEP')),
       seconds ${type.json} CHECK (${length}(seconds) <= 50),
       count INTEGER CHECK (count BETWEEN 0 AND 999),
       minutes INTEGER CHECK (minutes BETWEEN 1 AND 1440),
       rating INTEGER CHECK (rating BETWEEN -2 AND 10),
       comment TEXT,
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL,
       CHECK ((measure IN ('trials', 'opportunities')) = (marks IS NOT NULL)),
       CHECK ((measure = 'duration') = (seconds IS NOT NULL)),
       CHECK (cue IS NULL OR measure = 'cue'),
       CHECK (count IS NULL OR measure = 'frequency'),
       CHECK (minutes IS NULL OR count IS NOT NULL),
       CHECK (rating IS NULL OR (measure = 'rating' AND rating >= 0) OR (measure = 'gas' AND rating <= 2)),
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, session_id, goal_id),
       FOREIGN KEY (therapist_id, client_id, session_id) REFERENCES sessions (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id, goal_id, measure)
         REFERENCES goals (therapist_id, client_id, id, measure),
       FOREIGN KEY (therapist_id, client_id, goal_id, goal_revision)
         REFERENCES goal_revisions (therapist_id, client_id, goal_id, revision)
     )`,
    // Each also serves the database where it looks for what names a session, a goal or a revision.
    'CREATE INDEX goal_results_by_session ON goal_results (therapist_id, client_id, session_id)',
    'CREATE INDEX goal_results_by_goal ON goal_results (therapist_id, client_id, goal_id, measure)',
    'CREATE INDEX goal_results_by_revision ON goal_results (therapist_id, client_id, goal_id, goal_revision)',
    'CREATE INDEX goal_results_of_goal ON goal_results (therapist_id, goal_id, session_id)',
  ];
}
