import type { BrowserContext, Page } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { practiceToday } from '#tests/setup/caseload-records.ts';
import { test } from '#tests/setup/group-journey.ts';
import type { GroupCaseload } from '#tests/setup/group-records.ts';
import { expect } from '#tests/setup/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A group of two who meet today, each with a goal of their own. */
async function meet(context: BrowserContext, groups: GroupCaseload): Promise<Session[]> {
  const clients = await groups.addClients('Ada', 'Ben');
  for (const { id } of clients) {
    const goal = await context.request.post('/api/goals', { data: buildFirstGoal({ clientId: id }) });
    expect(goal.status()).toBe(201);
  }
  return groups.plan({ name: 'Writing', clients, day: practiceToday(), time: '00:00' });
}

/** Of each child: the marks, the words and the activity that the server has. */
async function kept({ request }: BrowserContext, sessions: readonly Session[]) {
  return Promise.all(
    sessions.map(async ({ id }) => {
      const [result]: GoalResult[] = await (await request.get(`/api/results?sessionId=${id}`)).json();
      const { notes }: Session = await (await request.get(`/api/sessions/${id}`)).json();
      const { activity } = await (await request.get(`/api/sessions/${id}/note`)).json();
      return { marks: result?.marks?.join(''), notes, activity };
    }),
  );
}

const nothing = { marks: undefined, notes: null, activity: null };

function childOn(page: Page, name: string) {
  const note = page.getByRole('region', { name: `${name} Sample`, exact: true });
  return {
    note,
    show: () => page.getByRole('tab', { name: `${name} Sample` }).tap(),
    mark: (letter: string) =>
      note.getByRole('group').getByRole('button', { name: letter, exact: true }).tap(),
    words: note.getByRole('textbox', { name: 'Notes' }),
    saving: note.getByRole('status', { name: 'Note' }),
  };
}

test('marks and words of a group outlast a lost connection and the page, each with its own child', async ({
  page,
  context,
  groups,
  problems,
}) => {
  // The page that is left saves once more, so that what is kept on the device finds itself there already.
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/);
  const sessions = await meet(context, groups);
  const [ada, ben] = [childOn(page, 'Ada'), childOn(page, 'Ben')];
  await page.goto(`/sessions/${sessions[0]?.id}/note`);
  await expect(ada.saving).toHaveText('Everything is saved');

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Activity' }).fill('Traced letters in sand.');
  await ada.mark('I Independent');
  await ada.mark('V Verbal');
  await ada.words.fill('Used the left hand.');
  await expect(ada.saving).toContainText('Waiting for connection');
  await ben.show();
  await ben.mark('X Not successful');
  await ben.words.fill('Asked for a break.');
  await expect(ben.saving).toContainText('Waiting for connection');
  await expect(page.getByRole('button', { name: 'Sign 2 Notes' })).toBeDisabled();
  expect(await kept(context, sessions)).toEqual([nothing, nothing]);
  // The page is left before the line is back.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(`/sessions/${sessions[1]?.id}/note`);
  await expect(ben.words).toHaveValue('Asked for a break.');
  await expect(ben.saving).toHaveText('Everything is saved');
  await ada.show();
  await expect(ada.words).toHaveValue('Used the left hand.');
  await expect(ada.saving).toHaveText('Everything is saved');
  await expect(page.getByRole('textbox', { name: 'Activity' })).toHaveValue('Traced letters in sand.');
  expect(await kept(context, sessions)).toEqual([
    { marks: 'IV', notes: 'Used the left hand.', activity: 'Traced letters in sand.' },
    { marks: 'X', notes: 'Asked for a break.', activity: 'Traced letters in sand.' },
  ]);

  // Meanwhile another device signs the note: what is typed here stands with the signed note of its child.
  await context.setOffline(true);
  await context.request.put('/api/signing-profile', { data: buildSigningProfile() });
  const signing = `/api/sessions/${sessions[0]?.id}/note/sign`;
  expect((await context.request.post(signing, { data: { status: 'completed' } })).status()).toBe(201);
  await ada.words.fill('Used the right hand.');
  await expect(ada.saving).toHaveText('Waiting for connection. Everything is kept on this device.');
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(`/sessions/${sessions[0]?.id}/note`);
  const left = ada.note.getByRole('region', { name: 'What You Typed Is Not in This Note' });
  await expect(left).toContainText('Used the right hand.');
  await expect(left.getByRole('button', { name: 'Add as Addendum' })).toBeVisible();
});
