import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Marks of which so many in ten are at criterion. */
function tenTrials(good: number) {
  return buildResult({ marks: Array.from({ length: 10 }, (_, index) => (index < good ? 'V' : 'X')) });
}

test('A progress report is made of signed notes, marked as suggested, signed, read and corrected', async ({
  page,
  context,
  caseload,
}) => {
  const lastName = `Sample${'a'.repeat(54)}`;
  const { id: clientId } = await caseload.addClient({ firstName: 'Ivy', lastName });
  const goal = await caseload.addGoal(
    buildFirstGoal({ clientId, name: `Cutting${'s'.repeat(53)}`, startsOn: '2026-09-08' }),
  );
  await context.request.put('/api/signing-profile', { data: buildSigningProfile() });
  for (const [day, good, isSigned] of [
    ['2026-10-05', 3, true],
    ['2026-10-12', 4, true],
    ['2026-10-19', 4, true],
    ['2026-10-26', 9, false],
  ] as const) {
    const session = await caseload.addSession(clientId, {
      date: `${day}T14:00:00.000Z`,
      status: 'completed',
    });
    const path = `/api/sessions/${session.id}`;
    await context.request.put(`${path}/results/${goal.id}`, { data: tenTrials(good) });
    if (isSigned) await context.request.post(`${path}/note/sign`, { data: { status: 'completed' } });
  }

  await page.goto(`/clients/${clientId}?tab=documents`);
  await page.getByRole('button', { name: 'New Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Document' });
  await dialog.getByLabel('From').fill('2026-09-08');
  await dialog.getByLabel('Until').fill('2026-11-13');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create Document' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress Report' })).toBeVisible();
  await expect(
    page.getByText('1 session of this period is not signed, and does not count here.'),
  ).toBeVisible();
  await expect(
    page.getByText(/^11 of 30 trials with no more than verbal cues \(37%\) in 3 sessions/),
  ).toBeVisible();
  await expect(page.getByText(/^Suggested: PS\. The last three results \(median 40%\)/)).toBeVisible();
  await expectFitsPhone(page);

  // Without a mark it is not signed.
  const saving = page.getByRole('status', { name: 'Document' });
  const sign = page.getByRole('button', { name: 'Sign', exact: true });
  await sign.click();
  const signing = page.getByRole('dialog', { name: 'Sign Document' });
  await expect(signing.getByText('Choose a mark for every goal before you sign')).toBeVisible();
  await signing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Take PS' }).click();
  await expect(page.getByRole('radio', { name: /^PS: / })).toBeChecked();
  await page.getByRole('textbox', { name: 'What Comes Next' }).fill('Curved lines.');
  await expect(saving).toHaveText('Everything is saved');
  await page.getByRole('button', { name: 'Fill Again' }).click();
  await expect(page.getByText('Nothing changed.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What Comes Next' })).toHaveValue('Curved lines.');

  await sign.click();
  await expect(
    signing.getByText('I prepared this document from the record and my professional judgment.'),
  ).toBeVisible();
  await expect(signing.getByText('Curved lines.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await expectToast(
    page,
    'Document Signed',
    `The document “Progress Report” for Ivy ${lastName} until Nov 13, 2026 has been signed.`,
  );
  await expect(signing).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Signed Document' })).toBeVisible();
  await expect(page.getByText(/^PS: Progressing Satisfactorily/)).toBeVisible();
  await expect(
    page.getByText('Signed electronically by Robin Sample, OTR/L, NY license 012345'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What Comes Next' })).toBeHidden();
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Addendum' }).click();
  await page.getByRole('textbox', { name: 'What Is Added' }).fill('Sent home on paper.');
  await page.getByRole('button', { name: 'Sign Addendum' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Sent home on paper.')).toBeVisible();
  const address = page.url();
  await page.goto('/documents');
  const row = page.getByRole('listitem').filter({ hasText: 'Progress Report' });
  await expect(row).toContainText('Signed');
  // A card cuts off what is wider.
  expect(await row.evaluate((item) => item.scrollWidth - item.clientWidth)).toBe(0);

  await page.goto(address);
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const correcting = page.getByRole('dialog');
  await correcting.getByRole('textbox', { name: 'Reason' }).fill('The wrong mark');
  await correcting.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Correction' })).toBeVisible();
  await expectFitsPhone(page);
});
