import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('One key shows initials instead of the names of children, on every screen of the tab', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Ana', lastName: 'Quillfeather' });
  const session = await caseload.addTodaysSession(id, '08:00', { status: 'completed' });
  const assessment = await caseload.addAssessment(id);
  const invoice = await caseload.addInvoice(id, [session.id]);
  await caseload.addTask({ clientId: id, dueDate: practiceToday() });
  await page.goto('/dashboard');
  await expect(page.getByText('Ana Quillfeather').first()).toBeVisible();
  await page.keyboard.press('i');
  await expectToast(
    page,
    'Initials Shown',
    'Names of children stay hidden in this tab until you show them again.',
  );
  await expect(page.getByText('Ana Quillfeather')).toHaveCount(0);
  for (const path of [
    '/dashboard',
    '/calendar',
    '/clients',
    `/clients/${id}`,
    '/sessions',
    `/sessions/${session.id}`,
    '/assessments',
    `/assessments/${assessment.id}`,
    '/invoices',
    `/invoices/${invoice.id}`,
    '/reports',
    '/settings/activity',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('A. Q.').first(), path).toBeAttached();
    expect(shownTexts(), path).not.toContain('Quillfeather');
  }
  await page.goto('/sessions/new');
  await page.getByRole('combobox', { name: 'Client' }).fill('ana qui');
  await expect(page.getByRole('option', { name: 'A. Q.' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('A. Q.');
  await page.goto('/clients');
  await expect(page.getByRole('main').getByText('A. Q.').first()).toBeAttached();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('names');
  await page.getByRole('option', { name: 'Show Names' }).click();
  await expect(page.getByRole('main').getByText('Ana Quillfeather')).toBeVisible();
});

/** Returns every text of the page, with those for screen readers and its title. */
function shownTexts(): string {
  const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
  );
  // Elements shown only in print contain names.
  const shown = [...document.querySelectorAll('body *')].filter((element) => !element.closest('.hidden'));
  const texts = shown.flatMap(({ childNodes }) =>
    [...childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
  );
  return [document.title, ...texts, ...labels].join('\n');
}
