import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Mark as Mastered comes after Edit while the criterion is not met', async ({ page, caseload }) => {
  const { id: clientId } = await caseload.addClient();
  const { id } = await caseload.addGoal(buildFirstGoal({ clientId }));
  await page.goto(`/goals/${id}`);
  const mastered = page.getByRole('button', { name: 'Mark as Mastered' });
  await expect(mastered).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  const acts = [...document.querySelectorAll('main a, main button')].map(({ textContent }) =>
    textContent?.trim(),
  );
  expect(acts.indexOf('Edit')).toBeLessThan(acts.indexOf('Mark as Mastered'));
});

test('From the goals of a client, the graph is there before the calls of the page are answered', async ({
  page,
  caseload,
  therapist,
}) => {
  const { id: clientId } = await caseload.addClient();
  const { id } = await caseload.addGoal(buildFirstGoal({ clientId, name: 'Cutting' }));
  const session = await caseload.addTodaysSession(clientId, '09:00', { status: 'completed' });
  await therapist.put(`/api/sessions/${session.id}/results/${id}`, buildResult());
  await page.goto(`/clients/${clientId}?tab=goals`);
  await expect(page.getByText('Not enough data yet (1 of 6)')).toBeVisible();
  const answers = (['', '/results'] as const).map((part) => page.line.hold(`GET /api/goals/:id${part}`));
  await page.getByRole('link', { name: 'Cutting' }).click();
  await expect(page.getByRole('region', { name: 'Chosen result' })).toContainText('3 of 5');
  for (const letGo of answers) letGo();
});
