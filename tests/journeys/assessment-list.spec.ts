import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('every kind of question is answered, and compared with what was answered before', async ({
  page,
  caseload,
}) => {
  const { id: clientId } = await caseload.addClient();
  const questions = [
    { text: 'What helps?', type: 'text' as const },
    { text: 'How easy?', type: 'scale' as const },
    { text: 'Which hand?', type: 'multiple_choice' as const, options: ['Left', 'Right'] },
    { text: 'Buttons?', type: 'yes_no' as const },
  ];
  const before = await caseload.addAssessment(clientId, {
    questions,
    responses: ['Music', 2, 'Left', false],
    status: 'completed',
  });
  const { id } = await caseload.addAssessment(clientId, { questions });
  await page.goto(`/assessments/${id}`);
  await expect(page.getByText('0 of 4 answered')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Answered questions' })).toBeVisible();
  await page.getByRole('textbox', { name: '1. What helps?' }).fill('Headphones');
  await expect(page.getByRole('group', { name: '2. How easy?' }).getByRole('radio')).toHaveCount(5);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('radio', { name: 'Right' }).check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('4 of 4 answered')).toBeVisible();
  await expect(page.getByText('All answers saved')).toBeVisible();

  for (const summary of await page.getByText('1 earlier answer').all()) await summary.click();
  const earlier = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/assessments/${before.id}"]`) });
  for (const [place, words] of ['Music', '2', 'Left', 'No'].entries()) {
    await expect(earlier.filter({ hasNot: page.getByRole('listitem') }).nth(place)).toContainText(words);
  }
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expectToast(page, 'Assessment Updated', 'The assessment has been updated successfully.');
  await expect(page.getByText('Headphones')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Headphones')).toBeVisible();
  await expect(page.getByText('Therapist:')).toBeVisible();
  await expect(page.getByText(/\(\d+ y \d+ m\)/)).toBeVisible();
  for (const hidden of ['Edit', 'More actions', 'Reopen Assessment', 'Logout']) {
    await expect(page.getByRole('button', { name: hidden })).toBeHidden();
  }
});
