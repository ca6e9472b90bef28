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

test('A refusal to sign leads to each mark that is missing, and a blank leads to its field', async ({
  page,
  therapist,
}) => {
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const { clientId, planId, dueOn } = await addDueReport(therapist, 'Ada', goals);
  const { id } = (
    await therapist.post('/api/documents', { clientId, kind: 'progress-report', planId, dueOn })
  ).json<ListedDocument>();
  await therapist.put(`/api/documents/${id}`, {
    sections: [{ key: 'next', text: 'Ovals ___ next.' }],
    marks: [
      { goalPosition: 1, code: 'PS' },
      { goalPosition: 3, comment: 'Copies [ ] of a cross.' },
    ],
  });
  await page.goto(`/documents/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Sign Document' });
  const leadTo = async (name: string | RegExp) => {
    await act(page, 'Sign').click();
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toHaveCount(0);
  };
  await act(page, 'Sign').click();
  await expect(dialog).toContainText('Choose a mark for every goal before you sign');
  await expect(dialog.getByRole('button', { name: /^Mark for/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await leadTo('Mark for Copying shapes');
  const marks = page.getByRole('group', { name: 'Mark for Copying shapes', exact: true });
  await expect(marks.getByRole('radio').first()).toBeFocused();
  await leadTo(/Ovals ___ next/);
  await expect(page.getByRole('textbox', { name: 'What Comes Next' })).toBeFocused();
  await leadTo(/Copies \[ \] of a cross/);
  await expect(page.getByRole('textbox', { name: 'Comment on Copying shapes' })).toBeFocused();
});
