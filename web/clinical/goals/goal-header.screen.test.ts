import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
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
