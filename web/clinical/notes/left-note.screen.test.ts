import type { Goal } from '#domain/clinical/goals/goal.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { draftsOnDevice } from '#tests/setup/drafts-on-device.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const region = (page: ScreenPage) => page.getByRole('region', { name: 'What You Typed Is Not in This Note' });
const link = (page: ScreenPage) => page.getByRole('link', { name: /not saved: look at it$/ });

/** Types in a note and marks a trial without a connection; meanwhile another device signs the note. */
async function typeWhileSigned(page: ScreenPage, therapist: TestVisitor) {
  const { session, note, goal } = await addSignable(therapist);
  const mends = [
    page.line.cut('PUT /api/sessions/:id/note'),
    page.line.cut('PUT /api/sessions/:id/results/:goalId'),
  ];
  await page.goto(`/sessions/${session.id}/note`);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Held the paper alone.');
  await page
    .getByRole('region', { name: goal.name })
    .getByRole('button', { name: 'V Verbal', exact: true })
    .click();
  await expect(page.getByText(/Everything is kept on this device/)).toBeVisible();
  await therapist.post(`${note}/sign`, { status: 'completed' });
  for (const mend of mends) mend();
  return { session, note, goal };
}

function withMark({ name }: Pick<Goal, 'name'>): RegExp {
  return new RegExp(`Held the paper alone\\.\\s+${name}: 2 of 6 trials independent`);
}

test('Text typed before a note was signed elsewhere is shown next to it, and becomes an addendum', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { session, goal } = await typeWhileSigned(page, therapist);
  await page.goto('/clients');
  await link(page).click();
  await expect(page).toHaveURL(`/sessions/${session.id}/note`);
  await expect(page.getByRole('heading', { name: 'Signed Note', exact: true })).toBeVisible();
  await expect(region(page)).toContainText(withMark(goal));
  await region(page).getByRole('button', { name: 'Add as Addendum' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'What Is Added' })).toHaveValue(withMark(goal));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(region(page)).toBeVisible();
  await region(page).getByRole('button', { name: 'Add as Addendum' }).click();
  await dialog.getByRole('button', { name: 'Sign Addendum' }).click();
  await expectToast(page, 'Addendum Added', 'The note for Ivy Sample on Nov 19, 2026 has been added to.');
  await expect(region(page)).toHaveCount(0);
  await expect(page.getByText(withMark(goal))).toBeVisible();
  await expect.poll(draftsOnDevice).toEqual([]);
});

test('It is also shown for a withdrawn note, and can be discarded', async ({ page, therapist, problems }) => {
  problems.allow(/status of 409/);
  const { session, note } = await typeWhileSigned(page, therapist);
  await therapist.post(`${note}/withdraw`, { reason: 'Signed for another child' });
  await page.goto(`/sessions/${session.id}`);
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await link(page).click();
  await expect(region(page)).toContainText('Held the paper alone.');
  await region(page).getByRole('button', { name: 'Discard' }).click();
  await expect(region(page)).toHaveCount(0);
  await expect.poll(draftsOnDevice).toEqual([]);
});

test('The note page of a deleted session shows what was typed and marked', async ({
  page,
  therapist,
  problems,
}) => {
  problems.allow(/status of 404/);
  const { session, goal, path } = await addSignable(therapist);
  await therapist.delete(`${path}/results/${goal.id}`);
  page.line.cut('PUT /api/sessions/:id/results/:goalId');
  await page.goto(`/sessions/${session.id}/note`);
  await page
    .getByRole('region', { name: goal.name })
    .getByRole('button', { name: 'V Verbal', exact: true })
    .click();
  await expect(page.getByText('Waiting for connection', { exact: true })).toBeVisible();
  await expect.poll(draftsOnDevice).toHaveLength(1);
  await therapist.delete(path);
  await page.goto(`/sessions/${session.id}/note`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Not Found');
  await expect(page.getByRole('region', { name: 'What You Typed in Its Note' })).toContainText(goal.name);
});
