import type { Session } from '#domain/caseload/sessions/session.ts';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { addSessionOfToday, names } from './session-of-today.ts';

test('The words of the last signed note are taken over, and say where they are from until they are changed', async ({
  page,
  context,
  caseload,
}) => {
  const session = await addSessionOfToday(page, caseload);
  const [before] = (await (await context.request.get('/api/sessions?order=oldest')).json()) as Session[];
  await context.request.post(`/api/sessions/${before?.id}/note/sign`, { data: { status: 'completed' } });
  const pulled = async () => {
    const note = await (await context.request.get(`/api/sessions/${session.id}/note`)).json();
    return [note.pulled, note.planText];
  };
  await page.goto(`/sessions/${session.id}/note`);
  const plan = page.getByRole('group', { name: 'Plan', exact: true });
  await expect(plan.getByRole('button', { name: 'Take Over from Sep 14' })).toBeVisible();
  await expect(page.getByRole('region', { name: names[2], exact: true })).toBeVisible();
  for (let row = 0; row < 6; row += 1) await page.keyboard.press('ArrowDown');
  await expect(plan).toBeFocused();
  await page.keyboard.press('p');
  await expect(plan.getByRole('textbox')).toHaveValue('Curves next.');
  await expect(plan.getByText('From Sep 14', { exact: true })).toBeVisible();
  await expect(plan).toBeFocused();
  await expect.poll(pulled).toEqual([{ planText: '2026-09-14' }, 'Curves next.']);
  // Enter begins to write, and what is changed is from nowhere.
  await page.keyboard.press('Enter');
  await page.keyboard.type(' And circles.');
  await expect(plan.getByText('From Sep 14', { exact: true })).toBeHidden();
  await expect.poll(pulled).toEqual([{}, 'Curves next. And circles.']);
});
