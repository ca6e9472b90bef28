import type { ListedDocument } from '#domain/clinical/documents/document.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { addDueReport } from '#tests/setup/due-report-records.ts';
import { countClicks } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const goals = ['Cutting on a line', 'Buttons', 'Copying shapes'];
const act = (page: ScreenPage, name: string) => page.getByRole('button', { name, exact: true });

test('Three reports take twelve presses without the words, so fifteen take sixty', async ({
  page,
  therapist,
}) => {
  await therapist.put('/api/signing-profile', buildSigningProfile());
  for (const name of ['Ada', 'Ben', 'Cleo']) await addDueReport(therapist, name, goals);
  await page.goto('/documents');
  await act(page, 'Begin All 3').click();
  await expect(page.getByRole('status', { name: 'Begun reports' })).toContainText('3 of 3 drafts begun.');

  const clicks = countClicks();
  await page.getByRole('link', { name: 'Open First Draft' }).click();
  for (const isLast of [false, false, true]) {
    await expect(page.getByText('0 of 3 goals marked')).toBeVisible();
    await act(page, 'Take 3 Suggested Marks').click();
    await expect(page.getByText('3 of 3 goals marked')).toBeVisible();
    await act(page, 'Sign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Signed Document' })).toBeVisible();
    const next = page.getByRole('link', { name: 'Next Report' });
    if (isLast) await expect(next).toHaveCount(0);
    else await next.click();
  }
  expect(5 * clicks()).toBeLessThanOrEqual(60);
  const signed = (await therapist.get('/api/documents?state=signed')).json<ListedDocument[]>();
  expect(signed).toHaveLength(3);
});

test('The bar counts the marked goals, Next Goal goes to the first without a mark, and Next Report leaves the draft', async ({
  page,
  therapist,
}) => {
  for (const name of ['Ada', 'Ben']) {
    const { clientId, planId, dueOn } = await addDueReport(therapist, name, goals);
    await therapist.post('/api/documents', { clientId, kind: 'progress-report', planId, dueOn });
  }
  const [, first] = (await therapist.get('/api/documents')).json<ListedDocument[]>();
  await page.goto(`/documents/${first?.id}`);
  const marks = (name: string) => page.getByRole('group', { name: `Mark for ${name}`, exact: true });
  await marks('Cutting on a line').getByRole('radio', { name: /^PS/ }).click();
  await marks('Copying shapes').getByRole('radio', { name: /^PS/ }).click();
  await expect(page.getByText('2 of 3 goals marked')).toBeVisible();
  await act(page, 'Next Goal').click();
  await expect(marks('Buttons').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 of 3 goals marked')).toBeVisible();
  await expect(act(page, 'Next Goal')).toHaveCount(0);
  await page.getByRole('link', { name: 'Next Report' }).click();
  await expect(page.getByText('0 of 3 goals marked')).toBeVisible();
  await page.getByRole('link', { name: 'Next Report' }).click();
  await expect(page.getByText('3 of 3 goals marked')).toBeVisible();
});
