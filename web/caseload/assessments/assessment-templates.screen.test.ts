import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('An assessment becomes a template without the child, which is renamed and deleted', async ({
  page,
  therapist,
  caseload,
}) => {
  const client = await caseload.addClient({ firstName: 'Ivy', lastName: 'Inkwell' });
  const asked = buildAssessment({
    clientId: client.id,
    title: 'Mornings of Ivy',
    questions: [{ text: 'Does Ivy button a shirt?', type: 'yes_no' }],
  });
  const { id } = await addRecord<Assessment>(therapist, '/api/assessments', asked);
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

test('Another therapist starts from a template of the practice', async ({ page, practice, caseload }) => {
  const owner = newAccount({ fullName: 'Ada Author' });
  const questions = [{ text: 'Does the child button a shirt?', type: 'yes_no' }];
  await (await practice.register(owner)).post('/api/assessment-templates', { title: 'Mornings', questions });
  await caseload.addClient({ firstName: 'Ben', lastName: 'Blue' });
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'New Assessment' }).click();
  const form = page.getByRole('form', { name: 'Assessment' });
  await form.getByLabel('Title').fill('My own words');
  await form.getByRole('button', { name: 'Start from a Template' }).click();
  await page.getByRole('menuitem', { name: 'Mornings' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace what is in the form?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('My own words');
  await form.getByRole('button', { name: 'Start from a Template' }).click();
  await page.getByRole('menuitem', { name: 'Mornings' }).click();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Mornings');
  await expect(form.getByLabel('Question Text')).toHaveValue('Does the child button a shirt?');
  await form.getByRole('combobox', { name: 'Client' }).fill('Ben');
  await page.getByRole('option', { name: 'Ben Blue' }).click();
  await form.getByRole('button', { name: 'Create Assessment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mornings' })).toBeVisible();

  await page.goto('/assessments/templates');
  await expect(page.getByText(`1 question · by ${owner.fullName}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Rename|Delete) / })).toHaveCount(0);
  await page.getByRole('link', { name: 'Use Mornings' }).click();
  await expect(page.getByLabel('Question Text')).toHaveValue('Does the child button a shirt?');
});
