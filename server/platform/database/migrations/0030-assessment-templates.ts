import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** What assessments of the practice ask, for every therapist to start from: no column of it names a child. */
export function assessmentTemplatesMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      await sql.raw(assessmentTemplates(engine)).execute(queries);
    },
  };
}

function assessmentTemplates(engine: Engine): string {
  const type = columnTypesOf(engine);
  const count = engine === 'sqlite' ? 'json_array_length' : 'jsonb_array_length';
  return `CREATE TABLE assessment_templates (
    id ${type.id},
    title TEXT NOT NULL,
    title_key TEXT NOT NULL UNIQUE,
    description TEXT,
    questions ${type.json} NOT NULL,
    question_count INTEGER NOT NULL CHECK (question_count > 0 AND question_count = ${count}(questions)),
    created_by ${type.bigint} NOT NULL REFERENCES users (id),
    created_at ${type.instant} NOT NULL,
    updated_at ${type.instant} NOT NULL
  )`;
}
