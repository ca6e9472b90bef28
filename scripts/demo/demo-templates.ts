import { templateTitleKey } from '#domain/caseload/assessments/assessment-template.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { demoAssessments } from './demo-assessments.ts';

const kept = demoAssessments.slice(0, 2);

/** Saves two of the demo's assessments as templates of the practice. */
export async function addTemplates(queries: Queries, userId: number, now: Instant): Promise<void> {
  for (const { title, description, questions } of kept) {
    await queries
      .insertInto('assessment_templates')
      .values({
        title,
        title_key: templateTitleKey(title),
        description,
        questions: JSON.stringify(questions),
        question_count: questions.length,
        created_by: userId,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
}
