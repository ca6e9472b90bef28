import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectToast } from '#tests/setup/page-checks.ts';

test('a new form starts with one empty text question, which cannot be removed', async ({ page, billing }) => {
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

test('says what is missing under each field', async ({ page, billing }) => {
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

test('questions are added, moved and removed, and so are options', async ({ page, billing }) => {
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

test('answers that could not be sent outlast a reload', async ({ page, billing, problems }) => {
  problems.allow(/ERR_FAILED/);
  const client = await billing.addClient();
  const made = await page.request.post('/api/assessments', {
    data: { title: 'Morning', clientId: client.id, questions: [{ text: 'Buttons?', type: 'yes_no' }] },
  });
  const { id } = await made.json();
  await page.route(`/api/assessments/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.goto(`/assessments/${id}`);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('Not saved yet. Trying again...')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(page.getByText('All answers saved')).toBeVisible();
  expect(await (await page.request.get(`/api/assessments/${id}`)).json()).toMatchObject({
    responses: [true],
  });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('the list is searched by title or client and filtered by status and client', async ({
  page,
  billing,
}) => {
  const ivy = await billing.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Bluebutton' });
  const questions = [{ text: 'Buttons?', type: 'yes_no' }];
  for (const [title, clientId, status] of [
    ['Morning', ivy.id, 'pending'],
    ['Scissors', ben.id, 'completed'],
  ] as const) {
    await page.request.post('/api/assessments', { data: { title, clientId, status, questions } });
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
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Search assessments').fill('ÍVY');
  await expect(page).toHaveURL(/\?search=/);
  await rows.filter({ hasText: 'Morning' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/assessments\/\d+$/);
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('Search assessments')).toHaveValue('ÍVY');
});

test('an answer stays with its question when that is moved and worded anew', async ({ page, billing }) => {
  const client = await billing.addClient();
  const questions = ['Buttons?', 'Zippers?'].map((text) => ({ text, type: 'text' }));
  const made = await page.request.post('/api/assessments', {
    data: { title: 'Morning', clientId: client.id, questions, responses: ['Slowly', 'Alone'] },
  });
  const { id } = await made.json();
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

test('deleting asks first, and goes back to the list without it', async ({ page, billing }) => {
  const client = await billing.addClient();
  const questions = [{ text: 'Buttons?', type: 'yes_no' }];
  const made = await page.request.post('/api/assessments', {
    data: { title: 'Morning', clientId: client.id, questions },
  });
  const { id } = await made.json();
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
  expect((await page.request.get(`/api/assessments/${id}`)).status()).toBe(404);
});

test('what cannot be done is told, and the page stays', async ({ page, billing, problems }) => {
  const client = await billing.addClient();
  const questions = [{ text: 'Buttons?', type: 'yes_no' }];
  const made = await page.request.post('/api/assessments', {
    data: { title: 'Morning', clientId: client.id, questions },
  });
  const { id } = await made.json();
  problems.allow(/503/);
  await page.route(`/api/assessments/${id}`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, body: 'Resting' }),
  );
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

test("assessments have nothing in anybody's way", async ({ page, billing }) => {
  const client = await billing.addClient();
  const questions = [
    { text: 'Buttons?', type: 'yes_no' },
    { text: 'How easy?', type: 'scale' },
    { text: 'Which hand?', type: 'multiple_choice', options: ['Left', 'Right'] },
    { text: 'What helps?', type: 'text' },
  ];
  const made = await page.request.post('/api/assessments', {
    data: { title: 'Morning', clientId: client.id, questions },
  });
  const { id } = await made.json();
  for (const path of ['/assessments', '/assessments/new', `/assessments/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
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
