import { practiceToday } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The list marks a completed session without a note', async ({ page, schedule }) => {
  const { id } = await schedule.addClient('Ivy Sample');
  await schedule.addSession(id, practiceToday(), '09:00', { status: 'completed', notes: null });
  await schedule.addSession(id, practiceToday(), '10:00', { status: 'completed', notes: 'Sat still.' });
  await schedule.addSession(id, practiceToday(), '11:00', { status: 'scheduled', notes: null });
  await page.goto('/sessions');
  await expect(page.getByText('Sat still.')).toBeVisible();
  await expect(page.getByText('No note yet')).toHaveCount(1);
});
