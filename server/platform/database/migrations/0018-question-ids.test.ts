import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { startBillingPractice } from '#tests/setup/billing-practice.ts';
import { questionIdsMigration } from './0018-question-ids.ts';

test('Existing questions get ids and keep their texts and answers', async () => {
  const { owner, clientId, practice } = await startBillingPractice();
  const added = await addRecord<Assessment>(owner, '/api/assessments', {
    ...buildAssessment({ clientId }),
    responses: ['Slowly', 3],
  });
  const earlier = added.questions.map(({ id: _id, ...question }) => question);
  const migration: Migration = questionIdsMigration();
  await practice.database.write(async (queries) => {
    await queries
      .updateTable('assessments')
      .set({ questions: JSON.stringify(earlier) })
      .execute();
    await migration.up(queries);
  });
  const { questions, responses } = (await owner.get(`/api/assessments/${added.id}`)).json<Assessment>();
  expect(questions).toEqual(earlier.map((question, place) => ({ ...question, id: String(place + 1) })));
  expect(responses).toEqual(added.responses);
});
