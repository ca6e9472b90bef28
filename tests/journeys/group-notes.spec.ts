import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { test } from '#tests/setup/group-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import {
  expectAccessible,
  expectFitsPhone,
  expectNoViolations,
  expectToast,
} from '#tests/setup/page-checks.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the notes of a group are one page: one activity, own marks and words, and a signature for each child', async ({
  page,
  context,
  groups,
}) => {
  const clients = await groups.addClients('Ada', 'Ben', 'Cal');
  for (const { id } of clients) {
    const goal = await context.request.post('/api/goals', { data: buildFirstGoal({ clientId: id }) });
    expect(goal.status()).toBe(201);
  }
  await context.request.put('/api/signing-profile', { data: buildSigningProfile() });
  const sessions = await groups.plan({ name: 'Writing', clients, day: practiceToday(), time: '00:00' });
  const read = async (path: string) => (await context.request.get(path)).json();
  const activities = () =>
    Promise.all(sessions.map(async ({ id }: Session) => (await read(`/api/sessions/${id}/note`)).activity));
  const noteOf = (name: string) => page.getByRole('region', { name: `${name} Sample`, exact: true });
  const show = (name: string) => page.getByRole('tab', { name: `${name} Sample` }).tap();

  // Ben is not there: his note is that of a missed session.
  await page.goto(`/sessions/${sessions[0]?.id}/note`);
  await expect(page.getByRole('heading', { level: 1, name: 'Writing' })).toBeVisible();
  await show('Ben');
  await noteOf('Ben').getByRole('combobox', { name: 'Status' }).selectOption('no-show');
  await expect(noteOf('Ben').getByText('Say why the session did not take place.')).toBeVisible();
  await expect(noteOf('Ada').getByRole('button', { name: 'Undo' })).toBeHidden();

  // What was done is typed once; a name of a child does not belong there.
  const activity = page.getByRole('textbox', { name: 'Activity' });
  await activity.fill('Ada and the others traced letters.');
  await expect(page.getByText('This stands in the note of each child, and names Ada.')).toBeVisible();
  await activity.fill('Traced letters in sand.');
  await expect.poll(activities).toEqual(['Traced letters in sand.', null, 'Traced letters in sand.']);

  await show('Ada');
  await noteOf('Ada').getByRole('button', { name: 'I Independent', exact: true }).tap();
  await noteOf('Ada').getByRole('textbox', { name: 'Notes' }).fill('Used the left hand.');
  await expect(noteOf('Ada').getByRole('status', { name: 'Note' })).toHaveText('Everything is saved');
  await show('Cal');
  await noteOf('Cal').getByRole('button', { name: 'X Not successful', exact: true }).tap();
  await expectAccessible(page);
  await expectFitsPhone(page);

  // Two are signed at once; the third says what it lacks.
  await page.getByRole('button', { name: 'Sign 3 Notes' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Sign 3 Notes' });
  const toSign = (name: string) => dialog.getByRole('region', { name: `Note for ${name} Sample` });
  await expect(toSign('Ben')).toContainText('Not signed: Say why the session did not take place');
  await expect(toSign('Ada')).toContainText('1 of 1 trials independent (100%)');
  await expect(toSign('Ada')).toContainText('I provided this service');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Sign 2 Notes' }).tap();
  await expectToast(page, 'Notes Signed', '2 notes of the group signed.');
  await expect(toSign('Ada').getByLabel('Signed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().tap();
  await show('Ada');
  await expect(noteOf('Ada').getByText('Signed electronically by Robin Sample')).toBeVisible();
  await show('Ben');
  await noteOf('Ben').getByRole('textbox', { name: 'Notes' }).fill('At home with a cold.');
  await page.getByRole('button', { name: 'Sign 1 Note' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign 1 Note' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Sign \d/ })).toBeHidden();

  const documents: SignedDocument[] = await read('/api/signed-documents');
  const texts = documents.map(({ text }) => JSON.parse(text));
  expect(
    texts.map(({ status, groupSize, activity: said, notes }) => [status, groupSize, said, notes]),
  ).toEqual([
    ['completed', 2, 'Traced letters in sand.', 'Used the left hand.'],
    ['completed', 2, 'Traced letters in sand.', null],
    ['no-show', null, null, 'At home with a cold.'],
  ]);
  // No note tells of another child.
  for (const { text } of documents) expect(new Set(text.match(/Ada|Ben|Cal/g)).size).toBe(1);

  // From 1,024 px on, the children stand beside each other.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(noteOf('Ada').getByText('Used the left hand.')).toBeVisible();
  await expect(noteOf('Ben').getByText('At home with a cold.')).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expectNoViolations(page);
});
