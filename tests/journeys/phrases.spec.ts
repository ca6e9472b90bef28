import type { Page } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import type { CaseloadJourney } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectNoViolations } from '#tests/setup/page-checks.ts';

const fullPhrase = 'Ada took part in the whole session and began each activity when it was offered.';
const notesOf = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Phrases' });
const chipsOf = (page: Page) => page.getByRole('list', { name: 'Phrases used most' });

async function sessionOfAda(caseload: CaseloadJourney): Promise<Session> {
  const { id: clientId } = await caseload.addClient({ firstName: 'Ada' });
  await caseload.addGoal(buildFirstGoal({ clientId }));
  return caseload.addTodaysSession(clientId, '09:00', { status: 'completed', notes: null });
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
}

test('The keyboard finds a phrase, puts it in, takes it back, and the note keeps it', async ({
  page,
  context,
  caseload,
}) => {
  const session = await sessionOfAda(caseload);
  const [goal] = await (await context.request.get(`/api/goals?clientId=${session.clientId}`)).json();
  await context.request.put(`/api/sessions/${session.id}/results/${goal.id}`, { data: buildResult() });
  await page.goto(`/sessions/${session.id}/note`);
  const notes = notesOf(page);
  await expect(chipsOf(page).getByRole('button')).toHaveCount(3);
  // The child sits beside the screen: no figure stands on it before somebody puts it there.
  await expect(chipsOf(page)).toContainText('Cutting on a line: independent in [%] of trials');

  // ";" opens the list at the caret, letters filter, Enter puts the phrase in.
  await notes.pressSequentially('Arrived late. ;');
  await expect(listOf(page)).toBeVisible();
  await expect(notes).toHaveAttribute('aria-activedescendant', /.+/);
  await expectNoViolations(page);
  await notes.pressSequentially('ful');
  await expect(listOf(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(listOf(page)).toBeHidden();
  await expect(notes).toHaveValue(`Arrived late. ${fullPhrase}`);
  await expect(notes).not.toHaveAttribute('aria-activedescendant', /./);

  // Ctrl Z takes it back and opens nothing.
  await page.keyboard.press('Control+z');
  await expect(notes).toHaveValue('Arrived late. ;ful');
  await expect(listOf(page)).toBeHidden();

  // Esc leaves what was typed, and Enter is a new line again.
  await notes.fill('');
  await notes.pressSequentially(';da');
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await notes.pressSequentially('t');
  await page.keyboard.press('Enter');
  await expect(notes).toHaveValue(';dat\n');

  // Dictation inserts its text all at once, including a ";".
  await page.keyboard.insertText('She sat; ;full of energy ;');
  await expect(notes).toHaveValue(';dat\nShe sat; ;full of energy ;');
  await expect(listOf(page)).toBeHidden();

  // Figures come from the session; Down and Tab choose; what is not known is a blank that is said and marked.
  await notes.fill('');
  await notes.pressSequentially(';dat');
  await page.keyboard.press('Tab');
  await expect(notes).toHaveValue(
    'Cutting on a line: independent in 40% of trials; help given most often: a model.',
  );
  await notes.press('End');
  await notes.pressSequentially(' ;wait');
  await page.keyboard.press('Enter');
  await notes.pressSequentially('10');
  await expect(notes).toHaveValue(
    /a model\. Wait 10 seconds before giving a model, so that Ada can try alone first\.$/,
  );
  await notes.pressSequentially(' ;dress');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not known yet: the cue. Please fill in the blanks.')).toBeVisible();
  await expectSaved(page);
  const written = await notes.inputValue();
  await page.reload();
  await expect(notes).toHaveValue(written);
  // A phrase used once comes before unused ones.
  await expect(chipsOf(page).getByRole('button').last()).toHaveAttribute('title', /;dress\)$/);

  // The sections of a SOAP note have phrases of their own.
  await page.getByText('SOAP', { exact: true }).click();
  const plan = page.getByRole('textbox', { name: 'Plan', exact: true });
  await expect(chipsOf(page)).toHaveCount(5);
  await plan.pressSequentially(';probe');
  await page.keyboard.press('Enter');
  await expect(plan).toHaveValue(/^Look at Cutting on a line again on ___, ___ trials without teaching\.$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('One tap on a chip puts a phrase in, without a keyboard over the page', async ({ page, caseload }) => {
    const session = await sessionOfAda(caseload);
    await page.goto(`/sessions/${session.id}/note`);
    const chip = chipsOf(page).getByRole('button').first();
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await chip.tap();
    await expect(notesOf(page)).toHaveValue(fullPhrase);
    await expect(notesOf(page)).not.toBeFocused();
    await expectSaved(page);
    // A blank that waits to be filled in is not written over by the next one.
    await chipsOf(page).getByRole('button').last().tap();
    await chip.tap();
    const breaks = 'Ada took ___ breaks of about ___ minutes and returned to the task after each one.';
    await expect(notesOf(page)).toHaveValue(`${fullPhrase} ${breaks} ${fullPhrase}`);
    // In the field, the list has room for a thumb.
    await notesOf(page).fill('');
    await notesOf(page).pressSequentially(';sent');
    const option = listOf(page).getByRole('option');
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(notesOf(page)).toHaveValue(/^Sent home: ___, for ___ minutes/);
    await expectFitsPhone(page);
    await expectAccessible(page);

    // In the settings a phrase of one's own replaces the built-in one.
    await page.goto('/settings/phrases');
    await page.getByRole('button', { name: 'Copy ;sent' }).click();
    const form = page.getByRole('form', { name: 'Phrase' });
    await form.getByLabel('Text').fill('Sent home with {child}: the blue putty.');
    await form.getByLabel('Shortcut').fill('two words');
    await form.getByRole('button', { name: 'Add Phrase' }).click();
    await expect(form.getByText('A shortcut has letters and digits only')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Shortcut').fill('sent');
    await form.getByRole('button', { name: 'Add Phrase' }).click();
    await expect(page.getByRole('button', { name: 'Delete ;sent' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/sessions/${session.id}/note`);
    await expect(chipsOf(page)).toBeVisible();
    await notesOf(page).fill('');
    await notesOf(page).pressSequentially(';sent');
    await expect(option.first()).toHaveText('Sent home with Ada: the blue putty.;sent');
    await page.keyboard.press('Enter');
    await expect(notesOf(page)).toHaveValue('Sent home with Ada: the blue putty.');
  });
});
