import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';
import { recordAdder } from '#tests/setup/record-adder.ts';

test('what one therapist asks is a template of the practice, without the child, for another to start from', async ({
  page,
  owner,
  context,
  browser,
  ownProgram,
}) => {
  const baseURL = ownProgram.url;
  const add = recordAdder(browserRequests(context.request, baseURL));
  const client = await add<{ id: number }>('clients', buildClient({ firstName: 'Ivy', lastName: 'Inkwell' }));
  const asked = buildAssessment({
    clientId: client.id,
    title: 'Mornings of Ivy',
    questions: [{ text: 'Does Ivy button a shirt?', type: 'yes_no' }],
  });
  const { id } = await add<{ id: number }>('assessments', asked);
  await page.goto(`/assessments/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as Template' }).click();
  const saving = page.getByRole('dialog', { name: 'Save as Template' });
  await expect(saving.getByText('It names the child')).toBeVisible();
  await saving.getByRole('button', { name: 'Say “the Child” Instead' }).click();
  await expect(saving.getByLabel('Title')).toHaveValue('Mornings of the child');
  await expect(saving.getByText('Does the child button a shirt?')).toBeVisible();
  await expect(saving.getByText('It names the child')).toHaveCount(0);
  await saving.getByLabel('Title').fill('Mornings');
  await saving.getByRole('button', { name: 'Save Template' }).click();
  await expectToast(
    page,
    'Template Saved',
    'Every therapist of the practice can start an assessment from it.',
  );

  const colleague = newAccount();
  const others = await browser.newContext({ baseURL });
  expect((await others.request.post('/api/register', { data: colleague })).status()).toBe(201);
  const { id: colleagueId } = await (await others.request.get('/api/user')).json();
  const confirmed = await page.request.post(`/api/team/${colleagueId}/confirm`, {
    data: { password: owner.password },
  });
  expect(confirmed.status()).toBe(204);
  await recordAdder(browserRequests(others.request, baseURL))(
    'clients',
    buildClient({ firstName: 'Ben', lastName: 'Blue' }),
  );
  const theirs = await others.newPage();

  await theirs.goto('/assessments');
  await theirs.getByRole('button', { name: 'New Assessment' }).click();
  const form = theirs.getByRole('form', { name: 'Assessment' });
  await form.getByLabel('Title').fill('My own words');
  await form.getByRole('button', { name: 'Start from a Template' }).click();
  await theirs.getByRole('menuitem', { name: 'Mornings' }).click();
  const question = theirs.getByRole('alertdialog', { name: 'Replace what is in the form?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('My own words');
  await form.getByRole('button', { name: 'Start from a Template' }).click();
  await theirs.getByRole('menuitem', { name: 'Mornings' }).click();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Mornings');
  await expect(form.getByLabel('Question Text')).toHaveValue('Does the child button a shirt?');
  await form.getByRole('combobox', { name: 'Client' }).fill('Ben');
  await theirs.getByRole('option', { name: 'Ben Blue' }).click();
  await form.getByRole('button', { name: 'Create Assessment' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Mornings' })).toBeVisible();

  await theirs.goto('/assessments/templates');
  await expect(theirs.getByText(`1 question · by ${owner.fullName}`)).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^(Rename|Delete) / })).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Use Mornings' }).click();
  await expect(theirs.getByLabel('Question Text')).toHaveValue('Does the child button a shirt?');
  await others.close();

  await page.goto('/assessments');
  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Rename Mornings' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename Template' });
  await renaming.getByLabel('Title').fill('Before school');
  await renaming.getByRole('button', { name: 'Rename Template' }).click();
  await expect(page.getByText('Before school')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Before school' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No templates yet')).toBeVisible();
});
