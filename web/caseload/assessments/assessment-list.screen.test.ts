import { DEFAULT_TIME_ZONE, formatDate } from '#domain/platform/dates.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The list shows three placeholders, an error with a retry, and an empty state', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  const mend = page.line.fail('GET /api/assessments', 500, 'The disk is full');
  const answer = page.line.hold('GET /api/assessments');
  await page.goto('/assessments');
  const loading = page.getByRole('status').filter({ hasText: 'Loading assessments' });
  await expect(loading.locator('[aria-hidden="true"]')).toHaveCount(3);
  answer();
  await expect(page.getByRole('alert')).toContainText('500: The disk is full');
  mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No assessments found')).toBeVisible();
  await expect(page.getByText('Get started by creating your first assessment.')).toBeVisible();
});

test('A row shows the dates of creation and completion and the number of questions', async ({
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
});

test('A client in the URL opens the form for that client', async ({ page, caseload }) => {
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

test('A list of one child opens the form for that child', async ({ page, caseload }) => {
  const { id } = await caseload.addClient();
  await page.goto(`/assessments?client=${id}`);
  await page.getByRole('button', { name: 'New Assessment' }).first().click();
  const form = page.getByRole('dialog', { name: 'New Assessment' });
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('Ivy Sample');
});

for (const address of ['/assessments/999999', '/assessments/none']) {
  test(`${address} shows that there is no assessment`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assessment Not Found');
    await expect(page.getByText('The requested assessment could not be found.')).toBeVisible();
    await page.getByRole('link', { name: 'All assessments' }).click();
    await expect(page).toHaveURL('/assessments');
  });
}
