import type { Session } from '#domain/caseload/sessions/session.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { showEveryRow } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';
import type { TestTherapist } from '#tests/setup/test-practice.ts';

/** Returns the marks, the notes and the activity that the server has for each child. */
async function saved(therapist: TestTherapist, sessions: readonly Session[]) {
  return Promise.all(
    sessions.map(async ({ id }) => {
      const [result] = (await therapist.get(`/api/results?sessionId=${id}`)).json<GoalResult[]>();
      const { notes } = (await therapist.get(`/api/sessions/${id}`)).json<Session>();
      const { activity } = (await therapist.get(`/api/sessions/${id}/note`)).json<{ activity: string }>();
      return { marks: result?.marks?.join(''), notes, activity };
    }),
  );
}

function childOn(page: ScreenPage, name: string) {
  const note = page.getByRole('region', { name: `${name} Sample`, exact: true });
  return {
    note,
    mark: (letter: string) =>
      note.getByRole('group').getByRole('button', { name: letter, exact: true }).click(),
    words: note.getByRole('textbox', { name: 'Notes' }),
    saving: note.getByRole('status', { name: 'Note' }),
  };
}

test('Notes of a group ask about the child and the activity that compete with another device, and no other', async ({
  page,
  therapist,
  caseload,
  groups,
  problems,
}) => {
  problems.allow(/status of 409/);
  showEveryRow();
  const clients = await groups.addClients('Ada', 'Ben');
  const goals = await Promise.all(
    clients.map(({ id }) => caseload.addGoal(buildFirstGoal({ clientId: id }))),
  );
  const sessions = await groups.plan({ name: 'Writing', clients, day: practiceToday(), time: '00:00' });
  const [adas] = sessions;
  const [ada, ben] = [childOn(page, 'Ada'), childOn(page, 'Ben')];
  await page.goto(`/sessions/${adas?.id}/note`);
  await expect(ada.saving).toHaveText('Everything is saved');

  // Another device saves a mark and words for Ada.
  const result = { phase: 'probe', marks: ['M'] };
  await therapist.put(`/api/sessions/${adas?.id}/results/${goals[0]?.id}`, result);
  await groups.change(adas?.id ?? 0, { notes: 'Written on the tablet.' });

  await ada.mark('I Independent');
  await expect(ada.note.getByRole('alert')).toContainText('There it says:M');
  await ada.note.getByRole('button', { name: 'Keep What I Recorded' }).click();
  await ada.words.fill('Written here.');
  await expect(ada.note.getByRole('alert')).toContainText('Written on the tablet.');
  await ada.note.getByRole('button', { name: 'Use the Other One' }).click();
  await expect(ada.words).toHaveValue('Written on the tablet.');
  await ben.mark('V Verbal');
  await ben.words.fill('Sat well.');
  await expect(ben.saving).toHaveText('Everything is saved');
  await expect(ben.note.getByRole('alert')).toHaveCount(0);

  // Another device saves the activity of both.
  for (const { id } of sessions) {
    const note = `/api/sessions/${id}/note`;
    expect((await therapist.put(note, { template: 'narrative', activity: 'Clay.' })).status).toBe(200);
  }
  await page.getByRole('textbox', { name: 'Activity' }).fill('Sand.');
  const question = (name: string) =>
    childOn(page, name)
      .note.getByRole('alert')
      .filter({ hasText: 'This note was also changed somewhere else' });
  const bar = page.getByRole('status', { name: 'Notes', exact: true });
  await expect(bar).toContainText('Ada Sample and Ben Sample: Changed somewhere else too.');
  // On a phone, where one child shows at a time.
  const tabOfAda = page.locator('[role=tab]').filter({ hasText: 'Ada Sample' });
  await expect(tabOfAda.locator('[aria-label="Not saved:"]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Sign 2 Notes' })).toBeDisabled();
  await expect(question('Ben')).toContainText('Activity: Clay.');
  await question('Ben').getByRole('button', { name: 'Keep What I Wrote' }).click();
  await expect(bar).toContainText('Ada Sample: Changed somewhere else too.');
  await question('Ada').getByRole('button', { name: 'Use the Other One' }).click();
  await expect(bar).toHaveText('Everything is saved');
  // Each child's note has what was chosen for it, until one activity is chosen for all.
  await expect(page.getByText('The notes of this group say different activities.')).toBeVisible();
  expect(await saved(therapist, sessions)).toEqual([
    { marks: 'I', notes: 'Written on the tablet.', activity: 'Clay.' },
    { marks: 'V', notes: 'Sat well.', activity: 'Sand.' },
  ]);
});
