import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expectToast, showEveryRow } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The notes of a group share an activity, and each has its own marks, words and signature', async ({
  page,
  therapist,
  caseload,
  groups,
}) => {
  showEveryRow();
  const clients = await groups.addClients('Ada', 'Ben', 'Cal');
  for (const { id } of clients) await caseload.addGoal(buildFirstGoal({ clientId: id }));
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const sessions = await groups.plan({ name: 'Writing', clients, day: practiceToday(), time: '00:00' });
  const activities = () =>
    Promise.all(
      sessions.map(
        async ({ id }: Session) =>
          (await therapist.get(`/api/sessions/${id}/note`)).json<{ activity: string | null }>().activity,
      ),
    );
  const noteOf = (name: string) => page.getByRole('region', { name: `${name} Sample`, exact: true });

  // Ben is not there: his note is that of a missed session.
  await page.goto(`/sessions/${sessions[0]?.id}/note`);
  await expect(page.getByRole('heading', { level: 1, name: 'Writing' })).toBeVisible();
  await noteOf('Ben').getByRole('combobox', { name: 'Status' }).selectOption('no-show');
  await expect(noteOf('Ben').getByText('Say why the session did not take place.')).toBeVisible();

  // What was done is typed once; a name of a child does not belong there.
  const activity = page.getByRole('textbox', { name: 'Activity' });
  await activity.fill('Ada and the others traced letters.');
  await expect(page.getByText('This stands in the note of each child, and names Ada.')).toBeVisible();
  await activity.fill('Traced letters in sand.');
  await expect.poll(activities).toEqual(['Traced letters in sand.', null, 'Traced letters in sand.']);

  await noteOf('Ada').getByRole('button', { name: 'I Independent', exact: true }).click();
  await noteOf('Ada').getByRole('textbox', { name: 'Notes' }).fill('Used the left hand.');
  await expect(noteOf('Ada').getByRole('status', { name: 'Note' })).toHaveText('Everything is saved');
  await noteOf('Cal').getByRole('button', { name: 'X Not successful', exact: true }).click();

  // Two are signed at once; the third says what it lacks.
  await page.getByRole('button', { name: 'Sign 3 Notes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign 3 Notes' });
  const toSign = (name: string) => dialog.getByRole('region', { name: `Note for ${name} Sample` });
  await expect(toSign('Ben')).toContainText('Not signed: Say why the session did not take place');
  await expect(toSign('Ada')).toContainText('1 of 1 trials independent (100%)');
  await expect(toSign('Ada')).toContainText('I provided this service');
  await dialog.getByRole('button', { name: 'Sign 2 Notes' }).click();
  await expectToast(page, 'Notes Signed', '2 notes of the group signed.');
  await expect(toSign('Ada').getByLabel('Signed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(noteOf('Ada').getByText('Signed electronically by Robin Sample')).toBeVisible();
  await noteOf('Ben').getByRole('textbox', { name: 'Notes' }).fill('At home with a cold.');
  await page.getByRole('button', { name: 'Sign 1 Note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign 1 Note' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Sign \d/ })).toBeHidden();

  const documents = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
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
});
