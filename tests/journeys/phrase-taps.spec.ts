import type { Locator, Page } from '@playwright/test';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { DEFAULT_TIME_ZONE, formatDate } from '#domain/platform/dates.ts';
import { buildPhrase } from '#tests/builders/phrase-builder.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import type { CaseloadJourney } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';
import { addSessionOfToday, names } from './session-of-today.ts';

/** What a person takes for one tap: to look, to move the thumb, to tap. */
const TAP_SECONDS = 1.1;
const marks = ['I Independent', 'I Independent', 'V Verbal', 'M Model', 'X Not successful'];
const own = {
  notes: 'Worked through the whole session and chose the order of the activities.',
  plan: 'The same three activities again, with thicker paper.',
};

/** Adds a session of today, and a phrase of one's own for each of two sections of its note. */
async function sessionWithPhrases(page: Page, caseload: CaseloadJourney): Promise<Session> {
  const { request } = page.context();
  for (const section of ['notes', 'plan'] as const)
    await request.post('/api/phrases', {
      data: buildPhrase({ section, shortcut: section, text: own[section] }),
    });
  return addSessionOfToday(page, caseload);
}

async function expectSigned(page: Page, { id, date }: Session): Promise<void> {
  const on = formatDate(date, DEFAULT_TIME_ZONE);
  await expectToast(page, 'Note Signed', `The note for Ivy Sample on ${on} has been signed.`);
  const { request } = page.context();
  const [{ text }] = await (await request.get(`/api/signed-documents?sessionId=${id}`)).json();
  expect(JSON.parse(text)).toMatchObject({ status: 'completed', notes: own.notes, planText: own.plan });
  expect(JSON.parse(text).goals.map((goal: { marks: string[] }) => goal.marks.join(''))).toEqual([
    'IIVMX',
    'IIVMX',
    'IIVMX',
  ]);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Three goals with five trials each take at most 20 taps and 30 seconds until the note is signed', async ({
    page,
    caseload,
  }) => {
    const session = await sessionWithPhrases(page, caseload);
    let taps = 0;
    let seconds = 0;
    /** Waits for what comes next, as a person has to: it is there when the thumb is, or the thumb waits for it. */
    const next = async (isThere: () => Promise<void>) => {
      const began = performance.now();
      await isThere();
      seconds += Math.max(TAP_SECONDS, (performance.now() - began) / 1_000);
    };
    const tap = async (target: Locator) => {
      taps += 1;
      await next(async () => {
        await expect(target).toBeEnabled();
        await target.tap();
      });
    };

    await page.goto('/dashboard');
    await tap(page.getByRole('link', { name: 'Notes', exact: true }));
    for (const name of names) {
      const letters = page.getByRole('region', { name, exact: true }).getByRole('group');
      for (const mark of marks) await tap(letters.getByRole('button', { name: mark, exact: true }));
    }
    const chipOf = (section: string) =>
      page.getByRole('group', { name: section, exact: true }).getByRole('button').first();
    await tap(chipOf('Plan'));
    await tap(chipOf('Notes'));
    await tap(page.getByRole('button', { name: 'Sign', exact: true }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }));
    await next(() => expectSigned(page, session));
    expect(taps).toBeLessThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(30);
  });
});

test('By keyboard three goals with five trials each take at most 32 keys from the open note', async ({
  page,
  caseload,
}) => {
  const session = await sessionWithPhrases(page, caseload);
  await page.goto(`/sessions/${session.id}/note`);
  const buttons = page.getByRole('region', { name: 'Buttons', exact: true });
  await expect(buttons).toBeVisible();
  const plan = page.getByRole('group', { name: 'Plan', exact: true });
  await expect(plan.getByRole('button').first()).toBeVisible();
  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys += 1;
      await page.keyboard.press(key);
    }
  };

  const trials = ['1', '1', '4', '5', '0'];
  await press(...trials, 'ArrowDown', ...trials, 'ArrowDown', ...trials);
  await expect(buttons.getByText('5 of 5')).toBeVisible();
  // Below the goals come the sections of the note, and a digit puts a phrase in.
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(plan).toBeFocused();
  await press('1', 'ArrowDown', '1');
  await expect(page.getByRole('textbox', { name: 'Notes', exact: true })).toHaveValue(own.notes);
  await press('Control+Enter');
  const sign = page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true });
  await expect(sign).toBeFocused();
  await press('Enter');
  await expectSigned(page, session);
  expect(keys).toBeLessThanOrEqual(32);
});
