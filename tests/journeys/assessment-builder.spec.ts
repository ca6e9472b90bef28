import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('an assessment is built, answered with autosave, completed and reopened', async ({ page, billing }) => {
  const client = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  await page.goto(`/assessments?clientId=${client.id}`);
  const dialog = page.getByRole('dialog', { name: 'New Assessment' });
  await expect(dialog.getByLabel('Client')).toHaveValue('Ivy Inkwell');
  await dialog.getByLabel('Title').fill('Handwriting');
  await dialog.getByLabel('Question Text').fill('Which hand?');
  await dialog.getByLabel('Type').selectOption('multiple_choice');
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('Left');
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Right');
  await dialog.getByRole('button', { name: 'Add Question' }).click();
  await dialog.getByLabel('Question Text').nth(1).fill('How easy?');
  await dialog.getByLabel('Type').nth(1).selectOption('scale');
  await dialog.getByRole('button', { name: 'Create Assessment' }).click();
  await expectToast(page, 'Assessment Created', 'The assessment has been created successfully.');

  await expect(page.getByRole('heading', { level: 1, name: 'Handwriting' })).toBeVisible();
  await expect(page.getByText('0 of 2 answered')).toBeVisible();
  await page.getByRole('radio', { name: 'Right' }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(page.getByText('All answers saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Right' })).toBeChecked();
  await expect(page.getByText('2 of 2 answered')).toBeVisible();

  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Completed: /)).toBeVisible();
  await page.getByRole('button', { name: 'Reopen Assessment' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Completed: /)).toHaveCount(0);
});

test('an answer that could not be sent is kept and sent again', async ({
  page,
  billing,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const client = await billing.addClient();
  const made = await page.request.post('/api/assessments', {
    data: { title: 'Morning', clientId: client.id, questions: [{ text: 'Buttons?', type: 'yes_no' }] },
  });
  const { id } = await made.json();
  await page.goto(`/assessments/${id}`);
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('Not saved yet. Trying again...')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('All answers saved')).toBeVisible();
  const stored = await (await page.request.get(`/api/assessments/${id}`)).json();
  expect(stored.responses).toEqual([true]);
});

test("assessments have nothing in anybody's way", async ({ page, billing }) => {
  const client = await billing.addClient();
  const questions = [
    { text: 'Buttons?', type: 'yes_no' },
    { text: 'How easy?', type: 'scale' },
    { text: 'Which hand?', type: 'multiple_choice', options: ['Left', 'Right'] },
    { text: 'What helps?', type: 'text' },
  ];
  const made = await page.request.post('/api/assessments', {
    data: {
      title: 'Comprehensive visual-motor integration and self-regulation screening',
      clientId: client.id,
      questions,
    },
  });
  const { id } = await made.json();
  for (const path of ['/assessments', '/assessments/new', `/assessments/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  }
});

test('an assessment is used again for another child, with the words at the ends of its scale', async ({
  page,
  billing,
}) => {
  const ivy = await billing.addClient();
  await billing.addClient({ firstName: 'Ben', lastName: 'Harbor' });
  await page.goto(`/assessments/new?clientId=${ivy.id}`);
  await page.getByLabel('Title').fill('Morning');
  await page.getByLabel('Question Text').fill('Buttons?');
  await page.getByLabel('Type').selectOption('scale');
  await page.getByLabel('Word at 1').fill('Never');
  await page.getByLabel('Word at 5').fill('Always');
  await page.getByRole('button', { name: 'Create Assessment' }).click();
  const scale = page.getByRole('group', { name: '1. Buttons?' });
  await expect(scale).toHaveAccessibleDescription('1 Never 5 Always');
  await scale.getByText('4', { exact: true }).click();
  await expect(page.getByText('All answers saved')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Use Again for…' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Morning');
  await page.getByRole('combobox', { name: 'Client' }).fill('Ben');
  await page.getByRole('option', { name: 'Ben Harbor' }).click();
  await page.getByRole('button', { name: 'Create Assessment' }).click();
  await expect(page.getByRole('link', { name: 'Ben Harbor' })).toBeVisible();
  await expect(page.getByText('0 of 1 answered')).toBeVisible();
  await expect(scale).toHaveAccessibleDescription('1 Never 5 Always');
});
