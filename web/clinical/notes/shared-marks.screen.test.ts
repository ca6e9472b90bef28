import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('One pad takes the marks of a goal and of its objective with the same steps', async ({
  page,
  caseload,
  therapist,
}) => {
  const { id: clientId } = await caseload.addClient();
  const steps = ['Cross the laces', 'Pull through'];
  const goal = await caseload.addGoal(buildFirstGoal({ clientId, name: 'Shoe tying', steps }));
  const place = { clientId, planId: goal.planId, parentId: goal.id };
  const objective = await caseload.addGoal(buildGoal({ ...place, name: 'One step', target: 50, steps }));
  await caseload.addGoal(buildGoal({ ...place, name: 'Loops' }));
  const session = await caseload.addTodaysSession(clientId, '09:00', { status: 'completed' });
  await page.goto(`/sessions/${session.id}/note`);
  const pad = page.getByRole('region', { name: 'Shoe tying' });
  await expect(pad).toContainText('Counts for the objective too: One step');
  await expect(page.getByRole('region', { name: 'Loops' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'One step' })).toHaveCount(0);
  await pad.getByRole('button', { name: 'V Verbal', exact: true }).click();
  const results = async () =>
    (await therapist.get(`/api/results?sessionId=${session.id}`)).json<GoalResult[]>();
  await expect
    .poll(async () => (await results()).map(({ goalId, marks }) => [goalId, marks]))
    .toEqual([
      [objective.id, ['V', null]],
      [goal.id, ['V', null]],
    ]);
  await expect(page.getByText('How the data will read (2)')).toBeVisible();
});
