import { beforeEach, describe, vi } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

// The hour that comes twice, the one that is left out, and a session over midnight.
const sessions = [
  ['2025-11-02T05:30:00.000Z', 'Nov 2, 2025, 1:30 AM', 'Nov 2, 2025, 1:30 AM–1:30 AM (60 min)'],
  ['2025-11-02T06:30:00.000Z', 'Nov 2, 2025, 1:30 AM', 'Nov 2, 2025, 1:30 AM–2:30 AM (60 min)'],
  ['2026-03-08T06:30:00.000Z', 'Mar 8, 2026, 1:30 AM', 'Mar 8, 2026, 1:30 AM–3:30 AM (60 min)'],
  [
    '2026-10-06T03:30:00.000Z',
    'Oct 5, 2026, 11:30 PM',
    'Oct 5, 2026, 11:30 PM–Oct 6, 2026, 12:30 AM (60 min)',
  ],
] as const;

for (const timezoneId of ['America/New_York', 'Pacific/Auckland', 'America/Los_Angeles']) {
  describe(`a browser in ${timezoneId}`, () => {
    beforeEach(() => {
      vi.stubEnv('TZ', timezoneId);
      return () => vi.unstubAllEnvs();
    });

    test('shows and signs a note by the clock of the practice, also when the clocks change', async ({
      page,
      schedule,
      therapist,
    }) => {
      const { id: clientId } = await schedule.addClient('Ada Applewood');
      await therapist.put('/api/signing-profile', buildSigningProfile());
      for (const [date, header, times] of sessions) {
        const data = {
          clientId,
          date,
          duration: 60,
          type: 'individual',
          status: 'completed',
          notes: 'Seen.',
        };
        const { id } = (await therapist.post('/api/sessions', data)).json<Session>();
        await page.goto(`/sessions/${id}/note`);
        await expect(page.getByText(`${header} · Individual Therapy · 60 min`)).toBeVisible();
        await page.getByRole('button', { name: 'Sign', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Sign Note' });
        await expect(dialog.getByText(times)).toBeVisible();
        await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(times)).toBeVisible();
      }
      const signedAt = new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/New_York',
        dateStyle: 'medium',
      });
      await expect(page.getByText(signedAt.format(new Date())).last()).toBeVisible();
    });
  });
}
