import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const saving = (page: ScreenPage) => page.getByRole('status', { name: 'Document', exact: true });
const act = (page: ScreenPage, name: string) => page.getByRole('button', { name, exact: true });

/** Gives the reason that is asked for, and waits until the dialog with the same words is gone. */
async function sayWhy(page: ScreenPage, reason: string, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('A signed report takes an addendum of the family, a correction, and a withdrawal', async ({
  page,
  chart,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { id } = await chart.begin({ kind: 'progress-report' });
  await chart.change(id, { marks: [{ goalPosition: 1, code: 'PG' }] });
  await chart.act(id, 'sign');
  const said = 'The document “Progress Report” for Ivy Sample until Nov 13, 2026';
  await page.goto(`/documents/${id}`);
  await act(page, 'Addendum').click();
  await page.getByText('Family statement', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Family statement' })).toBeChecked();
  await page.getByRole('textbox', { name: 'What Is Added' }).fill('We see more of it at home.');
  await act(page, 'Sign Addendum').click();
  await expectToast(page, 'Addendum Added', `${said} has been added to.`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Family statement' })).toBeVisible();

  // A correction that says nothing else is left again.
  await act(page, 'Correct').click();
  await sayWhy(page, 'The wrong mark', 'Correct');
  const correction = page.getByRole('region', { name: 'Correction' });
  await expect(correction).toContainText(
    /Correction of the version signed on .*Reason: The wrong mark.*signed version counts/,
  );
  await correction.getByRole('button', { name: 'Leave as Signed' }).click();
  await expectToast(page, 'Correction Left', `${said} stays as it was.`);
  await expect(correction).toBeHidden();

  await act(page, 'Correct').click();
  await sayWhy(page, 'The wrong mark', 'Correct');
  await page.getByText('PS', { exact: true }).first().click();
  await expect(saving(page)).toHaveText('Everything is saved');
  await correction.getByRole('button', { name: 'Leave as Signed' }).click();
  await expectToast(
    page,
    'Correction Stays',
    '409: The correction says something else than what was signed. Sign it, or take back what you changed',
  );
  await act(page, 'Sign').click();
  const signing = page.getByRole('dialog', { name: 'Sign Document' });
  await expect(signing.getByText(/^This replaces the version signed on .* The wrong mark$/)).toBeVisible();
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expectToast(page, 'Document Corrected', `${said} has been corrected.`);
  await expect(signing).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Signed Document, Version 2' })).toBeVisible();
  await expect(page.getByText('PS: Progressing Satisfactorily').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Version 1, Replaced/ })).toBeVisible();
  await page.getByText('Show this version').click();
  await expect(page.getByText('PG: Progressing Gradually').first()).toBeVisible();
  await expect(page.getByText('We see more of it at home.')).toBeVisible();

  await act(page, 'Withdraw').click();
  await sayWhy(page, 'Signed for another child', 'Withdraw');
  await expectToast(page, 'Document Withdrawn', `${said} has been withdrawn.`);
  await expect(page.getByText('Signed for another child', { exact: true })).toBeVisible();
  await expect(act(page, 'Withdraw')).toBeHidden();
  await page.goto('/documents?state=withdrawn');
  await expect(page.getByRole('listitem').filter({ hasText: 'Progress Report' })).toContainText('Withdrawn');
  await page.getByLabel('State', { exact: true }).selectOption('draft');
  await expect(page.getByText('No documents match your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/documents');
  await expect(page.getByRole('listitem').filter({ hasText: 'Progress Report' })).toBeVisible();
  expect(await chart.read(id)).toMatchObject({ state: 'withdrawn', version: 2 });
});

test('The second of two windows chooses a version, and a document signed elsewhere is not overwritten', async ({
  page,
  chart,
  problems,
}) => {
  problems.allow(/status of 409/);
  const { id } = await chart.begin({ kind: 'discharge-summary' });
  await page.goto(`/documents/${id}`);
  const reason = page.getByRole('textbox', { name: 'Reason for Discharge' });
  await expect(reason).toHaveValue('');
  await chart.change(id, { sections: [{ key: 'reason', text: 'The family moves.' }], dueOn: '2026-12-01' });
  await reason.fill('All goals are met.');
  const question = page.getByRole('alert').filter({ hasText: 'also changed somewhere else' });
  await expect(question).toContainText('Due: Dec 1, 2026');
  await expect(question).toContainText('Reason for Discharge: The family moves.');
  await expect(act(page, 'Sign')).toBeDisabled();
  await question.getByRole('button', { name: 'Keep What I Wrote' }).click();
  await expect(saving(page)).toHaveText('Everything is saved');
  expect((await chart.read(id)).sections).toEqual([{ key: 'reason', text: 'All goals are met.' }]);

  await chart.act(id, 'sign');
  await page.getByRole('textbox', { name: 'Status Now' }).fill('Writes a page alone.');
  await expect(page.getByText('This document is signed. Correct it to change it')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Status Now' })).toHaveValue('Writes a page alone.');
  expect((await chart.read(id)).sections).toEqual([{ key: 'reason', text: 'All goals are met.' }]);

  await page.reload();
  const left = page.getByRole('region', { name: 'What You Typed Is Not in This Document' });
  await expect(left).toContainText('Status Now: Writes a page alone.');
  await expect(left).not.toContainText('All goals are met.');
  await left.getByRole('button', { name: 'Add as Addendum' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Addendum' }).click();
  await expect(left).toHaveCount(0);
  await expect(page.getByText('Status Now: Writes a page alone.')).toBeVisible();
});

test('The page of a deleted document shows what was typed in it', async ({
  page,
  chart,
  therapist,
  problems,
}) => {
  problems.allow(/status of 404/);
  const { id } = await chart.begin({ kind: 'discharge-summary' });
  page.line.cut('PUT /api/documents/:id');
  await page.goto(`/documents/${id}`);
  await page.getByRole('textbox', { name: 'Reason for Discharge' }).fill('All goals are met.');
  await expect(saving(page)).toContainText('Waiting for connection. Everything is kept on this device.');
  await therapist.delete(`/api/documents/${id}`);
  await page.reload();
  const left = page.getByRole('region', { name: 'What You Typed in It' });
  await expect(left).toContainText('Reason for Discharge: All goals are met.');
  await left.getByRole('button', { name: 'Discard' }).click();
  await expect(left).toHaveCount(0);
});

test('A due report is waived with a reason, listed as waived, and due again when the waiver is taken back', async ({
  page,
  chart,
  therapist,
  account,
}) => {
  const { planId, dueOn } = await chart.requireReport();
  await page.goto(`/clients/${chart.clientId}?tab=documents`);
  const due = page.getByRole('list', { name: 'Reports due' });
  const waived = page.getByRole('list', { name: 'Reports waived' });
  await due.getByRole('button', { name: /^Waive the report due/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Waive Report' });
  await dialog.getByRole('button', { name: 'Waive', exact: true }).click();
  await expect(dialog).toContainText('Say why the report is waived');
  await sayWhy(page, 'The family moved away', 'Waive');
  await expectToast(page, 'Report Waived', 'The report is no longer due.');
  await expect(due).toHaveCount(0);
  await expect(waived).toContainText(`by ${account.fullName}: The family moved away`);

  await waived.getByRole('button', { name: /^Take back the waiver of/ }).click();
  await expect(due.getByRole('button', { name: 'Begin Report' })).toBeVisible();
  await expect(waived).toHaveCount(0);

  await page.goto('/documents');
  await due.getByRole('button', { name: /^Waive the report due/ }).click();
  await sayWhy(page, 'No service this fall', 'Waive');
  await expect(due).toHaveCount(0);
  expect((await therapist.get(`/api/plans/${planId}`)).json()).toMatchObject({
    waivedReports: [{ dueOn, reason: 'No service this fall' }],
  });
});

test('A report begun from its due day is due then, and a document of another kind is not', async ({
  page,
  chart,
}) => {
  const { planId, dueOn } = await chart.requireReport();
  const form = page.getByRole('form', { name: 'New document' });
  const begin = async (kind?: string) => {
    await page.goto(`/clients/${chart.clientId}?tab=documents`);
    await page.getByRole('button', { name: 'Begin Report' }).click();
    await expect(form.getByLabel('Until')).toHaveValue(dueOn);
    if (kind !== undefined) await form.getByLabel('Kind').selectOption(kind);
    await form.getByRole('button', { name: 'Create Document' }).click();
    await expect(page).toHaveURL(/\/documents\/\d+$/);
    return chart.read(Number(page.url().split('/').at(-1)));
  };
  expect(await begin('Evaluation')).toMatchObject({ kind: 'evaluation', planId, dueOn: null });
  expect(await begin()).toMatchObject({ kind: 'progress-report', planId, untilOn: dueOn, dueOn });
});
