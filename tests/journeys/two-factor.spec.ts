import { readFileSync } from 'node:fs';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';
import { shownCodes, turnOnTwoFactor } from '#tests/setup/sample-app.ts';

test('Two-factor sign-in is set up with the password, renewed and turned off with a code too', async ({
  page,
  context,
  problems,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    window.print = () => {
      window.top?.document.documentElement.setAttribute('data-printed', document.body.textContent);
      window.dispatchEvent(new Event('afterprint'));
    };
  });

  let codes: string[] = [];
  let app: Awaited<ReturnType<typeof turnOnTwoFactor>>;

  await test.step('Each step says what is wrong and is accessible', async () => {
    problems.allow(/status of 403/);
    await page.goto('/settings/security');
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn On' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await page.getByLabel('Your Password').fill('wrong-guess');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Your current password is not right')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your Password').fill(signedIn.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText('Enter the 6 digits that your authenticator app shows')).toBeVisible();
    await page.getByLabel('Code From the App').fill('000 000');
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText(/^This code does not fit\./)).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await expect(page.getByRole('link', { name: 'Open an app on this phone' })).toHaveAttribute(
      'href',
      /^otpauth:\/\/totp\//,
    );
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Turn On' })).toBeFocused();
  });

  await test.step('Recovery codes can be copied, downloaded and printed', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    app = await turnOnTwoFactor(page, signedIn);
    codes = await shownCodes(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    const text = readFileSync(await download.path(), 'utf8');
    for (const code of [...codes, signedIn.username]) expect(text).toContain(code);

    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', new RegExp(codes.join('\\s+')));
    await expect(page.locator('iframe')).toHaveCount(0);

    await page.getByRole('button', { name: 'I Have Saved Them' }).click();
    await expect(page.getByRole('button', { name: 'Use Another App' })).toBeFocused();
  });

  await test.step('New codes, another app and turning it off ask for the password and a code', async () => {
    await expectAccessible(page);
    await expectFitsPhone(page);

    await page.getByRole('button', { name: 'Make New Codes' }).click();
    await page.getByLabel('Your Password').fill(signedIn.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Make New Codes' }).click();
    await expect(page.getByText('Enter a code from your authenticator app or a recovery code')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill(app.code(1));
    await page.getByRole('dialog').getByRole('button', { name: 'Make New Codes' }).click();
    await expect(page.getByText('These take the place of your old codes.')).toBeVisible();
    const renewed = await shownCodes(page);
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    // They are not closed by accident.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep Them Open' }).click();
    expect(await shownCodes(page)).toEqual(renewed);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Use Another App' }).click();
    await expect(page.getByText('the app you have now and its recovery codes no longer work')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Turn Off' }).click();
    await page.getByLabel('Your Password').fill(signedIn.password);
    // Without the phone a recovery code is enough, and each is good once.
    const [recoveryCode = ''] = renewed;
    await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn Off' }).click();
    await expect(page.getByText('This code is not right, or was used already.')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
    await page.getByRole('dialog').getByRole('button', { name: 'Turn Off' }).click();
    await expectToast(page, 'Two-Factor Sign-In Off', 'Your password alone signs you in again.');
    await expect(page.getByRole('button', { name: 'Turn On' })).toBeFocused();
  });
});
