import type { Generated } from 'kysely';
import type { Question } from '#domain/caseload/assessments/question.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { ChangedAt, Json } from '#server/platform/database/table-parts.ts';

interface AssessmentTemplatesTable {
  id: Generated<number>;
  title: string;
  title_key: string;
  description: string | null;
  questions: Json<Question[]>;
  question_count: number;
  created_by: number;
  created_at: Instant;
  updated_at: ChangedAt;
}

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    assessment_templates: AssessmentTemplatesTable;
  }
}
