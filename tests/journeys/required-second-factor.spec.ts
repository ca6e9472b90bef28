import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { turnOnTwoFactor } from '#tests/setup/sample-app.ts';

const NEEDED = 'Set Up a Second Factor';

test('The owner requires a second factor, and colleagues set theirs up first', async ({
  browser,
  ownProgram,
  owner,
  page,
  problems,
}) => {
  test.slow();
  await test.step('A colleague sets a second factor up before anything else', async () => {
    problems.allow(/status of 40[39]/);
    const colleague = newAccount({ fullName: 'Ada Heirloom-Featherstonehaugh' });
    const laptop = await browser.newContext({ baseURL: ownProgram.url });
    await laptop.request.post('/api/register', { data: colleague });
    const there = await laptop.newPage();
    await there.goto('/clients');
    await expect(there.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();

    await page.goto('/settings/team');
    await page.getByRole('button', { name: 'Require of Everybody' }).click();
    const dialog = page.getByRole('dialog', { name: 'Require a second factor of everybody?' });
    await dialog.getByLabel('Your Password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Require It' }).click();
    await expect(dialog.getByText(/^First sign in with a second factor yourself/)).toBeVisible();
    await expectAccessible(page);

    const app = await turnOnTwoFactor(page, owner);
    await page.getByRole('button', { name: 'I Have Saved Them' }).click();
    await page.goto('/settings/team');
    await page.getByRole('button', { name: 'Require of Everybody' }).click();
    await dialog.getByLabel('Your Password').fill(owner.password);
    await dialog.getByLabel('Code', { exact: true }).fill(app.code(1));
    await dialog.getByRole('button', { name: 'Require It' }).click();
    await expectToast(page, 'Second Factor Required', 'A password alone opens no records any more.');
    await expect(page.getByRole('button', { name: 'Let Each Decide' })).toBeFocused();
    await expectFitsPhone(page);

    // Her open page asks at once, and no address leads around it.
    await expect(there.getByRole('heading', { name: NEEDED, level: 1 })).toBeVisible();
    await there.goto('/sessions');
    await expect(there.getByRole('heading', { name: NEEDED, level: 1 })).toBeVisible();
    await expect(there.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expectAccessible(there);
    await expectFitsPhone(there);
    const phone = await turnOnTwoFactor(there, colleague);
    await there.getByRole('button', { name: 'I Have Saved Them' }).click();
    await there.getByRole('button', { name: 'Go to My Records' }).click();
    await expect(there.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

    await there.getByRole('button', { name: 'Turn Off' }).click();
    const turningOff = there.getByRole('dialog');
    await turningOff.getByLabel('Your Password').fill(colleague.password);
    await turningOff.getByLabel('Code', { exact: true }).fill(phone.code(1));
    await turningOff.getByRole('button', { name: 'Turn Off' }).click();
    await expect(turningOff.getByText(/Add another one before you remove this one$/)).toBeVisible();
    await laptop.close();
  });
});
