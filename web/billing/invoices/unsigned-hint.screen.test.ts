import { addSignable } from '#tests/builders/signing-builder.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The hint about unsigned notes counts them, and leads to the first', async ({ page, therapist }) => {
  const notes: string[] = [];
  for (const day of ['2026-11-10', '2026-11-12']) {
    const { note } = await addSignable(therapist, { date: `${day}T15:00:00.000Z` });
    expect((await therapist.post(`${note}/sign`, { status: 'completed' })).status).toBe(201);
    expect((await therapist.post(`${note}/withdraw`, { reason: 'Another child' })).status).toBe(201);
    notes.push(note.replace('/api', ''));
  }
  await page.goto('/invoices/batch');
  await page.getByLabel('Sessions Through').fill('2026-11-12');
  await expect(
    page.getByText('2 notes are not signed yet, so their sessions cannot be invoiced.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the first' })).toHaveAttribute('href', notes[0] ?? '');
  const leftOut = page.getByRole('region', { name: 'Left Out' });
  await expect(leftOut.getByRole('term')).toHaveText(['Note Not Signed', 'Note Not Signed']);
  await expect(leftOut.getByRole('link', { name: 'Nov 12, 2026' })).toHaveAttribute('href', notes[1] ?? '');
});
