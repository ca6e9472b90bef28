import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

/** Returns what the live regions of the page say from now on, in order. */
function listen(): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live], [role=status], [role=alert]');
      const text = region?.textContent?.trim();
      if (!text || region?.getAttribute('aria-live') === 'off' || heard.at(-1) === text) continue;
      heard.push(text);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}

test('A screen reader hears once that a note is saved, and at once that it is not', async ({
  page,
  schedule,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const { id: clientId } = await schedule.addClient('Ada Applewood');
  const session = await schedule.addSession(clientId, '2026-11-20', '14:30');
  await page.goto(`/sessions/${session.id}/note`);
  const words = page.getByRole('textbox', { name: 'Notes' });
  await expect(words).toBeVisible();
  const heard = listen();
  for (const text of ['Sat', 'Sat well', 'Sat well.']) {
    await words.fill(text);
    await expect.poll(async () => (await schedule.session(session.id)).notes).toBe(text);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }
  await expect.poll(() => heard).toEqual(['All changes are saved.']);

  const mend = page.line.cut('PUT /api/sessions/:id/note');
  await words.fill('Sat well. Cut a line.');
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await expect
    .poll(() => heard.slice(1))
    .toEqual(['No connection: the latest changes are not on the server.']);
  mend();
  window.dispatchEvent(new window.Event('online'));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => heard.slice(2)).toEqual(['All changes are saved.']);
});
