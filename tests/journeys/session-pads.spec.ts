import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import type { CaseloadJourney } from '#tests/setup/caseload-records.ts';
import { draftsOnDevice } from '#tests/setup/drafts-on-device.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

const ladderless = { ladder: null, targetCue: null, baselineValue: null } as const;

async function threeGoals(caseload: CaseloadJourney): Promise<{ session: Session; goals: Goal[] }> {
  const { id: clientId } = await caseload.addClient();
  const cutting = await caseload.addGoal(buildFirstGoal({ clientId, plannedTrials: 5 }));
  const { planId } = cutting;
  const more = (changes: Parameters<typeof buildGoal>[0]) =>
    caseload.addGoal(buildGoal({ planId, ...changes }));
  const tying = await more({
    clientId,
    name: 'Shoe tying',
    ladder: 'assistance',
    targetCue: 'MIN',
    steps: ['Cross', 'Loop', 'Pull'],
  });
  const buttons = await more({ clientId, name: 'Buttons' });
  const session = await caseload.addTodaysSession(clientId, '09:00', { status: 'completed' });
  return { session, goals: [cutting, tying, buttons] };
}

const padOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function marksKept(requests: APIRequestContext, session: Session, goals: readonly Goal[]) {
  const results: GoalResult[] = await (await requests.get(`/api/results?sessionId=${session.id}`)).json();
  return goals.map(({ id }) => results.find(({ goalId }) => goalId === id)?.marks?.join(' '));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('three goals take five marks each, an undo, a change, a reload and a lost connection', async ({
    page,
    context,
    caseload,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { session, goals } = await threeGoals(caseload);
    await page.goto(`/sessions/${session.id}`);
    await page.getByRole('main').getByRole('link', { name: 'Notes', exact: true }).click();
    await expect(page).toHaveURL(`/sessions/${session.id}/note`);
    const cutting = padOf(page, 'Cutting on a line');
    const letter = (name: string) => cutting.getByRole('group').getByRole('button', { name, exact: true });

    // A letter that is thumbed wrongly is taken back; another one is changed.
    for (const name of ['I Independent', 'I Independent', 'V Verbal', 'M Model', 'G Gestural'])
      await letter(name).tap();
    await cutting.getByRole('button', { name: 'Undo' }).tap();
    await letter('X Not successful').tap();
    await cutting.getByRole('button', { name: 'M Model, trial 4' }).tap();
    await letter('V Verbal').tap();
    await expect(cutting.getByText('5 of 5')).toBeVisible();
    await expect(cutting.getByRole('list')).toHaveText(/^\s*I.*I.*V.*V.*X/);
    await expect(page.getByText('trials independent')).toHaveCount(0);
    await expect(cutting.getByText('Saved', { exact: true })).toBeVisible();

    // Without a connection nothing is lost, and a reload with the connection back brings it all.
    const tying = padOf(page, 'Shoe tying');
    await context.setOffline(true);
    for (const name of ['I Independent', 'MIN Minimal (about 25%)', 'X Not successful', 'I Independent'])
      await tying.getByRole('group').getByRole('button', { name, exact: true }).tap();
    await expect(tying.getByText('Waiting for connection')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(tying.getByRole('list').getByRole('button')).toHaveCount(6);
    await tying.getByRole('button', { name: 'Loop (round 2): empty' }).tap();
    await tying
      .getByRole('group')
      .getByRole('button', { name: 'SU Set-up or supervision', exact: true })
      .tap();
    await expect(tying.getByText('Saved', { exact: true })).toBeVisible();

    const buttons = padOf(page, 'Buttons');
    await buttons.getByRole('textbox', { name: 'Quick entry for Buttons' }).fill('2i 2q');
    await expect(buttons.getByText('I I – Enter takes it over. “2q” was not understood.')).toBeVisible();
    await buttons.getByRole('textbox', { name: 'Quick entry for Buttons' }).fill('4/5 v');
    await page.keyboard.press('Enter');
    await expect(buttons.getByText('5 of 5')).toBeVisible();
    await buttons.getByRole('group').getByRole('button', { name: 'I Independent', exact: true }).tap();
    await expect(buttons.getByText('6 marked, 5 planned')).toBeVisible();
    await buttons.getByRole('button', { name: 'Undo' }).tap();
    await expect(buttons.getByText('5 of 5')).toBeVisible();
    await expect(buttons.getByText('Saved', { exact: true })).toBeVisible();
    expect(await marksKept(context.request, session, goals)).toEqual([
      'I I V V X',
      'I MIN X I SU ',
      'V V V V X',
    ]);

    await page.getByRole('button', { name: 'Show Results' }).tap();
    await expect(cutting.getByText('2 of 5 trials independent (40%)')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });
});

test('by keyboard three goals take five marks each, and two devices are asked which to keep', async ({
  page,
  context,
  caseload,
  problems,
}) => {
  problems.allow(/status of 409|ERR_FAILED/);
  // Changes of another device reach this page only with the refusal.
  await page.route('**/api/events', (route) => route.abort());
  const { session, goals } = await threeGoals(caseload);
  await page.goto(`/sessions/${session.id}/note`);
  await expect(padOf(page, 'Buttons')).toBeVisible();
  for (const keys of ['11440', 'ArrowDown', '11300', 'ArrowDown', '1177', 'Backspace', '70']) {
    if (keys.length > 5) await page.keyboard.press(keys);
    else await page.keyboard.type(keys);
  }
  await page.keyboard.press('r');
  await expect(page.getByText('2 of 5 trials independent (40%)').first()).toBeVisible();
  for (const { name } of goals)
    await expect(padOf(page, name).getByText('Saved', { exact: true })).toBeVisible();
  expect(await marksKept(context.request, session, goals)).toEqual([
    'I I V V X',
    'I I MIN X X ',
    'I I FP FP X',
  ]);

  const path = `/api/sessions/${session.id}/results/${goals[2]?.id}`;
  await context.request.put(path, { data: { phase: 'probe', marks: ['M'] } });
  await page.keyboard.press('Backspace');
  const asked = padOf(page, 'Buttons').getByRole('alert');
  await expect(asked).toContainText('This goal was also recorded somewhere else. There it says:M');
  await asked.getByRole('button', { name: 'Keep What I Recorded' }).click();
  await expect(padOf(page, 'Buttons').getByText('Saved', { exact: true })).toBeVisible();

  // Where single keys are switched off, a digit marks nothing: what is tapped then is the fifth mark.
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Single Keys' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('1');
  await padOf(page, 'Buttons').getByRole('group').getByRole('button', { name: 'G Gestural' }).click();
  await expect(padOf(page, 'Buttons').getByText('5 of 5')).toBeVisible();
  await expect.poll(async () => (await marksKept(context.request, session, goals))[2]).toBe('I I FP FP G');
});

test('a timer outlasts a reload, and every other measure has its pad', async ({
  page,
  context,
  caseload,
}) => {
  const { id: clientId } = await caseload.addClient();
  const none = { ...ladderless, plannedTrials: null, minimumTrials: null };
  const table = await caseload.addGoal(
    buildFirstGoal({
      ...none,
      clientId,
      name: 'Table work',
      measure: 'duration',
      statistic: 'longest',
      direction: 'up',
      target: 600,
    }),
  );
  const { planId } = table;
  const labels = ['Far below', 'Below', 'As expected', 'Above', 'Far above'];
  const more = (changes: object) =>
    caseload.addGoal({ ...buildGoal({ clientId, planId, ...none }), ...changes });
  await more({
    name: 'Reminders',
    measure: 'frequency',
    statistic: 'per-hour',
    direction: 'down',
    unit: 'reminders',
    target: 4,
  });
  await more({ name: 'Dressing', measure: 'gas', labels, target: 0 });
  await more({ name: 'Scissors', measure: 'cue', ladder: 'cues', targetCue: 'G', target: null });
  const session = await caseload.addTodaysSession(clientId, '00:00', { status: 'completed' });
  await context.request.put('/api/signing-profile', { data: buildSigningProfile() });
  await page.goto(`/sessions/${session.id}/note`);
  const work = padOf(page, 'Table work');
  await work.getByRole('button', { name: 'Start' }).click();
  await page.reload();
  await expect(work.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('A timer is still running, and its time is not in the note.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await work.getByRole('heading').click();
  await page.keyboard.press('t');
  await expect(work.getByRole('button', { name: /Take this time away/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('++');
  await padOf(page, 'Reminders').getByRole('textbox', { name: 'Minutes' }).fill('30');
  await padOf(page, 'Dressing').getByRole('button', { name: '+1 Above' }).click();
  await padOf(page, 'Scissors').getByRole('group').getByRole('button', { name: 'G Gestural' }).click();
  await padOf(page, 'Scissors').getByText('Teaching · Comment').click();
  await padOf(page, 'Scissors').getByRole('textbox', { name: 'Comment' }).fill('Held the paper alone.');
  await padOf(page, 'Scissors').getByText('Probe', { exact: true }).click();
  for (const name of ['Table work', 'Reminders', 'Dressing', 'Scissors'])
    await expect(padOf(page, name).getByText('Saved', { exact: true })).toBeVisible();
  const results: GoalResult[] = await (
    await context.request.get(`/api/results?sessionId=${session.id}`)
  ).json();
  expect(results.toSorted((a, b) => a.goalId - b.goalId)).toMatchObject([
    { seconds: [expect.any(Number)] },
    { count: 2, minutes: 30 },
    { rating: 1 },
    { cue: 'G', phase: 'probe', comment: 'Held the paper alone.' },
  ]);
  await expectAccessible(page);

  // Signed without its time, a timer is gone from the device: a correction does not find it running.
  await work.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const timers = async () => (await page.evaluate(draftsOnDevice)).filter(([name]) => / timer /.test(name));
  await expect.poll(timers).toEqual([]);
});
