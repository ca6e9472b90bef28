import { DEFAULT_TIME_ZONE, formatDate } from '#domain/platform/dates.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('three placeholders, a failure that can be tried again, and nothing yet', async ({
  page,
  caseload: _,
  problems,
}) => {
  problems.allow(/status of 500/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let fails = true;
  await page.route('**/api/assessments?*', async (route) => {
    await held;
    if (fails) await route.fulfill({ status: 500, body: 'The disk is full', contentType: 'text/plain' });
    else await route.continue();
  });
  await page.goto('/assessments');
  const loading = page.getByRole('status').filter({ hasText: 'Loading assessments' });
  await expect(loading.locator('[aria-hidden="true"]')).toHaveCount(3);
  answer();
  await expect(page.getByRole('alert')).toContainText('500: The disk is full');
  await expectAccessible(page);
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No assessments found')).toBeVisible();
  await expect(page.getByText('Get started by creating your first assessment.')).toBeVisible();
});

test('a row says when it was created and completed and how many questions it has', async ({
  page,
  caseload,
}) => {
  const { id: clientId } = await caseload.addClient();
  await caseload.addAssessment(clientId, {
    title: 'Comprehensive visual-motor integration and self-regulation screening for the annual review',
    status: 'completed',
  });
  const today = formatDate(new Date().toISOString(), DEFAULT_TIME_ZONE);
  await page.goto('/assessments');
  const row = page.getByRole('list', { name: 'Assessments' }).getByRole('link');
  await expect(row).toContainText('Ivy Sample');
  await expect(row).toContainText(/\d questions?/);
  await expect(row).toContainText(`Created: ${today}`);
  await expect(row).toContainText(`Completed: ${today}`);
  await expect(row.getByText('Completed', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('an address with a client opens the form for it', async ({ page, caseload }) => {
  const { id } = await caseload.addClient();
  await page.goto(`/assessments?clientId=${id}&status=pending`);
  const form = page.getByRole('dialog', { name: 'New Assessment' });
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('Ivy Sample');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/assessments?status=pending');

  await page.goto(`/assessments/new?clientId=${id}`);
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Ivy Sample');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/clients/${id}`);
});

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

for (const address of ['/assessments/999999', '/assessments/none']) {
  test(`${address} says that there is none`, async ({ page, caseload: _, problems }) => {
    problems.allow(/status of 404/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Not Found');
    await expect(page.getByText('The requested assessment could not be found.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All assessments' }).click();
    await expect(page).toHaveURL('/assessments');
  });
}
