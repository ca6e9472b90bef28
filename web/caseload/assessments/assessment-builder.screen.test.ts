import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A new form starts with one empty text question, which cannot be removed', async ({ page, billing }) => {
  await billing.addClient();
  await page.goto('/assessments');
  await expect(page.getByText('No assessments found')).toBeVisible();
  await page.getByRole('button', { name: 'New Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Assessment' });
  await expect(dialog.getByLabel('Question Text')).toHaveValue('');
  await expect(dialog.getByLabel('Type')).toHaveValue('text');
  await expect(dialog.getByRole('button', { name: 'Remove question 1' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Add Question' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove question 1' })).toBeEnabled();
});

test('Each invalid field shows a message', async ({ page, billing }) => {
  await billing.addClient();
  await page.goto('/assessments/new');
  await page.getByLabel('Type').selectOption('multiple_choice');
  await page.getByRole('button', { name: 'Create Assessment' }).click();
  await expect(page.getByText('Title must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Client is required')).toBeVisible();
  await expect(page.getByText('Question text is required')).toBeVisible();
  await page.getByLabel('Question Text').fill('Which hand?');
  await page.getByRole('button', { name: 'Create Assessment' }).click();
  await expect(
    page.getByText('A multiple-choice question needs at least two options with text'),
  ).toBeVisible();
});

test('Questions and options can be added, moved and removed', async ({ page, billing }) => {
  await billing.addClient();
  await page.goto('/assessments/new');
  await page.getByLabel('Question Text').fill('Buttons?');
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.getByLabel('Question Text').nth(1).fill('Which hand?');
  await page.getByLabel('Type').nth(1).selectOption('multiple_choice');
  const options = page.getByRole('textbox', { name: /^Option \d$/ });
  await expect(options).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove option 1' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add Option' }).click();
  await options.nth(2).fill('Both');
  await page.getByRole('button', { name: 'Remove option 1' }).click();
  await expect(options).toHaveCount(2);
  await expect(options.nth(1)).toHaveValue('Both');

  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await expect(page.getByLabel('Question Text').first()).toHaveValue('Which hand?');
  await page.getByRole('button', { name: 'Remove question 1' }).click();
  await expect(page.getByLabel('Question Text')).toHaveValue('Buttons?');
  await expect(page.getByRole('button', { name: 'Remove question 1' })).toBeDisabled();
});

test('Unsent answers survive a reload', async ({ page, billing, problems, therapist }) => {
  problems.allow(/ERR_FAILED/);
  const client = await billing.addClient();
  const made = await therapist.post('/api/assessments', {
    title: 'Morning',
    clientId: client.id,
    questions: [{ text: 'Buttons?', type: 'yes_no' }],
  });
  const { id } = made.json<Assessment>();
  const mend = page.line.cut('PUT /api/assessments/:id');
  await page.goto(`/assessments/${id}`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('Not saved yet. Trying again...')).toBeVisible();
  mend();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('All answers saved')).toBeVisible();
  expect((await therapist.get(`/api/assessments/${id}`)).json()).toMatchObject({
    responses: [true],
  });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('The page of a deleted assessment shows the answers that were not sent', async ({
  page,
  billing,
  problems,
  therapist,
}) => {
  problems.allow(/status of 404/);
  const client = await billing.addClient();
  const questions = [{ text: 'Buttons?', type: 'yes_no' }];
  const made = await therapist.post('/api/assessments', { title: 'Morning', clientId: client.id, questions });
  const { id } = made.json<Assessment>();
  page.line.cut('PUT /api/assessments/:id');
  await page.goto(`/assessments/${id}`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('Not saved yet. Trying again...')).toBeVisible();
  await therapist.delete(`/api/assessments/${id}`);
  await page.reload();
  const left = page.getByRole('region', { name: 'What You Answered' });
  await expect(left).toContainText('Buttons? Yes');
  await left.getByRole('button', { name: 'Discard' }).click();
  await expect(left).toHaveCount(0);
});

test('Answers that were also changed elsewhere stay until the therapist chooses one version', async ({
  page,
  billing,
  problems,
  therapist,
}) => {
  problems.allow(/ERR_FAILED|409/);
  const client = await billing.addClient();
  const made = await therapist.post('/api/assessments', {
    title: 'Morning',
    clientId: client.id,
    questions: [{ text: 'Buttons?', type: 'yes_no' }],
  });
  const { id } = made.json<Assessment>();
  const mend = page.line.cut('PUT /api/assessments/:id');
  await page.goto(`/assessments/${id}`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('Not saved yet. Trying again...')).toBeVisible();
  await therapist.put(`/api/assessments/${id}`, { responses: [false] });
  mend();
  await page.reload();
  await expect(page.getByText('These answers were also changed somewhere else')).toBeVisible();
  await expect(page.getByText(/^1\. Buttons\?\sNo$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.getByRole('button', { name: 'Keep My Answers' }).click();
  await expect(page.getByText('All answers saved')).toBeVisible();
  expect((await therapist.get(`/api/assessments/${id}`)).json()).toMatchObject({ responses: [true] });
});

test('The list can be searched by title or client and filtered by status and client', async ({
  page,
  billing,
  therapist,
}) => {
  const ivy = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Bluebutton' });
  const questions = [{ text: 'Buttons?', type: 'yes_no' }];
  for (const [title, clientId, status] of [
    ['Morning', ivy.id, 'pending'],
    ['Scissors', ben.id, 'completed'],
  ] as const) {
    await therapist.post('/api/assessments', { title, clientId, status, questions });
  }
  await page.goto('/assessments');
  const rows = page.getByRole('list', { name: 'Assessments' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('1 question');
  await expect(rows.first()).toContainText(/Created: \w{3} \d{1,2}, \d{4}/);
  await page.getByLabel('Search assessments').fill('inkwell');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Morning');
  await page.getByLabel('Search assessments').fill('');
  await page.getByLabel('Status').selectOption('completed');
  await expect(rows).toHaveText([/Scissors/]);
  await page.getByRole('combobox', { name: 'Client' }).fill('Ivy');
  await page.getByRole('option', { name: 'Ivy Inkwell' }).click();
  await expect(page.getByText('No assessments match your search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Search assessments').fill('ÍVY');
  await expect(page).toHaveURL(/\?search=/);
  await rows.filter({ hasText: 'Morning' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/assessments\/\d+$/);
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('Search assessments')).toHaveValue('ÍVY');
});

test('An answer stays with its question when that is moved and reworded', async ({
  page,
  billing,
  therapist,
}) => {
  const client = await billing.addClient();
  const questions = ['Buttons?', 'Zippers?'].map((text) => ({ text, type: 'text' }));
  const made = await therapist.post('/api/assessments', {
    title: 'Morning',
    clientId: client.id,
    questions,
    responses: ['Slowly', 'Alone'],
  });
  const { id } = made.json<Assessment>();
  await page.goto(`/assessments/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const texts = page.getByLabel('Question Text');
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await texts.nth(0).fill('Jacket zipper?');
  await texts.nth(1).fill('Shirt buttons?');
  await page.getByRole('button', { name: 'Update Assessment' }).click();
  await expectToast(page, 'Assessment Updated', 'The assessment has been updated successfully.');
  await expect(page.getByLabel('Jacket zipper?')).toHaveValue('Alone');
  await expect(page.getByLabel('Shirt buttons?')).toHaveValue('Slowly');
});

test('Deleting asks for confirmation, and returns to the list', async ({ page, billing, therapist }) => {
  const client = await billing.addClient();
  const questions = [{ text: 'Buttons?', type: 'yes_no' }];
  const made = await therapist.post('/api/assessments', { title: 'Morning', clientId: client.id, questions });
  const { id } = made.json<Assessment>();
  await page.goto('/assessments');
  await page.getByRole('link', { name: /^Morning/ }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this assessment?' });
  await expect(question).toContainText('The assessment and all of its answers will be deleted.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Assessment Deleted', 'The assessment has been deleted successfully.');
  await expect(page).toHaveURL('/assessments');
  await expect(page.getByText('Get started by creating your first assessment.')).toBeVisible();
  expect((await therapist.get(`/api/assessments/${id}`)).status).toBe(404);
});

test('Failed actions show a message, and the page stays open', async ({
  page,
  billing,
  problems,
  therapist,
}) => {
  const client = await billing.addClient();
  const questions = [{ text: 'Buttons?', type: 'yes_no' }];
  const made = await therapist.post('/api/assessments', { title: 'Morning', clientId: client.id, questions });
  const { id } = made.json<Assessment>();
  problems.allow(/503/);
  page.line.fail('PUT /api/assessments/:id', 503, 'Resting');
  page.line.fail('DELETE /api/assessments/:id', 503, 'Resting');
  await page.goto(`/assessments/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Deletion Failed', '503: Resting');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Mornings');
  await page.getByRole('button', { name: 'Update Assessment' }).click();
  await expectToast(page, 'Update Failed', '503: Resting');
  await expect(page.getByLabel('Title')).toHaveValue('Mornings');
});

test('An assessment is built, answered with autosave, completed and reopened', async ({ page, billing }) => {
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

test('An assessment is used again for another child, with the words at the ends of its scale', async ({
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
  await expect(scale).toHaveAccessibleDescription(/^1 Never ?5 Always$/);
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
  await expect(scale).toHaveAccessibleDescription(/^1 Never ?5 Always$/);
});
